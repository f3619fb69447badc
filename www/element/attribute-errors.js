/**
 * Slips of an author: a misspelt attribute, which does nothing, and a `beside` that names nothing.
 */

import { SecateurError } from '../core.js'

/**
 * Attributes that are one slip away from one that there is.
 * @param {Element} element
 * @param {readonly string[]} names
 */
export function misspeltNames(element, names) {
  const misspellings = element.getAttributeNames().filter((name) => !names.includes(name))
  return misspellings.flatMap((option) => {
    const matches = names.filter((name) => isNear(option, name))
    if (matches.length === 0) return []
    return new SecateurError({ code: 'unknown-option', option, expected: matches.join(', ') })
  })
}

/** An id in `beside` that nothing has. @param {Element} element */
export function missingBeside(element) {
  const id = element.getAttribute('beside')
  const root = /** @type {Partial<Document>} */ (element.getRootNode())
  if (!id || !root.getElementById || root.getElementById(id)) return []
  return [
    new SecateurError({ code: 'bad-option', option: 'beside', found: id, expected: 'id="…"' }),
  ]
}

/**
 * Whether two names that begin alike differ by one letter: left out, added, another, or exchanged with the next.
 * @param {string} one
 * @param {string} other
 */
function isNear(one, other) {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const [a, b] = [one.slice(at), other.slice(at)]
  const exchanged = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
  const changed = a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1)
  return at > 0 && (exchanged || changed)
}
