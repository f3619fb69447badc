/**
 * The frames of a viewer. After any change the next animation frame paints the picture and shows the new snapshot to
 * the parts. Parts for which that frame has no time are shown it in the next frames. The picture and the slider never
 * wait.
 *
 * @import {Lifetime} from './lifetime.js'
 * @import {Part, Snapshot} from './part.js'
 * @import {PartQueue} from './part-queue.js'
 * @import {ViewerContent} from './content.js'
 * @import {Stage} from './stage/stage.js'
 *
 * @typedef {object} FramesHost the things that frames show
 * @property {HTMLElement} element
 * @property {ViewerContent} content
 * @property {Stage} stage
 * @property {PartQueue} queue the parts that can wait
 * @property {Pick<Part, 'show' | 'settle'>[]} leading the parts that never wait
 * @property {Lifetime} lifetime
 * @property {() => void} complete called when all parts have shown a new search
 */

export class Frames {
  #host
  /** An animation frame has been requested. */
  #requested = false
  /** The parts show an old snapshot. */
  #snapshotStale = false
  /** The picture is an old one. */
  #pictureStale = false
  /** Some parts are waiting for the snapshot. */
  #busy = false
  /** Some part has not shown this search yet. */
  #fresh = false

  /** @param {FramesHost} host */
  constructor(host) {
    this.#host = host
  }

  /** The parts and the picture are to be shown anew. */
  change() {
    this.#snapshotStale = true
    this.repaint()
  }

  /** The picture is to be drawn anew. */
  repaint() {
    this.#pictureStale = true
    this.#request()
  }

  /** The next frames show another search. */
  begin() {
    this.#fresh = true
  }

  /** Shows a snapshot to all parts at once. */
  write() {
    const { stage, queue, leading } = this.#host
    const snapshot = this.takeSnapshot()
    if (snapshot) this.#lead(snapshot)
    queue.finish()
    // Now everything is written: the browser lays out the page once for all that is measured.
    for (const part of [stage.camera, ...leading]) part.settle?.()
    this.#continueQueue()
    this.repaint()
  }

  /** Takes a snapshot, gives it to the stage and queues it for the parts. */
  takeSnapshot() {
    const { content, stage, queue } = this.#host
    this.#snapshotStale = false
    if (!content.search) return null
    const snapshot = content.snapshot(content.search, stage)
    stage.show(snapshot)
    queue.add(snapshot)
    return snapshot
  }

  #request() {
    if (this.#requested) return
    this.#requested = true
    requestAnimationFrame(this.#host.lifetime.guard(() => this.#frame()))
  }

  #frame() {
    const { stage, queue, complete } = this.#host
    this.#requested = false
    const start = performance.now()
    // Paint before writing: text on a canvas makes the browser lay out all written text.
    const snapshot = this.#snapshotStale ? this.takeSnapshot() : null
    if (this.#pictureStale) {
      this.#pictureStale = false
      stage.paint()
    }
    if (snapshot) this.#lead(snapshot)
    queue.run(start)
    this.#continueQueue()
    if (!this.#fresh || !queue.done) return
    this.#fresh = false
    complete()
  }

  /** Shows a snapshot to the parts that never wait. @param {Snapshot} snapshot */
  #lead(snapshot) {
    const { stage, leading } = this.#host
    for (const part of leading) part.show(snapshot)
    stage.exercise?.show(snapshot)
  }

  /** Requests a frame for the parts that wait. Meanwhile `aria-busy` keeps readers silent. */
  #continueQueue() {
    const { element, queue } = this.#host
    if (!queue.done) this.#request()
    if (this.#busy !== !queue.done) element.setAttribute('aria-busy', String(!queue.done))
    this.#busy = !queue.done
  }
}
