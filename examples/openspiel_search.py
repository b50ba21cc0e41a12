"""Information-set Monte Carlo tree search of OpenSpiel against random play in the card game.

pip install "whistlestop[openspiel]", then: python examples/openspiel_search.py [SIMULATIONS]
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import whistlestop.envs.openspiel  # noqa: F401 - registers the game

simulations = int(sys.argv[1]) if len(sys.argv) > 1 else 10
dice = np.random.RandomState(1)
game = pyspiel.load_game("whistlestop(map=card_game,players=2)")
searcher = ismcts.ISMCTSBot(
    game=game,
    uct_c=1.0,
    evaluator=mcts.RandomRolloutEvaluator(1, dice),
    max_simulations=simulations,
    random_state=dice,
)
searcher.set_resampler(lambda state, player: state.resample_from_infostate(player, dice.rand))

state = game.new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        action = int(dice.choice(outcomes, p=chances))
    elif state.current_player() == 0:
        action = searcher.step(state)
        print("search:", state.action_to_string(action))
    else:
        action = int(dice.choice(state.legal_actions()))
    state.apply_action(action)
print("search, random:", state.returns())
