# Alpha-beta that prints its trace. Run: python3 search.py > trace.jsonl
import json

TREE = [[3, 12, 8], [3, 4, 6], [14, 5, 2]]

def tell(event, node, **more):
    print(json.dumps({"event": event, "node": node, **more}))

def search(tree, node, alpha, beta, maximize):
    tell("enter", node, alpha=alpha, beta=beta)
    best = -float("inf") if maximize else float("inf")
    if not isinstance(tree, list):
        best = tree
        tell("evaluate", node, value=best)
    for number, child in enumerate(tree if isinstance(tree, list) else []):
        value = search(child, f"{node}/{number}", alpha, beta, not maximize)
        best = max(best, value) if maximize else min(best, value)
        cut = best >= beta if maximize else best <= alpha
        if not cut: alpha, beta = (max(alpha, best), beta) if maximize else (alpha, min(beta, best))
        tell("compare", node, child=f"{node}/{number}", best=best, alpha=alpha, beta=beta)
        if cut: break
    tell("leave", node, value=best)
    return best
search(TREE, "", -float("inf"), float("inf"), True)
