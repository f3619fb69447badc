/**
 * Whose key is it: a control's, or that of what the page is about? A control that was reached by the Tab key has its
 * own keys. One that was last used by pointer leaves them to others, unless it takes text.
 */

/** Controls that have keys of their own. */
const CONTROLS = 'button, summary, a, select, input, [role="tab"]'
/** Those of them that need more than the space bar and Enter. */
const CHOICES = 'select, input, [role="tab"]'
/** What takes text, or stands before the page. */
const APART = 'input:not([type="radio"], [type="checkbox"]), textarea, [contenteditable], dialog'

/** Whether the focus was last moved by pointer; null until somebody asks. @type {boolean | null} */
let byPointer = null

/** Begins to watch how the focus is moved. */
export function watchFocus() {
  if (byPointer !== null) return
  byPointer = true
  document.addEventListener('pointerdown', () => (byPointer = true), true)
  document.addEventListener('keydown', ({ key }) => (byPointer &&= key !== 'Tab'), true)
}

/** Where a key was pressed, inside a shadow root too; null: in a field that takes text. @param {Event} event */
export function keyTarget(event) {
  const [target] = event.composedPath()
  return target instanceof Element && !target.closest(APART) ? target : null
}

/** Whether a control was last used by pointer. @param {Element} target */
export function leavesKeys(target) {
  return byPointer === true && target.closest(CONTROLS) !== null
}

/** Whether a key is the control's own. @param {Element} target @param {string} key */
export function ownsKey(target, key) {
  if (target.closest(CHOICES)) return !leavesKeys(target)
  return [' ', 'Enter'].includes(key) && target.closest(CONTROLS) !== null
}
