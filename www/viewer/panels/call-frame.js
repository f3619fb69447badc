/**
 * One open call as a row of the call stack: its node, who moves, the window, the best value so far,
 * and the child that comes next.
 *
 * @import {Messages} from '../../messages/messages.js'
 * @import {Call} from '../../types.js'
 */

import { make } from '../../make.js'

/**
 * @param {Messages} m
 * @param {Call} call
 * @param {number} index from the innermost
 * @param {number} count
 * @param {number | null} selected
 */
export function makeFrame(m, call, index, count, selected) {
  const words = m.panels.calls
  const { place, window, best, next } = call
  return make(
    'div',
    {
      id: `call-${index}`,
      class: index === 0 ? 'row innermost' : 'row',
      role: 'option',
      'aria-label': words.frame(call),
      'aria-selected': String(place.node === selected),
      'aria-setsize': count,
      'aria-posinset': index + 1,
    },
    make('span', { class: 'where' }, m.viewer.log.short(place)),
    make('span', { class: 'player' }, words.player(place)),
    make('span', { class: 'window' }, window ? words.window(window) : words.none),
    make('span', { class: 'best' }, best === null ? words.none : m.number(best)),
    make('span', { class: 'next' }, next ? m.viewer.log.short(next) : words.none),
  )
}
