/**
 * The kinds of calls in the picture: their inks, and the key that explains them.
 *
 * @import {CallKind} from '../../types.js'
 * @import {PanelMessages} from '../../messages/messages.js'
 */

import { draw, make } from '../../dom/make.js'
import { makeKey } from '../picture-key.js'
import { addInks } from '../stage/inks.js'
import { INKS, PAPER } from './ink-table.js'

/** The kinds in short, as the core writes them beside nodes. @type {Record<CallKind, string>} */
export const SHORT = {
  full: 'full',
  'null-window': 'nw',
  're-search': 'rs',
  'null-move': 'nm',
  quiescence: 'qs',
  reduced: 'red',
  extended: 'ext',
  probe: 'pr',
}

/** The length of a sign, in pixels. */
const LONG = 42

addInks(INKS, PAPER)

/**
 * The key of the kinds that a search has; null: no call of it is marked.
 * @param {PanelMessages} m
 * @param {CallKind[]} kinds
 */
export function makeKindsKey(m, kinds) {
  const marked = kinds.filter((kind) => kind in INKS)
  if (marked.length === 0) return null
  const words = m.panels.notes.kinds
  return makeKey(
    'kinds',
    marked.map((kind) => [makeSign(kind), make('b', {}, SHORT[kind]), ' ', words[kind]]),
  )
}

/** A stroke as that under the edges. @param {CallKind} kind */
function makeSign(kind) {
  const { colour, width, dash } = INKS[kind]
  const [from, to, y] = [width / 2, LONG - width / 2, width / 2]
  const line = draw('path', {
    ...{ d: `M${from} ${y}H${to}`, fill: 'none', 'stroke-linecap': 'round' },
    ...{ 'stroke-width': width, 'stroke-dasharray': dash.join(' ') },
  })
  line.style.setProperty('stroke', `var(${colour})`)
  const size = { width: LONG, height: width, viewBox: `0 0 ${LONG} ${width}` }
  return draw('svg', { ...size, class: 'kind', 'aria-hidden': 'true' }, line)
}
