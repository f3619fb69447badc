/**
 * Gives an element these children. Those at its beginning that stay are not taken out first: an element that leaves the
 * document forgets where it was scrolled to.
 *
 * @param {HTMLElement} element
 * @param {HTMLElement[]} children
 */
export function refill(element, children) {
  const other = children.findIndex((child, at) => element.children[at] !== child)
  const prefix = other < 0 ? children.length : other
  for (const child of [...element.children].slice(prefix)) child.remove()
  element.append(...children.slice(prefix))
}
