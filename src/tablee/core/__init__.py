"""What every game stands on: the flat record, chance, compiling, games and matches."""
