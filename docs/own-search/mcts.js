// Monte-Carlo tree search that prints its trace. Run: node mcts.js > trace.jsonl
const [TREE, LEAST, GREATEST] = [[[3, 12, 8], [3, 4, 6], [14, 5, 2]], 2, 14]
const [C, ITERATIONS] = [Math.SQRT2, 200]
const tell = (event, node, more) => console.log(JSON.stringify({ event, node, ...more }))
const make = (tree, name, max) => ({ tree, name, max, n: 0, w: 0, children: [] })
const first = (list, worth) => list.reduce((best, next) => (worth(next) > worth(best) ? next : best))

function score(node, child) {
  const mean = node.max ? child.w / child.n : 1 - child.w / child.n
  return mean + C * Math.sqrt(Math.log(node.n) / child.n)
}

function descend(root) {
  const path = [root]
  for (let node = root; Array.isArray(node.tree); node = path.at(-1)) {
    const at = node.children.length
    if (at < node.tree.length) {
      node.children.push(make(node.tree[at], `${node.name}/${at}`, !node.max))
      tell('expand', node.children[at].name)
      return [...path, node.children[at]]
    }
    const child = first(node.children, (child) => score(node, child))
    tell('select', node.name, { child: child.name, score: score(node, child) })
    path.push(child)
  }
  return path
}

function play({ tree, name }) {
  let leaf = name
  while (Array.isArray(tree)) {
    const at = Math.floor(Math.random() * tree.length)
    ;[tree, leaf] = [tree[at], `${leaf}/${at}`]
  }
  const reward = (tree - LEAST) / (GREATEST - LEAST)
  tell('playout', name, { leaf, value: tree, reward })
  return reward
}

const rules = { algorithm: 'mcts', exploration: C, iterations: ITERATIONS }
console.log(JSON.stringify({ secateur: 'trace', version: 1, rules, tree: JSON.stringify(TREE) }))
const root = make(TREE, '', true)
for (let i = 0; i < ITERATIONS; i++) {
  const path = descend(root)
  const reward = play(path.at(-1))
  for (const node of path.reverse()) {
    node.n += 1
    node.w += reward
    tell('update', node.name, { visits: node.n, total: node.w })
  }
}
tell('finish', '', { child: first(root.children, (child) => child.n).name })
