/** Popovers, which stand above their buttons, or below where there is more room. */

/** Pixels between a popover and the edges of the window. */
const EDGE = 8
/** Pixels: the width that a popover can have where its button is at the left. */
const LEAST_WIDTH = 328

/** Lets a button open a popover. @param {HTMLElement} popover @param {HTMLButtonElement} button */
export function openBy(popover, button) {
  button.popoverTargetElement = popover
  popover.addEventListener('beforetoggle', () => place(popover, button))
}

/** @param {HTMLElement} popover @param {HTMLElement} button */
function place(popover, button) {
  const { top, bottom, right } = button.getBoundingClientRect()
  const above = top > innerHeight - bottom
  const { style } = popover
  const { clientWidth } = document.documentElement
  const behind = Math.max(Math.min(clientWidth - right, clientWidth - LEAST_WIDTH), EDGE)
  style.setProperty('right', `${behind}px`)
  style.setProperty('max-width', `${clientWidth - behind - EDGE}px`)
  style.setProperty('bottom', above ? `${innerHeight - top + 4}px` : 'auto')
  style.setProperty('top', above ? 'auto' : `${bottom + 4}px`)
  style.setProperty('max-height', `${Math.max(top, innerHeight - bottom) - 4 - EDGE}px`)
}
