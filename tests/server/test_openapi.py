"""The OpenAPI document tells the truth: whatever is made from it, and whatever contradicts it, gets a typed answer."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.openapi import from_dict
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from server.serving import Process
from whistlestop.client import Client, TableSettings
from whistlestop.server.refusal import STATUS
from whistlestop.wire import schemas

DOCUMENT = schemas.openapi()
# Each operation, with requests that fit it and, where it takes anything, with some that do not; but nobody is deleted.
CASES = [
    (path, method, mode)
    for path, operations in DOCUMENT["paths"].items()
    for method, operation in operations.items()
    for mode in GenerationMode
    if (path, method) != ("/api/me", "delete")
    and (mode is GenerationMode.POSITIVE or operation["parameters"] or "requestBody" in operation)
]
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


class Running(NamedTuple):
    url: str
    token: str
    table: str


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server, a guest, and a game of theirs that is over."""
    process = Process(str(tmp_path_factory.mktemp("openapi") / "s.sqlite"))

    async def play() -> Running:
        async with Client(process.url, name="Anna") as anna:
            table = await anna.create(TableSettings("card_game", 2, bots=("random",), public=True))
            await anna.play(table, 0, lambda state: state.legal[0])
            return Running(process.url, anna.token or "", table)

    process.start()
    try:
        process.wait(60)
        yield asyncio.run(asyncio.wait_for(play(), 60))
    finally:
        process.stop()


@pytest.mark.xdist_group("openapi")
@pytest.mark.parametrize("path, method, mode", CASES, ids=str)
def test_every_operation(path: str, method: str, mode: GenerationMode, running: Running) -> None:
    cases: st.SearchStrategy[Any] = from_dict(DOCUMENT)[path][method].as_strategy(generation_mode=mode)

    @settings(
        max_examples=12,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        derandomize=True,
    )
    @given(cases, st.booleans(), st.booleans())
    def try_out(case: Any, ours: bool, known: bool) -> None:
        if ours and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = running.table
        headers = {"Authorization": f"Bearer {running.token}"} if known else {}
        response = case.call(base_url=running.url, headers=headers)
        assert response.status_code != 500
        if response.status_code >= 400:
            body = json.loads(response.content)
            assert STATUS[body["code"]] == response.status_code
            assert body["sentence"]
        case.validate_response(response, checks=CHECKS)

    try_out()
