/**
 * A statement in practice: whether it is true; then why, or a tree on which it does not hold. That tree is made as any
 * other.
 *
 * @import {Desk} from '../desk.js'
 * @import {Helping} from '../help.js'
 * @import {Arrival, MakingActions} from './making.js'
 * @import {TaskNode} from '../nodes.js'
 * @import {Box} from '../practise/sheet.js'
 * @import {PracticeWork} from '../practise/work.js'
 */

import { make } from '../../dom/make.js'
import { REASONS } from '../attributes.js'
import { Building } from './building.js'
import { Choice } from './choice.js'
import { STATEMENT, WHY } from '../practise/work.js'

/** The answers to whether a statement is true. */
const TRUTHS = /** @type {const} */ (['true', 'false'])

export class Stating extends Building {
  #truth
  #reason
  #counterexample
  #list
  /** The text that the element was given last; empty: the tree on view was not made here. */
  #lastText = ''

  /** @param {Desk<PracticeWork>} desk @param {MakingActions} on */
  constructor(desk, on) {
    super(desk, on, WHY)
    const { question, truths, why, reasons, made } = desk.words.grades.statements
    this.#truth = new Choice(STATEMENT, question, TRUTHS, truths, {
      choose: (truth) => this.#judge(truth),
      help: on.help,
    })
    this.#reason = new Choice(WHY, why, REASONS, reasons, {
      choose: (reason) => this.#write(WHY, reason),
      help: on.help,
    })
    this.#counterexample = make('div', {}, make('p', {}, made), super.list)
    this.#list = make('div', {}, this.#truth.element, this.#reason.element, this.#counterexample)
  }

  get list() {
    return this.#list
  }

  /** Moves the focus to the answer. */
  focus() {
    const { truth } = this
    if (truth === 'false') super.focus()
    else (truth === 'true' ? this.#reason : this.#truth).focus()
  }

  /** Whether it is said to be true; empty: nothing is said. */
  get truth() {
    return this.desk.work?.sheet.read(STATEMENT) ?? ''
  }

  /** Takes an answer to whether it is true. Where it is not, the tree on view is to show that. @param {string} truth */
  #judge(truth) {
    const { work } = this.desk
    if (!work || this.isClosed) return
    const text = truth === 'false' ? work.text : ''
    this.#write(STATEMENT, truth)
    this.#write(WHY, text)
  }

  /** @param {Box} box @param {string} text */
  #write(box, text) {
    const { work } = this.desk
    if (!work || this.isClosed) return
    work.sheet.rest()
    work.sheet.write(box, text)
    work.sheet.rest()
    this.desk.keep()
    this.desk.write()
  }

  /** @param {TaskNode[]} nodes */
  fill(nodes) {
    super.fill(nodes)
    this.#follow()
  }

  /** @param {Helping} helping */
  show(helping) {
    super.show(helping)
    this.#follow()
    const { work } = this.desk
    if (!work) return
    const of = (/** @type {Box} */ box) => ({
      text: work.sheet.read(box),
      verdict: work.contentOf(box).verdict,
      closed: this.isClosed,
    })
    this.#truth.show(of(STATEMENT), helping)
    this.#reason.show(of(WHY), helping)
  }

  /** Shows the fields that the answer so far needs. */
  #follow() {
    const { truth } = this
    this.#reason.element.hidden = truth !== 'true'
    this.#counterexample.hidden = truth !== 'false'
    this.moves.hidden = truth !== 'false'
  }

  /** @param {Arrival | null} arrival */
  begin(arrival) {
    if (!arrival) this.#lastText = ''
    super.begin(arrival)
  }

  /** Gives the tree that was made, unless it is on view. @param {Arrival} [arrival] */
  place(arrival) {
    const { work, search } = this.desk
    const text = work?.sheet.read(WHY) ?? ''
    const reason = REASONS.some((name) => name === text)
    if (!text || reason || text === this.#lastText || text === search?.print()) {
      return this.desk.write()
    }
    this.#lastText = text
    super.place(arrival)
  }

  /** Changes the selected node, where a tree is asked for. @param {Parameters<Building['change']>} change */
  change(...change) {
    return this.truth === 'false' ? super.change(...change) : undefined
  }
}
