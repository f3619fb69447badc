/**
 * The progress through the lessons, kept on the device: the names of the parts that are done, and nothing that was answered.
 * If the browser refuses storage, it is there until the page is left.
 */

import { onRemembered, recall, remember } from '../dom/storage.js'

const KEY = 'lessons'

export class LessonProgress {
  /** @type {Set<string>} */
  #done
  #changed

  /** @param {() => void} changed is called after each change */
  constructor(changed) {
    this.#done = new Set(storedNames())
    this.#changed = changed
    // A tab that knew only its own parts would drop those of others.
    onRemembered(KEY, () => {
      this.#done = new Set(storedNames())
      changed()
    })
  }

  /** Whether a part of a lesson is done. @param {string} lesson @param {string} part */
  has(lesson, part) {
    return this.#done.has(`${lesson}.${part}`)
  }

  /** Whether anything is done. */
  get any() {
    return this.#done.size > 0
  }

  /** @param {string} lesson @param {string} part */
  add(lesson, part) {
    this.#done.add(`${lesson}.${part}`)
    this.#keep()
  }

  forget() {
    this.#done.clear()
    this.#keep()
  }

  #keep() {
    remember(KEY, JSON.stringify([...this.#done]))
    this.#changed()
  }
}

/** @returns {string[]} */
function storedNames() {
  try {
    const list = JSON.parse(recall(KEY) ?? '[]')
    return Array.isArray(list) ? list.map(String) : []
  } catch {
    return []
  }
}
