/**
 * Checks and help in practice: the grader is asked, the sheet shows the verdicts, and events report them.
 *
 * @import {Scope} from './bar.js'
 * @import {Desk} from '../desk.js'
 * @import {Cursor} from './cursor.js'
 * @import {Box} from './sheet.js'
 * @import {SheetViews} from './sheet-views.js'
 * @import {CheckFindings, PracticeWork} from './work.js'
 */

import { joinSentences } from '../../messages/join-sentences.js'
import { Building } from '../tree/building.js'
import { detailOf } from './report.js'

export class Checking {
  #desk
  #views
  #cursor
  #say

  /** @param {Desk<PracticeWork>} desk @param {SheetViews} views @param {Cursor} cursor @param {(words: string) => void} say */
  constructor(desk, views, cursor, say) {
    this.#desk = desk
    this.#views = views
    this.#cursor = cursor
    this.#say = say
  }

  /** Checks the answers, a tree that is typed as well. @param {Scope} scope */
  async check(scope) {
    const { feedback, making } = this.#views
    if (making instanceof Building && !(await making.takeTyped())) return
    const { work } = this.#desk
    if (!work?.canCheck) return
    const { selected } = this.#cursor
    const findings = await this.#desk.askCore(() => work.check(scope, selected))
    if (!findings || work !== this.#desk.work) return
    this.#desk.write()
    if (findings.unread.length === 0 && !findings.empty) this.#report(work, scope, findings)
    feedback.say(work, scope, findings)
  }

  /** Takes the next step of help at a box. The first of them is a check. @param {Box} box */
  async help(box) {
    const { work } = this.#desk
    const step = work?.nextHelp(box) ?? null
    if (!work || step === null) return
    const result = await this.#desk.askCore(async () => {
      const whole = box.node === null ? box : null
      const findings = step === 0 ? await work.check('node', box.node, whole) : null
      if (!findings?.unread.length) await work.help(box, step)
      return { findings }
    })
    if (!result || work !== this.#desk.work) return
    if (result.findings?.unread.length === 0) this.#report(work, 'node', result.findings)
    this.#desk.write()
    this.#say(joinSentences(this.#views.feedback.helpingOf(work).hints(box)))
  }

  /** Fires the events of a check. @param {PracticeWork} work @param {Scope} scope @param {CheckFindings} findings */
  #report(work, scope, { grade, score }) {
    const detail = detailOf(grade, work.sheet, scope, score, this.#desk.seed)
    this.#desk.report(detail, scope === 'all')
  }
}
