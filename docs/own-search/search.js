// Alpha-beta that prints its trace. Run: node search.js > trace.jsonl
const TREE = [[3, 12, 8], [3, 4, 6], [14, 5, 2]]
const text = (_, x) => (Math.abs(x) === Infinity ? String(x) : x)
const tell = (event, node, more) => console.log(JSON.stringify({ event, node, ...more }, text))

function search(tree, node, alpha, beta, maximize) {
  tell('enter', node, { alpha, beta })
  let best = maximize ? -Infinity : Infinity
  if (!Array.isArray(tree)) {
    best = tree
    tell('evaluate', node, { value: best })
  } else for (const [number, child] of tree.entries()) {
    const value = search(child, `${node}/${number}`, alpha, beta, !maximize)
    best = maximize ? Math.max(best, value) : Math.min(best, value)
    const cut = maximize ? best >= beta : best <= alpha
    if (!cut && maximize) alpha = Math.max(alpha, best)
    else if (!cut) beta = Math.min(beta, best)
    tell('compare', node, { child: `${node}/${number}`, best, alpha, beta })
    if (cut) break
  }
  tell('leave', node, { value: best })
  return best
}
search(TREE, '', -Infinity, Infinity, true)
