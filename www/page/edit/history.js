/**
 * The texts of a tree that is edited, with the node selected in each: what `undo` and `redo` go back and forth in.
 *
 * @typedef {object} Version
 * @property {string} text
 * @property {number} node the selected node, by its number as given
 */

export class History {
  /** @type {Version[]} */
  #done = []
  /** @type {Version[]} */
  #undone = []

  /** Whether there is a version to go back to. */
  get canUndo() {
    return this.#done.length > 0
  }

  get canRedo() {
    return this.#undone.length > 0
  }

  /** Keeps what an edit changes. @param {Version} before */
  keep(before) {
    this.#done.push(before)
    this.#undone = []
  }

  /** @param {Version} now @returns {Version | undefined} the version before the last edit */
  undo(now) {
    return exchange(this.#done, this.#undone, now)
  }

  /** @param {Version} now @returns {Version | undefined} the version after the edit that was undone last */
  redo(now) {
    return exchange(this.#undone, this.#done, now)
  }
}

/** @param {Version[]} from @param {Version[]} to @param {Version} now */
function exchange(from, to, now) {
  const version = from.pop()
  if (version) to.push(now)
  return version
}
