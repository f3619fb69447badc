import secateur

SCORES = [3, 5, 2, 9, 12, 5, 23, 20]


@secateur.search
def minimax(depth, index, maximizing, scores, height):
    if depth == height:
        return scores[index]
    if maximizing:
        return max(
            minimax(depth + 1, index * 2, False, scores, height),
            minimax(depth + 1, index * 2 + 1, False, scores, height),
        )
    return min(
        minimax(depth + 1, index * 2, True, scores, height),
        minimax(depth + 1, index * 2 + 1, True, scores, height),
    )


minimax(0, 0, True, SCORES, 3)
