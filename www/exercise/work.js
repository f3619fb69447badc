/**
 * The work on one tree in practice: its boxes, the answers in them, and what was said of them. It knows no page.
 *
 * @import {Answer as AnswerGiven, Field, Grade, Item, Sketch, View} from '../types.js'
 * @import {Asked} from './attributes.js'
 * @import {Written} from './box.js'
 * @import {Scope} from './bar.js'
 * @import {Desk} from './desk.js'
 * @import {Asking} from './nodes.js'
 * @import {Pictured} from './plane-view.js'
 * @import {Box} from './sheet.js'
 *
 * @typedef {object} Found the findings of a check
 * @property {Grade} grade of the whole sheet
 * @property {Item[]} about the boxes that were checked
 * @property {Item[]} unread the boxes among these that cannot be read
 * @property {number} score of the check
 * @property {boolean} [empty] whether nothing was answered yet, so that nothing was checked
 */

import { Grading } from './grading.js'
import { REASONS } from './attributes.js'
import { isJudged, nodesOf, wholeOf } from './nodes.js'
import { Origin } from './origin.js'
import { Premises } from './premises.js'
import { HELP_STEPS, Sheet, TICKED, isTick, keyOf } from './sheet.js'
import { cutTestOf } from './task.js'
import { verdictWords } from './verdict-words.js'

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

export class Work {
  nodes
  /** The boxes about the whole tree. */
  whole
  /** @type {Sheet} */
  sheet
  /** The points of the last check of the whole sheet, in words. */
  points = ''
  grading
  /** The verdicts of the grader where help was asked for, by key. @type {Map<string, Item>} */
  #helped = new Map()
  /** The data of the last grade for a picture of the answer. @type {{ sketch: Sketch, item: Item } | null} */
  #sketched = null
  #desk
  #asked
  #view
  #premises = new Premises()
  /** The text of the tree that was made last; empty: none was. @type {string} */
  #made
  /** @type {Origin} */
  #origin
  /** By key. @type {Map<string, Box>} */
  #boxes
  /** @type {string} */
  name
  /** Whether the tree was made of the one that the exercise began with. */
  moved = false

  /**
   * @param {Desk<Work>} desk whose work before is taken over if it is of the same exercise
   * @param {Asked} asked
   * @param {View} view from whose side values are given
   * @param {boolean} moved whether this tree was made of the one before
   */
  constructor(desk, asked, view, moved) {
    const { words, former, host } = desk
    const search = /** @type {import('../core.js').Search} */ (desk.search)
    /** @type {Work | null} */
    const before = moved ? former : null
    this.#desk = desk
    this.#asked = asked
    this.#view = view
    this.nodes = nodesOf(search, asked, view)
    this.whole = wholeOf(asked, this.nodes)
    this.grading = new Grading(words, search, this.nodes, asked, view, desk.write)
    const boxes = [...this.nodes.flatMap(({ boxes }) => boxes), ...this.whole]
    this.#boxes = new Map(boxes.map((box) => [keyOf(box), box]))
    this.moved = before !== null
    this.#made = before ? before.#made : ''
    this.name = before ? before.name : desk.nameOf(asked, view)
    this.#origin = before ? before.#origin : new Origin(search, host.loadTextEditing)
    const same = former?.name === this.name
    this.sheet = same ? former.sheet : this.#sheetOf(desk.stored(this.name))
    this.#premises.learn(asked, this.grading, this.#given, (grade) => this.#draw(grade), desk.write)
  }

  /** The text of the tree in the order that was made. @returns {Promise<string>} */
  async order() {
    return this.sheet.read(ORDER) || this.#origin.named()
  }

