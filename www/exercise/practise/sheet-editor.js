/**
 * Entries into an answer sheet, typed or pressed in the picture, and their undoing. Each is kept and shown. Entries from the
 * picture and undone ones are announced to screen readers, because no focused field shows them.
 *
 * @import {TreeBuilder} from '../tree/tree-builder.js'
 * @import {ExerciseContext} from '../context.js'
 * @import {OrderEditor} from '../tree/order-editor.js'
 * @import {Box} from './answer-sheet.js'
 * @import {PracticeWork} from './practice-work.js'
 */

import { colonAfter } from '../../messages/colon.js'
import { TICKED } from './answer-sheet.js'

/** The leaves seen. @type {Box} */
const LEAVES = { node: null, field: 'leaves' }

export class SheetEditor {
  #context
  #treeEditor
  #announce

  /**
   * @param {ExerciseContext<PracticeWork>} context
   * @param {OrderEditor | TreeBuilder | null} treeEditor the part that makes another tree
   * @param {(words: string) => void} announce for screen readers
   */
  constructor(context, treeEditor, announce) {
    this.#context = context
    this.#treeEditor = treeEditor
    this.#announce = announce
  }

  /** @param {Box} box @param {string} text */
  type(box, text) {
    const { work } = this.#context
    if (!work?.isWritable(box) || work.left <= 0) return
    work.sheet.write(box, text)
    this.#context.keep()
    this.#context.write()
  }

  /** Writes a leaf at the end of the leaves seen. Returns false if these are not asked. @param {number | null} node */
  addLeaf(node) {
    const { work } = this.#context
    const leaf = node === null ? undefined : work?.boxes.nodes[node]
    if (!work?.isWritable(LEAVES) || !leaf?.place.leaf || leaf.place.value === null) return false
    work.sheet.rest()
    this.type(LEAVES, `${work.sheet.read(LEAVES)} ${work.boxes.valueOf(leaf)}`.trim())
    work.sheet.rest()
    this.#announceBox(LEAVES)
    return true
  }

  /** Cuts the edge above a node, or mends it. @param {number | null} node */
  toggleCut(node) {
    const { work } = this.#context
    const box = /** @type {const} */ ({ node, field: 'cut' })
    if (!work?.isWritable(box)) return
    this.type(box, work.sheet.read(box) ? '' : TICKED)
    this.#announceBox(box)
  }

  /** Undoes a change, or makes it again. @param {'undo' | 'redo'} way */
  move(way) {
    const { work } = this.#context
    const change = work && work.left > 0 ? work.sheet[way]() : null
    if (!change) return
    this.#context.keep()
    if (change.field === this.#treeEditor?.box.field) return this.#treeEditor.place()
    this.#context.write()
    this.#announceBox(change)
  }

  /** Announces the content of a box. @param {Box} box */
  #announceBox(box) {
    const { work } = this.#context
    if (!work) return
    const name = work.boxes.nameOf(box)
    const text = work.grading.textOf(box.field, work.sheet.read(box))
    this.#announce(`${name}${colonAfter(name)}${text}`)
  }
}
