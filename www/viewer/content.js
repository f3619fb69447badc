/**
 * The content of a viewer: a search, its step, the selected and the hovered node, and the other settings of the reader.
 * From these follow the current node, the next step of each kind, and the snapshot for the parts.
 *
 * @import {Search} from '../core.js'
 * @import {Goal, ViewerHost, Snapshot} from './part.js'
 * @import {AnyStepSize, View} from '../types.js'
 * @import {Lifetime} from './lifetime.js'
 * @import {Stage} from './stage/stage.js'
 */

import { BEST_FIRST_STEP_SIZES, STEP_SIZES } from '../core.js'
import { RunPlayer } from './transport/player.js'
import { Stubs } from './stage/stubs.js'

export class ViewerContent {
  /** @type {Search | null} */
  search = null
  stubs = new Stubs()
  /** The view that the host asks for; null: the listing's. @type {View | null} */
  view = null
  /** The step size that is asked for. @type {AnyStepSize} */
  preferredSize = 'event'
  /** The least number of nodes that the next cutoff prunes. */
  least = 1
  /** The step of the cutoff that prunes most. @type {number | null} */
  largest = null
  /** @type {number | null} */
  #selected = null
  /** @type {number | null} */
  #hovered = null
  #host
  #lifetime
  #changed

  /**
   * @param {ViewerHost} host
   * @param {Lifetime} lifetime
   * @param {() => void} moved called after every change of step, speed or playing
   * @param {() => void} changed called when something else is shown
   */
  constructor(host, lifetime, moved, changed) {
    this.#host = host
    this.#lifetime = lifetime
    this.#changed = changed
    this.player = new RunPlayer(moved, (step, by) => this.#walk(step, by))
  }

  /** Takes the content of another viewer. @param {ViewerContent} previous */
  continueFrom(previous) {
    this.search = previous.search
    this.least = previous.least
    this.#selected = previous.#selected
    this.stubs = previous.stubs
    this.player.continueFrom(previous.player)
  }

  /** The node selected by the user. */
  get selected() {
    return this.#selected
  }

  /** @param {number | null} node */
  select = (node) => {
    if (node === this.#selected) return
    this.#selected = node
    this.#host.select(node)
    this.#changed()
  }

  /** @param {number | null} node under the pointer */
  hover = (node) => {
    if (node === this.#hovered) return
    this.#hovered = node
    this.#changed()
  }

  /** The step size in use: an event where the search has no steps of the size that is asked for. */
  get stepSize() {
    /** @type {readonly AnyStepSize[]} */
    const sizes = this.search?.bestFirst ? BEST_FIRST_STEP_SIZES : STEP_SIZES
    return sizes.includes(this.preferredSize) ? this.preferredSize : 'event'
  }

  /** The node of the event of this step. */
  get current() {
    const { step } = this.player
    return step === 0 || !this.search ? null : this.search.events(step - 1, step)[0].node
  }

  /** The node that a command is about: the selected one, else the current one. */
  get node() {
    return this.#selected ?? this.current ?? 0
  }

  /** The node whose next return is sought: the selected one, else the innermost to which a child will return. */
  get target() {
    if (!this.search) return null
    if (this.#selected !== null) return this.#selected
    const { path } = this.search.frame(this.player.step, { from: 0, to: 0 })
    // A node that is searched again later gets returns after those to its present callers.
    let target = null
    let first = Infinity
    for (const node of path) {
      const step = this.next('return', node) ?? Infinity
      if (step < first) [target, first] = [node, step]
    }
    return target
  }

  /** The next step of a kind. @param {Goal} goal @param {number | null} target */
  next(goal, target) {
    if (!this.search || (goal === 'return' && target === null)) return null
    return this.search.next(this.player.step, goal, {
      least: this.least,
      node: target ?? undefined,
    })
  }

  /**
   * The step that is reached from another by so many steps of the chosen size.
   * @param {number} step
   * @param {number} by
   */
  #walk(step, by) {
    if (this.stepSize === 'event') return step + by
    return this.#lifetime.ask(() => this.search?.walk(step, by, this.stepSize)) ?? step
  }

  /** @param {Search} search @param {Stage} stage @returns {Snapshot} */
  snapshot(search, stage) {
    const { step, last, playing, speed } = this.player
    const { stepSize, least, largest, target } = this
    const view = this.view ?? search.listing.view
    const event = step === 0 ? null : search.events(step - 1, step, view)[0]
    const current = event && event.node
    const selected = this.#selected
    const hovered = this.#hovered
    const [passed, stops] = [step, last].map((step) => search.stops(step, stepSize))
    return {
      ...{ search, step, last, playing, speed, view, event, current, selected, hovered, target },
      ...{ stepSize, passed, stops, least, largest },
      unfolded: this.stubs.unfolded(search, step, selected),
      node: hovered ?? selected ?? current ?? 0,
      beside: this.#host.beside,
      goals: {
        leaf: this.next('leaf', target),
        cutoff: this.next('cutoff', target),
        return: this.next('return', target),
      },
      canGoBack: stage.camera.canGoBack,
      canUnfold: this.stubs.canToggleAll(search, step),
    }
  }
}
