/**
 * The source of an element: the game that its attributes give, or else a text, in an attribute or inside it. Pictures there
 * are shown until the viewer is; they have no part in the text. Elements that a processor of Markdown puts around any text
 * change nothing. Any other element was made of a part of the text, such as a link of `[2](4 6)`: the rest is another tree, and
 * is refused.
 *
 * @import {Source} from '../types.js'
 */

import { SecateurError } from '../api/failure.js'
import { GAME } from './attribute-names.js'
import { optionsIn } from './attributes.js'

const PICTURES = ['IMG', 'SVG', 'PICTURE', 'FIGURE', 'NOSCRIPT', 'TEMPLATE']
const WRAPPERS = ['P', 'PRE', 'CODE', 'BR']

/**
 * @param {Element} element
 * @returns {Source}
 * @throws {SecateurError} `element-inside`
 */
export function sourceOf(element) {
  const game = optionsIn(element, GAME)
  // The core says whether there is such a game.
  if ('game' in game) return /** @type {Extract<Source, { game: string }>} */ (game)
  return element.getAttribute('tree') ?? textInside(element)
}

/**
 * @param {Element} element
 * @returns {string} the text of `<script type="text/plain">`, if there is one
 * @throws {SecateurError} `element-inside`
 */
function textInside(element) {
  const script = element.querySelector(':scope > script[type="text/plain"]')
  return script?.textContent ?? textOf(element)
}

/** @param {Node} node @returns {string} */
function textOf(node) {
  return Array.from(node.childNodes, (child) => {
    if (child.nodeType === Node.TEXT_NODE) return child.nodeValue ?? ''
    if (child.nodeType !== Node.ELEMENT_NODE) return ''
    const name = child.nodeName.toUpperCase()
    if (PICTURES.includes(name)) return ''
    if (WRAPPERS.includes(name)) return `${textOf(child)}\n`
    const found = `<${child.nodeName.toLowerCase()}>`
    throw new SecateurError({ code: 'element-inside', found })
  }).join('')
}
