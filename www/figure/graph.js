/**
 * The tree of a search as text for two programs that draw graphs by their own rules: Graphviz (DOT) and forest of LaTeX. They have the
 * shapes of the picture, △ for MAX, ▽ for MIN, ○ for chance and □ for leaves, and nothing of the search.
 *
 * @import {Search} from '../core.js'
 */

import { latex } from './latex.js'

/** A node as both write it. @typedef {{ node: number, parent: number | null, text: string, kind: keyof typeof SHAPES }} GraphNode */

const SHAPES = {
  max: ['triangle', 'regular polygon, regular polygon sides=3'],
  min: ['invtriangle', 'regular polygon, regular polygon sides=3, shape border rotate=180'],
  chance: ['circle', 'circle'],
  leaf: ['box', 'rectangle'],
}

/** For Graphviz. @param {Search} search */
export function dot(search) {
  const lines = rowsOf(search).flatMap(({ node, parent, text, kind }) => [
    `  n${node} [shape=${SHAPES[kind][0]}, label=${JSON.stringify(text)}]`,
    ...(parent === null ? [] : [`  n${parent} -> n${node}`]),
  ])
  return `digraph tree {\n  edge [dir=none]\n${lines.join('\n')}\n}\n`
}

/** For the package forest. @param {Search} search */
export function forest(search) {
  const rows = rowsOf(search)
  /** The nodes that are open, the innermost last. @type {number[]} */
  const open = []
  let text = ''
  for (const { node, parent, text: said, kind } of rows) {
    while (open.length > 0 && open.at(-1) !== parent) {
      open.pop()
      text += ']'
    }
    const space = '  '.repeat(open.length + 1)
    text += `\n${space}[{${latex(said)}}, ${kind}`
    open.push(node)
  }
  const styles = Object.entries(SHAPES).map(
    ([kind, [, shape]]) => `  ${kind}/.style={draw, ${shape}},`,
  )
  return `% \\usepackage{forest} \\usetikzlibrary{shapes.geometric}\n\\begin{forest}\n${styles.join('\n')}${text}${']'.repeat(open.length)}\n\\end{forest}\n`
}

/** @param {Search} search @returns {GraphNode[]} in preorder */
function rowsOf(search) {
  return Array.from({ length: search.summary.nodes }, (_, node) => {
    const { place, parent } = search.node(node, 0)
    const { name, player, leaf, value } = place
    const text = [name, leaf ? value : null].filter((part) => part !== null).join(' = ')
    return { node, parent, text, kind: leaf ? 'leaf' : (player ?? 'chance') }
  })
}
