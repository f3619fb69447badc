/**
 * Entries into an answer sheet, typed or pressed in the picture, and their undoing. Each is kept and shown. Entries from the
 * picture and undone ones are announced to screen readers, because no focused field shows them.
 *
 * @import {Building} from '../tree/building.js'
 * @import {Desk} from '../desk.js'
 * @import {Ordering} from '../tree/ordering.js'
 * @import {Box} from './sheet.js'
 * @import {PracticeWork} from './work.js'
 */

import { colonAfter } from '../../messages/colon.js'
import { TICKED } from './sheet.js'

/** The leaves seen. @type {Box} */
const LEAVES = { node: null, field: 'leaves' }

export class SheetEntries {
  #desk
  #making
  #say

  /**
   * @param {Desk<PracticeWork>} desk
   * @param {Ordering | Building | null} making the part that makes another tree
   * @param {(words: string) => void} say for screen readers
   */
  constructor(desk, making, say) {
    this.#desk = desk
    this.#making = making
    this.#say = say
  }

  /** @param {Box} box @param {string} text */
  type(box, text) {
    const { work } = this.#desk
    if (!work?.takes(box) || work.left <= 0) return
    work.sheet.write(box, text)
    this.#desk.keep()
    this.#desk.write()
  }

  /** Writes a leaf at the end of the leaves seen. Returns false if these are not asked. @param {number | null} node */
  see(node) {
    const { work } = this.#desk
    const leaf = node === null ? undefined : work?.boxes.nodes[node]
    if (!work?.takes(LEAVES) || !leaf?.place.leaf || leaf.place.value === null) return false
    work.sheet.rest()
    this.type(LEAVES, `${work.sheet.read(LEAVES)} ${work.boxes.valueOf(leaf)}`.trim())
    work.sheet.rest()
    this.#announce(LEAVES)
    return true
  }

  /** Cuts the edge above a node, or mends it. @param {number | null} node */
  cut(node) {
    const { work } = this.#desk
    const box = /** @type {const} */ ({ node, field: 'cut' })
    if (!work?.takes(box)) return
    this.type(box, work.sheet.read(box) ? '' : TICKED)
    this.#announce(box)
  }

  /** Undoes a change, or makes it again. @param {'undo' | 'redo'} way */
  move(way) {
    const { work } = this.#desk
    const change = work && work.left > 0 ? work.sheet[way]() : null
    if (!change) return
    this.#desk.keep()
    if (change.field === this.#making?.box.field) return this.#making.place()
    this.#desk.write()
    this.#announce(change)
  }

  /** Announces the content of a box. @param {Box} box */
  #announce(box) {
    const { work } = this.#desk
    if (!work) return
    const name = work.boxes.nameOf(box)
    const text = work.grading.textOf(box.field, work.sheet.read(box))
    this.#say(`${name}${colonAfter(name)}${text}`)
  }
}
