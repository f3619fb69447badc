/**
 * The grading of a sheet, and the reading of typed answers. The core judges; here the answers are handed over
 * and its contents are put into words.
 *
 * @import {Search} from '../../core.js'
 * @import {ExerciseWords, Messages, PractiseWords, reasonOf, sentence} from '../../messages/messages.js'
 * @import {Answer, Content, Grade, Interval, Region, View} from '../../types.js'
 * @import {Task} from '../attributes.js'
 * @import {Box} from './answer-sheet.js'
 * @import {Boxes} from './boxes.js'
 * @import {Field, Item, Reason} from '../../types.js'
 *
 * @typedef {object} Wording all words that are needed, and the functions that make sentences of them: an import here would be a
 *   copy
 * @property {Messages} m
 * @property {PractiseWords} words
 * @property {ExerciseWords} grades
 * @property {typeof sentence} sentence
 * @property {typeof reasonOf} reasonOf
 */

import { rangeInSigns } from '../../messages/range-in-signs.js'
import { coreTask } from '../attributes.js'
import { TICKED, isTick } from './answer-sheet.js'

/** The fields whose answer is the tree on view. @type {Field[]} */
const WITHOUT_TEXT = ['order', 'construct', 'statement', 'why']
/** The fields that are moves. @type {Field[]} */
const MOVES = ['move', 'chosen', 'best']

export class Grading {
  #m
  #words
  #sentence
  #search
  #grades
  #boxes
  #options
  #changed
  /** The readings of texts, by field and text; null: they cannot be. @type {Map<string, string | null>} */
  #read = new Map()

  /**
   * @param {Wording} words
   * @param {Search} search
   * @param {Boxes} boxes
   * @param {Task} task
   * @param {View} view from whose side values are given
   * @param {() => void} changed called when it is known how a text is read
   */
  constructor({ m, words, grades, sentence }, search, boxes, task, view, changed) {
    this.#m = m
    this.#words = words
    this.#sentence = sentence
    this.#grades = grades
    this.#search = search
    this.#boxes = boxes
    this.#options = coreTask(task, view)
    this.#changed = changed
  }

  /** @param {Answer[]} answers @returns {Promise<Grade>} */
  grade(answers) {
    return this.#search.grade(answers, this.#options)
  }

  /**
   * How a text is read; null: it cannot be. Empty if that goes without saying, and while it is not known yet.
   * @param {Box} box
   * @param {string} text
   */
  read(box, text) {
    if (text.trim() === '' || isTick(box.field) || WITHOUT_TEXT.includes(box.field)) return ''
    const name = `${box.field} ${text}`
    const reading = this.#read.get(name)
    if (reading !== undefined) return reading
    this.#askReading(name, box, text)
    return ''
  }

