/**
 * The trees that an exercise gives its element: drawn ones, and those made of the one on view. It knows which of them is
 * on view, and its seed.
 *
 * @import {Wish} from '../types.js'
 * @import {Task} from './attributes.js'
 * @import {ExerciseHost} from './host.js'
 *
 * @typedef {{ tree: string, seed: number | null }} ExerciseTree a tree; `seed`: it was drawn
 */

import { otherTree } from './other-tree.js'

export class ExerciseTrees {
  #host
  /** The tree that was given last. @type {ExerciseTree | null} */
  #last = null
  /** The tree that was given, and of which another is being made now; null: it was not given here. @type {ExerciseTree | null} */
  #origin = null

  /** @param {ExerciseHost} host @param {ExerciseTrees | null} previous whose trees are taken over */
  constructor(host, previous) {
    this.#host = host
    this.#last = previous && previous.#last
  }

  /**
   * The tree that was given here, while it or a tree made of it is on view.
   * @param {boolean} remade whether the tree on view was made of another one
   */
  current(remade) {
    if (remade) return this.#origin
    return this.#last && this.#host.read('tree') === this.#last.tree ? this.#last : null
  }

  /** The seed of the tree on view, if it was drawn here. @param {boolean} remade @param {string | undefined} printed the tree on view */
  seed(remade, printed) {
    return this.#last && (remade || printed === this.#last.tree) ? this.#last.seed : null
  }

  /** Gives the element a tree that was kept, if there can be another one. @param {string} tree @param {unknown} seed */
  restore(tree, seed) {
    if (!this.#host.another) return
    this.#last = { tree, seed: Number.isInteger(seed) ? Number(seed) : null }
    this.#host.setTree(tree)
  }

  /** Gives the element a tree that was made of the one on view. @param {string} tree @param {boolean} remade whether that one was, too */
  change(tree, remade) {
    if (!remade) this.#origin = this.current(false)
    if (this.#host.fire('secateur-order', { version: 1, tree }, true)) this.#host.reorder(tree)
  }

  /** Draws another tree, and gives it. @param {Task} task @param {Wish} shared its similarity to the one on view */
  async draw(task, shared) {
    const other = await otherTree(this.#host.drawExercise, this.#host.options(), task, shared)
    this.#last = other
    if (this.#host.fire('secateur-another', { version: 1, ...other }, true)) {
      this.#host.setTree(other.tree)
    }
  }
}
