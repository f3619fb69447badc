/**
 * The buttons that change the order of the children: of the selected node among its siblings, or of all from right to left.
 *
 * @import {PractiseWords} from '../../messages/messages.js'
 * @import {Way} from './moving.js'
 * @import {Ways} from './order-list.js'
 */

import { disable } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { button } from '../controls.js'

export class Moves {
  #ways
  element

  /** @param {PractiseWords} words @param {{ shift: (way: Way) => void, mirror: () => void }} on */
  constructor({ order }, on) {
    this.#ways = {
      left: button(order.toLeft, () => on.shift('left')),
      right: button(order.toRight, () => on.shift('right')),
    }
    const mirror = button(order.mirror, on.mirror)
    const parts = [this.#ways.left, this.#ways.right, mirror]
    this.element = make(
      'div',
      { class: 'moves', role: 'group', 'aria-label': order.move },
      ...parts,
    )
  }

  /** @param {Ways} ways @param {boolean} closed whether nothing can be changed */
  show({ left, right }, closed) {
    disable([this.#ways.left], closed || !left)
    disable([this.#ways.right], closed || !right)
  }
}
