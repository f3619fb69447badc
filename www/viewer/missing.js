/**
 * The notice of a viewer: it names the parts that were asked for and are missing, with a button that tries again where that
 * may help.
 *
 * @import {Messages} from '../messages/messages.js'
 * @import {ViewerHost} from './part.js'
 * @import {makeParts} from './parts.js'
 * @import {Stage} from './stage/stage.js'
 */

export class Missing {
  #m
  #host
  #parts
  #stage
  #loadPanels
  /** The things that the host's attributes ask for and that are not there, in words. */
  #refused = ''
  /** Why there is nothing to see. */
  #failure = ''
  /** The last opening failed, but trying again may help. */
  #retriable = false
  /** Whether panels that were asked for could not be loaded. */
  panelsFailed = false

  /**
   * @param {Messages} m
   * @param {ViewerHost} host
   * @param {ReturnType<typeof makeParts>} parts
   * @param {Stage} stage
   * @param {() => unknown} loadPanels
   */
  constructor(m, host, parts, stage, loadPanels) {
    this.#m = m
    this.#host = host
    this.#parts = parts
    this.#stage = stage
    this.#loadPanels = loadPanels
    this.show()
  }

  /** The words about attributes that ask for something missing; empty if there are none. @param {string} words */
  set refused(words) {
    if (words === this.#refused) return
    this.#refused = words
    this.show()
  }

  /** Says why there is nothing to see; '': there is something. @param {string} words @param {boolean} retriable whether trying again may help */
  fail(words, retriable) {
    this.#failure = words
    this.#retriable = retriable
    this.show()
  }

  /** Says all that is missing. */
  show() {
    const { opening, standIn = '' } = this.#m
    const { panels, run, notice } = this.#parts
    const lacksPanels = this.panelsFailed && !panels.loaded
    const loadWords = standIn ? this.#host.loadWords : null
    const reload = lacksPanels ? this.#loadPanels : loadWords
    // The sentence reports a failure, but not while the run is hidden.
    const failure = run.hidden ? this.#failure : ''
    const words = [
      this.#stage.hasCanvas ? standIn : opening.noCanvas,
      lacksPanels ? opening.noPanels : '',
      failure,
      this.#refused,
    ]
    notice.show(words.filter(Boolean).join(' '), this.#retriable ? this.#host.reopen : reload)
  }
}
