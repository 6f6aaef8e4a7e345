"""The games that come with the library, one folder each. `tablee.shelf()` lists all there are."""
