/**
 * The picture of practice: answers are added to it, and it knows which edge a press is on.
 *
 * @import {Scene, Viewport} from '../types.js'
 * @import {Line, Spot} from './marks.js'
 * @import {Work} from './work.js'
 */

import { drawnAnswers } from './drawn-answers.js'
import { annotate, edgeAt, edgesOf, spotsOf } from './marks.js'

export class Picture {
  /** Where nodes are drawn. @type {Map<number, Spot>} */
  spots = new Map()
  /** Where edges are drawn. @type {Map<number, Line>} */
  #edges = new Map()

  /** Adds answers. @param {Scene} scene @param {Viewport} viewport @param {Work | null} work */
  draw(scene, viewport, work) {
    this.spots = spotsOf(scene.marks)
    this.#edges = edgesOf(scene.marks)
    return work ? annotate(scene, drawnAnswers(work), this.spots, this.#edges, viewport) : scene
  }

  /** The node below the edge at a point; null: none. @param {{ x: number, y: number }} point @param {number} reach */
  edgeAt(point, reach) {
    return edgeAt(this.#edges, this.spots, point, reach)
  }
}
