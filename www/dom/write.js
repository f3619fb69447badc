/**
 * Writes a text that is another one: writing it again would make a screen reader speak it again.
 * @param {Element} element
 * @param {string} text
 */
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text
}
