"""How fast the rules are, and whether all targets agree: `whistlestop bench`, `python -m whistlestop.bench`."""
