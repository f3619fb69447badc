/**
 * The order of the children in practice: buttons and a list that move a node among its siblings.
 *
 * @import {Desk} from '../desk.js'
 * @import {Arrival, MakingActions} from './making.js'
 * @import {Way} from './order-list.js'
 * @import {Helping} from '../help.js'
 * @import {TaskNode} from '../nodes.js'
 * @import {PracticeWork} from '../practise/work.js'
 */

import { disable } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { button } from '../controls.js'
import { Help } from '../help.js'
import { Making } from './making.js'
import { OrderList, waysOf } from './order-list.js'
import { ORDER } from '../practise/work.js'

export class Ordering extends Making {
  #help
  #list
  /** The buttons that move the selected node among its siblings. */
  #ways
  /** The row of buttons. */
  moves

  /** @param {Desk<PracticeWork>} desk @param {MakingActions} on */
  constructor(desk, on) {
    super(desk, on, ORDER)
    const { m, words } = desk.words
    const shift = (/** @type {number} */ node, /** @type {Way} */ way) =>
      this.shift(node, way, true)
    this.#help = new Help(on.help, ORDER)
    this.#list = new OrderList(m, words, shift, this.#help)
    const { order } = words
    this.#ways = {
      left: button(order.toLeft, () => this.shift(on.selected(), 'left')),
      right: button(order.toRight, () => this.shift(on.selected(), 'right')),
    }
    this.moves = make(
      'div',
      { class: 'moves', role: 'group', 'aria-label': order.move },
      ...[this.#ways.left, this.#ways.right, button(order.mirror, () => this.#mirror())],
    )
  }

  /** The list of the nodes. */
  get list() {
    return this.#list.element
  }

  /** Moves the focus into the list. */
  focus() {
    this.list.querySelector('button')?.focus()
  }

  /** @param {TaskNode[]} nodes */
  fill(nodes) {
    this.#list.fill(nodes)
  }

  /** Goes on at the node that was moved, or first gives the tree in the order that was kept. @param {Arrival | null} arrival */
  begin(arrival) {
    const { work } = this.desk
    if (!arrival && work?.sheet.read(ORDER) && !this.awaited) this.place()
    const { node = null, way } = arrival ?? {}
    const place = node === null ? undefined : work?.boxes.nodes[node].place
    if (node === null || !place) return
    if (way) this.#list.focus(node, way)
    const { m, words } = this.desk.words
    this.on.say(words.order.moved(m.viewer.short(place), place.ordinal))
    queueMicrotask(() => this.desk.viewer.actions.select(node))
  }

  /** @param {number | null} node */
  select(node) {
    this.#list.select(node)
  }

  /** @param {Helping} helping */
  show(helping) {
    const { work } = this.desk
    if (!work) return
    this.#help.show(helping)
    const { left, right } = waysOf(work.boxes.nodes, this.on.selected())
    disable([this.#ways.left], this.isClosed || !left)
    disable([this.#ways.right], this.isClosed || !right)
  }

  /**
   * Moves a node among its siblings.
   * @param {number | null} node
   * @param {Way} way
   * @param {boolean} [listed] whether it was asked for in the list
   */
  shift(node, way, listed = false) {
    const { work } = this.desk
    if (!work?.takes(ORDER) || this.isClosed) return undefined
    // Until the tree on view is that of the last move, the numbers of its nodes are others.
    if (node === null || !waysOf(work.boxes.nodes, node)[way] || this.awaited) return undefined
    return this.desk.askCore(async () => {
      const { edit } = await this.desk.host.loadTextEditing()
      const moved = edit(await work.order(), false, node, way)
      work.remake(moved.text, ORDER)
      await this.place({ node: moved.node, ...(listed && { way }) })
    })
  }

  /** Lets the children of all nodes come from right to left. */
  #mirror() {
    const { work } = this.desk
    if (!work || this.isClosed || this.awaited) return undefined
    return this.desk.askCore(async () => {
      const search = await this.desk.host.open(await work.order(), { order: 'reversed' })
      work.remake(search.print(), ORDER)
      search.free()
      await this.place()
    })
  }

  /** Nothing but the order can be changed. */
  change() {}

  /** There is nothing to type. */
  enter() {}

  /** Gives the tree in the order that was made. @param {Arrival} [arrival] */
  async place(arrival = { node: null }) {
    this.awaited = arrival
    const text = await this.desk.work?.order()
    if (text !== undefined) this.desk.remake(text)
  }
}
