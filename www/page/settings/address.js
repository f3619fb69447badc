/**
 * Writes the page's state into its address, and further data that no link has room for into the entry of the browser's
 * history. Both outlive a reload and the way to another page and back, and need no storage.
 *
 * A change is written in the turn in which it happens. Browsers refuse a page that writes too often, so a run that
 * changes faster than that is written from time to time. When the page is left, it is written again, because a picture
 * follows its step in the frame after it.
 *
 * @typedef {object} HistoryEntry
 * @property {string} fragment the text after the `#`; empty if there is none
 * @property {unknown} historyState goes into the entry of the history, as plain data
 */

/** So many writes may follow each other at once. */
const BURST = 40
/** Milliseconds after which one more may. Safari takes 100 in 30 s, Chrome 200 in 10 s. */
const PAUSE = 500

export class Address {
  #compose
  #left = BURST
  #countedAt = performance.now()
  #queued = false
  #timer = 0
  /** The text of the entry that was written last. */
  #written = ''

  /** @param {() => HistoryEntry | null} compose gives the entry to write; null: none yet */
  constructor(compose) {
    this.#compose = compose
    for (const type of ['beforeunload', 'pagehide']) addEventListener(type, () => this.write())
  }

  /** The state may have changed. It is written at the end of this turn. */
  changed() {
    if (this.#queued || this.#timer) return
    this.#queued = true
    queueMicrotask(() => {
      this.#queued = false
      if (this.#mayWrite()) this.write()
      else this.#timer = window.setTimeout(() => this.write(), PAUSE)
    })
  }

  /** Writes at once, into the present entry of the history. */
  write() {
    this.#put((historyState, url) => history.replaceState(historyState, '', url))
  }

  /** Writes a new entry of the history. The one before stays as it is. */
  push() {
    this.#put((historyState, url) => history.pushState(historyState, '', url))
  }

  /** Drops a pending write: the browser has turned to another entry. */
  cancel() {
    this.#stopTimer()
    this.#written = ''
  }

  /** @param {(historyState: unknown, url: string) => void} put */
  #put(put) {
    this.#stopTimer()
    const entry = this.#compose()
    if (!entry) return
    const text = JSON.stringify(entry)
    if (text === this.#written) return
    this.#left = Math.max(this.#left - 1, 0)
    try {
      const { pathname, search } = location
      put(entry.historyState, entry.fragment ? `#${entry.fragment}` : pathname + search)
      this.#written = text
    } catch {
      // The browser refuses for now, or the link is too long for it: the next change tries again.
    }
  }

  #stopTimer() {
    clearTimeout(this.#timer)
    this.#timer = 0
  }

  /** Whether browsers allow one more write. */
  #mayWrite() {
    const now = performance.now()
    const more = Math.floor((now - this.#countedAt) / PAUSE)
    this.#countedAt += more * PAUSE
    this.#left = Math.min(BURST, this.#left + more)
    return this.#left > 0
  }
}
