/**
 * The part of practice that makes another tree of the one on view. The element is given the tree that was made, and practice goes
 * on once it is on view.
 *
 * @import {ExerciseContext} from '../context.js'
 * @import {Box} from '../practise/answer-sheet.js'
 * @import {PracticeWork} from '../practise/practice-work.js'
 * @import {Direction} from './order-list.js'
 *
 * @typedef {object} FocusTarget the next action once the tree is on view
 * @property {number | null} node that is selected then
 * @property {Direction} [direction] if the list of nodes moved it: the focus goes back to that button
 * @property {boolean} [typing] whether the focus goes back to its value
 *
 * @typedef {object} TreeEditorActions
 * @property {() => number | null} selected
 * @property {(words: string) => void} announce
 * @property {(box: Box) => void} help
 */

export class TreeEditor {
  /** While the tree that was given is not on view yet. @type {FocusTarget | null} */
  pending = null

  /** @param {ExerciseContext<PracticeWork>} context @param {TreeEditorActions} on @param {Box} box of the tree that is made */
  constructor(context, on, box) {
    this.context = context
    this.on = on
    this.box = box
  }

  /** The next action, now that a tree is on view; null: that tree was not made here. */
  endPending() {
    const { pending } = this
    this.pending = null
    return pending
  }

  /** Whether nothing can be changed. */
  get isClosed() {
    return (this.context.work?.left ?? 0) <= 0
  }
}
