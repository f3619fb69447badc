/**
 * The runs of a form of the lab, one at a time: the buttons that start and stop them, and their progress.
 *
 * @import {LabMessages} from '../../messages/pages.js'
 * @import {AnyJob, AnyReport} from './job.js'
 */

import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { begin } from './background.js'
import { progress } from './progress.js'

export class UnderWay {
  #m
  #cancel
  #state
  #end = () => {}

  /**
   * @param {LabMessages} m
   * @param {{ run: string, cancel: string }} words
   * @param {() => void} [cancel] stops a run
   */
  constructor(m, words, cancel = () => this.stop(m.lab.cancelled)) {
    this.#m = m
    this.#state = progress(m)
    this.#cancel = makeButton(words.cancel, cancel, { disabled: true })
    this.buttons = make('div', { class: 'buttons' }, make('button', {}, words.run), this.#cancel)
    this.element = this.#state.element
  }

  /** @param {AnyJob} job @param {(report: AnyReport) => void} hear */
  start(job, hear) {
    const { lab, errors } = this.#m
    this.#end()
    this.#state.note('')
    this.#cancel.disabled = false
    this.#end = begin(job, {
      hear,
      alone: () => this.#state.note(lab.alone),
      lost: (reason) => this.stop(errors['wasm-unavailable']({ reason }), true),
    })
  }

  /** @param {number} share 0 … 1 @param {string} words */
  show(share, words) {
    this.#state.show(share, words)
  }

  /** Says something without a run. @param {string} words */
  say(words) {
    this.#state.end(words)
  }

  /** Ends the run, and says how. @param {string} words @param {boolean} [problem] */
  stop(words, problem = false) {
    this.#end()
    this.#cancel.disabled = true
    this.#state.end(words, problem)
  }
}
