/**
 * The fields of the selected node, at its place in the picture or, in a narrow viewer, below the picture. Enter leads on
 * in the order of the tree, Escape closes them.
 *
 * @import {PractiseWords} from '../../messages/messages.js'
 * @import {TaskNode} from '../nodes.js'
 * @import {Box} from './answer-sheet.js'
 * @import {BoxInput, Contents} from './box-input.js'
 * @import {NodeArea} from '../picture.js'
 *
 * @typedef {object} FieldActions
 * @property {(box: Box, text: string) => void} typed
 * @property {() => void} left a box was left
 * @property {() => void} focused another box has the focus
 * @property {(by: 1 | -1) => void} walk to the next node, or to the one before
 * @property {() => void} close
 * @property {(box: Box) => void} help
 */

import { makeButton } from '../../dom/button.js'
import { iconButton } from '../../dom/icon.js'
import { make } from '../../dom/make.js'
import { Help } from '../help.js'
import { keyOf } from './answer-sheet.js'
import { listenToBoxes, makeBoxInput } from './box-input.js'

/** Signs that a phone's keyboard has far away. */
const SIGNS = ['−', '≤', '≥', '…', '∞']
/** Pixels between a node and its fields. */
const GAP = 10

export class NodeFields {
  #words
  #on
  #name = make('span', { class: 'name' })
  #row = make('div', { class: 'boxes' })
  #signs
  /** By key. @type {Map<string, BoxInput>} */
  #boxes = new Map()
  /** @type {TaskNode | null} */
  #taskNode = null
  /** The box that had the focus last: signs go there, and help is about it. @type {BoxInput | null} */
  #last = null
  #help

  /** @param {PractiseWords} words @param {FieldActions} on */
  constructor(words, on) {
    this.#words = words
    this.#on = on
    this.#signs = make('div', { class: 'signs', role: 'group', 'aria-label': words.signs })
    for (const sign of SIGNS) {
      const button = makeButton(sign, () => this.#insert(sign))
      // The field keeps the focus, and with it a phone's keyboard.
      button.addEventListener('pointerdown', (event) => event.preventDefault())
      this.#signs.append(button)
    }
    this.#help = new Help(on.help)
    const close = iconButton('close', words.close, on.close)
    const head = make('div', { class: 'head' }, this.#name, this.#help.button, close)
    this.element = make(
      'div',
      { class: 'answer', role: 'group', hidden: true },
      head,
      this.#row,
      this.#signs,
      this.#help.hints,
    )
    listenToBoxes(this.element, this.#boxes, {
      ...{ typed: on.typed, left: on.left, past: on.walk },
      entered: (entry) => {
        if (entry === this.#last) return
        this.#use(entry)
        on.focused()
      },
    })
    this.element.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return
      on.close()
      event.preventDefault()
    })
  }

  /** @param {BoxInput} entry */
  #use(entry) {
    this.#last = entry
    this.#help.box = entry.box
  }

  /** Shows the fields of a node; null: none. @param {TaskNode | null} taskNode */
  open(taskNode) {
    if (taskNode === this.#taskNode) return
    this.#taskNode = taskNode?.boxes.length ? taskNode : null
    this.element.hidden = this.#taskNode === null
    this.#boxes.clear()
    this.#help.hints.replaceChildren()
    if (!taskNode || !this.#taskNode) return
    this.element.setAttribute('aria-label', this.#words.node(taskNode.place))
    this.#name.textContent = this.#words.named(taskNode.place)
    const entries = taskNode.boxes.map((box) => {
      const name = this.#words.field[/** @type {keyof PractiseWords['field']} */ (box.field)]
      return makeBoxInput(name(taskNode.place), box, 'field')
    })
    for (const entry of entries) this.#boxes.set(keyOf(entry.box), entry)
    this.#use(entries[0])
    this.#signs.hidden = taskNode.boxes.every(({ field }) => field === 'cut')
    const labels = entries.map(({ box, input, parts }) => {
      const caption = make(
        'label',
        { for: input.id, 'aria-hidden': 'true' },
        this.#words.brief[/** @type {keyof PractiseWords['brief']} */ (box.field)],
      )
      return make('div', { class: `box ${box.field}` }, caption, ...parts)
    })
    this.#row.replaceChildren(...labels)
  }

  /** Shows the content of the boxes. @param {Contents} contents */
  show(contents) {
    for (const [key, entry] of this.#boxes) entry.show(contents.get(key))
    this.#help.show(contents, true)
  }

  /** Moves the focus into the first box, or the last. @param {boolean} [last] */
  focus(last = false) {
    const entries = [...this.#boxes.values()]
    entries.at(last ? -1 : 0)?.input.focus()
  }

  /**
   * Stands beside its node, where it covers fewest nodes.
   * @param {number | null} node
   * @param {Map<number, NodeArea>} areas
   * @param {{ width: number, height: number }} picture
   */
  placeAt(node, areas, picture) {
    const area = node === null ? undefined : areas.get(node)
    if (!this.#taskNode || !area) return
    const { offsetWidth: width, offsetHeight: height } = this.element
    const { left, top } = placeBeside(area, { width, height }, [...areas.values()], picture)
    this.element.style.setProperty('--left', `${left}px`)
    this.element.style.setProperty('--top', `${top}px`)
  }

  /** Writes a sign where the caret is. @param {string} sign */
  #insert(sign) {
    const input = this.#last?.input
    if (!input || input.type !== 'text' || input.readOnly) return
    const { selectionStart: from, selectionEnd: to, value } = input
    input.setRangeText(sign, from ?? value.length, to ?? value.length, 'end')
    if (this.#last) this.#on.typed(this.#last.box, input.value)
    input.focus()
  }
}

/**
 * @typedef {{ width: number, height: number }} Size
 * @param {NodeArea} area
 * @param {Size} size of the element that is placed
 * @param {NodeArea[]} others
 * @param {Size} picture
 */
function placeBeside(area, size, others, picture) {
  const { x, y, halfWidth, halfHeight } = area
  const [middleX, middleY] = [x - size.width / 2, y - size.height / 2]
  const candidates = [
    { left: middleX, top: y - halfHeight - GAP - size.height },
    { left: x + halfWidth + GAP, top: middleY },
    { left: x - halfWidth - GAP - size.width, top: middleY },
    { left: middleX, top: y + halfHeight + GAP },
  ]
  const places = candidates.map((place) => {
    const left = Math.max(Math.min(place.left, picture.width - size.width), 0)
    const top = Math.max(Math.min(place.top, picture.height - size.height), 0)
    const covered = others.filter((other) => covers({ left, top, ...size }, other))
    // The node itself is to be seen before all.
    const cost = covered.length + (covered.includes(area) ? others.length : 0)
    return { left, top, cost }
  })
  return places.reduce((best, place) => (place.cost < best.cost ? place : best))
}

/** Whether a box covers some of a node. @param {Size & { left: number, top: number }} box @param {NodeArea} area */
function covers({ left, top, width, height }, { x, y, halfWidth, halfHeight }) {
  const across = x > left - halfWidth && x < left + width + halfWidth
  return across && y > top - halfHeight && y < top + height + halfHeight
}
