/**
 * The answers of practice at the nodes of the picture.
 *
 * @import {DrawnAnswer, Field} from '../../types.js'
 * @import {TaskNode} from '../nodes.js'
 * @import {PracticeWork} from './practice-work.js'
 */

import { pair } from '../../messages/numbers.js'

/** @param {PracticeWork} work @returns {DrawnAnswer[]} */
export function drawnAnswers(work) {
  const seen = seenLeaves(work)
  return work.boxes.nodes.flatMap((taskNode) => {
    const { node, boxes } = taskNode
    const text = (/** @type {Field} */ field) => {
      const box = boxes.find((box) => box.field === field)
      return box ? work.answerText(box) : ''
    }
    const ok = (/** @type {Field[]} */ ...fields) => {
      const verdicts = boxes
        .filter(({ field }) => fields.includes(field))
        .map((box) => work.verdictOf(box))
      if (verdicts.some((one) => one && !one.ok)) return false
      return verdicts.some(Boolean) ? true : null
    }
    // The value that somebody gives a node stands in the place of its static one.
    const inside = text('value') || work.boxes.estimateOf(taskNode)
    const numbered = seen.has(node) ? `${seen.get(node)}.` : ''
    const label = [numbered, text('range'), windowOf(taskNode, text)].filter(Boolean).join('  ')
    /** @type {DrawnAnswer[]} */
    const all = [
      { node, at: 'inside', text: inside, ok: ok('value') },
      { node, at: 'beside', text: label, ok: ok('range', 'alpha', 'beta') },
    ]
    const written = all.filter(({ text, ok }) => text !== '' || ok === false)
    return work.cuts(node) ? [...written, { node, at: 'edge', ok: ok('cut') }] : written
  })
}

/** The window of a node, as far as it is answered. @param {TaskNode} taskNode @param {(field: Field) => string} text */
function windowOf({ boxes }, text) {
  const [alpha, beta] = [text('alpha'), text('beta')]
  const bounds = boxes.filter(({ field }) => field === 'alpha' || field === 'beta')
  if (!alpha && !beta) return ''
  return bounds.length === 2 ? pair(alpha || '?', beta || '?') : alpha || beta
}

/**
 * The place of each leaf in the list of leaves seen, from 1. Of equal values the first leaf that is left is meant.
 * @param {PracticeWork} work
 * @returns {Map<number, number>}
 */
function seenLeaves(work) {
  const list = work.sheet
    .read({ node: null, field: 'leaves' })
    .split(/[\s;]+/)
    .filter(Boolean)
  const leaves = work.boxes.nodes.filter(({ place }) => place.leaf)
  /** @type {Map<number, number>} */
  const seen = new Map()
  for (const [at, text] of list.entries()) {
    const leaf = leaves.find((leaf) => work.boxes.valueOf(leaf) === text && !seen.has(leaf.node))
    if (leaf) seen.set(leaf.node, at + 1)
  }
  return seen
}
