/**
 * Properties that stand for attributes: each gives the value of its attribute, and setting it writes the attribute.
 *
 * @import {KINDS} from '../api/kinds.js'
 *
 * @typedef {{ [N in keyof typeof CHOICES as CamelCase<N>]: typeof CHOICES[N][number] } & Record<Text, string>} Reflected
 * @typedef {CamelCase<keyof typeof KINDS> | 'maxNodes' | 'maxText' | 'game' | 'coins' | 'take' | 'board' | 'size' | 'win'
 *   | 'turn' | 'total' | 'sides' | 'turns' | 'plies' | 'beside' | 'panels' | 'panel' | 'withhold' | 'tree' | 'ask' | 'attempts' | 'every'
 *   | 'known' | 'goal' | 'condition' | 'mistake'} Text the properties that are any text
 */

/**
 * @template {string} N
 * @typedef {N extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Tail>}` : N} CamelCase
 */

import { EXERCISE, GAME, OPTIONS, PICTURE, SURROUNDINGS } from './attribute-names.js'
import { CHOICES, choiceOf } from './attributes.js'

/** On a server there are no elements; the module can be imported there all the same. */
const Base = globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (class {})

const NAMES = [...OPTIONS, ...GAME, ...PICTURE, ...SURROUNDINGS, ...EXERCISE, 'tree']

/**
 * An element whose attributes have properties, in camel case. A property of an attribute with a few values has always
 * one of them; any other one is the text of its attribute, empty where there is none.
 */
export const Reflecting = /** @type {{ new (): HTMLElement & Reflected }} */ (class extends Base {})

for (const name of NAMES) {
  Object.defineProperty(Reflecting.prototype, camelCase(name), {
    /** @this {Element} */
    get() {
      return isChoice(name) ? choiceOf(this, name) : (this.getAttribute(name) ?? '')
    },
    /** A list is written with spaces; null removes the attribute. @this {Element} @param {unknown} value */
    set(value) {
      if (value === null || value === undefined) this.removeAttribute(name)
      else this.setAttribute(name, Array.isArray(value) ? value.join(' ') : String(value))
    },
    configurable: true,
    enumerable: true,
  })
}

/** Gives an element the properties that were set before it was defined. @param {HTMLElement} element */
export function reassign(element) {
  const early = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (element))
  for (const name of [...NAMES.map(camelCase), 'step', 'answers']) {
    if (!Object.hasOwn(element, name)) continue
    const value = early[name]
    delete early[name]
    try {
      early[name] = value
    } catch (error) {
      // The element is made all the same, and the error goes to the script that gave the value.
      queueMicrotask(() => {
        throw error
      })
    }
  }
}

/** @param {string} name @returns {name is keyof typeof CHOICES} */
function isChoice(name) {
  return Object.hasOwn(CHOICES, name)
}

/** The name of the property of an attribute. @param {string} name */
function camelCase(name) {
  return name.replace(/-./g, ([, letter]) => letter.toUpperCase())
}
