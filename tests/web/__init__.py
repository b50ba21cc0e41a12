"""The page, in a real browser. A package, so that browser and server end with its tests (conftest.py)."""
