/**
 * The work on one tree in practice: the answers in its boxes, and the verdicts on them. It knows no page.
 *
 * @import {Answer, Field, Grade, Item, Sketch, View} from '../../types.js'
 * @import {Task} from '../attributes.js'
 * @import {BoxContent, Contents} from './box-input.js'
 * @import {Scope} from './bar.js'
 * @import {ExerciseContext} from '../context.js'
 * @import {AnswerPicture} from './plane-view.js'
 * @import {Box, BoxVerdict} from './answer-sheet.js'
 *
 * @typedef {object} CheckFindings the findings of a check
 * @property {Grade} grade of the whole sheet
 * @property {Item[]} checked the boxes that were checked
 * @property {Item[]} unread the boxes among these that cannot be read
 * @property {number} score of the check
 * @property {boolean} [empty] whether nothing was answered yet, so that nothing was checked
 */

import { Grading } from './grading.js'
import { REASONS } from '../attributes.js'
import { Boxes } from './boxes.js'
import { AnswerTree } from '../tree/answer-tree.js'
import { HELP_STEPS, AnswerSheet, TICKED, isTick, keyOf } from './answer-sheet.js'
import { cutTestOf } from '../task.js'

/** The fields that no step of the search decides: help goes on to the answer at once. @type {Field[]} */
const STEPLESS = [
  .../** @type {const} */ (['condition', 'order', 'construct', 'statement', 'why']),
  .../** @type {const} */ (['best', 'worth', 'loss']),
]

/** The box of the order. @type {Box} */
export const ORDER = { node: null, field: 'order' }
/** The box of a tree that is made. @type {Box} */
export const CONSTRUCT = { node: null, field: 'construct' }

/** Whether a statement is true. @type {Box} */
export const STATEMENT = { node: null, field: 'statement' }
/** Why it is, or the tree that shows that it is not. @type {Box} */
export const WHY = { node: null, field: 'why' }

/** The content of a box whose cut is given. @type {BoxContent} */
const GIVEN = {
  ...{ text: TICKED, read: '', verdict: null, closed: true },
  ...{ next: '', hints: [], picture: null },
}

export class PracticeWork {
  /** @type {AnswerSheet} */
  sheet
  /** The points of the last check of the whole sheet, in words. */
  points = ''
  /** The verdicts of the grader where help was asked for, by key. @type {Map<string, Item>} */
  #helped = new Map()
  /** The data of the last grade for a picture of the answer. @type {{ sketch: Sketch, item: Item } | null} */
  #sketched = null
  #context
  #task
  /** @type {AnswerTree} */
  #tree
  /** @type {string} */
  name
  /** Whether the tree was made of the one that the exercise began with. */
  moved = false

  /**
   * @param {ExerciseContext<PracticeWork>} context whose work before is taken over if it is of the same exercise
   * @param {Task} task
   * @param {View} view from whose side values are given
   * @param {boolean} moved whether this tree was made of the one before
   */
  constructor(context, task, view, moved) {
    const { words, previous, host } = context
    const search = /** @type {import('../../core.js').Search} */ (context.search)
    /** @type {PracticeWork | null} */
    const before = moved ? previous : null
    this.#context = context
    this.#task = task
    this.boxes = new Boxes(words, search, task, view, host.options())
    this.grading = new Grading(words, search, this.boxes, task, view, context.write)
    this.moved = before !== null
    this.name = before ? before.name : context.nameOf(task, view)
    this.#tree = before ? before.#tree : new AnswerTree(search, host.loadTextEditing)
    const same = previous?.name === this.name
    this.sheet = same ? previous.sheet : this.#restoredSheet(context.storedAnswers(this.name))
    if (this.boxes.dependOnTree) this.#learn()
    if (this.sheet.best > 0) context.askCore(() => this.#recall()).then(context.write)
  }

  /** Learns the facts of the task that depend on the tree. */
  async #learn() {
    try {
      await this.#grade()
    } catch (error) {
      // Without a grader a check says so.
      this.boxes.refused = Object(error).code === 'bad-option'
    }
    this.#context.write()
  }

  /** The text of the tree in the order that was made. @returns {Promise<string>} */
  async order() {
    return this.sheet.read(ORDER) || this.#tree.namedText()
  }

