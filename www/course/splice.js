/**
 * Reports the exercise of a frame to the page around it, by the iframe protocol of SPLICE
 * (cssplice.org/slcp/iframe-protocol-specification.html): asks once for the stored state, and sends score and state at each
 * submission. Only the page around is heard; its wrong messages are ignored.
 *
 * @import {SecateurTree} from '../secateur-tree.js'
 */

import { CourseProgress } from './progress.js'

/** How long an answer is waited for, in ms. */
const TIMEOUT = 15_000

/** @param {SecateurTree} viewer @param {AbortSignal} signal ends the report */
export function report(viewer, signal) {
  const progress = new CourseProgress(viewer)
  const id = send('SPLICE.getState')
  const waiting = new AbortController()
  const receive = (/** @type {MessageEvent} */ { source, data }) => {
    if (source !== parent || !isResponse(data, id)) return
    waiting.abort()
    if (!data.error) progress.resume(data.state)
  }
  addEventListener('message', receive, { signal: waiting.signal })
  setTimeout(() => waiting.abort(), TIMEOUT)
  signal.addEventListener('abort', () => waiting.abort())
  viewer.addEventListener(
    'secateur-result',
    ({ detail }) => {
      progress.add(detail)
      const { best, state, last } = progress
      send('SPLICE.reportScoreAndState', { score: best, state: { ...state, last } })
    },
    { signal },
  )
}

/** Sends a message to the page around, and returns its id. @param {string} subject @param {object} [more] */
function send(subject, more) {
  const message_id = Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('-')
  // The page around may know the actions of its reader.
  parent.postMessage({ subject, message_id, ...more }, '*')
  return message_id
}

/** Whether a message answers the question with an id. Some hosts leave the id out. @param {unknown} data @param {string} id */
function isResponse(data, id) {
  const { subject, message_id } = Object(data)
  return subject === 'SPLICE.getState.response' && [id, undefined, null].includes(message_id)
}
