import secateur

TREE = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]


@secateur.search
def max_value(node):
    if not isinstance(node, list):
        return node
    value = float("-inf")
    for child in node:
        value = max(value, min_value(child))
    return value


@secateur.search
def min_value(node):
    if not isinstance(node, list):
        return node
    value = float("inf")
    for child in node:
        value = min(value, max_value(child))
    return value


max_value(TREE)
