// Writes tests/trees/places.txt: the places that d3-hierarchy gives to random trees, which the layout
// is tested against. A line is a tree: the parents of its nodes in preorder, all but the root's, and
// after a semicolon the columns of all, the leftmost at 0.

import { writeFileSync } from 'node:fs'
import { columns, layOut, nested, prepared } from './d3.js'
import { randomSteps } from './timing.js'

const TREES = 1000
const MOST = 40

export const title = 'Places for the tests'

export function run() {
  const random = randomSteps(TREES * (MOST + 1), 2 ** 30)
  let drawn = 0
  /** A number from 0 to `most`. @param {number} most */
  const upTo = (most) => random[drawn++] % (most + 1)
  const lines = Array.from({ length: TREES }, () => line(grown(2 + upTo(MOST - 2), upTo)))
  const file = 'tests/trees/places.txt'
  writeFileSync(new URL(`../${file}`, import.meta.url), lines.join('\n') + '\n')
  return [{ work: `${TREES} random trees, laid out by d3-hierarchy`, found: file }]
}

/**
 * The parents of a tree that grows in preorder: each node is the child of the last one or of one of
 * its ancestors.
 * @param {number} nodes
 * @param {(most: number) => number} upTo
 */
function grown(nodes, upTo) {
  const parents = [0]
  let path = [0]
  for (let node = 1; node < nodes; node++) {
    path = path.slice(0, 1 + upTo(path.length - 1))
    parents.push(path[path.length - 1])
    path.push(node)
  }
  return parents
}

/** @param {number[]} parents */
function line(parents) {
  const root = prepared(nested(parents))
  layOut(root)
  const places = Array.from(columns(root, parents.length), (place) => Number(place.toFixed(9)))
  return `${parents.slice(1).join(' ')};${places.join(' ')}`
}
