/**
 * One exercise of a lesson. What is answered wrongly leads to a tree on which just that fails; three right in a row end it.
 *
 * @import {Mistake} from '../types.js'
 * @import {ExerciseResult} from '../exercise/practise/check-result.js'
 * @import {LessonName, Lessons} from '../messages/pages.js'
 * @import {LessonProgress} from './progress.js'
 * @import {PartName} from './table.js'
 * @import {Task} from './next-tree.js'
 *
 * @typedef {object} PartWords
 * @property {Lessons} lessons
 * @property {Record<Mistake, string>} mistakes
 */

import { optionsOf } from '../element/attributes.js'
import { makeButton } from '../dom/button.js'
import { make } from '../dom/make.js'
import { firstTask, nextTask } from './next-tree.js'
import { attributesOf, exerciseOf, kindOf } from './table.js'

/** So many right answers in a row end an exercise. */
const ROW = 3

export class LessonPart {
  element
  #words
  #lesson
  #part
  #progress
  #exercise
  #tree
  #status = make('p', { role: 'status' })
  #next
  /** The task on view. @type {Task | null} */
  #task = null
  /** The right answers in a row. */
  #row = 0
  /** Whether the tree on view counts no more. */
  #judged = false
  /** The confusion that was seen last. @type {Mistake | null} */
  #confusion = null

  /** @param {LessonName} lesson @param {PartName} part @param {PartWords} words @param {LessonProgress} progress */
  constructor(lesson, part, words, progress) {
    const { parts, next, lessons } = words.lessons
    this.#words = words
    this.#lesson = lesson
    this.#part = part
    this.#progress = progress
    this.#exercise = exerciseOf(lesson, part)
    this.#tree = make('secateur-tree', attributesOf(lesson, part))
    this.#tree.addEventListener('secateur-answer', ({ detail }) => this.#answered(detail))
    this.#tree.addEventListener('secateur-result', () => this.#finish())
    this.#next = makeButton(next, () => this.#showNext(), { hidden: true })
    const id = `part-${part}`
    this.element = make(
      'section',
      { class: 'part', 'aria-labelledby': id },
      make('h3', { id }, parts[part]),
      make('p', {}, lessons[lesson][part] ?? ''),
      this.#tree,
      make('div', { class: 'after' }, this.#status, this.#next),
    )
    this.#showStatus()
    this.#begin(firstTask(this.#exercise, optionsOf(this.#tree)))
  }

  /** Shows a task once it is known. @param {Promise<Task>} coming */
  async #begin(coming) {
    const task = await coming
    this.#task = task
    this.#judged = false
    if (task.planted) this.#tree.setAttribute('mistake', String(task.planted.seed))
    this.#tree.setAttribute('tree', task.tree)
    if (!this.#tree.isConnected) this.element.children[1].after(this.#tree)
  }

  /** @param {ExerciseResult} result */
  #answered({ items, score, help, shown, likely }) {
    if (this.#judged) return
    const step = this.#part === 'predict' ? items.at(-1) : null
    const right = step ? step.ok : score === 1 && help === 0 && !shown
    // Predictions are judged one by one.
    this.#judged = !step || !right
    // No lesson is about a search that goes best-first.
    const mistake = /** @type {Mistake | null} */ (likely)
    this.#confusion = right ? null : (this.#task?.planted?.mistake ?? mistake)
    this.#row = right ? this.#row + 1 : 0
    if (this.#row >= ROW) {
      this.#judged = true
      this.#progress.add(this.#lesson, this.#part)
    }
    this.#showStatus(right)
  }

  /** The tree has no more questions. */
  #finish() {
    this.#next.hidden = false
  }

  /** Says how far it is. @param {boolean} [right] the last answer; undefined: there is none */
  #showStatus(right) {
    const { row, done, wrong, plain } = this.#words.lessons
    const { planted } = this.#task ?? {}
    const words = () => {
      if (right === undefined)
        return this.#progress.has(this.#lesson, this.#part) ? done : row(0, ROW)
      if (right) return this.#row >= ROW ? done : row(this.#row, ROW)
      const named = planted ? null : this.#confusion
      return named ? wrong(this.#words.mistakes[named]) : plain
    }
    this.#status.textContent = words()
    this.#next.hidden = !this.#judged
  }

  /** Brings the next tree. */
  async #showNext() {
    this.#next.hidden = true
    const ask = this.#tree.getAttribute('ask') ?? ''
    const sheet = kindOf(this.#part) === 'practise' ? ask : ''
    await this.#begin(nextTask(this.#exercise, sheet, optionsOf(this.#tree), this.#confusion))
    this.#tree.focus()
    this.#tree.scrollIntoView({ block: 'nearest' })
  }
}
