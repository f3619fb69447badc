/**
 * The runs of a form of the lab, one at a time: the buttons that start and stop them, their progress, and how they ended.
 *
 * @import {LabMessages} from '../../messages/pages.js'
 * @import {AnyJob, AnyReport} from './job.js'
 */

import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { duration } from '../settings/cost.js'
import { begin } from './background.js'

/** Seconds: a longer run starts only by its button. */
const LONGEST_UNASKED = 2

export class RunStatus {
  #m
  #words
  #cancel
  #bar
  #at = make('span', { class: 'at' })
  #row
  #status = make('p', { class: 'status', role: 'status' })
  /** How the run is done. */
  #note = make('p', { class: 'note', role: 'status' })
  #end = () => {}

  /**
   * @param {LabMessages} m
   * @param {{ run: string, cancel: string }} words
   * @param {() => void} [cancel] stops a run
   */
  constructor(m, words, cancel = () => this.stop(m.lab.cancelled)) {
    this.#m = m
    this.#words = words
    this.#bar = make('progress', { max: 1, value: 0, 'aria-label': m.lab.progress })
    this.#row = make('div', { class: 'progress', hidden: true }, this.#bar, this.#at)
    this.#cancel = makeButton(words.cancel, cancel, { disabled: true })
    this.buttons = make('div', { class: 'buttons' }, make('button', {}, words.run), this.#cancel)
    this.element = make('div', {}, this.#row, this.#status, this.#note)
  }

  /** @param {AnyJob} job @param {(report: AnyReport) => void} onReport */
  start(job, onReport) {
    const { lab, errors } = this.#m
    this.#end()
    this.#note.textContent = ''
    this.#cancel.disabled = false
    this.#end = begin(job, {
      onReport,
      onPage: () => void (this.#note.textContent = lab.alone),
      failed: (reason) => this.stop(errors['wasm-unavailable']({ reason }), true),
    })
  }

  /** @param {number} share 0 … 1 @param {string} words */
  show(share, words) {
    this.#row.hidden = false
    this.#status.textContent = ''
    this.#status.classList.remove('problem')
    this.#bar.value = share
    this.#at.textContent = words
  }

  /** Whether a run takes so many seconds that only its button begins it; if so, says that. @param {number} seconds */
  isTooLong(seconds) {
    const { lang, lab } = this.#m
    const isLong = seconds > LONGEST_UNASKED
    if (isLong) this.showText(lab.waits(duration(lang, seconds), this.#words.run))
    return isLong
  }

  /** Says something without a run. @param {string} words @param {boolean} [problem] */
  showText(words, problem = false) {
    this.#row.hidden = true
    this.#status.textContent = words
    this.#status.classList.toggle('problem', problem)
  }

  /** Ends the run, and says how. @param {string} words @param {boolean} [problem] */
  stop(words, problem = false) {
    this.#end()
    this.#cancel.disabled = true
    this.showText(words, problem)
  }
}
