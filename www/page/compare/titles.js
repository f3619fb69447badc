/**
 * The titles of two trees that stand side by side, with the cost of each search so far, and a button that hides the cost of the whole
 * searches.
 *
 * @import {SecateurTree} from '../../secateur-tree.js'
 * @import {Messages} from '../../messages/pages.js'
 */

import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { sideTitle, tintKey } from './side-title.js'

export class Titles {
  #trees
  #sides
  #below
  #key
  /** Whether they show the costs of the whole searches: a lecturer may ask the class first. */
  #total = true
  #switch

  /**
   * @param {Messages} m
   * @param {readonly [SecateurTree, SecateurTree]} trees
   * @param {{ turn: (second: boolean) => void, close: () => void }} on `turn`: shows a tree where both share one place
   */
  constructor(m, trees, { turn, close }) {
    const hide = () => this.#hide()
    this.#trees = trees
    this.#sides = [
      sideTitle(m, false, { choose: () => turn(false), hide }),
      sideTitle(m, true, { choose: () => turn(true), hide, close }),
    ]
    this.#key = tintKey(m)
    const attributes = { 'aria-pressed': 'true', title: m.compare.hideTotal }
    this.#switch = makeButton(m.compare.total, hide, attributes)
    this.#below = make('div', { class: 'below-titles' }, this.#switch, this.#key)
  }

  /** Puts the titles over their trees, and the second tree behind the first one. */
  put() {
    const [first, second] = this.#trees
    const [one, two] = this.#sides
    first.before(one.element)
    first.after(two.element, this.#below, second)
  }

  remove() {
    for (const { element } of this.#sides) element.remove()
    this.#below.remove()
  }

  /** Says how each tree is searched. @param {[string, string] | null} titles in place of those of the rules */
  show(titles) {
    this.#sides.forEach((side, at) => side.show(this.#trees[at], titles?.[at]))
  }

  /** Shows the cost of each search so far. */
  count() {
    this.#sides.forEach((side, at) => side.count(this.#trees[at], this.#total))
  }

  /** Marks the tree on view where both share one place. @param {boolean} second */
  press(second) {
    this.#sides.forEach((side, at) => side.press((at === 1) === second))
  }

  /** Explains the tint, or hides the explanation. @param {boolean} differ whether the pictures have any */
  explain(differ) {
    for (const key of [this.#sides[1].key, this.#key]) key.hidden = !differ
  }

  #hide() {
    this.#total = !this.#total
    this.#switch.setAttribute('aria-pressed', String(this.#total))
    if (this.#trees[1].isConnected) this.count()
  }
}
