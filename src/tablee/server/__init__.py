"""The web: tables anybody can sit down at."""
