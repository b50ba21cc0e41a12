"""The maps of a server and their drawings."""
