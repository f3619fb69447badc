/**
 * The words after a check, above the answer sheet: the points, the first mistake, and a line for each box that is not
 * right, which leads to it. The focus goes there after a check.
 *
 * @import {Wording} from './grading.js'
 * @import {Scope} from './bar.js'
 * @import {Box} from './answer-sheet.js'
 * @import {Grade, Item} from '../../types.js'
 * @import {CheckFindings, PracticeWork} from './practice-work.js'
 */

import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { colonAfter } from '../../messages/colon.js'

/**
 * Whether an item is a missing answer that is not named, because its name would give away that the search enters a node, or
 * that it cuts an edge or none.
 * @param {Item} item
 */
const isUntold = ({ verdict, node, field }) =>
  verdict === 'missing' && (node !== null || field === 'cuts')

export class Feedback {
  #words
  #grades
  #go
  #head = make('p', { tabindex: -1, class: 'found' })
  #more = make('div')
  #list = make('ol')
  element = make('div', { class: 'summary', hidden: true }, this.#head, this.#more, this.#list)

  /** @param {Wording} words @param {(box: Box) => void} go leads to a box of the sheet */
  constructor({ words, grades }, go) {
    this.#words = words
    this.#grades = grades
    this.#go = go
  }

  hide() {
    this.element.hidden = true
  }

  /** Reports the result of a check. @param {PracticeWork} work @param {Scope} scope @param {CheckFindings} findings */
  show(work, scope, findings) {
    const { unread, empty } = findings
    const words = this.#words
    if (empty) this.#write(work, [words.nothingYet], [], [])
    else if (unread.length > 0) this.#write(work, [words.cannotRead(unread.length)], [], unread)
    else this.#showGrade(work, scope, findings)
    this.element.hidden = false
    this.#head.focus()
  }

  /** Says how answers were graded. @param {PracticeWork} work @param {Scope} scope @param {CheckFindings} findings */
  #showGrade(work, scope, { grade, checked }) {
    const words = this.#words
    const whole = scope === 'all'
    const first = whole && grade.first !== null ? grade.items[grade.first] : null
    const rest = checked.filter((item) => !item.ok && item !== first)
    const missing = rest.filter(isUntold)
    const others = rest.filter((item) => !isUntold(item))
    const mistakes = first ? [first, ...others] : others
    const right = mistakes.length === 0 && missing.length === 0 ? words.allRight : ''
    const points = whole ? words.points(grade.points, grade.max) : this.#pointsOf(work, checked)
    this.#write(
      work,
      [
        make('strong', { class: 'points' }, points),
        ' ',
        first ? words.first(work.boxes.nameOf(first)) : right,
      ],
      [
        whole ? this.#likely(grade, work) : '',
        grade.weight > 1 ? words.weighed(grade.weight) : '',
        missing.length > 0 ? words.missing(missing.length) : '',
        work.sheet.shown ? words.noPoints : '',
      ],
      mistakes,
    )
  }

  /**
   * @param {PracticeWork} work
   * @param {(Element | string)[]} head
   * @param {string[]} more further sentences
   * @param {Item[]} items the boxes that get a line
   */
  #write(work, head, more, items) {
    this.#head.replaceChildren(...head)
    this.#more.replaceChildren(...more.filter(Boolean).map((text) => make('p', {}, text)))
    this.#list.replaceChildren(...items.map((item) => this.#lineOf(work, item)))
  }

  /** A line about a box, which leads there. @param {PracticeWork} work @param {Item} item */
  #lineOf(work, item) {
    const name = work.boxes.nameOf(item)
    const link = makeButton(name, () => this.#go(item), { class: 'link' })
    return make('li', {}, link, colonAfter(name), work.grading.verdictWords(item))
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
}
