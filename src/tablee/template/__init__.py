"""A tiny game to begin from: `tablee new-game` copies it under another name."""
