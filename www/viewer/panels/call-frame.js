/**
 * One open call as a row of the call stack: its node, who moves, the window, the best value so far,
 * and the child that comes next.
 *
 * @import {Messages} from '../../messages/messages.js'
 * @import {Call} from '../../types.js'
 */

import { make } from '../../dom/make.js'

/**
 * @param {Messages} m
 * @param {Call} call
 * @param {number} index from the innermost
 * @param {number} count
 * @param {number | null} selected
 */
export function makeFrame(m, call, index, count, selected) {
  const words = m.panels.calls
  const { short } = m.viewer.log
  const { place, window, best, next } = call
  const cells = {
    where: short(place),
    player: words.player(place),
    window: window ? words.window(window) : words.none,
    best: best === null ? words.none : m.number(best),
    next: next ? short(next) : words.none,
  }
  return make(
    'div',
    {
      id: `call-${index}`,
      class: index === 0 ? 'row innermost' : 'row',
      role: 'option',
      'aria-selected': String(place.node === selected),
      'aria-setsize': count,
      'aria-posinset': index + 1,
    },
    make('span', { class: 'unseen' }, words.frame(call)),
    ...Object.entries(cells).map(([name, text]) =>
      make('span', { class: name, 'aria-hidden': 'true' }, text),
    ),
  )
}
