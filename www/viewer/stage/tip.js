/**
 * The tip at the node under the pointer, or else at the selected node: the texts of the node that have no room in the
 * picture or are shortened there, numbers with all their digits.
 *
 * @import {Search} from '../../core.js'
 * @import {Style, Texts, Viewport} from '../../types.js'
 */

import { ROLE } from '../../core.js'
import { make } from '../../dom/make.js'

/** A view that has room for all texts of the node in the middle. */
const ROOMY = { width: 1600, height: 900, unit: 400, rowHeight: 400 }
/** The roles of the texts that belong to a node. */
const OWN = new Set(
  ['value', 'bound', 'window', 'name', 'reach'].map((name) =>
    ROLE.indexOf(/** @type {any} */ (name)),
  ),
)
const REACH = ROLE.indexOf('reach')
/** Pixels between a node and its tip, and between the tip and the edge of the view. */
const GAP = 8

export class Tip {
  /** The element is hidden from screen readers, because the tree in words has the same content. */
  element = make('div', { class: 'tip', 'aria-hidden': 'true', hidden: true })

  /**
   * @param {Search} search
   * @param {number} step
   * @param {number | null} node the tip is about
   * @param {{ texts: Texts, viewport: Viewport, style: Style }} picture
   */
  show(search, step, node, { texts, viewport, style }) {
    const missing = node === null ? [] : missingTexts(search, step, node, texts, style)
    this.element.hidden = missing.length === 0
    if (node === null || missing.length === 0) return
    this.element.textContent = missing.join('\u2003')
    const { column, row } = search.position(node)
    const { offsetWidth: wide, offsetHeight: high } = this.element
    const x = viewport.x + column * viewport.unit - wide / 2
    const above = viewport.y + row * viewport.rowHeight - viewport.rowHeight * 0.22 - GAP - high
    const below = viewport.y + row * viewport.rowHeight + viewport.rowHeight * 0.22 + GAP
    const left = Math.max(Math.min(x, viewport.width - wide - GAP), GAP)
    this.element.style.setProperty('left', `${left}px`)
    this.element.style.setProperty('top', `${above < GAP ? below : above}px`)
  }
}

/**
 * The texts of a node that are missing or shortened in the picture.
 * @param {Search} search
 * @param {number} step
 * @param {number} node
 * @param {Texts} picture
 * @param {Style} style
 */
function missingTexts(search, step, node, picture, style) {
  const drawn = textsOf(picture, node)
  const drawnTexts = new Set(drawn.map(({ text }) => plain(text)))
  // The tip would lie on the arrow that it names. The short name is in the picture, and the sentence has the rest.
  const named = drawn.some(({ role }) => role === REACH)
  const { column, row } = search.position(node)
  const x = ROOMY.width / 2 - column * ROOMY.unit
  const y = ROOMY.height / 2 - row * ROOMY.rowHeight
  const { texts } = search.scene(step, { ...ROOMY, x, y }, { ...style, whole: true })
  const all = textsOf(texts, node).filter(({ role }) => role !== REACH || !named)
  const { name } = search.node(node, step).place
  // A long name is shortened even in that view.
  const full = all.map(({ text }) => (text.endsWith('…') && name ? name : text))
  return full.filter((text) => !drawnTexts.has(plain(text)))
}

/** A window stands with less space between its bounds where there is little room. @param {string} text */
function plain(text) {
  return text.replaceAll('  ', ' ')
}

/** @param {Texts} texts @param {number} node */
function textsOf({ text, role, node: nodes }, node) {
  const own = text.map((text, i) => ({ text, role: role[i], node: nodes[i] }))
  return own.filter((text) => text.node === node && OWN.has(text.role))
}
