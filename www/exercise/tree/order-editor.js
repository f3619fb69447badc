/**
 * The order of the children in practice: buttons and a list that move a node among its siblings.
 *
 * @import {ExerciseContext} from '../context.js'
 * @import {FocusTarget, TreeEditorActions} from './tree-editor.js'
 * @import {Direction} from './order-list.js'
 * @import {Contents} from '../practise/box-input.js'
 * @import {TaskNode} from '../nodes.js'
 * @import {PracticeWork} from '../practise/practice-work.js'
 */

import { disable } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { button } from '../controls.js'
import { Help } from '../help.js'
import { TreeEditor } from './tree-editor.js'
import { OrderList, movableOf } from './order-list.js'
import { ORDER } from '../practise/practice-work.js'

export class OrderEditor extends TreeEditor {
  #help
  #list
  /** The buttons that move the selected node among its siblings. */
  #arrows
  /** The row of buttons. */
  moves

  /** @param {ExerciseContext<PracticeWork>} context @param {TreeEditorActions} on */
  constructor(context, on) {
    super(context, on, ORDER)
    const { m, words } = context.words
    const shift = (/** @type {number} */ node, /** @type {Direction} */ direction) =>
      this.shift(node, direction, true)
    this.#help = new Help(on.help, ORDER)
    this.#list = new OrderList(m, words, shift, this.#help)
    const { order } = words
    this.#arrows = {
      left: button(order.toLeft, () => this.shift(on.selected(), 'left')),
      right: button(order.toRight, () => this.shift(on.selected(), 'right')),
    }
    this.moves = make(
      'div',
      { class: 'moves', role: 'group', 'aria-label': order.move },
      ...[this.#arrows.left, this.#arrows.right, button(order.mirror, () => this.#mirror())],
    )
  }

  get list() {
    return this.#list.element
  }

  focus() {
    this.list.querySelector('button')?.focus()
  }

  /** @param {TaskNode[]} nodes */
  fill(nodes) {
    this.#list.fill(nodes)
  }

  /** Goes on at the node that was moved, or first gives the tree in the order that was kept. @param {FocusTarget | null} focusTarget */
  begin(focusTarget) {
    const { work } = this.context
    if (!focusTarget && work?.sheet.read(ORDER) && !this.pending) this.place()
    const { node = null, direction } = focusTarget ?? {}
    const place = node === null ? undefined : work?.boxes.nodes[node].place
    if (node === null || !place) return
    if (direction) this.#list.focus(node, direction)
    const { m, words } = this.context.words
    this.on.announce(words.order.moved(m.viewer.short(place), place.ordinal))
    queueMicrotask(() => this.context.viewer.actions.select(node))
  }

  /** @param {number | null} node */
  select(node) {
    this.#list.select(node)
  }

  /** @param {Contents} contents */
  show(contents) {
    const { work } = this.context
    if (!work) return
    this.#help.show(contents)
    const { left, right } = movableOf(work.boxes.nodes, this.on.selected())
    disable([this.#arrows.left], this.isClosed || !left)
    disable([this.#arrows.right], this.isClosed || !right)
  }

  /**
   * Moves a node among its siblings.
   * @param {number | null} node
   * @param {Direction} direction
   * @param {boolean} [listed] whether it was asked for in the list
   */
  shift(node, direction, listed = false) {
    const { work } = this.context
    if (!work?.isWritable(ORDER) || this.isClosed) return undefined
    // Until the tree on view is that of the last move, the numbers of its nodes are others.
    if (node === null || !movableOf(work.boxes.nodes, node)[direction] || this.pending)
      return undefined
    return this.context.askCore(async () => {
      const { edit } = await this.context.host.loadTextEditing()
      const moved = edit(await work.order(), false, node, direction)
      work.changeTree(moved.text, ORDER)
      await this.place({ node: moved.node, ...(listed && { direction }) })
    })
  }

  /** Lets the children of all nodes come from right to left. */
  #mirror() {
    const { work } = this.context
    if (!work || this.isClosed || this.pending) return undefined
    return this.context.askCore(async () => {
      const search = await this.context.host.open(await work.order(), { order: 'reversed' })
      work.changeTree(search.print(), ORDER)
      search.free()
      await this.place()
    })
  }

  /** Nothing but the order can be changed. */
  change() {}

  /** There is nothing to type. */
  enter() {}

  /** Gives the tree in the order that was made. @param {FocusTarget} [focusTarget] */
  async place(focusTarget = { node: null }) {
    this.pending = focusTarget
    const text = await this.context.work?.order()
    if (text !== undefined) this.context.changeTree(text)
  }
}