  /** The text of the tree that is made. */
  get text() {
    if (this.#boxes.has(keyOf(CONSTRUCT))) return this.sheet.read(CONSTRUCT) || this.#origin.text
    const why = this.sheet.read(WHY)
    const made = REASONS.some((name) => name === why) ? '' : why
    return made || this.#made || this.#origin.text
  }

  /** Notes another tree. @param {string} text @param {Box} box */
  remake(text, box) {
    this.#made = text
    this.sheet.rest()
    this.sheet.write(box, text)
    this.sheet.rest()
    this.#desk.keep(this)
  }

  /** The answers, as the grader takes them. The tree on view is the one that was made. @returns {AnswerGiven[]} */
  get #given() {
    if (this.#boxes.has(keyOf(CONSTRUCT))) return [{ ask: 'construct', given: this.text }]
    const order = this.#boxes.has(keyOf(ORDER))
    return order
      ? [{ ask: 'order', given: this.nodes.map(({ node }) => node) }]
      : this.sheet.answers
  }

  get kept() {
    return this.sheet.kept
  }

  get touched() {
    return this.sheet.canUndo
  }

  /** A sheet as it was kept. @param {unknown} kept */
  #sheetOf(kept) {
    return Sheet.from(kept, (key) => this.#boxes.has(key))
  }

  /** Goes on from answers that were kept elsewhere. @param {unknown} kept */
  bring(kept) {
    this.sheet = this.sheet.after(this.#sheetOf(kept))
    this.#desk.keep(this)
  }

  /** @param {string} key */
  box(key) {
    const box = this.#boxes.get(key)
    return box && this.#isGiven(box) ? undefined : box
  }

  get #words() {
    return this.#desk.words.words
  }

  /** The name of a box. @param {Box} box */
  nameOf({ node, field }) {
    const { field: names, whole, nothingCut, known } = this.#words
    if (field === 'cuts') return this.#asked.known ? known.nothing : nothingCut
    return node === null
      ? whole[/** @type {keyof typeof whole} */ (field)]
      : names[/** @type {keyof typeof names} */ (field)](this.nodes[node].place)
  }

  /** The label of a box about the whole tree. @param {Box} box */
  label(box) {
    return (box.field === 'condition' && this.question.text) || this.nameOf(box)
  }

  /** The question about the unknown leaf. */
  get question() {
    return this.#premises.question(this.#words, this.#asked, this.nodes)
  }

  /** The unknown values that a condition is asked of. */
  get unknowns() {
    return this.#premises.unknowns
  }

  /** Whether the tree leaves nothing to ask. */
  get refused() {
    return this.#premises.refused
  }

  /** The cut test by the rules. */
  get cutTest() {
    return cutTestOf(this.#desk.host.options())
  }

  /** How many checks are left. */
  get left() {
    return this.#asked.attempts - this.sheet.attempts
  }

  /** Whether anything may be said of answers now. */
  get #spoken() {
    return !this.#asked.silent || this.sheet.attempts > 0
  }

  /** The verdict of a check on a box. @param {Box} box */
  told(box) {
    return this.#spoken ? this.sheet.told(box) : null
  }

  /** Whether the cut of a box is given. @param {Box} box */
  #isGiven({ node, field }) {
    return field === 'cut' && node !== null && this.#premises.given.has(node)
  }

  /** Whether the edge above a node is cut, be it given or answered. @param {number} node */
  cuts(node) {
    const box = /** @type {const} */ ({ node, field: 'cut' })
    return this.#isGiven(box) || this.sheet.read(box) !== ''
  }

