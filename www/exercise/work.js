/**
 * The work on one tree: its boxes, the answers in them, and what was said of them. It knows no page.
 *
 * @import {loadTextEditing} from '../api/text-editing.js'
 * @import {Search} from '../core.js'
 * @import {Said} from './grading.js'
 * @import {Answer as AnswerGiven, Grade, Item, View} from '../types.js'
 * @import {Asked} from './attributes.js'
 * @import {Written} from './box.js'
 * @import {Scope} from './bar.js'
 * @import {Answer} from './marks.js'
 * @import {Asking} from './nodes.js'
 * @import {Box} from './sheet.js'
 * @import {Field} from '../types.js'
 *
 * @typedef {object} Found the findings of a check
 * @property {Grade} grade of the whole sheet
 * @property {Item[]} about the boxes that were checked
 * @property {Item[]} unread the boxes among these that cannot be read
 * @property {number} score of the check
 */

import { Grading } from './grading.js'
import { storedAnswers, storeAnswers } from './answer-store.js'
import { namedText } from './moving.js'
import { nodesOf, unknownOf, wholeOf } from './nodes.js'
import { HELP_STEPS, Sheet, TICKED, keyOf } from './sheet.js'
import { verdictWords } from './verdict-words.js'

/** The fields that no step of the search decides: help goes on to the answer at once. @type {Field[]} */
const STEPLESS = ['condition', 'order', 'construct']

/** The box of the order. @type {Box} */
export const ORDER = { node: null, field: 'order' }
/** The box of a tree that is made. @type {Box} */
export const CONSTRUCT = { node: null, field: 'construct' }

export class Work {
  /** @type {Asking[]} */
  nodes
  /** The boxes about the whole tree. @type {Box[]} */
  whole
  /** @type {Sheet} */
  sheet
  /** The points of the last check of the whole sheet, in words. */
  points = ''
  grading
  /** The verdicts of the grader where help was asked for, by key. @type {Map<string, Item>} */
  #helped = new Map()
  #words
  #grades
  #asked
  #view
  /** Under which the answers are kept. @type {string} */
  #name
  #keeps
  #changed
  /** The node that a condition is asked of; null: none, or it is not known yet. @type {number | null} */
  about = null
  /** The nodes whose edges are given as cut. @type {Set<number>} */
  given = new Set()
  /** Whether the tree leaves nothing to ask. */
  refused = false
  /** Whether children have been moved since the exercise began. */
  moved
  /** The tree as the exercise began, with names. @type {Promise<string> | null} */
  #home
  /** The text of the tree as the exercise began. @type {string} */
  #first
  #search
  #load
  /** By key. @type {Map<string, Box>} */
  #boxes

