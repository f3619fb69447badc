/** Long work in slices of a few milliseconds. */

/** Milliseconds of a slice: a frame of the page has time for it. */
const SLICE = 10

/** Nodes between two looks at the clock: a small part of a slice. */
const NODES = 4096

/** When the present slice ends; all long work of one turn shares it. 0: none has begun. */
let end = 0

/**
 * Works until the slice ends. Returns the result, or null if the work is not done.
 * @template T
 * @param {(nodes: number) => T | undefined | false} work does a part, and returns the result when all is done
 * @returns {T | null}
 */
export function slice(work) {
  if (end === 0) {
    end = performance.now() + SLICE
    yieldTurn()
  }
  while (performance.now() < end) {
    const done = work(NODES)
    if (done) return done
  }
  return null
}

/**
 * Lets other work have a turn: other openings, the page, painting. It waits for a message, because a timer is
 * slowed down in a hidden tab.
 * @returns {Promise<void>}
 */
export function yieldTurn() {
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
