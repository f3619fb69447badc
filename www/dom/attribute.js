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