  /** Asks how a text is read. @param {string} name @param {Box} box @param {string} text */
  async #askReading(name, { node, field }, text) {
    this.#read.set(name, '')
    try {
      const answer = node === null ? { ask: field, given: text } : { node, [field]: text }
      const { items } = await this.grade([/** @type {Answer} */ (answer)])
      const item = items.find((item) => item.node === node && item.field === field)
      this.#read.set(name, this.#reading(field, text.trim(), item))
      this.#changed()
    } catch {
      // A check says why there is no grader.
      this.#read.delete(name)
    }
  }

  /**
   * How a text was read; null: it could not be. Empty if that goes without saying.
   * @param {Field} field
   * @param {string} text
   * @param {Item} [item]
   */
  #reading(field, text, item) {
    if (item?.verdict === 'unread') return null
    // Values of leaves are as typed.
    const words = field === 'leaves' ? text : this.content(field, item?.read)
    // A hyphen for a minus goes without saying.
    return words === text.replace(/^-/, '−') ? '' : words
  }

  /** The content of a box in signs. @param {Field} field @param {Content | null | undefined} content */
  content(field, content) {
    const { number } = this.#m
    /** @type {Record<string, string>} */
    const reasons = this.#grades.statements.reasons
    if (content === null || content === undefined) return this.#words.none
    if (typeof content === 'boolean') return this.#flag(field, content)
    if (typeof content === 'number') return number(content)
    if (typeof content === 'string') return reasons[content] ?? content
    if (!Array.isArray(content))
      return 'any' in content ? this.#region(content) : this.#interval(content)
    if (field === 'alpha' || field === 'beta') return content.map(number).join(' → ')
    if (MOVES.includes(field))
      return content.map((node) => this.#name(node)).join(', ') || this.#words.none
    if (field === 'order') return this.#leaves(content)
    if (field === 'leaves') return content.map((node) => this.#name(node)).join('  ')
    return rangeInSigns(content, number)
  }

  /** The words about a box after a check: why it is wrong, or else its verdict. @param {Pick<Item, 'ok' | 'verdict' | 'reason'>} item */
  verdictWords({ ok, verdict, reason }) {
    const { verdicts, reasons } = this.#grades
    // Verdicts that were kept may come from another version.
    const cause = !ok && reason && Object.hasOwn(reasons, Object(reason).key) ? reason : null
    if (!cause) return verdicts[verdict] ?? ''
    const sentenceOf = /** @type {(p: Reason) => string} */ (reasons[cause.key])
    return sentenceOf(cause)
  }

  /** The leaves of an order. @param {number[]} nodes */
  #leaves(nodes) {
    const leaves = nodes.filter((node) => this.#boxes.nodes[node].place.leaf)
    return leaves.map((node) => this.#name(node)).join('  ')
  }

  /** The name of a node in a list. @param {number} node */
  #name(node) {
    const { place } = this.#boxes.nodes[node]
    return place.leaf && place.value !== null && place.name === null
      ? this.#m.number(place.value)
      : this.#m.viewer.short(place)
  }

  /** @param {Field} field @param {boolean} flag */
  #flag(field, flag) {
    const { always, never, ticked, nothingCut } = this.#words
    if (field === 'condition') return flag ? always : never
    if (field === 'statement') return this.#grades.statements.truths[flag ? 'true' : 'false']
    if (flag) return ticked
    return this.#options.known ? this.#words.known.nothing : nothingCut
  }

  /** Between which numbers the unknown value lies. @param {Interval} interval */
  #interval({ from, to, open: [above, below] }) {
    const { number } = this.#m
    const { x } = this.#boxes.question
    if (from === to) return `${x} = ${number(from)}`
    const over = above ? '>' : '≥'
    const under = below ? '<' : '≤'
    if (from === -Infinity) return `${x} ${under} ${number(to)}`
    if (to === Infinity) return `${x} ${over} ${number(from)}`
    const upTo = above ? '<' : '≤'
    return `${number(from)} ${upTo} ${x} ${under} ${number(to)}`
  }

  /** For which two unknown values something holds. @param {Region} region */
  #region({ any }) {
    const { and, or } = this.#words.conditions
    const { x, y } = this.#boxes.question
    const side = (/** @type {Region['any'][number][number]['left']} */ side) => {
      if (typeof side === 'number') return this.#m.number(side)
      return side === 'first' ? x : y
    }
    const lists = any.map((list) =>
      list.map(({ left, sign, right }) => `${side(left)} ${sign} ${side(right)}`).join(` ${and} `),
    )
    return lists.join(` ${or} `)
  }

  /** The words of all steps of help at a box. @param {Item} item */
  helpWords(item) {
    const { field, step, expected } = item
    const decided = step === null ? ['', ''] : [this.#decidingEvent(step), this.#stepSentence(step)]
    const answer = this.#words.answer(this.content(field, expected))
    return [this.verdictWords(item), ...decided, answer]
  }

  /** The event that decides a box, in words that do not give away its answer. @param {number} step */
  #decidingEvent(step) {
    const { decided } = this.#words
    const [{ kind, node }] = this.#search.events(step - 1, step)
    const { place } = this.#boxes.nodes[node]
    if (kind === 'enter') return decided.enter(place)
    if (kind === 'leave') return decided.leave(place)
    if (kind === 'evaluate' && place.parent !== null) return decided.leaf(place.parent)
    return kind === 'compare' || kind === 'cutoff' ? decided.test(place) : decided.end
  }

  /** The sentence of a step. @param {number} step */
  #stepSentence(step) {
    return this.#sentence(this.#m, this.#search.explain(step, this.#options.view))
  }

  /** The text of a box, in words. @param {Field} field @param {string} text */
  textOf(field, text) {
    if (isTick(field)) return text === TICKED ? this.#words.ticked : this.#words.unticked
    return text === '' ? this.#words.empty : text
  }
}
