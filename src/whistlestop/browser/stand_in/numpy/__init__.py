"""What of NumPy the rules as plain Python, games, maps and scripted bots use, in the standard library alone.

It stands in for NumPy in a browser (docs/adr/0029-demo-site.md): its folder's parent comes first on the path there, and
nowhere else. Names are NumPy's, and so is what they do, with one difference: a number read from an array is a Python
int, and one that does not fit is refused with an OverflowError, where NumPy would wrap around. What is not here is
missing, loudly. tests/browser compares it with NumPy, operation by operation and game by game.
"""

from .arrays import ndarray, void
from .dtypes import (
    bool_,
    dtype,
    float32,
    float64,
    floating,
    generic,
    iinfo,
    int8,
    int16,
    int32,
    int64,
    integer,
    uint8,
    uint64,
)
from .functions import (
    array,
    asarray,
    bitwise_or,
    concatenate,
    count_nonzero,
    flatnonzero,
    frombuffer,
    full,
    unpackbits,
    zeros,
)

__version__ = "0.stand-in"
__all__ = [
    "array",
    "asarray",
    "bitwise_or",
    "bool_",
    "concatenate",
    "count_nonzero",
    "dtype",
    "flatnonzero",
    "float32",
    "float64",
    "floating",
    "frombuffer",
    "full",
    "generic",
    "iinfo",
    "int8",
    "int16",
    "int32",
    "int64",
    "integer",
    "ndarray",
    "uint8",
    "uint64",
    "unpackbits",
    "void",
    "zeros",
]
