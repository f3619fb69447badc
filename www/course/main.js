/**
 * The page of a package for learning platforms: one exercise, which stands in the page as JSON, and its report by SCORM or cmi5.
 * Where there is no platform it is an exercise all the same.
 *
 * @import {ExerciseResult} from '../types.js'
 * @import {Delivery, Outcome} from './delivery.js'
 *
 * @typedef {object} Packed
 * @property {string} title
 * @property {number | null} pass the share of points that passes
 * @property {string} tree
 * @property {number | null} seed of the tree, if it was drawn
 * @property {Record<string, string>} attributes of the element
 */

import '../define.js'
import { makeButton } from '../dom/button.js'
import { make } from '../dom/make.js'
import { partOf } from '../messages/messages.js'
import { interactionsOf } from './interactions.js'
import { Cmi5, launchOf } from './cmi5.js'
import { CourseProgress } from './progress.js'
import { ScormSession } from './scorm.js'
import { parseState, stateText } from './suspend.js'

const text = document.querySelector('meta[name="exercise"]')?.getAttribute('content') ?? '{}'
const { title, pass, tree, seed, attributes } = /** @type {Packed} */ (JSON.parse(text))
const { lang = navigator.language, ...others } = attributes
document.title = title
document.documentElement.lang = lang

const viewer = make('secateur-tree', { keys: 'page', ...others }, tree)
// The seed marks a tree that was drawn, in contrast to one that was written.
if (seed !== null) viewer.answers = { tree, seed }
const notice = make('p', { class: 'link-problem', role: 'status', hidden: true })
document.body.prepend(notice)
const launch = launchOf(location.search)
const session = launch
  ? await Cmi5.begin(launch, pass)
  : ScormSession.begin(/** @type {import('./scorm.js').WindowLike} */ (window), pass)
if (session) report(session)
document.body.append(viewer)
if (session instanceof Cmi5 && session.returnTo) offerReturn(session)
if (!session?.graded) showStatus(session ? 'review' : 'alone')

/** Says whether the score is recorded. @param {'review' | 'alone' | Outcome} state */
async function showStatus(state) {
  const { course } = (await partOf(lang, 'exercise')).practise
  notice.textContent = course[state]
  notice.hidden = false
}

/** A way back to the platform, for which the session has to end. @param {Cmi5} session */
async function offerReturn(session) {
  const { course } = (await partOf(lang, 'exercise')).practise
  const leave = async () => {
    await session.end()
    location.assign(session.returnTo)
  }
  document.body.append(makeButton(course.back, leave, { class: 'back-to-course' }))
}

/** @param {ScormSession | Cmi5} session */
function report(session) {
  // The platform keeps the answers of one student; many may use the device.
  viewer.setAttribute('keep', 'off')
  // The score is that of the tree in the package, unless trees are drawn.
  if (seed === null) viewer.setAttribute('another', 'none')
  const progress = new CourseProgress(viewer)
  progress.resume(parseState(session.suspendData))
  viewer.addEventListener('secateur-result', ({ detail }) => {
    progress.add(detail)
    const suspendData = stateText(progress.state, session.most)
    session.report(progress.best, suspendData, interactionsOf(detail), canImprove(detail))
  })
  if (session.graded) watchDelivery(session.delivery)
  addEventListener('pagehide', () => session.end())
  // A page that comes back from the browser's cache begins another session.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
}

/** Tells the student of a result that the platform has not taken, and of its arrival. @param {Delivery} delivery */
function watchDelivery(delivery) {
  let failed = false
  delivery.watch((outcome) => {
    failed ||= outcome !== 'taken'
    if (failed) showStatus(outcome)
  })
  // The browser asks whether to leave a result behind.
  addEventListener('beforeunload', (event) => delivery.pending && event.preventDefault())
  addEventListener('online', () => delivery.pending && delivery.deliver())
}

/**
 * Whether the student may still do better: by another check, another run of predictions, or another tree.
 * @param {ExerciseResult} detail
 */
function canImprove({ exercise, attempt, shown }) {
  const checks = Number(viewer.getAttribute('attempts')) || Infinity
  if (exercise === 'predict' || viewer.getAttribute('another') !== 'none') return true
  return !shown && attempt < checks
}
