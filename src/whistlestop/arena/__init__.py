"""The arena: bots play one another, and what comes out is measured honestly."""
