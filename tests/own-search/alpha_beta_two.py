import math

import secateur


class Game:
    """A position is the text of the moves that led to it."""

    def actions(self, state):
        return ["a", "b", "c"]

    def result(self, state, action):
        return state + action

    def is_terminal(self, state):
        return len(state) == 2

    def utility(self, state):
        values = {"a": [3, 12, 8], "b": [3, 4, 6], "c": [14, 5, 2]}
        return values[state[0]]["abc".index(state[1])]


def alphabeta_search(game, state):
    @secateur.search(node="state")
    def max_value(game, state, *, beta=math.inf, alpha=-math.inf):
        if game.is_terminal(state):
            return game.utility(state), None
        value, move = -math.inf, None
        for action in game.actions(state):
            other, _ = min_value(game, game.result(state, action), alpha=alpha, beta=beta)
            if other > value:
                value, move = other, action
            if value >= beta:
                return value, move
            alpha = max(alpha, value)
        return value, move

    @secateur.search(node="state")
    def min_value(game, state, *, beta, alpha):
        if game.is_terminal(state):
            return game.utility(state), None
        value, move = math.inf, None
        for action in game.actions(state):
            other, _ = max_value(game, game.result(state, action), beta=beta, alpha=alpha)
            if other < value:
                value, move = other, action
            if value <= alpha:
                return value, move
            beta = min(beta, value)
        return value, move

    return max_value(game, state)


print(alphabeta_search(Game(), ""))
