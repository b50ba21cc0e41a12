"""How a kernel becomes machine code: by Numba, which finds what was compiled before by its content (rules/cache.py)."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
from numba.core import caching
from numba.core.runtime import rtsys

from . import linker, prebuilt_kernels
from .cache import BEGUN, OPTIONS, directory

F = TypeVar("F", bound=Callable[..., Any])


def compile_inner(function: F) -> F:
    """A function that only kernels call: compiled into each entry point that needs it."""
    compiled: Any = linker.Kernel(function)
    return cast(F, compiled)


def compile_entry_point(function: F) -> F:
    """A function that Python calls: its machine code, with all it calls, is kept on disk."""
    folder = directory(function.__code__.co_filename)
    if prebuilt_kernels.find(function.__code__.co_filename) is None and not any(
        folder.iterdir()
    ):  # nothing has been compiled from these sources yet: say why the first call takes long
        print("whistlestop: compiling on first use; `whistlestop warm` does it ahead.", file=sys.stderr, flush=True)
        (folder / BEGUN).touch()
    dispatcher = linker.entry_point(function)
    dispatcher._cache = ContentCache(function)
    compiled: F = dispatcher
    return compiled


class NotCompiled(Exception):
    """There is no machine code for arguments of these types."""


def load_entry_point(function: F) -> F:
    """An entry point as it was compiled by another process, with all that it calls; nothing is compiled here."""
    dispatcher = numba.njit(**OPTIONS)(function)
    dispatcher._cache = LoadedOnly(function)
    loaded: F = dispatcher
    return loaded


class ContentLocator(caching._CacheLocator):  # type: ignore[misc]  # numba has no types
    """Where Numba keeps a function's machine code: in the directory of its sources' hash, whatever their path."""

    def __init__(self, file: str) -> None:
        self._file = file

    def get_cache_path(self) -> str:
        return str(directory(self._file))

    def get_source_stamp(self) -> str:
        return ""  # the directory says it

    def get_disambiguator(self) -> str:
        return ""

    @classmethod
    def from_function(cls, _: Callable[..., Any], file: str) -> ContentLocator:
        return cls(file)


class ContentCacheFiles(caching.CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (ContentLocator,)


class QuickCache(caching.FunctionCache):  # type: ignore[misc]
    """Finds machine code without getting the compiler ready."""

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Numba would first import all that it can compile, and SciPy too where there is one: a third of the time to a
        first move. Machine code wants nothing but Numba's runtime; whoever compiles gets the compiler ready itself."""
        rtsys.initialize(target_context)
        with self._guard_against_spurious_io_errors():
            return self._load_overload(sig, target_context)


class ContentCache(QuickCache):
    """What was compiled here before; else what came from elsewhere."""

    _impl_class = ContentCacheFiles

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        found = super().load_overload(sig, target_context)
        if found is None and (prebuilt := prebuilt_kernels.find(self._py_func.__code__.co_filename)) is not None:
            found = PrebuiltCache(self._py_func, prebuilt).load_overload(sig, target_context)
        return found


class PrebuiltLocator(ContentLocator):
    def get_cache_path(self) -> str:
        prebuilt = prebuilt_kernels.find(self._file)
        assert prebuilt is not None
        return str(prebuilt.folder)


class PrebuiltFiles(caching.CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (PrebuiltLocator,)


class PrebuiltCache(QuickCache):
    """Only ever read; filed under the processor that it was compiled for."""

    _impl_class = PrebuiltFiles

    def __init__(self, function: Callable[..., Any], prebuilt: prebuilt_kernels.Prebuilt) -> None:
        super().__init__(function)
        self._prebuilt = prebuilt

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        signature, _, hashes = super()._index_key(sig, codegen)
        return signature, self._prebuilt.key, hashes


class LoadedOnly(ContentCache):
    def load_overload(self, sig: Any, target_context: Any) -> Any:
        found = super().load_overload(sig, target_context)
        if found is None:
            raise NotCompiled
        return found
