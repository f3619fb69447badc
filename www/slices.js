/**
 * Long work, a few milliseconds at a time.
 *
 * @import { OpeningHandle } from './core.js'
 */
import { call } from './failure.js'

/** How long a slice is, in milliseconds: a frame of the page has room for it. */
const SLICE = 10

/** How many nodes are looked at before the clock is: a small part of a slice. */
const NODES = 4096

/** When the slice ends that all who open a tree in the present turn share; 0: none has begun. */
let end = 0

/** Works on an opening until the slice ends; the search, if that was enough. @param {OpeningHandle} opening */
export function slice(opening) {
  if (end === 0) {
    end = performance.now() + SLICE
    others()
  }
  while (performance.now() < end) {
    const opened = call(() => opening.advance(NODES))
    if (opened) return opened
  }
  return null
}

/**
 * Lets everybody else have a turn: other openings, the page, its painting. A message comes at once and
 * in its turn, where a timer would be slowed down in a tab that is not seen.
 * @returns {Promise<void>}
 */
export function others() {
  return new Promise((resume) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      end = 0
      resume()
    }
    port2.postMessage(null)
  })
}
