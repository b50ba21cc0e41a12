"""Bots at tables: which there are, where they think, and hints."""
