/**
 * What was typed and chosen, carried over when the page is loaded again in another language. It goes
 * with the entry of the history, so it needs no storage and no other tab finds it.
 *
 * @typedef {object} Kept
 * @property {Record<string, string | boolean>} controls by key
 * @property {unknown} rest what no control shows, as the page gave it
 *
 * @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Control
 */

/**
 * @param {unknown} rest what no control shows
 * @returns {Kept}
 */
export function keep(rest) {
  const controls = Object.fromEntries(all().map((control) => [key(control), read(control)]))
  return { controls, rest }
}

/** What was kept, once. @returns {Kept | null} */
export function kept() {
  const { state } = history
  history.replaceState(null, '')
  return state
}

/**
 * Gives the controls back what they had, in the order of the page, as if it were typed and chosen again.
 * @param {Kept} kept
 */
export function refill({ controls }) {
  for (const control of all()) {
    const value = controls[key(control)]
    if (value === undefined || value === read(control)) continue
    if (typeof value === 'string') control.value = value
    else if (control instanceof HTMLInputElement) control.checked = value
    if (value === false && control.type === 'radio') continue
    for (const type of ['input', 'change'])
      control.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

/** The controls of the page below its header. */
function all() {
  const controls = document.querySelectorAll('.page :is(input, select, textarea)')
  return /** @type {Control[]} */ ([...controls])
}

/** @param {Control} control */
function key(control) {
  return control.id || `${control.name}=${control.value}`
}

/** @param {Control} control */
function read(control) {
  return control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)
    ? control.checked
    : control.value
}
