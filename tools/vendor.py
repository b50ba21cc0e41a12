"""Makes the page's vendored files: `uv run --with fonttools --with brotli python tools/vendor.py`.

Needs node and npm. Everything comes from pinned packages of the npm registry; what is made is checked in, so nobody
needs this to run, test or change the page.
"""

from __future__ import annotations

import json
import subprocess
import tempfile
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "src" / "whistlestop" / "web"
PACKAGES = {
    "preact": "11.2.0",
    "htm": "3.1.1",
    "@preact/signals": "2.11.4",
    "@preact/signals-core": "1.14.5",
    "@fluent/bundle": "0.19.1",
    "esbuild": "0.28.2",
    "@fontsource/libre-caslon-text": "5.3.0",
    "@fontsource-variable/source-sans-3": "5.3.0",
}
BUNDLES = {
    "preact.js": """
import { h, render, Fragment } from "preact";
import htm from "htm";
export { h, render, Fragment };
export const html = htm.bind(h);
export { useEffect, useLayoutEffect, useMemo, useRef, useState, useCallback, useId } from "preact/hooks";
export { signal, computed, effect, batch, untracked, useSignal, useComputed, useSignalEffect } from "@preact/signals";
""",
    "fluent.js": 'export { FluentBundle, FluentResource, FluentNumber } from "@fluent/bundle";',
}
LICENCES = ("preact", "htm", "@preact/signals", "@preact/signals-core", "@fluent/bundle")
# The letters of the six languages, of the cities, and what typesetting needs.
LETTERS = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "ÁÀÄÂÅÆÇÉÈÊËÍÌÏÐÓÒÖÔØŒÚÙÜÝÞŠŽáàäâåæçéèêëíìïîðñóòöôøœúùüûýþßšžłńśźżğışţțřčěąęő"
    + "–—−‘’‚“”„«»‹›…·•×÷°§©→←↑↓½¼\u00a0\u2009\u202f"
)
FONTS = {
    "serif.woff2": "@fontsource/libre-caslon-text/files/libre-caslon-text-latin-700-normal.woff2",
    "sans.woff2": "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
}


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        make_scripts(folder, WEB / "vendor")
        for file, path in FONTS.items():
            subset(folder / "node_modules" / path, WEB / "fonts" / file)


def write_manifest(folder: Path) -> None:
    (folder / "package.json").write_text(json.dumps({"private": True, "dependencies": PACKAGES}))


def make_scripts(folder: Path, out: Path) -> None:
    """The bundles and their licences; the packages are fetched into a folder that is empty yet."""
    write_manifest(folder)
    subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=folder, check=True)
    for file, source in BUNDLES.items():
        bundle(folder, file, source, out / file)
    gather_licences(folder, out / "LICENCES.txt")


def bundle(folder: Path, file: str, source: str, out: Path) -> None:
    (folder / f"entry-{file}").write_text(source)
    esbuild = folder / "node_modules" / "esbuild" / "bin" / "esbuild"
    flags = ["--bundle", "--minify", "--format=esm", "--target=es2022", "--legal-comments=none"]
    subprocess.run([esbuild, f"entry-{file}", *flags, f"--outfile={out}"], cwd=folder, check=True)
    out.write_text("// Made by tools/vendor.py; licences in LICENCES.txt. Do not edit.\n" + out.read_text())


def gather_licences(folder: Path, out: Path) -> None:
    parts = []
    for package in LICENCES:
        place = folder / "node_modules" / package
        texts = sorted(place.glob("LICEN[CS]E*"))
        kind = json.loads((place / "package.json").read_text())["license"]
        text = texts[0].read_text().strip() if texts else f"Licence: {kind}"
        parts.append(f"{package} {PACKAGES[package]}\n\n{text}\n")
    parts.append(
        "Fonts: Libre Caslon Text and Source Sans 3, SIL Open Font License 1.1 (https://openfontlicense.org).\n"
    )
    out.write_text(("\n" + "-" * 80 + "\n\n").join(parts))


def subset(source: Path, out: Path) -> None:
    from fontTools import subset as tool
    from fontTools.ttLib import TTFont

    font = TTFont(source)
    options = tool.Options(layout_features=["kern", "liga", "tnum", "lnum"], flavor="woff2", hinting=False)
    cutter = tool.Subsetter(options)
    cutter.populate(text=LETTERS)
    cutter.subset(font)
    font.flavor = "woff2"
    font.save(out)


if __name__ == "__main__":
    main()
