"""Saying a message; other languages; what is missing; which language somebody gets; and how little it costs."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from whistlestop import words
from whistlestop.game.notation.cards import CardSet
from whistlestop.game.views import events
from whistlestop.words import catalogue, choose, languages, say, user_language

ICELANDIC = """\
list-more = { $before }, { $next }
list-and = { $before } og { $last }
points = { $points ->
    [one] { $points } stig (eitt)
   *[other] { $points } stig
}
event-passed = { $who ->
    [you] Þú sagðir pass.
   *[other] { $name } sagði pass.
}
event-pile-placed = { $who ->
    [you] Þú lagðir út { red-cards }.
   *[other] { $name } lagði út { $mistake }.
}
event-singles-placed = { $name } lagði út { $list }.
    .card = { $card ->
        [red] rautt spil
        [blue] blátt spil
       *[other] annað spil
    }
event-first-player = { $name } { byrjar
refusal-B7 = of fáir vagnar
"""


def forget() -> None:
    catalogue.languages.cache_clear()
    catalogue.catalogue.cache_clear()


@pytest.fixture
def icelandic(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Another language, not finished and with mistakes in it."""
    for language, text in (("is", ICELANDIC), ("nb", "kind-red = rød\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "terms.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "en").mkdir()
    for file in (catalogue.FOLDER / "en").glob("*.ftl"):
        (tmp_path / "en" / file.name).write_bytes(file.read_bytes())
    monkeypatch.setattr(catalogue, "FOLDER", tmp_path)
    forget()
    yield
    forget()


def test_english_comes_first_and_is_there() -> None:
    assert languages()[0] == "en"


def test_a_key_or_a_language_that_is_not_there_is_an_error() -> None:
    with pytest.raises(KeyError, match="no message 'nonsense'"):
        say("nonsense")
    with pytest.raises(KeyError, match=r"no message 'points\.nonsense'"):
        say("points.nonsense", points=1)
    with pytest.raises(ValueError, match="no catalogue for the language 'tlh'; there is en"):
        say("points", "tlh", points=1)


def test_a_parameter_left_out_is_an_error() -> None:
    with pytest.raises(ValueError, match="en: points: Unknown external: points"):
        say("points")


@pytest.mark.parametrize(
    "items, said", [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c", "d"], "a, b, c and d")]
)
def test_lists(items: list[str], said: str) -> None:
    assert words.list_and(items) == said


@pytest.mark.usefixtures("icelandic")
def test_a_language_speaks_for_itself_where_it_can() -> None:
    assert languages() == ("en", "is", "nb")
    assert words.list_and(["a", "b", "c"], "is") == "a, b og c"
    assert [say("points", "is", points=number) for number in (1, 2, 11, 21)] == [
        "1 stig (eitt)",
        "2 stig",
        "11 stig",
        "21 stig (eitt)",
    ]
    singles = events.SinglesPlaced(0, ("blue", "red", "white"))
    assert words.tell(singles, names=["Anna"], language="is") == "Anna lagði út blátt spil, rautt spil og annað spil."


@pytest.mark.usefixtures("icelandic")
def test_what_a_language_lacks_or_gets_wrong_is_said_in_english() -> None:
    assert (
        words.refusal(words.phrase("refusal-B7"), "claim a-b", clause="B7", language="is")
        == "claim a-b: of fáir vagnar (B7)."
    )
    pile = events.PilePlaced(0, CardSet("red", 2))
    for viewer in (0, 1):  # one branch refers to a message, the other to a variable that is not there
        english = words.tell(pile, names=["Anna"], viewer=viewer)
        assert words.tell(pile, names=["Anna"], viewer=viewer, language="is") == english
    assert words.tell(events.FirstPlayer(0), names=["Anna"], language="is") == "Anna goes first."  # not Fluent
    lacking = words.missing("is")
    assert "event-turn-began" in lacking
    assert "event-passed" not in lacking


@pytest.mark.usefixtures("icelandic")
@pytest.mark.parametrize(
    "preferred, language",
    [
        (["nb-NO"], "nb"),
        (["no"], "nb"),
        (["nn_NO.UTF-8"], "nb"),
        (["is_IS.UTF-8"], "is"),
        (["IS"], "is"),
        (["de-DE", "is;q=0.8", "en;q=0.5"], "is"),
        (["de", "fr_CA@euro"], "en"),
        (["en-GB", "is"], "en"),
        (["", "C", "island"], "en"),
        ([], "en"),
    ],
)
def test_a_language_is_chosen_from_wishes(preferred: list[str], language: str) -> None:
    assert choose(preferred) == language


@pytest.mark.usefixtures("icelandic")
@pytest.mark.parametrize(
    "environment, language",
    [
        ({"LANG": "is_IS.UTF-8"}, "is"),
        ({"LANG": "is_IS.UTF-8", "LC_ALL": "nb_NO.UTF-8"}, "nb"),
        ({"LANG": "is_IS.UTF-8", "LC_ALL": ""}, "is"),
        ({"LANG": "is_IS.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "de:no:is"}, "nb"),
        ({"LANG": "POSIX", "LANGUAGE": "is"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_has_a_language(environment: dict[str, str], language: str) -> None:
    assert user_language(environment) == language


@pytest.mark.parametrize("language", ["en", "is"])
def test_fluent_knows_how_languages_count(language: str) -> None:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource("it = { $number ->\n    [one] one\n   *[other] other\n}"))
    pattern = bundle.get_message("it").value
    assert pattern is not None
    ones = [n for n in (0, 1, 2, 11, 21, 101) if bundle.format_pattern(pattern, {"number": n}) == ("one", [])]
    assert ones == ([1, 21, 101] if language == "is" else [1])


def test_long_texts_are_said_whole() -> None:
    """Fluent alone refuses them."""
    long = "x" * 10_000
    assert words.refusal(words.phrase("refusal-impossible"), long) == f"{long}: this can’t come up now."


def test_nothing_is_loaded_before_it_is_needed() -> None:
    """Neither the import nor a rule's text needs Fluent, msgspec or the kernel."""
    program = (
        "import sys; from whistlestop import words; words.rule('T6b'); words.say('refusal-B5');"
        "print([name for name in ('fluent', 'babel', 'msgspec', 'numpy', 'numba') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
