/**
 * The parts that only a search of the whole core has: its passes and its table, the notes and the first wrong step of another
 * program, the panels of a best-first search, and the overlay. They are loaded with the first such search.
 *
 * @import {Search} from '../core.js'
 * @import {Messages} from '../messages/messages.js'
 * @import {PanelName} from './panels/names.js'
 * @import {Actions, Part, Snapshot} from './part.js'
 * @import {Stage} from './stage/stage.js'
 *
 * @typedef {object} PartsHost the parts of the viewer that these change
 * @property {Stage} stage
 * @property {HTMLElement} slider gets the band of the passes, and the mark of a wrong step
 * @property {(name: PanelName, part: Part | null) => void} offer offers a panel, or takes it back
 */

import { bestFirstLoader } from './best-first-loader.js'
import { notesLoader } from './notes-loader.js'
import { overlayOver } from './overlay.js'
import { passesLoader } from './passes-loader.js'
import { makeWrongStep } from './transport/wrong-step.js'

/** @typedef {ReturnType<typeof makeWholeParts>} WholeParts */

/** @param {Messages} m @param {Actions} actions @param {PartsHost} host */
export function makeWholeParts(m, actions, host) {
  const overlay = overlayOver(m, host)
  const passes = passesLoader(m, actions, host)
  const wrongStep = makeWrongStep(m, host.slider)
  const others = [notesLoader, bestFirstLoader].map((loaderOf) => loaderOf(m, actions, host))
  return {
    /** Shows something over the picture; '': nothing. It throws where that cannot be loaded. */
    overlay: overlay.show,
    /** Another search is on view. @param {Search | null} search @param {boolean} hidden whether its run is hidden */
    open(search, hidden) {
      overlay.open(search)
      for (const open of [passes.open, ...others]) open(hidden ? null : search)
    },
    /** @param {Snapshot} snapshot */
    show(snapshot) {
      passes.show(snapshot)
      wrongStep.show(snapshot)
    },
  }
}
