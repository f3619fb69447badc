import secateur


class Node:
    def __init__(self, value=None, children=()):
        self.value = value
        self.children = [child if isinstance(child, Node) else Node(child) for child in children]


TREE = Node(children=[Node(children=[3, 12, 8]), Node(children=[3, 4, 6]), Node(children=[14, 5, 2])])


@secateur.search
def alphabeta(node, depth, alpha, beta, maximizing_player):
    if depth == 0 or not node.children:
        return node.value
    if maximizing_player:
        value = float("-inf")
        for child in node.children:
            value = max(value, alphabeta(child, depth - 1, alpha, beta, False))
            if value >= beta:
                break
            alpha = max(alpha, value)
        return value
    value = float("inf")
    for child in node.children:
        value = min(value, alphabeta(child, depth - 1, alpha, beta, True))
        if value <= alpha:
            break
        beta = min(beta, value)
    return value


alphabeta(TREE, 2, float("-inf"), float("inf"), True)
