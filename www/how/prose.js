/**
 * Text with exponents: `b^{d/2}` has a raised d/2. There is no other markup.
 */

import { make } from '../dom/make.js'

/** @param {string} text @returns {(string | HTMLElement)[]} */
export function prose(text) {
  return text.split(/\^\{([^}]*)\}/).map((part, i) => (i % 2 === 0 ? part : make('sup', {}, part)))
}
