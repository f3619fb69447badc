/**
 * Checks and help in practice: the grader is asked, the sheet shows the verdicts, and events report them.
 *
 * @import {Scope} from './bar.js'
 * @import {ExerciseContext} from '../context.js'
 * @import {Cursor} from './cursor.js'
 * @import {Box} from './answer-sheet.js'
 * @import {SheetViews} from './sheet-views.js'
 * @import {CheckFindings, PracticeWork} from './practice-work.js'
 */

import { joinSentences } from '../../messages/join-sentences.js'
import { TreeBuilder } from '../tree/tree-builder.js'
import { checkResult } from './check-result.js'

export class Checks {
  #context
  #views
  #cursor
  #announce

  /**
   * @param {ExerciseContext<PracticeWork>} context
   * @param {SheetViews} views
   * @param {Cursor} cursor
   * @param {(words: string) => void} announce
   */
  constructor(context, views, cursor, announce) {
    this.#context = context
    this.#views = views
    this.#cursor = cursor
    this.#announce = announce
  }

  /** Checks the answers, a tree that is typed as well. @param {Scope} scope */
  async check(scope) {
    const { feedback, treeEditor } = this.#views
    if (treeEditor instanceof TreeBuilder && !(await treeEditor.applyTyped())) return
    const { work } = this.#context
    if (!work?.canCheck) return
    const { selected } = this.#cursor
    const findings = await this.#context.askCore(() => work.check(scope, selected))
    if (!findings || work !== this.#context.work) return
    this.#context.write()
    if (findings.unread.length === 0 && !findings.empty) this.#report(work, scope, findings)
    feedback.show(work, scope, findings)
  }

  /** Takes the next step of help at a box. The first of them is a check. @param {Box} box */
  async help(box) {
    const { work } = this.#context
    const step = work?.nextHelp(box) ?? null
    if (!work || step === null) return
    const result = await this.#context.askCore(async () => {
      const whole = box.node === null ? box : null
      const findings = step === 0 ? await work.check('node', box.node, whole) : null
      if (!findings?.unread.length) await work.help(box, step)
      return { findings }
    })
    if (!result || work !== this.#context.work) return
    const { findings } = result
    const { feedback } = this.#views
    if (findings?.unread.length === 0) this.#report(work, 'node', findings)
    this.#context.write()
    // Help on a text that cannot be read is how to write it.
    if (findings?.unread.length) return feedback.show(work, 'node', findings)
    this.#announce(joinSentences(work.contentOf(box).hints))
  }

  /** Fires the events of a check. @param {PracticeWork} work @param {Scope} scope @param {CheckFindings} findings */
  #report(work, scope, { grade, score }) {
    const detail = checkResult(grade, work.sheet, scope, score, this.#context.seed)
    this.#context.report(detail, scope === 'all')
  }
}
