import secateur

TREE = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]


@secateur.search
def negamax(node, depth, a, b, color):
    if depth == 0 or not isinstance(node, list):
        return color * node
    value = -1000
    for child in node:
        value = max(value, -negamax(child, depth - 1, -b, -a, -color))
        a = max(a, value)
        if a >= b:
            break
    return value


negamax(TREE, 5, -1000, 1000, 1)
