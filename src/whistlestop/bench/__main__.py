"""`python -m whistlestop.bench`: the same as `whistlestop bench`, where only NumPy, Numba and numba-cuda are there."""

import sys

from .arguments import main

if __name__ == "__main__":
    sys.exit(main())
