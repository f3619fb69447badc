/**
 * The words after a check, and the steps of help: right or not, where it is decided, the sentence of that step, the
 * answer.
 *
 * @import {Wording} from './grading.js'
 * @import {BoxHelp} from '../help.js'
 * @import {Scope} from './bar.js'
 * @import {Box} from './answer-sheet.js'
 * @import {Grade, Item} from '../../types.js'
 * @import {CheckFindings, PracticeWork} from './practice-work.js'
 */

import { Summary } from './summary.js'

export class Feedback {
  #words
  #grades
  #go
  summary = new Summary()

  /** @param {Wording} words @param {(box: Box) => void} go leads to a box of the sheet */
  constructor({ words, grades }, go) {
    this.#words = words
    this.#grades = grades
    this.#go = go
  }

  /** Reports the result of a check. @param {PracticeWork} work @param {Scope} scope @param {CheckFindings} findings */
  show(work, scope, findings) {
    const { unread, empty } = findings
    const words = this.#words
    if (empty) this.summary.show('', words.nothingYet, [], [])
    else if (unread.length > 0) {
      const lines = unread.map((item) => this.#lineOf(work, item))
      this.summary.show('', words.cannotRead(unread.length), [], lines)
    } else this.#showGrade(work, scope, findings)
    this.summary.focus()
  }

  /** Says how answers were graded. @param {PracticeWork} work @param {Scope} scope @param {CheckFindings} findings */
  #showGrade(work, scope, { grade, checked }) {
    const words = this.#words
    const whole = scope === 'all'
    const first = whole && grade.first !== null ? grade.items[grade.first] : null
    const missing = checked.filter(({ verdict }) => verdict === 'missing')
    const others = checked.filter(
      (item) => !item.ok && item !== first && item.verdict !== 'missing',
    )
    const mistakes = first ? [first, ...others] : others
    const right = mistakes.length === 0 && missing.length === 0 ? words.allRight : ''
    this.summary.show(
      whole ? words.points(grade.points, grade.max) : this.#pointsOf(work, checked),
      first ? words.first(work.boxes.nameOf(first)) : right,
      [
        whole ? this.#likely(grade, work) : '',
        grade.weight > 1 ? words.weighed(grade.weight) : '',
        missing.length > 0 ? words.missing(missing.length) : '',
        work.sheet.shown ? words.noPoints : '',
      ],
      mistakes.map((item) => this.#lineOf(work, item)),
    )
  }

  /** A line about a box, which leads there. @param {PracticeWork} work @param {Item} item */
  #lineOf(work, item) {
    const words = work.grading.verdictWords(item)
    return { name: work.boxes.nameOf(item), words, go: () => this.#go(item) }
  }

  /** The points for some boxes. @param {PracticeWork} work @param {Item[]} items */
  #pointsOf(work, items) {
    const sum = (/** @type {Item[]} */ some) => some.reduce((all, { of }) => all + of, 0)
    const earned = items.filter((item) => item.ok && !work.sheet.isSpent(item))
    return this.#words.points(sum(earned), sum(items))
  }

  /**
   * The mistake that fits all wrong answers, in words; of `other-cut-test` the words name the test.
   * @param {Grade} grade
   * @param {PracticeWork} work
   */
  #likely({ likely }, { cutTest }) {
    const { likely: sentenceOf, mistakes, cutTests } = this.#grades
    if (!likely) return ''
    return sentenceOf(likely === 'other-cut-test' ? cutTests[cutTest] : mistakes[likely])
  }

  /** Help in words. @param {PracticeWork} work @returns {BoxHelp} */
  helpFor(work) {
    return {
      next: (box) => this.#words.helpSteps[work.nextHelp(box) ?? -1] ?? '',
      hints: (box) => this.#hints(work, box),
    }
  }

  /** The words of help at a box so far. @param {PracticeWork} work @param {Box} box */
  #hints(work, box) {
    const verdict = work.verdictOf(box)
    if (!verdict) return []
    const item = work.helpItemOf(box)
    // A right answer needs no help.
    if (verdict.ok || !item) return [work.grading.verdictWords(verdict)]
    const steps = this.#steps(work, box, item).slice(0, Math.max(work.sheet.helpAt(box), 1))
    const spent = work.sheet.isSpent(box) ? this.#words.spent : ''
    return [...steps, spent].filter(Boolean)
  }

  /** @param {PracticeWork} work @param {Box} box @param {Item} item */
  #steps(work, box, item) {
    const words = this.#words
    return [
      work.grading.verdictWords(item),
      ...(item.step === null
        ? ['', '']
        : [work.grading.decidingEvent(item.step), work.grading.sentence(item.step)]),
      words.answer(work.grading.content(box.field, item.expected)),
    ]
  }
}
