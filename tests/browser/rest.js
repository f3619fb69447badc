/** When a page is at rest: it has asked for no further animation frame. */

/** @typedef {typeof window & { atRest: () => Promise<void> }} Watched */

/** Counts the animation frames a page asks for. Runs in the page, before its own scripts. */
export function watchFrames() {
  const ask = window.requestAnimationFrame.bind(window)
  const cancel = window.cancelAnimationFrame.bind(window)
  /** @type {Set<number>} */
  const pending = new Set()
  window.requestAnimationFrame = (work) => {
    const id = ask((time) => {
      pending.delete(id)
      work(time)
    })
    pending.add(id)
    return id
  }
  window.cancelAnimationFrame = (id) => {
    pending.delete(id)
    cancel(id)
  }
  const frame = () => new Promise(ask)
  const atRest = async () => {
    // An observer reports a change, such as of a size, after one frame, and it is painted in the next.
    for (let frames = 0; frames < 2 || pending.size > 0; frames += 1) await frame()
  }
  Object.assign(window, { atRest })
}
