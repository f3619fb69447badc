/**
 * The facts about a task that only the core knows: which node a condition is asked of, and which cuts are given.
 *
 * @import {Grade} from '../../types.js'
 * @import {Task} from '../attributes.js'
 * @import {TaskNode} from '../nodes.js'
 * @import {PractiseWords} from '../../messages/messages.js'
 */

/** The questions that not every tree leaves. @type {Task['ask']} */
const TREE_DEPENDENT = ['condition', 'horizon']

export class Premises {
  /** The node that a condition is asked of; null: none, or it is not known yet. @type {number | null} */
  about = null
  /** The nodes whose edges are given as cut. @type {Set<number>} */
  givenCuts = new Set()
  /** The unknown values that a condition is asked of. @type {Grade['unknowns']} */
  unknowns = []
  /** Whether the tree leaves nothing to ask. */
  refused = false

  /**
   * Asks the core, if there is something to learn.
   * @param {Task} task
   * @param {() => Promise<Grade>} grade
   * @param {() => void} changed
   */
  async load({ known, ask }, grade, changed) {
    if (!known && !TREE_DEPENDENT.some((name) => ask.includes(name))) return
    try {
      this.set(await grade())
    } catch (error) {
      // Without a grader a check says so.
      this.refused = Object(error).code === 'bad-option'
    }
    changed()
  }

  /** @param {Grade} grade */
  set({ about, unknowns, given }) {
    this.about = about
    this.unknowns = unknowns
    this.givenCuts = new Set(given)
  }

  /** The question about the unknown leaf, in words; empty while it is not known. @param {PractiseWords} words @param {Task} task @param {TaskNode[]} nodes */
  question({ conditions }, { condition }, nodes) {
    const [x = 'x', y = ''] = this.unknowns.map(({ name }) => name)
    const root = condition === 'root'
    if (root || this.about === null) return { x, y, root, text: root ? conditions.root : '' }
    const { place } = nodes[this.about]
    const questionOf = condition === 'best' ? conditions.best : conditions.unseen
    return { x, y, root, text: questionOf(y ? conditions.pair(x, y) : x, place) }
  }
}
