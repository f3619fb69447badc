/**
 * The loader of the panel of notes, and of the key of the kinds of calls in the picture.
 *
 * @import {Messages} from '../messages/messages.js'
 * @import {Actions} from './part.js'
 * @import {PartsHost} from './whole-parts.js'
 */

import { adopt } from '../dom/adopt.js'
import { onDemand } from '../on-demand.js'
import { panelLoader } from './panel-loader.js'

/** @param {Messages} m @param {Actions} actions @param {PartsHost} host */
export function notesLoader(m, actions, { slider, stage, offer }) {
  /** @type {Awaited<ReturnType<typeof import('./notes/notes.js').makeNotes>> | undefined} */
  let panel
  /** The key, while the kinds are shown. @type {HTMLElement | null} */
  let currentKey = null
  /** Shows the kinds of calls in the picture with their key; null: not. @param {HTMLElement | null} key */
  const mark = (key) => {
    if (key !== currentKey) {
      currentKey?.remove()
      // The inks have come with the panel.
      if (key) stage.element.after(key)
      if (key) stage.restyle()
      currentKey = key
    }
    stage.restyleWith({ kinds: key !== null })
  }
  return panelLoader(actions, {
    find: (search) => search.noted,
    async load() {
      const { makeNotes, style } = await onDemand(() => import('./notes/notes.js'))
      adopt(slider, style)
      return (panel ??= await makeNotes(m, actions))
    },
    fill(panel, search, noted) {
      panel.fill(search, noted)
      offer('notes', panel)
      mark(panel.key(noted))
    },
    clear() {
      offer('notes', null)
      mark(null)
    },
  })
}
