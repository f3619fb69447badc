/**
 * The views of an answer sheet: the task, the fields beside a node, the table or the tree that is made, the buttons, and
 * the words after a check.
 *
 * @import {View} from '../../types.js'
 * @import {Task} from '../attributes.js'
 * @import {BarActions} from './bar.js'
 * @import {FieldActions} from './node-fields.js'
 * @import {TreeEditorActions} from '../tree/tree-editor.js'
 * @import {ExerciseContext} from '../context.js'
 * @import {Box} from './answer-sheet.js'
 * @import {TaskNode} from '../nodes.js'
 * @import {PracticeWork} from './practice-work.js'
 *
 * @typedef {Omit<FieldActions, 'left'> & TreeEditorActions & BarActions} SheetActions
 */

import { make } from '../../dom/make.js'
import { atNodes } from '../attributes.js'
import { AnswerBar, SCOPES, TREE_SCOPES } from './bar.js'
import { TreeBuilder } from '../tree/tree-builder.js'
import { Feedback } from './feedback.js'
import { NodeFields } from './node-fields.js'
import { OrderEditor } from '../tree/order-editor.js'
import { keyOf } from './answer-sheet.js'
import { StatementEditor } from '../tree/statement-editor.js'
import { AnswerTable } from './table.js'
import { taskText } from '../task.js'

export class SheetViews {
  #context
  #task
  #taskText = make('p', { class: 'task' })
  #table
  #bar
  /** The node that is selected. */
  #selected
  /** From whose side values are given. @type {View} */
  #view = 'max'
  /** The part that makes another tree of the one on view, if that is asked. */
  treeEditor

  /** @param {ExerciseContext<PracticeWork>} context @param {Task} task @param {SheetActions} on */
  constructor(context, task, on) {
    const { m, words } = context.words
    const { typed, help, announce, selected } = on
    const left = () => context.work?.sheet.rest()
    this.#context = context
    this.#task = task
    this.#selected = selected
    this.nodeFields = new NodeFields(words, { ...on, left })
    this.#table = new AnswerTable(m, words, context.words.grades.predict.columns.estimate, {
      ...{ typed, left, help, entered: context.viewer.actions.select },
    })
    this.#bar = new AnswerBar(words, task.silent, atNodes(task) ? SCOPES : TREE_SCOPES, on)
    this.feedback = new Feedback(context.words, (box) => this.#focusBox(box))
    this.treeEditor = treeEditorOf(context, task, { selected, announce, help })
    this.sheet = this.#makeSheet()
  }

  /** The elements over the picture. */
  get over() {
    return [this.nodeFields.element, this.#taskText]
  }

  /** The groups of buttons. */
  get bar() {
    return [...(this.treeEditor ? [this.treeEditor.moves] : []), ...this.#bar.groups]
  }

  /** The element in the place of the panels. */
  #makeSheet() {
    const { title } = this.#context.words.words
    const list = this.treeEditor?.list ?? make('div', { class: 'table' }, this.#table.element)
    return make(
      'div',
      { class: 'sheet', part: 'panels', role: 'group', 'aria-label': title },
      ...[make('h2', {}, title), this.feedback.element, list, this.#table.help],
    )
  }

  /** Moves the focus to a box of the sheet. @param {Box} box */
  #focusBox(box) {
    if (this.treeEditor && keyOf(box) === keyOf(this.treeEditor.box)) this.treeEditor.focus()
    else this.#table.focus(box)
  }

  /** Begins with a tree. @param {string} refused why nothing is asked about it @param {View} view from whose side values are given */
  begin(refused, view) {
    const { work } = this.#context
    this.#view = view
    const { nodes = [], whole = [] } = work?.boxes ?? {}
    this.#taskText.textContent = refused
    this.#table.fill(
      nodes,
      whole,
      (box) => work?.boxes.nameOf(box) ?? '',
      (taskNode) => work?.boxes.estimateOf(taskNode) ?? '',
    )
    this.treeEditor?.fill(nodes)
  }

  /** @param {number | null} node that is selected @param {TaskNode | null} opened the node whose fields open */
  select(node, opened) {
    this.nodeFields.open(opened)
    this.#table.select(node)
    this.treeEditor?.select(node)
  }

  /** Shows the sheet everywhere. */
  write = () => {
    const { work, viewer } = this.#context
    if (!work) return
    const { sheet } = work
    // The task says why there is nothing to answer.
    this.sheet.hidden = work.boxes.refused
    const { contents } = work
    const cut = work.boxes.nodes.filter(({ node }) => work.cuts(node))
    this.#ask(work)
    this.#table.show(contents, cut)
    this.nodeFields.show(contents)
    this.treeEditor?.show(contents)
    this.#bar.show({
      ...{ canUndo: sheet.canUndo, canRedo: sheet.canRedo, left: work.left },
      ...{ canCheck: work.canCheck, points: work.points, selected: this.#selected() !== null },
    })
    viewer.repaint()
  }

  /** Says the task. @param {PracticeWork} work */
  #ask(work) {
    const task = this.#task
    const { words, host } = this.#context
    const { known, conditions, horizon } = words.words
    const refusals = task.ask.includes('horizon') ? horizon : conditions
    const chance = work.boxes.nodes.some(({ place }) => place.player === 'chance')
    this.#table.name((box) => work.boxes.label(box))
    this.#taskText.textContent = work.boxes.refused
      ? (task.known ? known : refusals).missing
      : taskText(words, task, host.options(), work.boxes.question, this.#view, chance)
  }
}

/**
 * The part that makes another tree, if that is asked.
 * @param {ExerciseContext<PracticeWork>} context
 * @param {Task} task
 * @param {TreeEditorActions} on
 */
function treeEditorOf(context, { ask }, on) {
  if (ask.includes('order')) return new OrderEditor(context, on)
  if (ask.includes('statement')) return new StatementEditor(context, on)
  return ask.includes('construct') ? new TreeBuilder(context, on) : null
}
