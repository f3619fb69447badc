/**
 * Checks and help in practice: the grader is asked, the sheet says what came of it, and events tell it.
 *
 * @import {Scope} from './bar.js'
 * @import {Feedback} from './feedback.js'
 * @import {Tell} from '../element/events.js'
 * @import {Box} from './sheet.js'
 * @import {Found, Work} from './work.js'
 *
 * @typedef {object} Checked the practice that is checked
 * @property {() => Work | null} work
 * @property {() => number | null} selected
 * @property {() => number | null} seed of the tree
 * @property {() => void} write shows the sheet
 * @property {(words: string) => void} say
 * @property {<T>(ask: () => Promise<T>) => Promise<T | undefined>} graded
 * @property {Tell} tell
 */

import { detailOf } from './report.js'

export class Checking {
  #feedback
  #on

  /** @param {Feedback} feedback @param {Checked} on */
  constructor(feedback, on) {
    this.#feedback = feedback
    this.#on = on
  }

  /** @param {Scope} scope */
  async check(scope) {
    const work = this.#on.work()
    if (!work || work.left <= 0) return
    const found = await this.#on.graded(() => work.check(scope, this.#on.selected()))
    if (!found || work !== this.#on.work()) return
    this.#on.write()
    if (found.unread.length === 0) this.#report(work, scope, found)
    this.#feedback.tell(work, scope, found)
  }

  /** Takes the next step of help at a box. The first of them is a check. @param {Box} box */
  async help(box) {
    const work = this.#on.work()
    const step = work?.nextHelp(box) ?? null
    if (!work || step === null) return
    const found = await this.#on.graded(async () => {
      const whole = box.node === null ? box : null
      const found = step === 0 ? await work.check('node', box.node, whole) : null
      if (!found?.unread.length) await work.help(box, step)
      return { found }
    })
    if (!found || work !== this.#on.work()) return
    if (found.found?.unread.length === 0) this.#report(work, 'node', found.found)
    this.#on.write()
    this.#on.say(this.#feedback.saidOf(work)(box).join(' '))
  }

  /** Fires the events of a check. @param {Work} work @param {Scope} scope @param {Found} found */
  #report(work, scope, { grade, score }) {
    const detail = detailOf(grade, work.sheet, scope, score, this.#on.seed())
    this.#on.tell('secateur-answer', detail)
    if (scope === 'all') this.#on.tell('secateur-result', detail)
  }
}
