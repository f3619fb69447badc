/**
 * Practice: readers answer a tree themselves. Picture, field and table show one sheet; a check grades it.
 *
 * @import {Search} from '../../core.js'
 * @import {Scene, View, Viewport} from '../../types.js'
 * @import {Snapshot} from '../../viewer/part.js'
 * @import {ExerciseContext} from '../context.js'
 * @import {Kind} from '../exercise.js'
 * @import {Direction} from '../tree/order-list.js'
 * @import {Change} from '../tree/tools.js'
 * @import {SavedSheet} from './answer-sheet.js'
 *
 * @typedef {SavedSheet & { tree: string | null, seed: number | null }} Answers the answers of a reader, plain and to be kept
 *   elsewhere; `tree` and `seed` are those of another tree, null: it is the element's own
 */

import { make } from '../../dom/make.js'
import { atNodes, coreTask, readTask } from '../attributes.js'
import { Checks } from './checks.js'
import { Cursor } from './cursor.js'
import { drawnAnswers } from './drawn-answers.js'
import { SheetEditor } from './sheet-editor.js'
import { exerciseOf } from '../exercise.js'
import { viewKeys } from '../keys.js'
import { Picture } from '../picture.js'
import { SheetViews } from './sheet-views.js'
import { fitsTask } from '../task.js'
import { PracticeWork } from './practice-work.js'

/** @implements {Kind} */
class Practise {
  #context
  #cursor
  #picture = new Picture()
  #views
  #editor
  #checks
  /** Says each event, for screen readers. */
  #status = make('p', { class: 'unseen', role: 'status' })

  /** @param {ExerciseContext<PracticeWork>} context */
  constructor(context) {
    const { viewer, host } = context
    const { guard } = viewer.actions
    const announce = (/** @type {string} */ words) => void (this.#status.textContent = words)
    this.#context = context
    this.task = readTask(host.read)
    this.#cursor = new Cursor(context, (node, opens) => this.#select(node, opens))
    this.#views = new SheetViews(context, this.task, {
      typed: guard((box, text) => this.#editor.type(box, text)),
      help: guard((box) => this.#checks.help(box)),
      focused: guard(() => context.write()),
      walk: guard((by) => this.#walk(by)),
      close: () => this.#cursor.close(),
      undo: guard(() => this.#editor.move('undo')),
      redo: guard(() => this.#editor.move('redo')),
      check: guard((scope) => this.#checks.check(scope)),
      selected: () => this.#cursor.selected,
      announce,
    })
    this.#editor = new SheetEditor(context, this.#views.treeEditor, announce)
    this.#checks = new Checks(context, this.#views, this.#cursor, announce)
    const { words } = context.words
    const { ask } = this.task
    // The value of a node of a tree that is made is such a field, too.
    const fields = atNodes(this.task) || ask.includes('construct') || ask.includes('statement')
    this.names = { ...words, stage: words.stage(fields, ask.includes('cuts')) }
    this.help = words.keys
    this.over = [...this.#views.over, this.#status]
    this.bar = this.#views.bar
    this.sheet = this.#views.sheet
    this.write = this.#views.write
  }

  get keys() {
    const { viewer } = this.#context
    const { guard, deselect } = viewer.actions
    const [cursor, editor, { treeEditor }] = [this.#cursor, this.#editor, this.#views]
    const go = (/** @type {'up' | 'down' | 'left' | 'right'} */ to) => guard(() => this.#go(to))
    const change = (/** @type {Change} */ change) => guard(() => treeEditor?.change(change))
    const shift = (/** @type {Direction} */ direction) =>
      guard(() => treeEditor?.shift(cursor.selected, direction))
    const [undo, redo] = [guard(() => editor.move('undo')), guard(() => editor.move('redo'))]
    return {
      plain: {
        ...viewKeys(viewer.actions),
        x: guard(() => editor.toggleCut(cursor.selected)),
        l: guard(() => editor.addLeaf(cursor.selected)),
        ...{ Escape: deselect, '?': () => viewer.help() },
      },
      picture: {
        ...{ ArrowUp: go('up'), ArrowDown: go('down') },
        ...{ ArrowLeft: go('left'), ArrowRight: go('right') },
        Enter: guard(() => this.#enter()),
        ...{ Insert: change('sibling'), Delete: change('remove'), '/': change('turn') },
      },
      alt: { ArrowLeft: shift('left'), ArrowRight: shift('right') },
      control: { z: undo, 'Shift+z': redo, y: redo, 'Shift+y': redo },
    }
  }

  /** @param {Snapshot} snapshot */
  show({ selected }) {
    this.#cursor.follow(selected)
  }

  /** @param {Search} search @param {string} refused @param {View} view from whose side values are shown */
  begin(search, refused, view) {
    const context = this.#context
    const { feedback, treeEditor } = this.#views
    const fits = !refused && fitsTask(context.host.options(), this)
    const pending = treeEditor?.endPending() ?? null
    feedback.hide()
    // The core says why.
    if (!refused && !fits) context.askCore(() => search.grade([], coreTask(this.task, view)))
    context.work = fits ? new PracticeWork(context, this.task, view, pending !== null) : null
    this.#views.begin(refused, view)
    this.#cursor.begin()
    context.restorePending()
    treeEditor?.begin(pending)
  }

  /** Another node is selected. @param {number | null} node @param {boolean} opens whether its fields open */
  #select(node, opens) {
    const taskNode = node === null ? null : (this.#context.work?.boxes.nodes[node] ?? null)
    this.#views.select(node, opens ? taskNode : null)
    this.#context.write()
  }

  /** The answers in the picture. */
  get answers() {
    const { work } = this.#context
    return work ? drawnAnswers(work) : []
  }

  /** @param {Scene} scene @param {Viewport} viewport */
  afterDraw({ marks }, viewport) {
    this.#picture.update(marks)
    this.#views.nodeFields.placeAt(this.#cursor.selected, this.#picture.areas, viewport)
  }

  /**
   * A press on a node opens its fields, one on an edge cuts it.
   * @param {number | null} node
   * @param {{ x: number, y: number }} point
   * @param {number} reach
   */
  press(node, point, reach) {
    const edge = this.task.ask.includes('cuts') ? this.#picture.edgeAt(point, reach) : null
    if (edge !== null) return this.#editor.toggleCut(edge)
    if (node !== null && this.#editor.addLeaf(node)) return
    this.#cursor.open(node)
    this.#views.nodeFields.focus()
  }

  /** Goes to another node, and says which one it is: the focus stays in the picture. @param {'up' | 'down' | 'left' | 'right'} to */
  #go(to) {
    const node = this.#cursor.go(to)
    const taskNode = this.#context.work?.boxes.nodes[node ?? NaN]
    if (taskNode) this.#status.textContent = this.names.named(taskNode.place)
  }

  /** Moves the focus into the fields of the node. */
  #enter() {
    this.#cursor.open()
    this.#views.nodeFields.focus()
    this.#views.treeEditor?.enter()
  }

  /** Goes on to the fields of the next node, or to those before. @param {1 | -1} by */
  #walk(by) {
    if (this.#cursor.walk(by)) this.#views.nodeFields.focus(by < 0)
  }
}

export const begin = exerciseOf(Practise)
