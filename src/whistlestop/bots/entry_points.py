"""The ways in from Python into the bots' kernels: whole arrays and an index in, plain numbers out."""

from __future__ import annotations

from typing import Any

from whistlestop.rules.chance import start_stream
from whistlestop.rules.effects import take
from whistlestop.rules.flow import begin
from whistlestop.rules.happenings import UNHEARD
from whistlestop.rules.hidden_worlds import resample
from whistlestop.rules.kernel import entry_point, many_games, u64
from whistlestop.rules.scoring import score_game

from .matches import BLANK, BOT_STREAM, STATE_AT, play_match
from .next_choice import next_choice
from .observation.looking import look as look_through
from .policy import decide as decide_for
from .search.candidates import propose as propose_more
from .search.trial_games import outcome, play_out
from .trial_steps import look_at_choice
from .trial_steps import renew_luck as renew_luck_of

Records = Any  # a structured array
Numbers = Any  # a plain array

KNOWN, WORLD, TRIAL = 1, 2, 3  # the records of a search, beside the blank one
SEEN = 1  # what a seat sees, beside the blank one
NOTHING = -1  # in the place of a decision
OUTCOME, GAIN, SQUARE = 0, 1, 2  # the rows of its results


@entry_point
def decide(seens: Records, boards: Records, i: int, seat: int, works: Records, traits: Records, seed: int) -> int:
    """The decision of a bot for the seat that sees seens[i]."""
    works[0].hasty = 0
    works[0].rng = start_stream(u64(seed) ^ BOT_STREAM, 0)
    return decide_for(seens[i], boards[0], seat, works[0], traits[0])


@entry_point
def look(
    seens: Records,
    boards: Records,
    i: int,
    seat: int,
    works: Records,
    traits: Records,
    layouts: Records,
    numbers: Numbers,
    observed: Numbers,
    mask: Numbers,
) -> int:
    """Fill the first rows, all zero before, with the observation and the mask of the seat that sees seens[i]; the
    advice of the bot with these traits, by its number."""
    works[0].rng = start_stream(BOT_STREAM, 0)
    return look_through(seens[i], boards[0], seat, works[0], traits[0], layouts[0], numbers, observed, mask, 0)


@entry_point
def advance(
    states: Records,
    boards: Records,
    games: Numbers,
    decisions: Numbers,
    seats: Numbers,
    seens: Records,
    works: Records,
    traits: Records,
    layouts: Records,
    numbers: Numbers,
    observed: Numbers,
    mask: Numbers,
) -> None:
    """In each of these games: take the decision of the seat whose choice it is (NOTHING: only look), go on to the next
    choice, and fill the game's row of observations and masks with it. `seats` says whose it is; -1: the game is over.

    seens: two STATE records, the first one blank.
    """
    for place in range(len(games)):
        i = games[place]
        if decisions[place] != NOTHING and seats[i] >= 0:
            take(states[i], boards[0], seats[i], decisions[place], UNHEARD)
            seats[i] = next_choice(states[i], boards[0], works[0])
        observed[i] = 0
        mask[i] = 0
        if seats[i] >= 0:
            look_at_choice(
                states,
                boards,
                i,
                seats[i],
                seens,
                seens,
                SEEN,
                works,
                traits,
                layouts,
                numbers,
                observed,
                mask,
                i,
            )


@entry_point
def renew_luck(states: Records, games: Numbers, luck: Numbers) -> None:
    """In those of these games in which a turn begins; a row of `luck` a game."""
    for place in range(len(games)):
        renew_luck_of(states[games[place]], luck, games[place])


@many_games
@entry_point
def play(
    rooms: Records,
    boards: Records,
    works: Records,
    traits: Records,
    players: int,
    first: int,
    seed: int,
    low: int,
    high: int,
    scores: Records,
    tallies: Records,
) -> int:
    """Play games low to high - 1, the results from place 0 on; how many decisions that took.

    rooms: three STATE records, the first one blank; traits: one record a seat.
    """
    taken = 0
    for i in range(low, high):
        rooms[STATE_AT] = rooms[BLANK]
        begin(rooms[STATE_AT], boards[0], players, first, seed, i)
        taken += play_match(rooms, boards[0], works[0], traits, seed, i, tallies[i - low])
        score_game(rooms[STATE_AT], boards[0], scores[i - low], works[0])
    return taken


@entry_point
def propose(seens: Records, boards: Records, i: int, seat: int, works: Records, traits: Records, seed: int) -> int:
    """works[0].candidates: what the bots with these traits propose to the seat that sees seens[i]; their number."""
    works[0].hasty = 0
    works[0].candidates_n = 0
    works[0].rng = start_stream(u64(seed) ^ BOT_STREAM, 0)
    for bot in range(len(traits)):
        propose_more(seens[i], boards[0], seat, works[0], traits[bot])
    return int(works[0].candidates_n)


@many_games
@entry_point
def try_out(
    rooms: Records,
    boards: Records,
    seat: int,
    works: Records,
    traits: Records,
    candidates: Numbers,
    seed: int,
    low: int,
    high: int,
    scores: Records,
    results: Numbers,
) -> None:
    """Try the candidates out in worlds low to high - 1, all in the same ones.

    rooms: four STATE records: a blank one, what the seat sees, and room for a world and for a trial game.
    results: a column a candidate, to which is added: its outcomes, by how much they were better than those of the first
    candidate, and the squares of that.
    """
    for i in range(low, high):
        rooms[WORLD] = rooms[BLANK]
        resample(rooms[KNOWN], boards[0], seat, rooms[WORLD], seed, i, works[0])
        luck = start_stream(u64(seed) ^ BOT_STREAM, i)
        base = 0
        for place in range(len(candidates)):
            rooms[TRIAL] = rooms[WORLD]
            works[0].rng = luck
            take(rooms[TRIAL], boards[0], seat, candidates[place], UNHEARD)
            play_out(rooms[TRIAL], boards[0], works[0], traits, luck)
            value = outcome(rooms[TRIAL], boards[0], seat, scores[0], works[0])
            if place == 0:
                base = value
            results[OUTCOME, place] += value
            results[GAIN, place] += value - base
            results[SQUARE, place] += (value - base) * (value - base)
