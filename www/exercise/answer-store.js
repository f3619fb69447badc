/**
 * Keeps answers on the device, those of the trees that were answered last. If the browser refuses storage, they are
 * there until the page is left.
 */

import { recall, remember } from '../dom/storage.js'

const KEY = 'exercises'
/** How many trees have stored answers. */
const MOST = 20

/** @returns {[name: string, answers: unknown][]} */
function all() {
  try {
    const list = JSON.parse(recall(KEY) ?? '[]')
    return Array.isArray(list)
      ? list.filter(Array.isArray).map(([name, answers]) => [name, answers])
      : []
  } catch {
    return []
  }
}

/** The answers that are stored under a name; undefined: none. @param {string} name */
export function storedAnswers(name) {
  return all().find(([other]) => other === name)?.[1]
}

/** @param {string} name of the exercise @param {unknown} answers */
export function storeAnswers(name, answers) {
  const others = all().filter(([other]) => other !== name)
  remember(KEY, JSON.stringify([[name, answers], ...others].slice(0, MOST)))
}