  /** The content of a box. @param {Box} box @returns {Written} */
  written(box) {
    if (this.#isGiven(box)) return { text: TICKED, read: '', told: null, closed: true }
    const text = this.sheet.read(box)
    const read = this.grading.read(box, text)
    const told = this.told(box)
    const { unread, readAs } = this.#words
    return {
      text,
      read: read === null ? unread : read && readAs(read),
      told: told && { ok: told.ok, words: verdictWords(this.#desk.words.grades, told) },
      closed: this.left <= 0,
    }
  }

  /** An answer as it was read, or else as typed. @param {Box} box */
  shown(box) {
    const text = this.sheet.read(box)
    return this.grading.read(box, text) || text
  }

  /**
   * The static value of an inner node; empty: it has none, or the search does not ask for it. What a search with another
   * depth limit would ask for is part of the question what the limit costs.
   * @param {Asking} asking
   */
  estimateOf(asking) {
    const { depth } = this.#desk.host.options()
    const all = depth !== undefined && this.#asked.ask.includes('horizon')
    return (all || asking.depth === depth) && isJudged(asking.place) ? this.#number(asking) : ''
  }

  /** The value of a node in signs. @param {Asking} asking */
  #number(asking) {
    return this.#desk.words.m.number(Number(this.valueOf(asking)))
  }

  /** The value of a leaf, or a static value, from the side that values are given from. @param {Asking} leaf */
  valueOf({ place: { value, player } }) {
    if (value === null) return ''
    return String(this.#view === 'mover' && player === 'min' ? 0 - value : value)
  }

  /** Keeps what a picture of an answer shows. @param {Grade} grade */
  #draw({ items, sketch }) {
    const item = items.find(({ field }) => field === 'condition')
    this.#sketched = sketch && item ? { sketch, item } : null
  }

  /** The picture of an answer about two unknown values, with the solution once that is told; null: there is none. @param {Box} box @returns {Pictured | null} */
  pictured(box) {
    const told = box.field === 'condition' ? this.told(box) : null
    if (!told || !this.#sketched) return null
    const { sketch, item } = this.#sketched
    const solved = told.ok || this.left <= 0 || this.sheet.helpAt(box) === HELP_STEPS
    const words = (/** @type {Item['read']} */ content) => this.grading.content(box.field, content)
    return {
      ...{ sketch, solved, holds: words(item.expected), given: words(item.read) },
      wrong: told.ok ? '' : verdictWords(this.#desk.words.grades, told),
    }
  }

  /** The boxes that a check is about. @param {Scope} scope @param {number | null} selected @param {Box | null} box about the whole tree */
  #inScope(scope, selected, box) {
    if (box) return [box]
    const depth = selected === null ? null : this.nodes[selected].depth
    const asked = this.nodes.filter(
      (asking) =>
        scope === 'all' || (scope === 'node' ? asking.node === selected : asking.depth === depth),
    )
    return [...asked.flatMap(({ boxes }) => boxes), ...(scope === 'all' ? this.whole : [])]
  }

  /**
   * Grades the answers, unless one that is checked cannot be read: that one can be mended before it counts.
   * @param {Scope} scope
   * @param {number | null} selected
   * @param {Box | null} [box] the only one that is checked
   * @returns {Promise<Found>}
   */
  async check(scope, selected, box = null) {
    const boxes = this.#inScope(scope, selected, box)
    const grade = this.sheet.charged(await this.grading.grade(this.#given))
    this.#draw(grade)
    const items = new Map(grade.items.map((item) => [keyOf(item), item]))
    const about = boxes.flatMap((box) => items.get(keyOf(box)) ?? [])
    if (scope === 'all' && this.#given.length === 0) {
      return { grade, about: [], unread: [], score: 0, empty: true }
    }
    const unread = about.filter(({ verdict }) => verdict === 'unread')
    if (unread.length > 0) return { grade, about, unread, score: 0 }
    const score = this.sheet.check(scope === 'all' ? grade.score : null)
    if (scope === 'all') this.points = this.#words.points(grade.points, grade.max)
    const first = scope === 'all' && grade.first !== null ? grade.items[grade.first] : null
    for (const item of about) {
      // The first mistake is told. That something is missing elsewhere would give it away.
      const told = scope === 'node' || item === first || item.verdict !== 'missing'
      if (told) this.sheet.tell(item, item)
    }
    this.#desk.keep(this)
    return { grade, about, unread, score }
  }

  /** Takes a step of help at a box. @param {Box} box @param {number} step from 0 */
  async help(box, step) {
    const grade = await this.grading.grade(this.#given)
    this.#draw(grade)
    const item = grade.items.find((item) => keyOf(item) === keyOf(box))
    this.sheet.help(box, step)
    this.#desk.keep(this)
    if (item) this.#helped.set(keyOf(box), item)
  }

  /** The verdict of the grader on a box where help was asked for; undefined: none was. @param {Box} box */
  helped(box) {
    return this.#helped.get(keyOf(box))
  }

  /** Whether a box was tried: it holds an answer, or a check judged that it has no tick. @param {Box} box */
  #tried(box) {
    return this.sheet.read(box).trim() !== '' || (isTick(box.field) && this.told(box) !== null)
  }

  /** The next step of help at a box, from 0; null: there is none. Help comes after a first try. @param {Box} box */
  nextHelp(box) {
    const used = this.sheet.helpAt(box)
    const first = used === 0 && !this.told(box)
    if (!this.#spoken || used >= HELP_STEPS || !this.#tried(box)) return null
    if (first) return this.left > 0 ? 0 : null
    // Without another answer, what is right needs no help.
    if (this.told(box)?.ok) return null
    // No one step of the search on view decides about all values of x, about an order, or with another window.
    return this.#asked.known || STEPLESS.includes(box.field) ? HELP_STEPS - 1 : Math.max(used, 1)
  }
}
