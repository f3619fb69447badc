/**
 * The results of a run so far, by depth.
 *
 * @import {KnownLeaves} from '../../types.js'
 * @import {Settings} from '../settings/settings.js'
 * @import {Statistics} from './statistics.js'
 * @import {Bounds, Report} from './run.js'
 *
 * @typedef {object} DepthRow of one depth
 * @property {number} depth
 * @property {KnownLeaves} known
 * @property {Statistics} deep leaves by alpha–beta
 * @property {Statistics} shallow leaves by alpha–beta with shallow bounds
 */

import { statistics } from './statistics.js'

export class Results {
  /** @type {{ known: KnownLeaves, leaves: Record<Bounds, number[]>, row: DepthRow | null }[]} */
  #plies = []

  /** @param {Settings} settings */
  constructor(settings) {
    this.settings = settings
  }

  /** @param {Report} report */
  add(report) {
    if (report.kind === 'known') {
      this.#plies[report.depth] = {
        known: report.known,
        leaves: { deep: [], shallow: [] },
        row: null,
      }
    } else if (report.kind === 'slice') {
      const ply = this.#plies[report.depth]
      for (const leaves of report.leaves) ply.leaves[report.bounds].push(leaves)
      ply.row = null
    }
  }

  /** The depths of which at least one tree has been searched. @returns {DepthRow[]} */
  rows() {
    return this.#plies.flatMap((ply, depth) => {
      const { deep, shallow } = ply.leaves
      if (!deep.length) return []
      ply.row ??= { depth, known: ply.known, deep: statistics(deep), shallow: statistics(shallow) }
      return [ply.row]
    })
  }

  /** The leaves alpha–beta took in each tree of the full depth. */
  sample() {
    return this.#plies[this.settings.depth]?.leaves.deep ?? []
  }

  /** The row of the full depth, once there is one. */
  last() {
    return this.rows().find(({ depth }) => depth === this.settings.depth)
  }

  /** Whether the order is random: `known.expected` holds only then. */
  get random() {
    return this.settings.order === 'random'
  }
}
