import { scaleOf } from './scaled.js'

/**
 * Scrolls a list so that an item is in view. Only the list scrolls, never the page. An item out of view comes
 * to the middle.
 *
 * @param {HTMLElement} list
 * @param {HTMLElement | undefined | null} item
 */
export function keepInView(list, item) {
  if (!item) return
  const [box, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()]
  const scale = scaleOf(list)
  const above = (inner.top - box.top) / scale - list.clientTop
  const below = above + inner.height / scale - list.clientHeight
  if (above < 0 || below > 0) list.scrollTop += (above + below) / 2
}
