/**
 * Keeps a visitor's choices in local storage, and the state of one window in session storage. If the browser refuses
 * storage, both are forgotten.
 */

const PREFIX = 'secateur-'

/** @param {string} key */
export function recall(key) {
  return read(() => localStorage, key)
}

/** @param {string} key @param {string} value */
export function remember(key, value) {
  write(() => localStorage, key, value)
}

/** @param {string} key */
export function recallHere(key) {
  return read(() => sessionStorage, key)
}

/** @param {string} key @param {string} value */
export function rememberHere(key, value) {
  write(() => sessionStorage, key, value)
}

/** @param {() => Storage} storage @param {string} key */
function read(storage, key) {
  try {
    return storage().getItem(PREFIX + key)
  } catch {
    return null
  }
}

/** @param {() => Storage} storage @param {string} key @param {string} value */
function write(storage, key, value) {
  try {
    storage().setItem(PREFIX + key, value)
  } catch {
    // A private window, or storage switched off: the choice holds until the page is left.
  }
}
