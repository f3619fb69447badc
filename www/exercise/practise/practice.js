/**
 * Practice: readers answer a tree themselves. Picture, field and table show one sheet; a check grades it.
 *
 * @import {Search} from '../../core.js'
 * @import {Scene, View, Viewport} from '../../types.js'
 * @import {Snapshot} from '../../viewer/part.js'
 * @import {Desk} from '../desk.js'
 * @import {Kind} from '../exercise.js'
 * @import {Way} from '../tree/order-list.js'
 * @import {Change} from '../tree/tools.js'
 * @import {SavedSheet} from './sheet.js'
 *
 * @typedef {SavedSheet & { tree: string | null, seed: number | null }} Answers the answers of a reader, plain and to be kept
 *   elsewhere; `tree` and `seed` are those of another tree, null: it is the element's own
 */

import { make } from '../../dom/make.js'
import { taskBy, coreTask } from '../attributes.js'
import { Checking } from './checking.js'
import { Cursor } from './cursor.js'
import { drawnAnswers } from './drawn-answers.js'
import { SheetEntries } from './entries.js'
import { exerciseOf } from '../exercise.js'
import { viewKeys } from '../keys.js'
import { Picture } from '../picture.js'
import { SheetViews } from './sheet-views.js'
import { fitsTask } from '../task.js'
import { PracticeWork } from './work.js'

/** @implements {Kind} */
class Practise {
  #desk
  #cursor
  #picture = new Picture()
  #views
  #entries
  #checking
  /** Says each event, for screen readers. */
  #status = make('p', { class: 'unseen', role: 'status' })

  /** @param {Desk<PracticeWork>} desk */
  constructor(desk) {
    const { viewer, host } = desk
    const { guard } = viewer.actions
    const say = (/** @type {string} */ words) => void (this.#status.textContent = words)
    this.#desk = desk
    this.task = taskBy(host.read)
    this.#cursor = new Cursor(desk, (node, opens) => this.#select(node, opens))
    this.#views = new SheetViews(desk, this.task, {
      typed: guard((box, text) => this.#entries.type(box, text)),
      help: guard((box) => this.#checking.help(box)),
      focused: guard(() => desk.write()),
      walk: guard((by) => this.#walk(by)),
      close: () => this.#cursor.close(),
      undo: guard(() => this.#entries.move('undo')),
      redo: guard(() => this.#entries.move('redo')),
      check: guard((scope) => this.#checking.check(scope)),
      selected: () => this.#cursor.selected,
      say,
    })
    this.#entries = new SheetEntries(desk, this.#views.making, say)
    this.#checking = new Checking(desk, this.#views, this.#cursor, say)
    this.names = desk.words.words
    this.help = this.names.keys
    this.over = [...this.#views.over, this.#status]
    this.bar = this.#views.bar
    this.sheet = this.#views.sheet
    this.write = this.#views.write
  }

  /** Whether there is nothing to do with a tree. */
  get closed() {
    return Boolean(this.sheet.hidden)
  }

  get keys() {
    const { viewer } = this.#desk
    const { guard, deselect } = viewer.actions
    const [cursor, entries, { making }] = [this.#cursor, this.#entries, this.#views]
    const go = (/** @type {'up' | 'down' | 'left' | 'right'} */ to) => guard(() => this.#go(to))
    const change = (/** @type {Change} */ change) => guard(() => making?.change(change))
    const shift = (/** @type {Way} */ way) => guard(() => making?.shift(cursor.selected, way))
    const [undo, redo] = [guard(() => entries.move('undo')), guard(() => entries.move('redo'))]
    return {
      plain: {
        ...viewKeys(viewer.actions),
        x: guard(() => entries.cut(cursor.selected)),
        l: guard(() => entries.see(cursor.selected)),
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
    const desk = this.#desk
    const { feedback, making } = this.#views
    const fits = !refused && fitsTask(desk.host.options(), this)
    const moving = making?.arrival() ?? null
    feedback.summary.hide()
    // The core says why.
    if (!refused && !fits) desk.askCore(() => search.grade([], coreTask(this.task, view)))
    desk.work = fits ? new PracticeWork(desk, this.task, view, moving !== null) : null
    this.#views.begin(refused, view)
    this.#cursor.begin()
    desk.put()
    making?.begin(moving)
  }

  /** Another node is selected. @param {number | null} node @param {boolean} opens whether its fields open */
  #select(node, opens) {
    const asking = node === null ? null : (this.#desk.work?.boxes.nodes[node] ?? null)
    this.#views.select(node, opens ? asking : null)
    this.#desk.write()
  }

  /** The answers in the picture. */
  get answers() {
    const { work } = this.#desk
    return work ? drawnAnswers(work) : []
  }

  /** @param {Scene} scene @param {Viewport} viewport */
  afterDraw({ marks }, viewport) {
    this.#picture.take(marks)
    this.#views.field.stand(this.#cursor.selected, this.#picture.spots, viewport)
  }

  /**
   * A press on a node opens its fields, one on an edge cuts it.
   * @param {number | null} node
   * @param {{ x: number, y: number }} point
   * @param {number} reach
   */
  press(node, point, reach) {
    const edge = this.task.ask.includes('cuts') ? this.#picture.edgeAt(point, reach) : null
    if (edge !== null) return this.#entries.cut(edge)
    if (node !== null && this.#entries.see(node)) return
    this.#cursor.open(node)
    this.#views.field.focus()
  }

  /** Goes to another node, and says which one it is: the focus stays in the picture. @param {'up' | 'down' | 'left' | 'right'} to */
  #go(to) {
    const node = this.#cursor.go(to)
    const asking = this.#desk.work?.boxes.nodes[node ?? NaN]
    if (asking) this.#status.textContent = this.names.named(asking.place)
  }

  /** Moves the focus into the fields of the node. */
  #enter() {
    this.#cursor.open()
    this.#views.field.focus()
    this.#views.making?.enter()
  }

  /** Goes on to the fields of the next node, or to those before. @param {1 | -1} by */
  #walk(by) {
    if (this.#cursor.walk(by)) this.#views.field.focus(by < 0)
  }
}

export const begin = exerciseOf(Practise)
