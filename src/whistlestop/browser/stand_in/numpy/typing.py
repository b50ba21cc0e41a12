"""Names for annotations."""

from .arrays import ndarray as NDArray  # noqa: N812 - NumPy's name

__all__ = ["NDArray"]
