/**
 * A tree that is made in practice: a field and buttons that change the selected node, and the text of the tree.
 *
 * @import {loadTextEditing} from '../../api/text-editing.js'
 * @import {ExerciseContext} from '../context.js'
 * @import {Direction} from './order-list.js'
 * @import {TaskNode} from '../nodes.js'
 * @import {FocusTarget, TreeEditorActions} from './tree-editor.js'
 * @import {Contents} from '../practise/box-input.js'
 * @import {Box} from '../practise/answer-sheet.js'
 * @import {Change} from './tools.js'
 * @import {PracticeWork} from '../practise/practice-work.js'
 */

import { MOST_MADE } from '../nodes.js'
import { TreeEditor } from './tree-editor.js'
import { TreeText } from './tree-text.js'
import { Tools } from './tools.js'
import { CONSTRUCT } from '../practise/practice-work.js'

export class TreeBuilder extends TreeEditor {
  #tools
  #text
  /** The number of nodes of the tree. */
  #size = 0
  /** Edits texts, once it is loaded. @type {Awaited<ReturnType<typeof loadTextEditing>> | undefined} */
  #editing
  /** Called once the tree that was given is on view. @type {(value?: unknown) => void} */
  #onShown = () => {}

  /** @param {ExerciseContext<PracticeWork>} context @param {TreeEditorActions} on @param {Box} [box] */
  constructor(context, on, box = CONSTRUCT) {
    super(context, on, box)
    const { words, grades } = context.words
    this.#tools = new Tools(words.construct, grades.edit, {
      change: (change, typed) => this.change(change, typed),
      walk: (by) => this.#walk(by),
    })
    const apply = (/** @type {string} */ text) => this.#apply(text)
    this.#text = new TreeText(words.construct, box, { apply, help: on.help })
    this.#load()
  }

  async #load() {
    this.#editing = await this.context.askCore(this.context.host.loadTextEditing)
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
  async applyTyped() {
    const { typedText: typed } = this.#text
    if (typed === null) return true
    const settled = new Promise((settle) => (this.#onShown = settle))
    await this.#apply(typed)
    if (this.pending) await settled
    return this.#text.typedText === null
  }

  /** @param {TaskNode[]} nodes */
  fill(nodes) {
    this.#text.write(this.context.work?.text ?? '')
    this.#size = nodes.length
  }

  /** Goes on at the node that was changed, or first gives the tree that was kept. @param {FocusTarget | null} focusTarget */
  begin(focusTarget) {
    if (!focusTarget && this.context.work?.sheet.read(this.box) && !this.pending) this.place()
    if (!focusTarget) return
    this.on.announce(this.context.words.words.construct.made(this.#size))
    this.#onShown()
    const { node, typing } = focusTarget
    if (node === null) return
    queueMicrotask(() => {
      this.context.viewer.actions.select(node)
      if (typing) this.#tools.focus()
    })
  }

  /** @param {number | null} node */
  select(node) {
    const text = this.context.work?.text
    const parts = node === null || !text ? undefined : this.#editing?.partsOf(text, false, node)
    this.#tools.show(node, parts ?? null, this.isClosed)
  }

  /** @param {Contents} contents */
  show(contents) {
    this.#text.show(contents, this.isClosed)
    this.select(this.on.selected())
  }

  /** Moves a node among its siblings. @param {number | null} _node the selected one @param {Direction} direction */
  shift(_node, direction) {
    return this.change(direction)
  }

  /** Moves the focus to the value of the selected node. */
  enter() {
    this.#tools.focus()
  }

  /** Changes the selected node. @param {Change} change @param {string} [typed] */
  change(change, typed = '') {
    const [work, node] = [this.context.work, this.on.selected()]
    if (!work || node === null || !this.#editing || this.isClosed || this.pending) return
    try {
      const edited = this.#editing.edit(work.text, false, node, change, typed)
      work.changeTree(edited.text, this.box)
      this.place({ node: edited.node, typing: change === 'value' })
    } catch (error) {
      const { code, message } = Object(error)
      if (typeof code !== 'string') throw error
      this.#tools.refuse(this.context.words.grades.edit.errors[code]?.(typed) ?? message)
    }
  }

  /** Goes on to the value of the next leaf, or to that before. @param {1 | -1} by */
  #walk(by) {
    const leaf = this.#tools.leaf(by)
    if (leaf === null) return
    // While a value is on its way into the tree, its arrival leads there.
    if (this.pending) this.pending.node = leaf
    else this.context.viewer.actions.select(leaf)
  }

  /** Takes the text that was typed. @param {string} text */
  #apply(text) {
    const work = this.context.work
    if (!work || this.isClosed || this.pending) return undefined
    return this.context.askCore(async () => {
      const refused = await this.#refusalOf(text)
      this.#text.refuse(refused)
      if (refused) return
      work.changeTree(text, this.box)
      this.place()
    })
  }

  /** Why a text cannot be taken; empty: it can. @param {string} text */
  async #refusalOf(text) {
    try {
      const search = await this.context.host.openBeside(text)
      const { nodes } = search.summary
      search.free()
      const { reasons } = this.context.words.grades
      return nodes > MOST_MADE
        ? reasons['tree-too-large']({ key: 'tree-too-large', most: MOST_MADE })
        : ''
    } catch (error) {
      return /** @type {Error} */ (error).message
    }
  }

  /** Gives the tree that was made. @param {FocusTarget} [focusTarget] */
  place(focusTarget = { node: null }) {
    const text = this.context.work?.text
    if (text === undefined) return
    this.pending = focusTarget
    this.context.changeTree(text)
  }
}
