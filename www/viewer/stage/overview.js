/**
 * The place of the map of the whole tree, for trees too large to be read at once. The map is loaded with the first tree
 * that has one.
 *
 * @import {Search} from '../../core.js'
 * @import {Actions} from '../part.js'
 * @import {Messages} from '../../messages/messages.js'
 * @import {Style, Viewport} from '../../types.js'
 * @import {Theme} from './inks.js'
 * @import {OverviewMap} from './overview-map.js'
 * @import {TreePoint} from './viewport.js'
 *
 * @typedef {object} MapHost the parts of the stage that a map needs
 * @property {Messages} m
 * @property {Theme} theme
 * @property {Actions} actions
 * @property {(point: TreePoint) => void} go brings a point of the tree to the middle of the view
 */

import { make } from '../../dom/make.js'

/** A tree of more nodes has a map. */
const MANY = 1000

export class Overview {
  #host
  /** @type {OverviewMap | null} */
  #map = null
  /** @type {Search | null} */
  #search = null
  /** The last view, for a map still being loaded. @type {[step: number, inView: Viewport, style: Style] | null} */
  #lastView = null

  /** @param {MapHost} host */
  constructor(host) {
    this.#host = host
    this.element = make('div', {
      ...{ class: 'overview', role: 'slider', tabindex: 0, hidden: true },
      ...{ 'aria-label': host.m.overview.name, 'aria-valuemin': 0, 'aria-valuemax': 100 },
    })
  }

  /** @param {Search} search */
  open(search) {
    this.#search = search
    this.#lastView = null
    this.#map?.open(search)
    this.element.hidden = search.summary.nodes <= MANY
    if (!this.element.hidden && !this.#map) this.#load()
  }

  async #load() {
    const loaded = await import('./overview-map.js').catch(() => null)
    // Where it cannot be loaded, the picture does without a map.
    if (!loaded) this.element.hidden = true
    else this.#host.actions.ask(() => this.#draw(loaded.OverviewMap))
  }

  /** @param {typeof OverviewMap} MapClass */
  #draw(MapClass) {
    if (!this.#search) return
    this.#map ??= new MapClass(this.element, this.#host)
    this.#map.open(this.#search)
    if (this.#lastView) this.#map.show(...this.#lastView)
  }

  /** @param {number} step @param {Viewport} inView @param {Style} style */
  show(step, inView, style) {
    if (this.element.hidden) return
    this.#lastView = [step, inView, style]
    this.#map?.show(step, inView, style)
  }

  /** The next `show` draws in the new style. */
  restyle() {
    this.#map?.restyle()
  }

  /** Draws the step last shown, unless it is drawn already. */
  draw() {
    if (!this.element.hidden) this.#map?.draw()
  }
}