  /** The text of the tree that is made. */
  get text() {
    if (this.boxes.has(CONSTRUCT)) return this.sheet.read(CONSTRUCT) || this.#tree.origin
    const why = this.sheet.read(WHY)
    return (REASONS.some((name) => name === why) ? '' : why) || this.#tree.text
  }

  /** Notes another tree. @param {string} text @param {Box} box */
  changeTree(text, box) {
    this.#tree.text = text
    this.sheet.rest()
    this.sheet.write(box, text)
    this.sheet.rest()
    this.#context.keep(this)
  }

  /** The answers, as the grader takes them. The tree on view is the one that was made. @returns {Answer[]} */
  get #answers() {
    if (this.boxes.has(CONSTRUCT)) return [{ ask: 'construct', given: this.text }]
    return this.boxes.has(ORDER)
      ? [{ ask: 'order', given: this.boxes.nodes.map(({ node }) => node) }]
      : this.sheet.answers
  }

  get savedState() {
    return this.sheet.savedState
  }

  get touched() {
    return this.sheet.canUndo
  }

  /** A sheet as it was kept. @param {unknown} savedState */
  #restoredSheet(savedState) {
    return AnswerSheet.from(savedState, (key) => this.boxes.keys.has(key))
  }

  /** Goes on from answers that were kept elsewhere. @param {unknown} savedState */
  async restore(savedState) {
    this.sheet = this.sheet.after(this.#restoredSheet(savedState))
    this.#context.keep(this)
    await this.#recall()
  }

  /** Tells the points of the best check where the last one was in an earlier session. */
  async #recall() {
    const { best } = this.sheet
    if (best === 0 || this.points) return
    const { max } = await this.#grade()
    this.points ||= this.#words.points(Math.round(best * max), max)
  }

  /** Whether there is such a box, and an answer can be written into it. @param {Box} box */
  isWritable(box) {
    return this.boxes.has(box) && !this.boxes.isGiven(box)
  }

  get #words() {
    return this.#context.words.words
  }

  /** The unknown values that a condition is asked of. */
  get unknowns() {
    return this.boxes.unknowns
  }

  get cutTest() {
    return cutTestOf(this.#context.host.options())
  }

  /** Whether there is something to check, and a check left. */
  get canCheck() {
    return this.left > 0 && !this.boxes.refused
  }

  /** The number of checks that are left. */
  get left() {
    return this.#task.attempts - this.sheet.attempts
  }

  /** Whether anything may be said of answers now. */
  get #showsVerdicts() {
    return !this.#task.silent || this.sheet.attempts > 0
  }

  /** The verdict of a check on a box. @param {Box} box */
  verdictOf(box) {
    return this.#showsVerdicts ? this.sheet.verdictOf(box) : null
  }

  /** Whether the edge above a node is cut, be it given or answered. @param {number} node */
  cuts(node) {
    const box = /** @type {const} */ ({ node, field: 'cut' })
    return this.boxes.isGiven(box) || this.sheet.read(box) !== ''
  }

  /** The content of each box, by its key. @returns {Contents} */
  get contents() {
    const boxes = this.boxes.within('all', null)
    return new Map(boxes.map((box) => [keyOf(box), this.contentOf(box)]))
  }

  /** The content of a box. @param {Box} box @returns {BoxContent} */
  contentOf(box) {
    if (this.boxes.isGiven(box)) return GIVEN
    const text = this.sheet.read(box)
    const read = this.grading.read(box, text)
    const verdict = this.verdictOf(box)
    const { unread, readAs, helpSteps } = this.#words
    return {
      text,
      read: read === null ? unread : read && readAs(read),
      verdict: verdict && { ok: verdict.ok, words: this.grading.verdictWords(verdict) },
      closed: this.left <= 0,
      next: helpSteps[this.nextHelp(box) ?? -1] ?? '',
      hints: verdict ? this.#hints(box, verdict) : [],
      picture: verdict && this.#pictureOf(box, verdict),
    }
  }

  /** The words of a check of a box, and of help there so far. @param {Box} box @param {BoxVerdict} verdict */
  #hints(box, verdict) {
    const item = this.#helped.get(keyOf(box))
    // A right answer needs no help.
    if (verdict.ok || !item) return [this.grading.verdictWords(verdict)]
    const steps = this.grading.helpWords(item).slice(0, Math.max(this.sheet.helpAt(box), 1))
    const spent = this.sheet.isSpent(box) ? this.#words.spent : ''
    return [...steps, spent].filter(Boolean)
  }

  /** An answer as it was read, or else as typed. @param {Box} box */
  answerText(box) {
    const text = this.sheet.read(box)
    return this.grading.read(box, text) || text
  }

  /** Grades the answers, and keeps the picture of one. */
  async #grade() {
    const grade = await this.grading.grade(this.#answers)
    const { items, sketch } = grade
    this.boxes.learn(grade)
    const item = items.find(({ field }) => field === 'condition')
    this.#sketched = sketch && item ? { sketch, item } : null
    return grade
  }

  /**
   * The picture of an answer about two unknown values, with the solution once that is shown; null: there is none.
   * @param {Box} box
   * @param {BoxVerdict} verdict
   * @returns {AnswerPicture | null}
   */
  #pictureOf(box, verdict) {
    if (box.field !== 'condition' || !this.#sketched) return null
    const { sketch, item } = this.#sketched
    const solved = verdict.ok || this.left <= 0 || this.sheet.helpAt(box) === HELP_STEPS
    const words = (/** @type {Item['read']} */ content) => this.grading.content(box.field, content)
    return {
      ...{ sketch, solved, holds: words(item.expected), answer: words(item.read) },
      wrong: verdict.ok ? '' : this.grading.verdictWords(verdict),
    }
  }

  /**
   * Grades the answers, unless one that is checked cannot be read: that one can be mended before it counts.
   * @param {Scope} scope
   * @param {number | null} selected
   * @param {Box | null} [box] the only one that is checked
   * @returns {Promise<CheckFindings>}
   */
  async check(scope, selected, box = null) {
    const boxes = box ? [box] : this.boxes.within(scope, selected)
    const grade = this.sheet.chargedGrade(await this.#grade())
    const items = new Map(grade.items.map((item) => [keyOf(item), item]))
    const checked = boxes.flatMap((box) => items.get(keyOf(box)) ?? [])
    if (scope === 'all' && this.#answers.length === 0) {
      return { grade, checked: [], unread: [], score: 0, empty: true }
    }
    const unread = checked.filter(({ verdict }) => verdict === 'unread')
    if (unread.length > 0) return { grade, checked, unread, score: 0 }
    const score = this.sheet.check(scope === 'all' ? grade.score : null)
    if (scope === 'all') this.points = this.#words.points(grade.points, grade.max)
    const first = scope === 'all' && grade.first !== null ? grade.items[grade.first] : null
    for (const item of checked) {
      // Of missing answers only the first counts as a mistake: the others would give away where answers are due.
      if (scope === 'node' || item === first || item.verdict !== 'missing') {
        this.sheet.judge(item, item)
      }
    }
    this.#context.keep(this)
    return { grade, checked, unread, score }
  }

  /** Takes a step of help at a box. @param {Box} box @param {number} step from 0 */
  async help(box, step) {
    const grade = await this.#grade()
    const item = grade.items.find((item) => keyOf(item) === keyOf(box))
    this.sheet.help(box, step)
    this.#context.keep(this)
    if (item) this.#helped.set(keyOf(box), item)
  }

  /** Whether a box was tried: it holds an answer, or a check judged that it has no tick. @param {Box} box */
  #isTried(box) {
    return this.sheet.read(box).trim() !== '' || (isTick(box.field) && this.verdictOf(box) !== null)
  }

  /** The next step of help at a box, from 0; null: there is none. Help comes after a first try. @param {Box} box */
  nextHelp(box) {
    const used = this.sheet.helpAt(box)
    const verdict = this.verdictOf(box)
    if (!this.#showsVerdicts || used >= HELP_STEPS || !this.#isTried(box)) return null
    if (used === 0 && !verdict) return this.canCheck ? 0 : null
    // Without another answer, a right one needs no help.
    if (verdict?.ok) return null
    // No one step of the search on view decides about all values of x, about an order, or with another window.
    return this.#task.known || STEPLESS.includes(box.field) ? HELP_STEPS - 1 : Math.max(used, 1)
  }
}