  /**
   * @param {Search} search
   * @param {Said} said
   * @param {Asked} asked
   * @param {unknown} rules the other settings that decide the right answers
   * @param {View} view from whose side values are given
   * @param {Work | null} former whose sheet is taken over if it is of the same exercise
   * @param {{ keeps: () => boolean, changed: () => void, moved: boolean, load: typeof loadTextEditing }} on whether answers
   *   are kept on the device; more is known of them now; whether this is the tree of `former` with its children in another
   *   order; loads what edits texts
   */
  constructor(search, said, asked, rules, view, former, { keeps, changed, moved, load }) {
    this.#words = said.words
    this.#grades = said.grades
    this.#asked = asked
    this.#keeps = keeps
    this.#load = load
    this.#view = view
    this.nodes = nodesOf(search, asked, view)
    this.grading = new Grading(said, search, this.nodes, asked, view, changed)
    this.whole = wholeOf(asked)
    this.#changed = changed
    const boxes = [...this.nodes.flatMap(({ boxes }) => boxes), ...this.whole]
    this.#boxes = new Map(boxes.map((box) => [keyOf(box), box]))
    const own = JSON.stringify([search.print(), rules, asked, view])
    this.moved = moved && former !== null
    this.#name = this.moved && former ? former.#name : own
    this.#home = this.moved && former ? former.#home : null
    this.#first = this.moved && former ? former.#first : search.print()
    this.#search = search
    const same = former !== null && former.#name === this.#name
    this.sheet = same
      ? former.sheet
      : Sheet.from(keeps() ? storedAnswers(this.#name) : null, (key) => this.#boxes.has(key))
    if (asked.known || asked.ask.includes('condition')) this.#learn()
  }

  /** The text of the tree in the order that was made. @returns {Promise<string>} */
  async order() {
    return this.sheet.read(ORDER) || (this.#home ??= namedText(this.#load, this.#search))
  }

  /** The text of the tree that is made. */
  get text() {
    return this.sheet.read(CONSTRUCT) || this.#first
  }

  /** Notes another tree. @param {string} text @param {Box} [box] */
  remake(text, box = CONSTRUCT) {
    this.sheet.rest()
    this.sheet.write(box, text)
    this.sheet.rest()
    this.keep()
  }

  /** The answers, as the grader takes them. The tree on view is the one that was made. @returns {AnswerGiven[]} */
  get #given() {
    if (this.#boxes.has(keyOf(CONSTRUCT))) return [{ ask: 'construct', given: this.text }]
    const order = this.#boxes.has(keyOf(ORDER))
    return order
      ? [{ ask: 'order', given: this.nodes.map(({ node }) => node) }]
      : this.sheet.answers
  }

  /** Asks the core which node the condition is asked of, and which cuts are given. */
  async #learn() {
    try {
      const { about, given } = await this.grading.grade([])
      this.about = about
      this.given = new Set(given)
    } catch (error) {
      // Without a grader a check says so.
      this.refused = Object(error).code === 'bad-option'
    }
    this.#changed()
  }

  /** Keeps the answers on the device, if they are to be. */
  keep() {
    if (this.#keeps()) storeAnswers(this.#name, this.sheet.kept)
  }

  /** Goes on from answers that were kept elsewhere. @param {unknown} kept */
  take(kept) {
    this.sheet = this.sheet.after(Sheet.from(kept, (key) => this.#boxes.has(key)))
    this.keep()
  }

  /** @param {string} key */
  box(key) {
    const box = this.#boxes.get(key)
    return box && this.#isGiven(box) ? undefined : box
  }

  /** The name of a box. @param {Box} box */
  name({ node, field }) {
    const { field: names, whole, nothingCut, known } = this.#words
    if (field === 'cuts') return this.#asked.known ? known.nothing : nothingCut
    return node === null
      ? whole[/** @type {keyof typeof whole} */ (field)]
      : names[/** @type {keyof typeof names} */ (field)](this.nodes[node].place)
  }

  /** The label of a box about the whole tree. @param {Box} box */
  label(box) {
    return (box.field === 'condition' && this.question.text) || this.name(box)
  }

  /** The question about the unknown leaf, in words; empty while it is not known. */
  get question() {
    const { conditions } = this.#words
    const { condition } = this.#asked
    const x = unknownOf(this.nodes)
    const root = condition === 'root'
    if (root || this.about === null) return { x, root, text: root ? conditions.root : '' }
    const { place } = this.nodes[this.about]
    const asked = condition === 'best' ? conditions.best : conditions.unseen
    return { x, root, text: asked(x, place) }
  }

  /** How many checks are left. */
  get left() {
    return this.#asked.attempts - this.sheet.attempts
  }

  /** Whether anything may be said of answers now. */
  get spoken() {
    return !this.#asked.silent || this.sheet.attempts > 0
  }

  /** The verdict of a check on a box. @param {Box} box */
  told(box) {
    return this.spoken ? this.sheet.told(box) : null
  }

  /** Whether the cut of a box is given. @param {Box} box */
  #isGiven({ node, field }) {
    return field === 'cut' && node !== null && this.given.has(node)
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
      told: told && { ok: told.ok, words: verdictWords(this.#grades, told) },
      closed: this.left <= 0,
    }
  }

  /** The texts at the nodes of the picture. @returns {Answer[]} */
  get answers() {
    const seen = this.#seen
    return this.nodes.map(({ node, end, boxes }) => {
      const text = (/** @type {Field} */ field) => {
        const box = boxes.find((box) => box.field === field)
        return box ? this.#shown(box) : ''
      }
      const ok = (/** @type {Field[]} */ fields) => {
        const told = boxes
          .filter(({ field }) => fields.includes(field))
          .map((box) => this.told(box))
        if (told.some((one) => one && !one.ok)) return false
        return told.some(Boolean) ? true : null
      }
      const [range, alpha, beta] = [text('range'), text('alpha'), text('beta')]
      const bounds = boxes.filter(({ field }) => field === 'alpha' || field === 'beta')
      const window = bounds.length === 2 ? `[${alpha || '?'}, ${beta || '?'}]` : alpha || beta
      const numbered = seen.has(node) ? `${seen.get(node)}.` : ''
      const beside = [numbered, range, alpha || beta ? window : ''].filter(Boolean).join('  ')
      return {
        ...{ node, end, value: text('value'), valueOk: ok(['value']) },
        ...{ beside, besideOk: ok(['range', 'alpha', 'beta']) },
        ...{ cut: text('cut') !== '' || this.given.has(node), cutOk: ok(['cut']) },
      }
    })
  }

  /** The value of a leaf, from the side that values are given from. @param {Asking} leaf */
  valueOf({ place: { value, player } }) {
    if (value === null) return ''
    return String(this.#view === 'mover' && player === 'min' ? 0 - value : value)
  }

  /** Which leaf of the list of leaves seen a node is, from 1. Of equal values the first leaf that is left is meant. @returns {Map<number, number>} */
  get #seen() {
    const list = this.sheet.read({ node: null, field: 'leaves' }).split(/[\s;]+/)
    const leaves = this.nodes.filter(({ place }) => place.leaf)
    /** @type {Map<number, number>} */
    const seen = new Map()
    for (const [at, text] of list.entries()) {
      const leaf = leaves.find((leaf) => this.valueOf(leaf) === text && !seen.has(leaf.node))
      if (leaf) seen.set(leaf.node, at + 1)
    }
    return seen
  }

  /** An answer as it was read, or else as typed. @param {Box} box */
  #shown(box) {
    const text = this.sheet.read(box)
    return this.grading.read(box, text) || text
  }

  /** The boxes that a check is about. @param {Scope} scope @param {number | null} selected @param {Box | null} box about the whole tree */
  inScope(scope, selected, box) {
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
    const boxes = this.inScope(scope, selected, box)
    const grade = await this.grading.grade(this.#given)
    const items = new Map(grade.items.map((item) => [keyOf(item), item]))
    const about = boxes.flatMap((box) => items.get(keyOf(box)) ?? [])
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
    this.keep()
    return { grade, about, unread, score }
  }

  /** Takes a step of help at a box. @param {Box} box @param {number} step from 0 */
  async help(box, step) {
    const { items } = await this.grading.grade(this.#given)
    const item = items.find((item) => keyOf(item) === keyOf(box))
    this.sheet.help(box, step)
    this.keep()
    if (item) this.#helped.set(keyOf(box), item)
  }

  /** The verdict of the grader on a box where help was asked for; undefined: none was. @param {Box} box */
  helped(box) {
    return this.#helped.get(keyOf(box))
  }

  /** The next step of help at a box, from 0; null: there is none. @param {Box} box */
  nextHelp(box) {
    const used = this.sheet.helpAt(box)
    const first = used === 0 && !this.told(box)
    if (!this.spoken || used >= HELP_STEPS) return null
    if (first) return this.left > 0 ? 0 : null
    // Without another answer, what is right needs no help.
    if (this.told(box)?.ok) return null
    // No one step of the search on view decides about all values of x, about an order, or with another window.
    return this.#asked.known || STEPLESS.includes(box.field) ? HELP_STEPS - 1 : Math.max(used, 1)
  }
}
