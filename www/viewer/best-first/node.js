/**
 * The node of a best-first search: where it stands, and its numbers.
 *
 * @import {BestFirstWords, Messages} from '../../messages/messages.js'
 * @import {BestFirstNode} from '../../types.js'
 * @import {Part} from '../part.js'
 */

import { make } from '../../dom/make.js'
import { scores } from '../../messages/scores.js'
import { makePanel } from '../panels/panel.js'
import { makePosition } from '../panels/position.js'

/** @param {Messages & { explore: BestFirstWords }} m @returns {Part} */
export function makeNode(m) {
  const words = m.explore.node
  const heading = make('p', { class: 'name' })
  const outside = make('p', { class: 'message' }, words.outside)
  const list = make('dl')
  const position = makePosition(m, ({ node, current }) => (node === current ? null : node))
  return {
    element: makePanel('node', words.title, heading, position.element, outside, list),
    show(snapshot) {
      const { search, step, node } = snapshot
      const state = /** @type {BestFirstNode} */ (/** @type {unknown} */ (search.node(node, step)))
      heading.textContent = m.explore.item(state)
      outside.hidden = state.grown !== null
      list.replaceChildren(
        ...rows(m, state).flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value)]),
      )
      position.show(snapshot)
    },
  }
}

/** @param {Messages & { explore: BestFirstWords }} m @param {BestFirstNode} state @returns {[string, string][]} */
function rows(m, { own, grown }) {
  const { fixed, proofNumber } = scores(m.lang)
  const words = m.explore.node
  /** @type {[string, string][]} */
  const ownRow = own === null ? [] : [[words.own, m.number(own)]]
  if (!grown) return ownRow
  if (grown.by === 'proof') {
    const { proof, disproof, verdict } = grown
    const settled = verdict ? 'proved' : 'disproved'
    return [
      ...ownRow,
      [words.proof, proofNumber(proof)],
      [words.disproof, proofNumber(disproof)],
      ['', words.verdict[verdict === null ? 'open' : settled]],
    ]
  }
  const { visits, total, mean, proved } = grown
  return [
    ...ownRow,
    [words.visits, m.count(visits)],
    [words.total, fixed(total)],
    [words.mean, fixed(mean, 4)],
    ...(proved === null
      ? []
      : /** @type {[string, string][]} */ ([[words.proved, m.number(proved)]])),
  ]
}
