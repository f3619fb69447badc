# Monte-Carlo tree search that prints its trace. Run: python3 mcts.py > trace.jsonl
import json, math, random

TREE, LEAST, GREATEST = [[3, 12, 8], [3, 4, 6], [14, 5, 2]], 2, 14
C, ITERATIONS = math.sqrt(2), 200

def tell(event, node, **more):
    print(json.dumps({"event": event, "node": node, **more}))

class Node:
    def __init__(self, tree, name, maximize):
        self.tree, self.name, self.maximize = tree, name, maximize
        self.n, self.w, self.children = 0, 0, []

    def score(self, child):
        mean = child.w / child.n if self.maximize else 1 - child.w / child.n
        return mean + C * math.sqrt(math.log(self.n) / child.n)

def descend(node):
    path = [node]
    while isinstance(node.tree, list):
        at = len(node.children)
        if at < len(node.tree):
            node.children.append(Node(node.tree[at], f"{node.name}/{at}", not node.maximize))
            tell("expand", node.children[-1].name)
            return path + [node.children[-1]]
        child = max(node.children, key=node.score)
        tell("select", node.name, child=child.name, score=node.score(child))
        node = child
        path.append(node)
    return path

def play(node):
    tree, leaf = node.tree, node.name
    while isinstance(tree, list):
        at = random.randrange(len(tree))
        tree, leaf = tree[at], f"{leaf}/{at}"
    reward = (tree - LEAST) / (GREATEST - LEAST)
    tell("playout", node.name, leaf=leaf, value=tree, reward=reward)
    return reward

rules = {"algorithm": "mcts", "exploration": C, "iterations": ITERATIONS}
print(json.dumps({"secateur": "trace", "version": 1, "rules": rules, "tree": json.dumps(TREE)}))
root = Node(TREE, "", True)
for _ in range(ITERATIONS):
    path = descend(root)
    reward = play(path[-1])
    for node in reversed(path):
        node.n += 1
        node.w += reward
        tell("update", node.name, visits=node.n, total=node.w)
tell("finish", "", child=max(root.children, key=lambda child: child.n).name)
