"""How the machine code of an entry point is put together: everything that it calls, translated once, optimised once.

Left alone, Numba takes every kernel for a function that Python may call. It links all that the kernel calls into it,
optimises the whole, and emits machine code with a wrapper for Python; then it does the same again for each caller, up
to the entry points: half of the time went there. Here a kernel is only translated. An entry point links all kernels
below it, each once, and the optimiser sees them together.

A kernel that is called from Python all the same (by a test, or a board while it is made) is compiled as an entry point
of its own, without a cache.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
from numba.core import codegen, compiler, registry, typed_passes
from numba.core.compiler_machinery import register_pass

from .cache import OPTIONS


class KernelLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]  # numba has no types
    """The code of one kernel, without that of others, as it is linked into entry points. Never run by itself."""

    def finalize(self) -> None:
        self._finalized = True


class EntryPointLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of an entry point and of all kernels below it."""

    def finalize(self) -> None:
        found: dict[int, Any] = {}
        for library in self._linking_libraries:
            collect(library, found)
        self._linking_libraries: list[Any] = list(found.values())[::-1]
        super().finalize()


def collect(library: Any, found: dict[int, Any]) -> None:
    """This library after all that it calls. They are linked in the opposite order: LLVM leaves out what nothing that it
    has seen so far refers to."""
    if id(library) in found:
        return
    if isinstance(library, KernelLibrary):
        for below in library._linking_libraries:
            collect(below, found)
    found[id(library)] = library


@register_pass(mutates_CFG=True, analysis_only=False)
class TranslateKernel(typed_passes.NativeLowering):  # type: ignore[misc]
    """To LLVM's language, and no further."""

    _name = "translate_kernel"

    def run_pass(self, state: Any) -> bool:
        state.library = KernelLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = state.flags.no_cpython_wrapper = state.flags.no_cfunc_wrapper = True
        super().run_pass(state)
        name = object()  # by which callers find it; elsewhere in Numba this is what Python would call
        state.targetctx.insert_user_function(name, state["cr"].fndesc, [state.library])
        state["cr"] = state["cr"]._replace(cfunc=name)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class CompileEntryPoint(typed_passes.NativeLowering):  # type: ignore[misc]
    """To machine code, with all kernels below."""

    _name = "compile_entry_point"

    def run_pass(self, state: Any) -> bool:
        state.library = EntryPointLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


def pipeline(last: type) -> type:
    """Numba's own passes, but for the last step."""

    class Compiler(compiler.CompilerBase):  # type: ignore[misc]
        def define_pipelines(self) -> list[Any]:
            passes = compiler.DefaultPassBuilder.define_nopython_pipeline(self.state)
            passes.passes = [(last if it is typed_passes.NativeLowering else it, why) for it, why in passes.passes]
            passes.finalize()
            return [passes]

    return Compiler


KERNEL, ENTRY_POINT = pipeline(TranslateKernel), pipeline(CompileEntryPoint)


class Kernel(registry.CPUDispatcher):  # type: ignore[misc]
    """A kernel, as Numba sees it where another one calls it."""

    def __init__(self, function: Callable[..., Any]) -> None:
        options = {"nopython": True, "boundscheck": None, **OPTIONS}  # as njit has them: a GPU takes them over
        super().__init__(function, targetoptions=options, pipeline_class=KERNEL)
        self._for_python: Callable[..., Any] | None = None

    def add_overload(self, compiled: Any) -> None:
        self.overloads[tuple(compiled.signature.args)] = compiled

    def __call__(self, *arguments: Any) -> Any:
        if self._for_python is None:
            self._for_python = entry_point(self.py_func)
        return self._for_python(*arguments)


def entry_point(function: Callable[..., Any]) -> Any:
    return numba.njit(pipeline_class=ENTRY_POINT, **OPTIONS)(function)
