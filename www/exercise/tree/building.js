/**
 * A tree that is made in practice: a field and buttons that change the selected node, and the text of the tree.
 *
 * @import {loadTextEditing} from '../../api/text-editing.js'
 * @import {Desk} from '../desk.js'
 * @import {Way} from './order-list.js'
 * @import {TaskNode} from '../nodes.js'
 * @import {Arrival, MakingActions} from './making.js'
 * @import {Helping} from '../help.js'
 * @import {Box} from '../practise/sheet.js'
 * @import {Change} from './tools.js'
 * @import {PracticeWork} from '../practise/work.js'
 */

import { MOST_MADE } from '../nodes.js'
import { Making } from './making.js'
import { TreeText } from './tree-text.js'
import { Tools } from './tools.js'
import { CONSTRUCT } from '../practise/work.js'

export class Building extends Making {
  #tools
  #text
  /** The number of nodes of the tree. */
  #size = 0
  /** Edits texts, once it is loaded. @type {Awaited<ReturnType<typeof loadTextEditing>> | undefined} */
  #editing
  /** Called once the tree that was given is on view. @type {(value?: unknown) => void} */
  #settled = () => {}

  /** @param {Desk<PracticeWork>} desk @param {MakingActions} on @param {Box} [box] */
  constructor(desk, on, box = CONSTRUCT) {
    super(desk, on, box)
    const { words, grades } = desk.words
    this.#tools = new Tools(words.construct, grades.edit, {
      change: (change, typed) => this.change(change, typed),
      walk: (by) => this.#walk(by),
    })
    const take = (/** @type {string} */ text) => this.#take(text)
    this.#text = new TreeText(words.construct, box, { take, help: on.help })
    this.#load()
  }

  async #load() {
    this.#editing = await this.desk.askCore(this.desk.host.loadTextEditing)
    this.select(this.on.selected())
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

  /** Takes a text that was typed and not taken yet. Returns false, and says why, if it cannot be taken. */
  async takeTyped() {
    const { typedText: typed } = this.#text
    if (typed === null) return true
    const settled = new Promise((settle) => (this.#settled = settle))
    await this.#take(typed)
    if (this.awaited) await settled
    return this.#text.typedText === null
  }

  /** @param {TaskNode[]} nodes */
  fill(nodes) {
    this.#text.write(this.desk.work?.text ?? '')
    this.#size = nodes.length
  }

  /** Goes on at the node that was changed, or first gives the tree that was kept. @param {Arrival | null} arrival */
  begin(arrival) {
    if (!arrival && this.desk.work?.sheet.read(this.box) && !this.awaited) this.place()
    if (!arrival) return
    this.on.say(this.desk.words.words.construct.made(this.#size))
    this.#settled()
    const { node, typing } = arrival
    if (node === null) return
    queueMicrotask(() => {
      this.desk.viewer.actions.select(node)
      if (typing) this.#tools.focus()
    })
  }

  /** @param {number | null} node */
  select(node) {
    const text = this.desk.work?.text
    const parts = node === null || !text ? undefined : this.#editing?.partsOf(text, false, node)
    this.#tools.show(node, parts ?? null, this.isClosed)
  }

  /** @param {Helping} helping */
  show(helping) {
    this.#text.show(helping, this.isClosed)
    this.select(this.on.selected())
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
    const [work, node] = [this.desk.work, this.on.selected()]
    if (!work || node === null || !this.#editing || this.isClosed || this.awaited) return
    try {
      const edited = this.#editing.edit(work.text, false, node, change, typed)
      work.remake(edited.text, this.box)
      this.place({ node: edited.node, typing: change === 'value' })
    } catch (error) {
      const { code, message } = Object(error)
      if (typeof code !== 'string') throw error
      this.#tools.refuse(this.desk.words.grades.edit.errors[code]?.(typed) ?? message)
    }
  }

  /** Goes on to the value of the next leaf, or to that before. @param {1 | -1} by */
  #walk(by) {
    const leaf = this.#tools.leaf(by)
    if (leaf === null) return
    // While a value is on its way into the tree, its arrival leads there.
    if (this.awaited) this.awaited.node = leaf
    else this.desk.viewer.actions.select(leaf)
  }

  /** Takes the text that was typed. @param {string} text */
  #take(text) {
    const work = this.desk.work
    if (!work || this.isClosed || this.awaited) return undefined
    return this.desk.askCore(async () => {
      const refused = await this.#refusalOf(text)
      this.#text.refuse(refused)
      if (refused) return
      work.remake(text, this.box)
      this.place()
    })
  }

  /** Why a text cannot be taken; empty: it can. @param {string} text */
  async #refusalOf(text) {
    try {
      const search = await this.desk.host.openBeside(text)
      const { nodes } = search.summary
      search.free()
      const { reasons } = this.desk.words.grades
      return nodes > MOST_MADE
        ? reasons['tree-too-large']({ key: 'tree-too-large', most: MOST_MADE })
        : ''
    } catch (error) {
      return /** @type {Error} */ (error).message
    }
  }

  /** Gives the tree that was made. @param {Arrival} [arrival] */
  place(arrival = { node: null }) {
    const text = this.desk.work?.text
    if (text === undefined) return
    this.awaited = arrival
    this.desk.remake(text)
  }
}
