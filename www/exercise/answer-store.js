/**
 * Keeps answers on the device, those of the trees that were answered last. If the browser refuses storage, they are
 * there until the page is left.
 */

import { recall, remember } from '../dom/storage.js'

const KEY = 'exercises'
/** How many trees are kept. */
const MOST = 20

/** @returns {[name: string, kept: unknown][]} */
function all() {
  try {
    const list = JSON.parse(recall(KEY) ?? '[]')
    return Array.isArray(list) ? list.filter(Array.isArray).map(([name, kept]) => [name, kept]) : []
  } catch {
    return []
  }
}

/** The answers kept under a name; undefined: none. @param {string} name */
export function storedAnswers(name) {
  return all().find(([other]) => other === name)?.[1]
}

/** @param {string} name of the exercise @param {unknown} kept */
export function storeAnswers(name, kept) {
  const others = all().filter(([other]) => other !== name)
  remember(KEY, JSON.stringify([[name, kept], ...others].slice(0, MOST)))
}
