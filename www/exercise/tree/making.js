/**
 * The part of practice that makes another tree of the one on view. The element is given the tree that was made, and practice goes
 * on once it is on view.
 *
 * @import {Desk} from '../desk.js'
 * @import {Box} from '../practise/sheet.js'
 * @import {PracticeWork} from '../practise/work.js'
 * @import {Way} from './order-list.js'
 *
 * @typedef {object} Arrival the next action once the tree is on view
 * @property {number | null} node that is selected then
 * @property {Way} [way] if the list of nodes moved it: the focus goes back to that button
 * @property {boolean} [typing] whether the focus goes back to its value
 *
 * @typedef {object} MakingActions
 * @property {() => number | null} selected
 * @property {(words: string) => void} say
 * @property {(box: Box) => void} help
 */

export class Making {
  /** While the tree that was given is not on view yet. @type {Arrival | null} */
  awaited = null

  /** @param {Desk<PracticeWork>} desk @param {MakingActions} on @param {Box} box of the tree that is made */
  constructor(desk, on, box) {
    this.desk = desk
    this.on = on
    this.box = box
  }

  /** The next action, now that a tree is on view; null: that tree was not made here. */
  arrival() {
    const arrival = this.awaited
    this.awaited = null
    return arrival
  }

  /** Whether nothing can be changed. */
  get isClosed() {
    return (this.desk.work?.left ?? 0) <= 0
  }
}
