/**
 * The smallest proof set of a proof-number search over the picture: its panel, the line that explains its signs, and its
 * style, which are those of the minimal tree. All of it is loaded when it is first shown.
 *
 * @import {BestFirstWords, Messages} from '../../messages/messages.js'
 * @import {Search} from '../../core.js'
 * @import {Part} from '../part.js'
 */

import { make } from '../../dom/make.js'
import { partOf } from '../../messages/messages.js'
import style from '../../sheets/viewer/minimal/minimal.css.js'
import { makePanel } from '../panels/panel.js'
import { makeOverlayKey } from '../picture-key.js'

/** The most nodes of the set that are named. */
const NAMED = 20

/** @param {Messages} m @throws where the words cannot be loaded */
export async function makeOverlay(m) {
  const { proofSet: words } = await partOf(m.lang, 'best-first')
  return {
    style,
    panel: makeProofPanel(m, words),
    key: makeOverlayKey(words.key.tree, words.key.set),
    /** Whether there is anything to show of a search. @param {Search} search */
    open: async (search) => usesProofNumbers(search),
  }
}

/** Whether a search goes by proof numbers. @param {Search} search */
function usesProofNumbers({ bestFirst, summary }) {
  return bestFirst && 'goal' in summary && summary.goal !== null
}

/** @param {Messages} m @param {BestFirstWords['proofSet']} words @returns {Part & { title: string }} */
function makeProofPanel(m, words) {
  const sentence = make('p', { class: 'message' })
  const panel = makePanel('minimal', words.title, sentence)
  // It scrolls, and has nothing else to focus.
  panel.tabIndex = 0
  return {
    title: words.title,
    element: panel,
    show({ search, step }) {
      const set = search.proofSet(step, NAMED)
      const names = set?.nodes.map((node) => m.viewer.short(node)) ?? []
      const without = usesProofNumbers(search) ? words.impossible : words.none
      sentence.textContent = set ? words.told({ size: set.size, names }) : without
    },
  }
}
