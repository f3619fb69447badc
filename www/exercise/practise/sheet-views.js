/**
 * The views of an answer sheet: the task, the fields beside a node, the table or the tree that is made, the buttons, and
 * the words after a check.
 *
 * @import {View} from '../../types.js'
 * @import {Task} from '../attributes.js'
 * @import {BarActions} from './bar.js'
 * @import {FieldActions} from './field.js'
 * @import {MakingActions} from '../tree/making.js'
 * @import {Desk} from '../desk.js'
 * @import {Box} from './sheet.js'
 * @import {TaskNode} from '../nodes.js'
 * @import {PracticeWork} from './work.js'
 *
 * @typedef {Omit<FieldActions, 'left'> & MakingActions & BarActions} SheetActions
 */

import { make } from '../../dom/make.js'
import { atNodes } from '../attributes.js'
import { AnswerBar, SCOPES, TREE_SCOPES } from './bar.js'
import { Building } from '../tree/building.js'
import { Feedback } from './feedback.js'
import { AnswerField } from './field.js'
import { Ordering } from '../tree/ordering.js'
import { PlaneView } from './plane-view.js'
import { keyOf } from './sheet.js'
import { Stating } from '../tree/stating.js'
import { AnswerTable } from './table.js'
import { hasChance, taskText } from '../task.js'

export class SheetViews {
  #desk
  #task
  #taskText = make('p', { class: 'task' })
  #table
  #bar
  /** Draws the answers about two unknown values. */
  #plane
  /** The node that is selected. */
  #selected
  /** From whose side values are given. @type {View} */
  #view = 'max'
  /** The part that makes another tree of the one on view, if that is asked. */
  making

  /** @param {Desk<PracticeWork>} desk @param {Task} task @param {SheetActions} on */
  constructor(desk, task, on) {
    const { m, words } = desk.words
    const { typed, help, say, selected } = on
    const left = () => desk.work?.sheet.rest()
    this.#desk = desk
    this.#task = task
    this.#selected = selected
    this.field = new AnswerField(words, { ...on, left })
    this.#plane = new PlaneView(m, words)
    this.#table = new AnswerTable(m, words, desk.words.grades.predict.columns.estimate, {
      ...{ typed, left, help, entered: desk.viewer.actions.select },
    })
    this.#bar = new AnswerBar(words, task.silent, atNodes(task) ? SCOPES : TREE_SCOPES, on)
    this.feedback = new Feedback(desk.words, (box) => this.#lead(box))
    this.making = makingOf(desk, task, { selected, say, help })
    this.sheet = this.#makeSheet()
  }

  /** The elements over the picture. */
  get over() {
    return [this.field.element, this.#taskText]
  }

  /** The groups of buttons. */
  get bar() {
    return [...(this.making ? [this.making.moves] : []), ...this.#bar.groups]
  }

  /** The element in the place of the panels. */
  #makeSheet() {
    const { title } = this.#desk.words.words
    const list = this.making?.list ?? make('div', { class: 'table' }, this.#table.element)
    return make(
      'div',
      { class: 'sheet', part: 'panels', role: 'group', 'aria-label': title },
      ...[make('h2', {}, title), this.feedback.summary.element, list, this.#table.help],
    )
  }

  /** Moves the focus to a box of the sheet. @param {Box} box */
  #lead(box) {
    if (this.making && keyOf(box) === keyOf(this.making.box)) this.making.focus()
    else this.#table.focus(box)
  }

  /** Begins with a tree. @param {string} refused why nothing is asked about it @param {View} view from whose side values are given */
  begin(refused, view) {
    const { work } = this.#desk
    this.#view = view
    const { nodes = [], whole = [] } = work?.boxes ?? {}
    this.#taskText.textContent = refused
    this.#table.fill(
      nodes,
      whole,
      (box) => work?.boxes.nameOf(box) ?? '',
      (asking) => work?.boxes.estimateOf(asking) ?? '',
    )
    this.making?.fill(nodes)
  }

  /** @param {number | null} node that is selected @param {TaskNode | null} opened the node whose fields open */
  select(node, opened) {
    this.field.open(opened)
    this.#table.select(node)
    this.making?.select(node)
  }

  /** Shows the sheet everywhere. */
  write = () => {
    const { work, viewer } = this.#desk
    if (!work) return
    const { sheet } = work
    // The task says why there is nothing to answer.
    this.sheet.hidden = work.boxes.premises.refused
    const written = (/** @type {Box} */ box) => work.contentOf(box)
    const cut = work.boxes.nodes.filter(({ node }) => work.cuts(node))
    const prunes = (/** @type {number} */ node) =>
      cut.some(({ node: from, end }) => from <= node && node < end)
    const helping = this.feedback.helpingOf(work)
    // A tick is enough for a right answer.
    const hints = (/** @type {Box} */ box) => (work.verdictOf(box)?.ok ? [] : helping.hints(box))
    const brief = { ...helping, hints }
    this.#ask(work)
    const drawn = (/** @type {Box} */ box) => this.#plane.of(work.pictureOf(box))
    this.#table.show(written, prunes, { ...brief, drawn })
    this.field.show(written, helping)
    this.making?.show(brief)
    this.#bar.show({
      ...{ canUndo: sheet.canUndo, canRedo: sheet.canRedo, left: work.left },
      ...{ canCheck: work.canCheck, points: work.points, selected: this.#selected() !== null },
    })
    viewer.repaint()
  }

  /** Says the task. @param {PracticeWork} work */
  #ask(work) {
    const task = this.#task
    const { words, host, search } = this.#desk
    const { known, conditions, horizon } = words.words
    const lacking = task.ask.includes('horizon') ? horizon : conditions
    const chance = search !== null && hasChance(search)
    this.#table.name((box) => work.boxes.label(box))
    this.#taskText.textContent = work.boxes.premises.refused
      ? (task.known ? known : lacking).missing
      : taskText(words, task, host.options(), work.boxes.question, this.#view, chance)
  }
}

/**
 * The part that makes another tree, if that is asked.
 * @param {Desk<PracticeWork>} desk
 * @param {Task} task
 * @param {MakingActions} on
 */
function makingOf(desk, { ask }, on) {
  if (ask.includes('order')) return new Ordering(desk, on)
  if (ask.includes('statement')) return new Stating(desk, on)
  return ask.includes('construct') ? new Building(desk, on) : null
}
