/**
 * A tree that is made in practice: a field and buttons that change the selected node, and the text of the tree. The
 * element is given the tree that was made, and practice goes on once it is on view.
 *
 * @import {loadTextEditing} from '../api/text-editing.js'
 * @import {Said} from './grading.js'
 * @import {Way} from './moving.js'
 * @import {Asking} from './nodes.js'
 * @import {Making} from './ordering.js'
 * @import {Change} from './tools.js'
 *
 * @typedef {object} Arrival the next action once the tree is on view
 * @property {number | null} node that is selected then
 * @property {boolean} typing whether the focus goes back to its value
 */

import { MOST_MADE } from './nodes.js'
import { TreeText } from './tree-text.js'
import { Tools } from './tools.js'
import { CONSTRUCT } from './work.js'

export class Building {
  #words
  #host
  #tools
  #text
  /** Edits texts, once it is loaded. @type {Awaited<ReturnType<typeof loadTextEditing>> | undefined} */
  #editing
  /** While the tree that was given is not on view yet. @type {Arrival | null} */
  #arrival = null

  /** @param {Said} words @param {Making} host */
  constructor(words, host) {
    this.#words = words
    this.#host = host
    const { words: said, grades } = words
    this.#tools = new Tools(said.construct, grades.edit, {
      change: (change, typed) => this.change(change, typed),
      walk: (by) => this.#walk(by),
    })
    const take = (/** @type {string} */ text) => this.#take(text)
    this.#text = new TreeText(said.construct, { take, help: host.help })
    this.#load()
  }

  async #load() {
    this.#editing = await this.#host.graded(this.#host.loadTextEditing)
    this.select(this.#host.selected())
  }

  /** The text of the tree, in the place of the table. */
  get list() {
    return this.#text.element
  }

  /** Moves the focus to the text of the tree. */
  focus() {
    this.list.querySelector('textarea')?.focus()
  }

  /** The row of buttons. */
  get moves() {
    return this.#tools.element
  }

  /** The next action, now that a tree is on view; null: that tree was not made here. */
  arrival() {
    const arrival = this.#arrival
    this.#arrival = null
    return arrival
  }

  /** @param {Asking[]} nodes */
  fill(nodes) {
    this.#text.write(this.#host.work()?.text ?? '')
    this.#size = nodes.length
  }

  #size = 0

  /** Goes on at the node that was changed, or first gives the tree that was kept. @param {Arrival | null} arrival */
  begin(arrival) {
    if (!arrival) return this.restore()
    this.#host.say(this.#words.words.construct.made(this.#size))
    const { node, typing } = arrival
    if (node === null) return
    queueMicrotask(() => {
      this.#host.select(node)
      if (typing) this.#tools.focus()
    })
  }

  /** Gives the tree that was kept, if there is one. */
  restore() {
    if (this.#host.work()?.sheet.read(CONSTRUCT) && !this.#arrival) this.place()
  }

  /** @param {number | null} node */
  select(node) {
    const text = this.#host.work()?.text
    const parts = node === null || !text ? undefined : this.#editing?.partsOf(text, false, node)
    this.#tools.show(node, parts ?? null, this.#closed)
  }

  /** @param {{ next: string, said: string[] }} helping */
  show({ next, said }) {
    this.#text.show(next, said, this.#closed)
    this.select(this.#host.selected())
  }

  /** Whether nothing can be changed. */
  get #closed() {
    return (this.#host.work()?.left ?? 0) <= 0
  }

  /** Moves a node among its siblings. @param {number | null} _node the selected one @param {Way} way */
  shift(_node, way) {
    return this.change(way)
  }

  /** Moves the focus to the value of the selected node. */
  enter() {
    this.#tools.focus()
  }

  /** Changes the selected node. @param {Change} change @param {string} [typed] */
  change(change, typed = '') {
    const [work, node] = [this.#host.work(), this.#host.selected()]
    if (!work || node === null || !this.#editing || this.#closed || this.#arrival) return
    try {
      const edited = this.#editing.edited(work.text, false, node, change, typed)
      work.remake(edited.text)
      this.place({ node: edited.node, typing: change === 'value' })
    } catch (error) {
      const { code, message } = Object(error)
      if (typeof code !== 'string') throw error
      this.#tools.refuse(this.#words.grades.edit.errors[code]?.(typed) ?? message)
    }
  }

  /** Goes on to the value of the next leaf, or to that before. @param {1 | -1} by */
  #walk(by) {
    const leaf = this.#tools.leaf(by)
    if (leaf === null) return
    // While a value is on its way into the tree, its arrival leads there.
    if (this.#arrival) this.#arrival.node = leaf
    else this.#host.select(leaf)
  }

  /** Takes the text that was typed. @param {string} text */
  #take(text) {
    const work = this.#host.work()
    if (!work || this.#closed || this.#arrival) return undefined
    return this.#host.graded(async () => {
      const refused = await this.#refused(text)
      this.#text.refuse(refused)
      if (refused) return
      work.remake(text)
      this.place({ node: null, typing: false })
    })
  }

  /** Why a text cannot be taken; empty: it can. @param {string} text */
  async #refused(text) {
    try {
      const search = await this.#host.open(text)
      const { nodes } = search.summary
      search.free()
      const { reasons } = this.#words.grades
      return nodes > MOST_MADE
        ? reasons['tree-too-large']({ key: 'tree-too-large', most: MOST_MADE })
        : ''
    } catch (error) {
      return /** @type {Error} */ (error).message
    }
  }

  /** Gives the tree that was made. @param {Arrival} [arrival] */
  place(arrival = { node: null, typing: false }) {
    const text = this.#host.work()?.text
    if (text === undefined) return
    this.#arrival = arrival
    this.#host.give(text)
  }
}
