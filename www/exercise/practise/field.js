/**
 * The fields of the selected node, at its place in the picture or, in a narrow viewer, below the picture. Enter leads on
 * in the order of the tree, Escape closes them.
 *
 * @import {PractiseWords} from '../../messages/messages.js'
 * @import {TaskNode} from '../nodes.js'
 * @import {Box} from './sheet.js'
 * @import {BoxContent} from './box.js'
 * @import {Helping} from '../help.js'
 * @import {Spot} from '../picture.js'
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
import { boxOf, makeBox } from './box.js'
import { keyOf } from './sheet.js'

/** Signs that a phone's keyboard has far away. */
const SIGNS = ['−', '≤', '≥', '…', '∞']
/** Pixels between a node and its fields. */
const GAP = 10

export class AnswerField {
  #words
  #on
  #name = make('span', { class: 'name' })
  #row = make('div', { class: 'boxes' })
  #signs
  /** @type {ReturnType<typeof makeBox>[]} */
  #boxes = []
  /** @type {TaskNode | null} */
  #asking = null
  /** The box that had the focus last: signs go there, and help is about it. @type {ReturnType<typeof makeBox> | null} */
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
    this.element.addEventListener('input', ({ target }) => {
      const entry = this.#entryAt(target)
      if (entry) on.typed(entry.box, entry.text)
    })
    this.element.addEventListener('focusin', ({ target }) => {
      const entry = this.#entryAt(target)
      if (!entry || entry === this.#last) return
      this.#use(entry)
      on.focused()
    })
    this.element.addEventListener('focusout', () => on.left())
    this.element.addEventListener('keydown', (event) => this.#press(event))
  }

  /** @param {ReturnType<typeof makeBox>} entry */
  #use(entry) {
    this.#last = entry
    this.#help.box = entry.box
  }

  /** @param {EventTarget | null} target */
  #entryAt(target) {
    return this.#boxes.find(({ box }) => keyOf(box) === boxOf(target))
  }

  /** Shows the fields of a node; null: none. @param {TaskNode | null} asking */
  open(asking) {
    if (asking === this.#asking) return
    this.#asking = asking?.boxes.length ? asking : null
    this.element.hidden = this.#asking === null
    this.#boxes = []
    this.#help.hints.replaceChildren()
    if (!asking || !this.#asking) return
    this.element.setAttribute('aria-label', this.#words.node(asking.place))
    this.#name.textContent = this.#words.named(asking.place)
    this.#boxes = asking.boxes.map((box) => {
      const name = this.#words.field[/** @type {keyof PractiseWords['field']} */ (box.field)]
      return makeBox(name(asking.place), box, 'field')
    })
    this.#use(this.#boxes[0])
    this.#signs.hidden = asking.boxes.every(({ field }) => field === 'cut')
    const labels = this.#boxes.map(({ box, input, parts }) => {
      const caption = make(
        'label',
        { for: input.id, 'aria-hidden': 'true' },
        this.#words.brief[/** @type {keyof PractiseWords['brief']} */ (box.field)],
      )
      return make('div', { class: `box ${box.field}` }, caption, ...parts)
    })
    this.#row.replaceChildren(...labels)
  }

  /**
   * Shows the content of the boxes.
   * @param {(box: Box) => BoxContent} written
   * @param {Helping} helping
   */
  show(written, helping) {
    for (const entry of this.#boxes) entry.show(written(entry.box))
    this.#help.show(helping)
  }

  /** Moves the focus into the first box, or the last. @param {boolean} [last] */
  focus(last = false) {
    this.#boxes.at(last ? -1 : 0)?.input.focus()
  }

  /**
   * Stands beside its node, where it covers fewest nodes.
   * @param {number | null} node
   * @param {Map<number, Spot>} spots
   * @param {{ width: number, height: number }} picture
   */
  stand(node, spots, picture) {
    const spot = node === null ? undefined : spots.get(node)
    if (!this.#asking || !spot) return
    const { offsetWidth: width, offsetHeight: height } = this.element
    const { left, top } = placeBeside(spot, { width, height }, [...spots.values()], picture)
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

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (event.key === 'Escape') {
      this.#on.close()
      return event.preventDefault()
    }
    const entry = this.#entryAt(event.target)
    if (event.key !== 'Enter' || !entry) return
    const by = event.shiftKey ? -1 : 1
    const next = this.#boxes[this.#boxes.indexOf(entry) + by]
    if (next) next.input.focus()
    else this.#on.walk(by)
    event.preventDefault()
  }
}

/**
 * @typedef {{ width: number, height: number }} Size
 * @param {Spot} spot
 * @param {Size} size of the element that is placed
 * @param {Spot[]} others
 * @param {Size} picture
 */
function placeBeside(spot, size, others, picture) {
  const { x, y, wide, high } = spot
  const [middleX, middleY] = [x - size.width / 2, y - size.height / 2]
  const wanted = [
    { left: middleX, top: y - high - GAP - size.height },
    { left: x + wide + GAP, top: middleY },
    { left: x - wide - GAP - size.width, top: middleY },
    { left: middleX, top: y + high + GAP },
  ]
  const places = wanted.map((place) => {
    const left = Math.max(Math.min(place.left, picture.width - size.width), 0)
    const top = Math.max(Math.min(place.top, picture.height - size.height), 0)
    const covered = others.filter((other) => covers({ left, top, ...size }, other))
    // The node itself is to be seen before all.
    const cost = covered.length + (covered.includes(spot) ? others.length : 0)
    return { left, top, cost }
  })
  return places.reduce((best, place) => (place.cost < best.cost ? place : best))
}

/** Whether a box covers some of a node. @param {Size & { left: number, top: number }} box @param {Spot} spot */
function covers({ left, top, width, height }, { x, y, wide, high }) {
  const across = x > left - wide && x < left + width + wide
  return across && y > top - high && y < top + height + high
}
