"""Players that are programs: one search for all games, a rule of thumb for each."""
