/**
 * The text that is edited, the node in it, and all versions of both, between which `undo` and `redo` go back and forth. It knows
 * no field and no button.
 *
 * @import {Change, loadTextEditing} from '../../api/text-editing.js'
 * @import {NodeParts} from '../../types.js'
 *
 * @typedef {{ text: string, node: number }} Version `node`: the selected node, by its number as given
 */

export class EditedTree {
  #editing
  #moves
  /** @type {{ undo: Version[], redo: Version[] }} */
  #versions = { undo: [], redo: [] }
  /** The text; null if there is none to edit. @type {string | null} */
  text = null
  /** The node, by its number as given; null if none is selected. @type {number | null} */
  node = null
  /** The parts of the node in the text; null if there is no text or no node. @type {NodeParts | null} */
  parts = null

  /**
   * @param {Awaited<ReturnType<typeof loadTextEditing>>} editing
   * @param {() => boolean} min whether MIN moves first where the text names no player
   */
  constructor(editing, min) {
    this.#editing = editing
    this.#moves = min
  }

  get canUndo() {
    return this.text !== null && this.#versions.undo.length > 0
  }

  get canRedo() {
    return this.text !== null && this.#versions.redo.length > 0
  }

  /** Goes to a node of a text. @param {string | null} text @param {number | null} node */
  goTo(text, node) {
    this.text = text
    this.node = node
    this.parts = text === null || node === null ? null : this.#read(text, node)
  }

  /** Goes to the first leaf, which is as good as any to begin with. @param {string} text */
  begin(text) {
    this.goTo(text, this.#read(text, 0)?.next ?? 0)
  }

  /**
   * Edits the node.
   * @param {Change} change
   * @param {string} typed the value or the name that the node gets
   * @throws {SecateurError} whose code names the error
   */
  change(change, typed) {
    if (this.text === null || this.node === null) return
    const { text, node } = this
    const after = this.#editing.edit(text, this.#moves(), node, change, typed)
    this.#versions = { undo: [...this.#versions.undo, { text, node }], redo: [] }
    this.goTo(after.text, after.node)
  }

  /** Goes to the version before the last edit, or to the one that was undone last. @param {'undo' | 'redo'} way */
  travel(way) {
    if (this.text === null) return
    const version = this.#versions[way].pop()
    if (!version) return
    this.#versions[way === 'undo' ? 'redo' : 'undo'].push({ text: this.text, node: this.node ?? 0 })
    this.goTo(version.text, version.node)
  }

  /**
   * The parts of a node in a text; null if a text that was just typed turns out to be no tree.
   * @param {string} text
   * @param {number} node
   */
  #read(text, node) {
    try {
      return this.#editing.partsOf(text, this.#moves(), node)
    } catch (error) {
      if (!['no-tree', 'no-node'].includes(Object(error).code)) throw error
      return null
    }
  }
}
