/**
 * The answer sheet: a table of all nodes in the order of the tree, with a field for each thing that is asked and a tick
 * for each edge, and with help at the field in use. It is enough without the picture.
 *
 * @import {Messages, PractiseWords} from '../../messages/messages.js'
 * @import {TaskNode} from '../nodes.js'
 * @import {Box} from './answer-sheet.js'
 * @import {BoxInput, Contents} from './box-input.js'
 */

import { make } from '../../dom/make.js'
import { tableHead } from '../../dom/table.js'
import { listenToBoxes, makeBoxInput } from './box-input.js'
import { rowHead } from '../nodes.js'
import { Questions } from './questions.js'
import { SheetHelp } from './sheet-help.js'
import { isTick, keyOf } from './answer-sheet.js'

const FIELDS = /** @type {const} */ (['value', 'range', 'alpha', 'beta', 'cut'])

export class AnswerTable {
  #m
  #words
  #estimate
  #body = make('tbody')
  #head = make('thead')
  /** By key. @type {Map<string, BoxInput>} */
  #boxes = new Map()
  /** By node. @type {Map<number, HTMLElement>} */
  #rows = new Map()
  /** The row of the selected node. @type {HTMLElement | undefined} */
  #selected
  #table
  /** The nodes without the table, for readers who do not see the picture. */
  #list = make('ul', { class: 'unseen' })
  /** The questions about the whole tree that take text. */
  #questions
  /** The help at the box in use. */
  #help

  /**
   * @param {Messages} m
   * @param {PractiseWords} words
   * @param {string} estimate the name of a static value
   * @param {{ typed: (box: Box, text: string) => void, left: () => void, entered: (node: number | null) => void, help:
   *   (box: Box) => void }} on
   */
  constructor(m, words, estimate, on) {
    this.#m = m
    this.#words = words
    this.#estimate = estimate
    this.#table = make('table', { 'aria-label': words.title }, this.#head, this.#body)
    this.#questions = new Questions(m, words, on.help)
    this.#help = new SheetHelp(on.help, (box) => this.focus(box))
    this.help = this.#help.element
    this.element = make('div', {}, this.#table, this.#questions.element, this.#list)
    listenToBoxes(this.element, this.#boxes, {
      ...{ typed: on.typed, left: on.left },
      entered: ({ box, input }) => {
        const row = input.closest('tr') !== null
        this.#help.setBox(row ? box : null, input.ariaLabel ?? '')
        if (box.node !== null) on.entered(box.node)
      },
    })
  }

  /**
   * Writes the rows of a tree.
   * @param {TaskNode[]} nodes
   * @param {Box[]} whole the boxes about the whole tree
   * @param {(box: Box) => string} nameOf
   * @param {(taskNode: TaskNode) => string} estimateOf the static value of a node; empty: it has none
   */
  fill(nodes, whole, nameOf, estimateOf) {
    const words = this.#words
    const [ticks, texts] = [
      whole.filter(({ field }) => isTick(field)),
      whole.filter(({ field }) => !isTick(field) && field !== 'order'),
    ]
    const fields = FIELDS.filter((field) =>
      nodes.some(({ boxes }) => boxes.some((box) => box.field === field)),
    )
    const judges = nodes.some((taskNode) => estimateOf(taskNode) !== '')
    const names = [
      ...(judges ? [this.#estimate] : []),
      ...fields.map((field) => words.columns[field]),
    ]
    const head = tableHead([words.columns.node, ...names])
    this.#head.replaceWith(head)
    this.#head = head
    this.#boxes.clear()
    this.#rows.clear()
    const rows = nodes.map((taskNode) =>
      this.#row(taskNode, judges ? [estimateOf(taskNode)] : [], fields),
    )
    this.#body.replaceChildren(...rows, ...this.#last(ticks, names.length, nameOf))
    this.#table.hidden = names.length === 0
    const listed = this.#table.hidden ? nodes : []
    this.#list.replaceChildren(...listed.map(({ place }) => make('li', {}, words.named(place))))
    // A table that only has static values comes after the questions.
    if (fields.length === 0) this.element.append(this.#table)
    else this.element.prepend(this.#table)
    this.#help.setBox(null)
    this.#questions.fill(texts.map((box) => this.#add(box, nameOf(box))))
  }

  /** Names the questions again: their subject is known later. @param {(box: Box) => string} nameOf */
  name(nameOf) {
    this.#questions.name(nameOf)
  }

  /** The cell of a box. @param {Box} box @param {string} name */
  #cell(box, name) {
    return make('td', { class: box.field }, ...this.#add(box, name).parts)
  }

  /** @param {Box} box @param {string} name */
  #add(box, name) {
    const entry = makeBoxInput(name, box, 'sheet')
    this.#boxes.set(keyOf(box), entry)
    return entry
  }

  /** The row of the whole tree. @param {Box[]} boxes @param {number} columns @param {(box: Box) => string} nameOf */
  #last(boxes, columns, nameOf) {
    return boxes.map((box) => {
      const name = nameOf(box)
      const head = make('th', { scope: 'row', colspan: columns }, name)
      return make('tr', { class: 'whole' }, head, this.#cell(box, name))
    })
  }

  /** @param {TaskNode} taskNode @param {string[]} estimate cells before the fields @param {typeof FIELDS[number][]} fields */
  #row(taskNode, estimate, fields) {
    const { node, place, boxes } = taskNode
    const name = rowHead(taskNode, this.#m.viewer.short)
    const cells = fields.map((field) => {
      const box = boxes.find((box) => box.field === field)
      if (!box) return make('td')
      return this.#cell(box, this.#words.field[field](place))
    })
    const before = estimate.map((text) => make('td', { class: 'told' }, text))
    const row = make('tr', { class: place.leaf ? 'leaf' : place.player }, name, ...before, ...cells)
    this.#rows.set(node, row)
    return row
  }

  /** Shows the content of each box. @param {Contents} contents @param {TaskNode[]} cut the nodes whose edges are cut */
  show(contents, cut) {
    this.#questions.show(contents)
    this.#help.show(contents)
    for (const [key, entry] of this.#boxes) entry.show(contents.get(key))
    for (const [node, row] of this.#rows) {
      const pruned = cut.some(({ node: from, end }) => from <= node && node < end)
      row.classList.toggle('pruned', pruned)
    }
  }

  /** Marks the row of the selected node. @param {number | null} node */
  select(node) {
    this.#selected?.classList.remove('selected')
    this.#selected = node === null ? undefined : this.#rows.get(node)
    this.#selected?.classList.add('selected')
  }

  /** Moves the focus to a box. @param {Box} box */
  focus(box) {
    this.#boxes.get(keyOf(box))?.input.focus()
  }
}
