/** Places in an element that its page may have scaled by a CSS transform. */

/** The pixels of the window that a CSS pixel of an element takes, across. @param {HTMLElement} element */
export function scaleOf(element) {
  const { width } = element.getBoundingClientRect()
  return width / element.offsetWidth || 1
}

/**
 * The place of a pointer in an element, in CSS pixels of the element.
 * @param {HTMLElement} element
 * @param {MouseEvent} event
 */
export function pointIn(element, { clientX, clientY }) {
  const { left, top, width, height } = element.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = element
  return {
    x: ((clientX - left) * offsetWidth) / width || 0,
    y: ((clientY - top) * offsetHeight) / height || 0,
  }
}
