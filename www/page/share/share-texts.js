/**
 * The texts to copy that show a state elsewhere: links, and code for other pages.
 *
 * @import {FieldValues} from '../../link/fragment.js'
 */

import { escaped, quoted } from '../../dom/escaped.js'
import { FIELDS } from '../../link/fields.js'
import { gameOf, viewerOf } from '../state.js'

/** The fields that are no attributes of the element: of the page, and the text. */
const NO_ATTRIBUTE = /^(tree|selected|compare|link|projector|withhold|theme|second-.*)$/
/** The size of a frame whose page does not listen to its height. */
const HEIGHT = 520

/** @typedef {'step' | 'start' | 'element' | 'frame' | 'alone'} ShareWay */

/**
 * @param {FieldValues} state
 * @param {(state: FieldValues) => string} fragment of a link to a state
 * @param {string} base the address of the page
 * @param {string} title of a frame
 * @returns {Record<ShareWay, string>}
 */
export function shareTexts(state, fragment, base, title) {
  const address = (/** @type {string} */ page, /** @type {FieldValues} */ of) => {
    const { href } = new URL(page, base)
    const hash = fragment(of)
    return hash ? `${href}#${hash}` : href
  }
  const [page] = base.split('#')
  const start = { ...state, selected: '', step: FIELDS.step.initial }
  const element = elementOf(state)
  const addressOf = (/** @type {string} */ name) => quoted(new URL(`./${name}`, base).href)
  return {
    step: address(page, state),
    start: address(page, start),
    element: [
      `<link rel="stylesheet" href="${addressOf('secateur.css')}">`,
      `<script type="module" src="${addressOf('secateur.js')}"></script>`,
      element,
    ].join('\n'),
    frame: `<iframe src="${quoted(frameOf(state, fragment, base))}" title="${quoted(title)}" width="100%" height="${HEIGHT}"></iframe>`,
    alone: `<script src="${addressOf('secateur.classic.js')}"></script>\n${element}`,
  }
}

/**
 * The address of a frame with a state.
 * @param {FieldValues} state
 * @param {(state: FieldValues) => string} fragment
 * @param {string} base
 */
export function frameOf(state, fragment, base) {
  const hash = fragment(viewerOf(state))
  return new URL(`./embed.html${hash && `#${hash}`}`, base).href
}

/** The element with a state. A step without a name of its own is the first cutoff. @param {FieldValues} state */
function elementOf(state) {
  const entries = Object.entries({ step: FIELDS.step.initial, ...state }).filter(
    ([name, value]) =>
      !NO_ATTRIBUTE.test(name) && value && (name === 'step' || value !== FIELDS[name].initial),
  )
  const attributes = entries.map(([name, value]) => ` ${name}="${quoted(value)}"`).join('')
  const text = gameOf(state) ? '' : escaped(state.tree ?? FIELDS.tree.initial)
  return `<secateur-tree${attributes}>${text}</secateur-tree>`
}
