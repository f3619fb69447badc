# Alpha-beta with a table and quiescence that prints its trace and its notes. Run: python3 engine.py > trace.jsonl
import json

ROW = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5]  # Two players take the number at either end in turn.
NOISY, INFINITE = 5, 1000  # Taking as much as that is noisy.
table = {}

def tell(event, **more):
    print(json.dumps({"event": event, **more}))

def moves(i, j, quiet):
    ends = [("left", ROW[i], i + 1, j), ("right", ROW[j - 1], i, j - 1)] if i < j else []
    return [(number, *end) for number, end in enumerate(ends) if not quiet or end[1] >= NOISY]

def search(i, j, ahead, depth, alpha, beta, node, move):
    quiet, key = depth <= 0, f"{i}-{j} {ahead}"
    kind = "quiescence" if quiet else "full"
    tell("enter", node=node, alpha=alpha, beta=beta, depth=depth, key=key, kind=kind, move=move)
    stored, lower, upper = table.get(key, (-1, 0, 0))
    if stored >= max(depth, 0) and (lower >= beta or upper <= alpha or lower == upper):
        best = lower if lower >= beta else upper
        tell("hit", node=node, value=best, lower=lower, upper=upper)
        tell("leave", node=node, value=best, reason="table")
        return best
    best = ahead if quiet or i == j else -INFINITE
    if quiet:
        tell("stand-pat", node=node, value=ahead, eval=ahead)
    for number, name, taken, *rest in moves(i, j, quiet):
        if best < beta:
            window = -beta, -max(alpha, best)
            best = max(best, -search(*rest, -ahead - taken, depth - 1, *window, f"{node}/{number}", name))
    table[key] = max(depth, 0), best if best > alpha else -INFINITE, best if best < beta else INFINITE
    if best >= beta: tell("cutoff", node=node)
    tell("leave", node=node, value=best)
    return best

print('{"secateur": "trace", "version": 1, "view": "mover"}')
for limit in range(1, 7):
    tell("pass", depth=limit)
    search(0, len(ROW), 0, limit, -INFINITE, INFINITE, "", "")
