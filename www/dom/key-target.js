/**
 * Decides whether a key belongs to the focused control or to the page. A control that was focused with the Tab key
 * keeps its keys. A control that was focused with a pointer leaves them to the page, unless it takes text.
 */

/** Controls that have keys of their own. */
const CONTROLS = 'button, summary, a, select, input, [role="tab"]'
/** Controls that use more keys than the space bar and Enter. */
const CHOICES = 'select, input, [role="tab"]'
/** Controls that take text, and dialogs over the page. */
const APART = 'input:not([type="radio"], [type="checkbox"]), textarea, [contenteditable], dialog'

/** Whether the focus was last moved by pointer; null until somebody asks. @type {boolean | null} */
let byPointer = null

/** Starts to record whether a key or a pointer moved the focus. */
export function watchFocus() {
  if (byPointer !== null) return
  byPointer = true
  document.addEventListener('pointerdown', () => (byPointer = true), true)
  document.addEventListener('keydown', ({ key }) => (byPointer &&= key !== 'Tab'), true)
}

/** Whether a key is one of the browser's or the system's. @param {KeyboardEvent} event */
export function isCommand({ ctrlKey, metaKey, altKey }) {
  return ctrlKey || metaKey || altKey
}

/** The element in which a key was pressed, inside a shadow root too; null: in a field that takes text. @param {Event} event */
export function keyTarget(event) {
  const [target] = event.composedPath()
  return target instanceof Element && !target.closest(APART) ? target : null
}

/** Whether a control was last used by pointer. @param {Element} target */
export function wasClicked(target) {
  return byPointer === true && target.closest(CONTROLS) !== null
}

/** Whether a key is the control's own. @param {Element} target @param {string} key */
export function ownsKey(target, key) {
  if (target.closest(CHOICES)) return !wasClicked(target)
  return [' ', 'Enter'].includes(key) && target.closest(CONTROLS) !== null
}
