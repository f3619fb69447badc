/**
 * The panels of a search with several visits: one with its passes and with the calls for the selected node, and a band of its
 * passes on the slider. It is loaded with the first such search.
 *
 * @import {Messages} from '../../messages/messages.js'
 * @import {Actions} from '../part.js'
 */

import { partOf } from '../../messages/messages.js'
import { makeBand } from './band.js'
import { makePassesPanel } from './panel.js'
import style from '../../sheets/viewer/passes/passes.css.js'

/** @param {Messages} m @param {Actions} actions @throws where the words cannot be loaded */
export async function makePasses(m, actions) {
  const words = await partOf(m.lang, 'passes')
  return { words, style, panel: makePassesPanel(m, words, actions), band: makeBand(m, actions) }
}
