/** Long work, a few milliseconds at a time. */

/** How long a slice is, in milliseconds: a frame of the page has room for it. */
const SLICE = 10

/** How many nodes are looked at before the clock is: a small part of a slice. */
const NODES = 4096

/** When the slice ends that all who have long work in the present turn share; 0: none has begun. */
let end = 0

/**
 * Works until the slice ends; what comes of it, if that was enough.
 * @template T
 * @param {(nodes: number) => T | undefined | false} work does a part of it, and gives what comes of all
 * @returns {T | null}
 */
export function slice(work) {
  if (end === 0) {
    end = performance.now() + SLICE
    others()
  }
  while (performance.now() < end) {
    const done = work(NODES)
    if (done) return done
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
