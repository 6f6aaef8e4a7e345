"""Every figure in the README, measured again: `make bench`."""
