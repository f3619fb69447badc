/**
 * Keeps the pictures of two trees as high as each other: a message below one tree takes room from both.
 *
 * @import {SecateurTree} from '../../secateur-tree.js'
 */

export class EqualHeights {
  #trees
  #watching = new ResizeObserver(() => this.#even())

  /** @param {readonly SecateurTree[]} trees */
  constructor(trees) {
    this.#trees = trees
  }

  /** Watches the messages of the trees: each has another one after its viewer was made anew. */
  watch() {
    this.#watching.disconnect()
    for (const notice of this.#notices) notice && this.#watching.observe(notice)
  }

  end() {
    this.#watching.disconnect()
  }

  get #notices() {
    return this.#trees.map(({ shadowRoot }) => shadowRoot?.querySelector('.notice'))
  }

  #even() {
    const heights = this.#notices.map((notice) => (notice ? heightOf(notice) : 0))
    const most = Math.max(...heights)
    this.#trees.forEach(({ id, parentElement }, at) => {
      parentElement?.style.setProperty(`--spare-${id}`, `${most - heights[at]}px`)
    })
  }
}

/** The height of a message with the margin below it. @param {Element} notice */
function heightOf(notice) {
  const { height } = notice.getBoundingClientRect()
  return height + Number.parseFloat(getComputedStyle(notice).marginBottom)
}
