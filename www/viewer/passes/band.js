/**
 * The passes as a band on the slider, each as wide as its steps, with its depth and its result where there is room.
 * It is for the eye: the panel has the same as a table, and a press on the band is one on the slider.
 *
 * @import {Pass} from '../../types.js'
 * @import {Messages} from '../../messages/messages.js'
 * @import {Actions, Snapshot} from '../part.js'
 */

import { make } from '../../dom/make.js'

/** The most passes of a band: more could not be distinguished. */
const MOST = 400
/** The rough width of a character, and of the edges of a segment, in the size of its type. */
const LETTER = 0.62
const EDGES = 0.5
/** The sign of a value by its relation to the true one. */
export const SIGNS = { low: '≤', high: '≥', exact: '=' }

/** @param {Messages} m @param {Actions} actions */
export function makeBand(m, actions) {
  const element = make('div', { class: 'passes-band', 'aria-hidden': 'true' })
  /** @type {Pass[]} */
  let passes = []
  let last = 0
  const write = () => {
    const size = parseFloat(getComputedStyle(element).fontSize)
    const width = element.clientWidth / size
    ;[...element.children].forEach((segment, at) => {
      const { depth, value, finding, first, last: end } = passes[at]
      const valueText = value !== null && finding ? `${SIGNS[finding]} ${m.number(value)}` : ''
      const whole = depth === null ? valueText : `${m.count(depth)}: ${valueText}`
      const room = ((end - first + 1) / last) * width
      const texts = [whole, depth === null ? '' : m.count(depth)]
      segment.textContent = texts.find((text) => text.length * LETTER + EDGES < room) ?? ''
    })
  }
  actions.watch(element, write)
  return {
    element,
    /** Shows the passes of another search. @param {Pass[]} all @param {number} steps */
    fill(all, steps) {
      passes = all.length > MOST ? [] : all
      last = steps
      element.replaceChildren(
        ...passes.map(({ first, last }) => {
          const segment = make('div')
          segment.style.setProperty('left', `${((first - 1) / steps) * 100}%`)
          segment.style.setProperty('width', `${((last - first + 1) / steps) * 100}%`)
          return segment
        }),
      )
      write()
    },
    /** @param {Snapshot} snapshot */
    show({ step }) {
      passes.forEach(({ first, last }, at) => {
        element.children[at].classList.toggle('now', first <= step && step <= last)
      })
    },
  }
}
