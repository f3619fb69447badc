/**
 * The conversation of a viewer in a frame with the page around it: docs/embed.md describes the messages.
 *
 * @import {FieldValues} from '../link/fragment.js'
 * @import {SecateurTree} from '../secateur-tree.js'
 *
 * @typedef {object} Framed a page in a frame
 * @property {() => SecateurTree} viewer
 * @property {() => FieldValues | Promise<FieldValues>} state on view; fields with their defaults are left out
 * @property {(state: FieldValues) => void} show
 */

import { FIELDS } from '../link/fields.js'
import { judge } from '../link/fragment.js'
import { partOf } from '../messages/messages.js'
import { linkProblem } from '../messages/pages.js'
import { requestOf, assignState } from '../page/state.js'
import { receive, send } from './post-message.js'

/** The fields of a link that only the page around the viewer has. */
const PAGE_FIELDS = /^(compare|link|projector|lang|report|second-.*)$/

/** @param {Framed} framed */
export function answerCommands({ viewer, state, show }) {
  const own = (/** @type {Event} */ { target }) => target === viewer()
  document.addEventListener('secateur-step', (event) => {
    if (own(event)) send({ type: 'secateur:step', step: viewer().step })
  })
  document.addEventListener('secateur-open', (event) => {
    if (!own(event)) return
    // An exercise does not reveal the length of its search.
    const { step, search } = viewer()
    send({ type: 'secateur:open', step, steps: search?.summary.steps ?? 0 })
  })
  receive({
    seek: ({ step }) => viewer().seek(/** @type {number} */ (step)),
    play: () => viewer().play(),
    pause: () => viewer().pause(),
    getState: state,
    setState: async ({ state: request }) => {
      const problem = judge(request, FIELDS)
      if (problem) throw new Error(linkProblem(await partOf('en', 'links'), problem))
      const entries = Object.entries(/** @type {FieldValues} */ (request))
      const fields = Object.fromEntries(entries.filter(([name]) => !PAGE_FIELDS.test(name)))
      const opening = isOtherRequest(viewer(), fields)
      const done = opening && openedOrRefused(viewer())
      show(fields)
      await done
      if (viewer().error) throw viewer().error
      // The viewer, too, reports a name of no step of this tree.
      if (fields.step) viewer().search?.stepOf(fields.step)
      return state()
    },
  })
}

/** Whether a state asks for another search than that of a viewer. @param {SecateurTree} viewer @param {FieldValues} state */
function isOtherRequest(viewer, state) {
  const other = document.createElement('secateur-tree')
  assignState(other, state)
  return JSON.stringify(requestOf(other)) !== JSON.stringify(requestOf(viewer))
}

/** Settles when the tree asked for is open, or refused. @param {SecateurTree} viewer */
function openedOrRefused(viewer) {
  return new Promise((done) => {
    for (const type of ['secateur-open', 'secateur-error']) {
      viewer.addEventListener(type, done, { once: true })
    }
  })
}
