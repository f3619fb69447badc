/**
 * The order of the children in practice: buttons and a list that move a node among its siblings. The element is given the
 * tree in the order that was made, and practice goes on once that tree is on view.
 *
 * @import {Said} from './grading.js'
 * @import {Way, shifted} from './moving.js'
 * @import {Asking} from './nodes.js'
 * @import {Work} from './work.js'
 * @import {loadTextEditing} from '../api/text-editing.js'
 * @import {Search} from '../core.js'
 *
 * @typedef {{ node: number | null, way: Way | null }} Arrival the next action once the tree is on view: the node
 *   that was moved, and the way if the list moved it
 *
 * @typedef {object} Making the host of a part that makes another tree of the one on view
 * @property {() => Work | null} work
 * @property {() => number | null} selected
 * @property {(node: number) => void} select
 * @property {(words: string) => void} say
 * @property {<T>(ask: () => Promise<T>) => Promise<T | undefined>} graded
 * @property {(tree: string) => void} give shows the tree that was made
 * @property {(tree: string) => Promise<Search>} open opens a tree beside the element
 * @property {(tree: string) => Promise<string>} mirrored
 * @property {(tree: string, node: number, way: Way) => ReturnType<typeof shifted>} shifted
 * @property {typeof loadTextEditing} loadTextEditing loads the functions that edit a text
 * @property {() => void} help
 */

import { Moves } from './moves.js'
import { OrderList, waysOf } from './order-list.js'
import { ORDER } from './work.js'
import { keyOf } from './sheet.js'

export class Ordering {
  #words
  #host
  #list
  #moves
  /** While the tree that was given is not on view yet. @type {Arrival | null} */
  #arrival = null

  /** @param {Said} words @param {Making} host */
  constructor(words, host) {
    this.#words = words
    this.#host = host
    this.#list = new OrderList(
      words.m,
      words.words,
      (node, way) => this.shift(node, way, true),
      host.help,
    )
    this.#moves = new Moves(words.words, {
      shift: (way) => this.shift(host.selected(), way),
      mirror: () => this.#mirror(),
    })
  }

  /** The list of the nodes. */
  get list() {
    return this.#list.element
  }

  /** Moves the focus into the list. */
  focus() {
    this.list.querySelector('button')?.focus()
  }

  /** The row of buttons. */
  get moves() {
    return this.#moves.element
  }

  /** The next action, now that a tree is on view; null: that tree is another one, not the same in another order. */
  arrival() {
    const arrival = this.#arrival
    this.#arrival = null
    return arrival
  }

  /** @param {Asking[]} nodes */
  fill(nodes) {
    this.#list.fill(nodes)
  }

  /** Goes on at the node that was moved, or first gives the tree in the order that was kept. @param {Arrival | null} arrival */
  begin(arrival) {
    if (!arrival) return this.restore()
    const { node, way } = arrival
    const place = node === null ? undefined : this.#host.work()?.nodes[node].place
    if (node === null || !place) return
    if (way) this.#list.focus(node, way)
    const { m, words } = this.#words
    this.#host.say(words.order.moved(m.viewer.short(place), place.ordinal))
    queueMicrotask(() => this.#host.select(node))
  }

  /** Gives the tree in the order that was kept, if there is one. */
  restore() {
    const work = this.#host.work()
    if (work?.sheet.read(ORDER) && !this.#arrival) this.place()
  }

  /** @param {number | null} node */
  select(node) {
    this.#list.select(node)
  }

  /** @param {{ next: string, said: string[] }} helping */
  show({ next, said }) {
    const work = this.#host.work()
    if (!work) return
    this.#list.show(next, said)
    this.#moves.show(waysOf(work.nodes, this.#host.selected()), work.left <= 0)
  }

  /**
   * Moves a node among its siblings. Returns false if that is not asked.
   * @param {number | null} node
   * @param {Way} way
   * @param {boolean} [listed] whether it was asked for in the list
   */
  shift(node, way, listed = false) {
    const work = this.#host.work()
    if (!work?.box(keyOf(ORDER))) return false
    const can = node !== null && work.left > 0 && waysOf(work.nodes, node)[way]
    // Until the tree on view is that of the last move, the numbers of its nodes are others.
    if (!can || this.#arrival) return undefined
    return this.#host.graded(async () => {
      const moved = await this.#host.shifted(await work.order(), node, way)
      work.remake(moved.text, ORDER)
      await this.place({ node: moved.node, way: listed ? way : null })
    })
  }

  /** Lets the children of all nodes come from right to left. */
  #mirror() {
    const work = this.#host.work()
    if (!work || work.left <= 0 || this.#arrival) return undefined
    return this.#host.graded(async () => {
      work.remake(await this.#host.mirrored(await work.order()), ORDER)
      await this.place()
    })
  }

  /** Gives the tree in the order that was made. @param {Arrival} [arrival] */
  async place(arrival = { node: null, way: null }) {
    this.#arrival = arrival
    const text = await this.#host.work()?.order()
    if (text !== undefined) this.#host.give(text)
  }
}
