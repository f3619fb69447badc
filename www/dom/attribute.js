/**
 * Sets an attribute that says something else; empty: removes it.
 * @param {Element} element
 * @param {string} name
 * @param {string} value
 */
export function set(element, name, value) {
  if (value === '') element.removeAttribute(name)
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/**
 * Some attributes, those that are not empty.
 * @param {Element} element
 * @param {readonly string[]} names
 * @returns {Record<string, string>}
 */
export function valuesOf(element, names) {
  const entries = names.map((name) => [name, element.getAttribute(name) ?? ''])
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}
