"""One step of one game of a batch: the same function for the CPU and for the GPU.

A batch is a set of arrays, one row a game. After a step every game waits for a decision with more than one choice; a
game that ended has left its result behind and begun anew (or waits at its end, if that is wanted).
"""

from __future__ import annotations

from typing import Any

from whistlestop.bots.next_choice import next_choice
from whistlestop.bots.observation.looking import advise, look, look_alone
from whistlestop.bots.observation.writing import show_hidden
from whistlestop.rules.chance import start_stream
from whistlestop.rules.effects import take
from whistlestop.rules.flow import begin
from whistlestop.rules.happenings import UNHEARD
from whistlestop.rules.kernel import kernel, u64
from whistlestop.rules.scoring import score_game
from whistlestop.rules.visibility import see

Records = Any
Numbers = Any

LUCK = u64(0x656E7673)  # of bots that roll dice: neither the game's nor anybody else's
NO_ADVICE = NO_BOT = -1  # in the place of a bot
FRESH, STAY = -1001, -1002  # in the place of a decision: begin a new game; only look again. Nobody says them by mistake


@kernel
def begin_game(
    states: Records,
    boards: Records,
    blanks: Records,
    works: Records,
    j: int,
    i: int,
    players: int,
    seed: int,
    index: int,
) -> int:
    """Game `index` of a seed in place i; the first seat that has a choice."""
    states[i] = blanks[0]
    begin(states[i], boards[0], players, -1, seed, index)
    return next_choice(states[i], boards[0], works[j])


@kernel
def step_game(
    states: Records,  # every game
    boards: Records,
    blanks: Records,  # a record of zeros
    works: Records,  # room: record j
    scores: Records,  # room: record j
    j: int,
    i: int,
    players: Numbers,  # of each game
    seats: Numbers,  # who is to decide
    episodes: Numbers,  # games begun in this place
    actions: Numbers,  # numbers of decisions, or FRESH, or STAY
    decisions: Numbers,  # what these numbers stand for
    seed: int,
    done: Numbers,
    totals: Numbers,
    ranks: Numbers,
    turns: Numbers,
    anew: int,
) -> int:
    """Take a decision and go on to the next choice: whose it is. A game that is over leaves its result; it begins
    `anew`, or waits at its end (seat -1) until it is told to begin."""
    seat = seats[i] if actions[i] == STAY else -1
    done[i] = 0
    if actions[i] >= 0 and seats[i] >= 0:
        take(states[i], boards[0], seats[i], decisions[actions[i]], UNHEARD)
        seat = go_on(states, boards, works, scores, j, i, players, done, totals, ranks, turns)
    if seat < 0 and (anew != 0 or actions[i] == FRESH):
        seat = begin_anew(states, boards, blanks, works, j, i, players, episodes, seed)
    seats[i] = seat
    return seat


@kernel
def go_on(
    states: Records,
    boards: Records,
    works: Records,
    scores: Records,
    j: int,
    i: int,
    players: Numbers,
    done: Numbers,
    totals: Numbers,
    ranks: Numbers,
    turns: Numbers,
) -> int:
    """To the next choice: whose it is, or -1 and the result if the game is over."""
    seat = next_choice(states[i], boards[0], works[j])
    if seat < 0:
        done[i] = 1
        score_game(states[i], boards[0], scores[j], works[j])
        for place in range(players[i]):
            totals[i, place] = scores[j].total[place]
            ranks[i, place] = scores[j].rank[place]
        turns[i] = states[i].turn
    return seat


@kernel
def begin_anew(
    states: Records,
    boards: Records,
    blanks: Records,
    works: Records,
    j: int,
    i: int,
    players: Numbers,
    episodes: Numbers,
    seed: int,
) -> int:
    """The next game of this place; the first seat that has a choice."""
    seat = -1
    while seat < 0:
        index = i + len(players) * episodes[i]
        episodes[i] += 1
        seat = begin_game(states, boards, blanks, works, j, i, players[i], seed, index)
    return seat


@kernel
def let_bots_play(
    states: Records,
    boards: Records,
    blanks: Records,
    seens: Records,
    works: Records,
    scores: Records,
    traits: Records,
    j: int,
    i: int,
    players: Numbers,
    seats: Numbers,
    episodes: Numbers,
    bots: Numbers,  # of each game and seat: by which of the traits it plays, or NO_BOT
    seed: int,
    luck: int,
    done: Numbers,
    totals: Numbers,
    ranks: Numbers,
    turns: Numbers,
    anew: int,
) -> None:
    """Until a seat has a choice that no bot plays; there is one in every game, or this would never end."""
    works[j].rng = start_stream(u64(luck) ^ LUCK, i)
    while seats[i] >= 0 and bots[i, seats[i]] >= 0:
        seat = seats[i]
        seens[j] = blanks[0]
        see(states[i], seat, seens[j])
        take(states[i], boards[0], seat, advise(seens[j], boards[0], seat, works[j], traits[bots[i, seat]]), UNHEARD)
        seat = go_on(states, boards, works, scores, j, i, players, done, totals, ranks, turns)
        if seat < 0 and anew != 0:
            seat = begin_anew(states, boards, blanks, works, j, i, players, episodes, seed)
        seats[i] = seat


@kernel
def look_at_game(
    states: Records,
    boards: Records,
    blanks: Records,
    seens: Records,
    works: Records,
    traits: Records,
    layouts: Records,
    j: int,
    i: int,
    seats: Numbers,
    advisers: Numbers,  # of each game and seat: which of the traits advise it, or NO_ADVICE
    numbers: Numbers,
    luck: int,
    observed: Numbers,
    hidden: Numbers,
    mask: Numbers,
    advice: Numbers,
) -> None:
    """Observation, mask, advice and what is hidden of game i, from the seat that decides. All zero before."""
    seat = seats[i]
    seens[j] = blanks[0]
    see(states[i], seat, seens[j])
    adviser = advisers[i, seat]
    if adviser >= 0:
        works[j].rng = start_stream(u64(luck) ^ LUCK, i)
        advice[i] = look(seens[j], boards[0], seat, works[j], traits[adviser], layouts[0], numbers, observed, mask, i)
    else:
        look_alone(seens[j], boards[0], seat, works[j], layouts[0], numbers, observed, mask, i)
        advice[i] = NO_ADVICE
    show_hidden(states[i], boards[0], seat, layouts[0], hidden, i)
