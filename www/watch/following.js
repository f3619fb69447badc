/**
 * Opens the trace so far again and again as it grows, and shows its last step. A trace that ends in the middle is a search that
 * has not ended. A wrong line is reported in words, and the trace before it is shown.
 *
 * @import {Messages} from '../messages/messages.js'
 * @import {ImportedWords} from '../messages/imported.js'
 * @import {SecateurTree} from '../secateur-tree.js'
 * @import {Search} from '../core.js'
 * @import {State} from '../../bin/live-page.js'
 * @import {WatchBar} from './bar.js'
 */

import { SecateurError, open } from '../core.js'
import { optionsOf } from '../element/attributes.js'
import { showForeign } from '../element/foreign-search.js'
import { likelihood, rightness, wrongness } from '../figure/finding.js'
import { joinSentences } from '../messages/join-sentences.js'
import { lineOf, startOf } from '../page/import/line.js'
import { quotedLine, refusalOf } from '../page/import/refusal.js'

/** Milliseconds between two openings at least, and how much longer than an opening the page rests after it. */
const OFTEN = 400
const REST = 3
/** Errors that are no mistakes while a search goes on. */
const UNFINISHED = ['still-open', 'ends']

export class ProgramFollower {
  #viewer
  #words
  #bar
  #paused = false
  /** The last message of the server. @type {State | null} */
  #state = null
  /** The lines of one trace that the page has. */
  #trace = new Blob()
  #run = 0
  /** Whether a line of this trace is refused. */
  #refused = false
  /** The state on view, as text. */
  #shown = ''
  #busy = false

  /** @param {SecateurTree} viewer @param {{ m: Messages, own: ImportedWords, bar: WatchBar }} words */
  constructor(viewer, { m, own, bar }) {
    this.#viewer = viewer
    this.#words = { m, own }
    this.#bar = bar
  }

  /** @param {State} state */
  follow(state) {
    this.#state = state
    this.#turn()
  }

  /** @param {boolean} paused */
  pause(paused) {
    this.#paused = paused
    this.#turn()
  }

  /** Shows the newest state, one opening after the other. */
  async #turn() {
    if (this.#busy) return
    this.#busy = true
    while (this.#state && !this.#paused && this.#shown !== nameOf(this.#state)) {
      const began = performance.now()
      await this.#show(this.#state)
      const took = performance.now() - began
      if (!this.#state.end) await rest(Math.max(OFTEN, REST * took))
    }
    this.#busy = false
  }

  /** @param {State} state */
  async #show(state) {
    this.#shown = nameOf(state)
    if (state.run !== this.#run) this.#begin(state.run)
    if (!(await this.#fetch(state)) || this.#refused) return
    // Nothing to be seen is wrong only once nothing more comes.
    if (this.#trace.size === 0 && !state.end) return
    // More may have come than the server has announced.
    await this.#open(this.#trace.slice(0, state.bytes), state.kept, state)
  }

  /** Another trace begins. @param {number} run */
  #begin(run) {
    this.#run = run
    this.#trace = new Blob()
    this.#refused = false
    this.#bar.showVerdict('')
    // The node of a number is another one in the next trace.
    this.#viewer.select(null)
  }

  /** Gets the lines that the page does not have; false if they are gone. @param {State} state */
  async #fetch({ run, bytes }) {
    if (bytes <= this.#trace.size) return true
    const answer = await fetch(`./trace/${run}/${this.#trace.size}`).catch(() => null)
    if (!answer) this.#bar.showLost()
    // Another trace has begun, or nobody answers: the next state is announced.
    if (!answer?.ok) this.#state = null
    else this.#trace = new Blob([this.#trace, await answer.blob()])
    return Boolean(answer?.ok)
  }

  /** @param {Blob} trace @param {number} lines in it @param {State} state */
  async #open(trace, lines, state) {
    try {
      // The page has no tree of its own.
      const source = { trace, tree: undefined }
      const search = await open(source, optionsOf(this.#viewer))
      if (!this.#refused) await this.#judge(search, trace, state)
      // The reader may have held the view while it was read.
      if (this.#paused) {
        this.#shown = ''
        this.#refused = false
        return search.free()
      }
      this.#bar.show(lines)
      this.#viewer.hidden = false
      this.#viewer.step = 'last'
      showForeign(this.#viewer, source, search)
    } catch (error) {
      await this.#showError(error, trace, state)
    }
  }

  /** Shows the first error by the rules. @param {Search} search @param {Blob} trace @param {State} state */
  async #judge(search, trace, { end, full }) {
    const { finding } = search
    const { own } = this.#words
    const goesOn = !end || full
    if (!finding) return this.#bar.showVerdict(goesOn ? '' : rightness(search, own))
    if (goesOn && UNFINISHED.includes(finding.code)) return this.#bar.showVerdict('')
    const words = [own.first(finding.line), wrongness(search, finding, own)]
    const likely = likelihood(search, finding, own)
    this.#bar.showError(joinSentences([...words, likely]), await lineOf(trace, finding.line))
  }

  /**
   * Names the line that is no line of a trace, and shows the trace before it.
   * @param {unknown} error
   * @param {Blob} trace
   * @param {State} state
   */
  async #showError(error, trace, state) {
    const { code = '', line = null } = error instanceof SecateurError ? error : {}
    if (code === 'trace-empty' && !state.end) return
    const { m, own } = this.#words
    const again = this.#refused
    this.#refused = true
    if (again) return
    this.#bar.showError(refusalOf(m, own, error), await quotedLine(trace, error))
    const start = line === null ? 0 : await startOf(trace, line)
    if (start) await this.#open(trace.slice(0, start), Number(line) - 1, state)
  }
}

/** A state as text, the same for all that are shown alike. @param {State} state */
function nameOf({ run, bytes, full, end }) {
  return JSON.stringify([run, bytes, full, end])
}

/** @param {number} milliseconds */
function rest(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
