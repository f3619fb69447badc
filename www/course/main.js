/**
 * The page of a package for learning platforms: one exercise, which stands in the page as JSON, and its report by SCORM.
 * Where there is no platform it is an exercise all the same.
 *
 * @import {ExerciseResult} from '../types.js'
 *
 * @typedef {object} Packed
 * @property {string} title
 * @property {number | null} pass the share of points that passes
 * @property {string} tree
 * @property {number | null} seed of the tree, if it was drawn
 * @property {Record<string, string>} attributes of the element
 */

import '../define.js'
import { make } from '../dom/make.js'
import { exerciseWords } from '../messages/messages.js'
import { interactionsOf } from './interactions.js'
import { Progress } from './progress.js'
import { Session } from './scorm.js'
import { resumed, suspend } from './suspend.js'

const text = document.querySelector('meta[name="exercise"]')?.getAttribute('content') ?? '{}'
const { title, pass, tree, seed, attributes } = /** @type {Packed} */ (JSON.parse(text))
const { lang = navigator.language, ...asked } = attributes
document.title = title
document.documentElement.lang = lang

const viewer = /** @type {import('../secateur-tree.js').SecateurTree} */ (
  document.createElement('secateur-tree')
)
viewer.textContent = tree
for (const [name, value] of Object.entries({ keys: 'page', ...asked })) {
  viewer.setAttribute(name, value)
}
// With its seed a drawn tree is told from one that was written.
if (seed !== null) viewer.answers = { tree, seed }
const session = Session.begin(/** @type {import('./scorm.js').WindowLike} */ (window), pass)
if (session) report(session)
document.body.append(viewer)
if (!session?.graded) say(session ? 'review' : 'alone')

/** Says why no score is reported. @param {'review' | 'alone'} why */
async function say(why) {
  const { course } = (await exerciseWords(lang)).practise
  document.body.prepend(make('p', { class: 'link-problem', role: 'status' }, course[why]))
}

/** @param {Session} session */
function report(session) {
  // The platform keeps the answers of one student; many may use the device.
  viewer.setAttribute('keep', 'off')
  // The score is that of the tree in the package, unless trees are drawn.
  if (seed === null) viewer.setAttribute('another', 'none')
  const progress = new Progress(viewer)
  progress.resume(resumed(session.kept))
  viewer.addEventListener('secateur-result', (event) => {
    progress.take(/** @type {CustomEvent} */ (event))
    const { detail } = /** @type {CustomEvent<ExerciseResult>} */ (event)
    session.report(progress.best, suspend(progress.state, session.most), interactionsOf(detail))
  })
  addEventListener('pagehide', () => session.end())
  // A page that comes back from the browser's cache begins another session.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
}
