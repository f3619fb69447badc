/**
 * The minimal tree over the picture: its panel, the line that explains its signs, and its style. All of it is
 * loaded when it is first shown.
 *
 * @import {Search} from '../../core.js'
 * @import {Messages} from '../../messages/messages.js'
 */

import { partOf } from '../../messages/messages.js'
import { makeMinimalPanel } from './panel.js'
import { makeOverlayKey } from '../picture-key.js'
import style from '../../sheets/viewer/minimal/minimal.css.js'

/** @param {Messages} m @throws where the words cannot be loaded */
export async function makeOverlay(m) {
  const words = await partOf(m.lang, 'minimal')
  const panel = makeMinimalPanel(m, words)
  return {
    style,
    panel,
    key: makeOverlayKey(words.key.tree, words.key.extra),
    /**
     * Finds its content in a search.
     * @param {Search} search
     * @returns {Promise<boolean>} whether there is anything
     */
    async open(search) {
      const tree = await search.minimalTree()
      panel.count(search, tree)
      return tree !== null
    },
  }
}
