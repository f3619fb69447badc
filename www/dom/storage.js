/** Keeps a visitor's preferences in local storage. If the browser refuses storage, they are forgotten. */

const PREFIX = 'secateur-'

/** @param {string} key */
export function recall(key) {
  try {
    return localStorage.getItem(PREFIX + key)
  } catch {
    return null
  }
}

/** Calls a function when another tab stores a value under a key. @param {string} key @param {() => void} changed */
export function onRemembered(key, changed) {
  addEventListener('storage', (event) => event.key === PREFIX + key && changed())
}

/** @param {string} key @param {string} value */
export function remember(key, value) {
  try {
    localStorage.setItem(PREFIX + key, value)
  } catch {
    // A private window, or storage switched off: the choice holds until the page is left.
  }
}
