/**
 * A statement in practice: whether it is true; then why, or a tree on which it does not hold. That tree is made as any
 * other.
 *
 * @import {ExerciseContext} from '../context.js'
 * @import {Contents} from '../practise/box-input.js'
 * @import {FocusTarget, TreeEditorActions} from './tree-editor.js'
 * @import {TaskNode} from '../nodes.js'
 * @import {Box} from '../practise/answer-sheet.js'
 * @import {PracticeWork} from '../practise/practice-work.js'
 */

import { make } from '../../dom/make.js'
import { REASONS } from '../attributes.js'
import { TreeBuilder } from './tree-builder.js'
import { Choice } from './choice.js'
import { STATEMENT, WHY } from '../practise/practice-work.js'

/** The answers to whether a statement is true. */
const TRUTHS = /** @type {const} */ (['true', 'false'])

export class StatementEditor extends TreeBuilder {
  #truth
  #reason
  #counterexample
  #list
  /** The text that the element was given last; empty: the tree on view was not made here. */
  #lastText = ''

  /** @param {ExerciseContext<PracticeWork>} context @param {TreeEditorActions} on */
  constructor(context, on) {
    super(context, on, WHY)
    const { question, truths, why, reasons, made } = context.words.grades.statements
    this.#truth = new Choice(STATEMENT, question, TRUTHS, truths, {
      choose: (truth) => this.#setTruth(truth),
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
    return this.context.work?.sheet.read(STATEMENT) ?? ''
  }

  /** Takes an answer to whether it is true. Where it is not, the tree on view is to show that. @param {string} truth */
  #setTruth(truth) {
    const { work } = this.context
    if (!work || this.isClosed) return
    const text = truth === 'false' ? work.text : ''
    this.#write(STATEMENT, truth)
    this.#write(WHY, text)
  }

  /** @param {Box} box @param {string} text */
  #write(box, text) {
    const { work } = this.context
    if (!work || this.isClosed) return
    work.sheet.rest()
    work.sheet.write(box, text)
    work.sheet.rest()
    this.context.keep()
    this.context.write()
  }

  /** @param {TaskNode[]} nodes */
  fill(nodes) {
    super.fill(nodes)
    this.#follow()
  }

  /** @param {Contents} contents */
  show(contents) {
    super.show(contents)
    this.#follow()
    this.#truth.show(contents)
    this.#reason.show(contents)
  }

  /** Shows the fields that the answer so far needs. */
  #follow() {
    const { truth } = this
    this.#reason.element.hidden = truth !== 'true'
    this.#counterexample.hidden = truth !== 'false'
    this.moves.hidden = truth !== 'false'
  }

  /** @param {FocusTarget | null} focusTarget */
  begin(focusTarget) {
    if (!focusTarget) this.#lastText = ''
    super.begin(focusTarget)
  }

  /** Gives the tree that was made, unless it is on view. @param {FocusTarget} [focusTarget] */
  place(focusTarget) {
    const { work, search } = this.context
    const text = work?.sheet.read(WHY) ?? ''
    const reason = REASONS.some((name) => name === text)
    if (!text || reason || text === this.#lastText || text === search?.print()) {
      return this.context.write()
    }
    this.#lastText = text
    super.place(focusTarget)
  }

  /** Changes the selected node, where a tree is asked for. @param {Parameters<TreeBuilder['change']>} change */
  change(...change) {
    return this.truth === 'false' ? super.change(...change) : undefined
  }
}
