/**
 * The work on one tree: its boxes, the answers in them, and what was said of them. It knows no page.
 *
 * @import {Search} from '../core.js'
 * @import {Said} from './grading.js'
 * @import {Grade, Item} from '../types.js'
 * @import {Asked} from './asked.js'
 * @import {Written} from './box.js'
 * @import {Scope} from './bar.js'
 * @import {Answer} from './marks.js'
 * @import {Asking} from './nodes.js'
 * @import {Box} from './sheet.js'
 * @import {Field} from '../types.js'
 *
 * @typedef {object} Found what a check found
 * @property {Grade} grade of the whole sheet
 * @property {Item[]} about what was checked
 * @property {Item[]} unread the boxes among these that cannot be read
 * @property {number} score what the check is worth
 */

import { Grading } from './grading.js'
import { bringBack, keep } from './kept.js'
import { nodesOf, wholeOf } from './nodes.js'
import { HELP_STEPS, Sheet, keyOf } from './sheet.js'
import { said as saidOf } from './said.js'

export class Work {
  /** @type {Asking[]} */
  nodes
  /** The boxes about the whole tree. @type {Box[]} */
  whole
  /** @type {Sheet} */
  sheet
  /** What the last check of the whole sheet found, in words. */
  points = ''
  grading
  /** What the grader says where help was asked for, by key. @type {Map<string, Item>} */
  #helped = new Map()
  #words
  #grades
  #asked
  #name
  #keeps
  /** By key. @type {Map<string, Box>} */
  #boxes

  /**
   * @param {Search} search
   * @param {Said} said
   * @param {Asked} asked
   * @param {unknown} rules what else decides the right answers
   * @param {Work | null} former whose sheet is taken over if it is of the same exercise
   * @param {{ keeps: () => boolean, changed: () => void }} on whether answers are kept on the device; more is known of
   *   them now
   */
  constructor(search, said, asked, rules, former, { keeps, changed }) {
    this.#words = said.words
    this.#grades = said.grades
    this.#asked = asked
    this.#keeps = keeps
    this.nodes = nodesOf(search, asked)
    this.grading = new Grading(said, search, asked, changed)
    this.whole = wholeOf(asked)
    const boxes = [...this.nodes.flatMap(({ boxes }) => boxes), ...this.whole]
    this.#boxes = new Map(boxes.map((box) => [keyOf(box), box]))
    this.#name = JSON.stringify([search.print(), rules, asked])
    const same = former !== null && former.#name === this.#name
    this.sheet = same
      ? former.sheet
      : Sheet.from(keeps() ? bringBack(this.#name) : null, (key) => this.#boxes.has(key))
  }

  /** Keeps the answers on the device, if they are to be. */
  keep() {
    if (this.#keeps()) keep(this.#name, this.sheet.kept)
  }

  /** Goes on from answers that were kept elsewhere. @param {unknown} kept */
  take(kept) {
    this.sheet = this.sheet.after(Sheet.from(kept, (key) => this.#boxes.has(key)))
    this.keep()
  }

  /** @param {string} key */
  box(key) {
    return this.#boxes.get(key)
  }

  /** The name of a box. @param {Box} box */
  name({ node, field }) {
    const { field: names, nothingCut } = this.#words
    return node === null || field === 'cuts'
      ? nothingCut
      : names[/** @type {keyof typeof names} */ (field)](this.nodes[node].place)
  }

  /** How many checks are left. */
  get left() {
    return this.#asked.attempts - this.sheet.attempts
  }

  /** Whether anything may be said of answers now. */
  get spoken() {
    return !this.#asked.silent || this.sheet.attempts > 0
  }

  /** What a check said of a box. @param {Box} box */
  told(box) {
    return this.spoken ? this.sheet.told(box) : null
  }

  /** What stands in a box. @param {Box} box @returns {Written} */
  written(box) {
    const text = this.sheet.read(box)
    const read = this.grading.read(box, text)
    const told = this.told(box)
    const { unread, readAs } = this.#words
    return {
      text,
      read: read === null ? unread : read && readAs(read),
      told: told && { ok: told.ok, words: saidOf(this.#grades, told) },
      closed: this.left <= 0,
    }
  }

  /** What stands at the nodes of the picture. @returns {Answer[]} */
  get answers() {
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
      const beside = [range, alpha || beta ? window : ''].filter(Boolean).join('  ')
      return {
        ...{ node, end, value: text('value'), valueOk: ok(['value']) },
        ...{ beside, besideOk: ok(['range', 'alpha', 'beta']) },
        ...{ cut: text('cut') !== '', cutOk: ok(['cut']) },
      }
    })
  }

  /** An answer as it was read, or else as typed. @param {Box} box */
  #shown(box) {
    const text = this.sheet.read(box)
    return this.grading.read(box, text) || text
  }

  /** The boxes that a check is about. @param {Scope} scope @param {number | null} selected */
  inScope(scope, selected) {
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
   * @returns {Promise<Found>}
   */
  async check(scope, selected) {
    const boxes = this.inScope(scope, selected)
    const grade = await this.grading.grade(this.sheet.answers)
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
    const { items } = await this.grading.grade(this.sheet.answers)
    const item = items.find((item) => keyOf(item) === keyOf(box))
    this.sheet.help(box, step)
    this.keep()
    if (item) this.#helped.set(keyOf(box), item)
  }

  /** What the grader says of a box where help was asked for; undefined: none was. @param {Box} box */
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
    return Math.max(used, 1)
  }
}
