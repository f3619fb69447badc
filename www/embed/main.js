/**
 * The viewer alone, for frames in other pages. Its state is in its fragment, as that of the page is. It keeps nothing
 * and writes no history, so that `sandbox="allow-scripts"` is enough. docs/embed.md lists its messages.
 *
 * @import {Problem, FieldValues} from '../link/fragment.js'
 */

import './policy.js'
import '../secateur.js'
import { make } from '../dom/make.js'
import { FIELDS } from '../link/fields.js'
import { peek, read } from '../link/fragment.js'
import { partOf } from '../messages/messages.js'
import { linkErrorText } from '../messages/pages.js'
import { spokenLanguage } from '../messages/spoken.js'
import { set } from '../dom/attribute.js'
import { requestOf, assignState, displayOf } from '../page/state.js'
import { watchHeight } from './height.js'
import { send } from './post-message.js'
import { answerCommands } from './commands.js'

const viewer = make('secateur-tree', { keys: 'page' })
const notice = make('p', { class: 'link-problem', role: 'alert', hidden: true })
/** Ends the report to a course; null: there is none. @type {AbortController | null} */
let course = null

/** The state on view. Fields with their defaults are left out. @returns {FieldValues} */
function state() {
  const { step, selected } = viewer
  const panels = viewer.getAttribute('panels') ?? ''
  const withhold = viewer.getAttribute('withhold') ?? ''
  const all = {
    ...requestOf(viewer),
    ...displayOf(viewer),
    // In an exercise the reader may have asked for another tree.
    ...(viewer.tree && { tree: viewer.tree }),
    ...{
      panels,
      withhold,
      step: String(step),
      theme: document.documentElement.dataset.theme ?? '',
    },
    ...(selected !== null && { selected: String(selected) }),
  }
  return Object.fromEntries(
    Object.entries(all).filter(
      ([name, value]) => name === 'step' || value !== FIELDS[name].initial,
    ),
  )
}

/** @param {FieldValues} state */
function show(state) {
  const { theme = '', panels = '', panel = '', withhold = '', selected = '' } = state
  if (theme) document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
  viewer.removeAttribute('tree')
  assignState(viewer, state)
  set(viewer, 'panels', panels || panel)
  set(viewer, 'withhold', withhold)
  viewer.addEventListener('secateur-open', () => select(Number(selected || NaN)), { once: true })
}

/** @param {number} node */
function select(node) {
  if (node < (viewer.treeOnView?.nodes ?? 0)) viewer.select(node)
}

/** Shows the tree of the fragment, or the error in it. */
async function showLink() {
  document.documentElement.lang = spokenLanguage(peek(location.hash, 'lang'))
  const { state, problem } = await read(location.hash, FIELDS)
  course?.abort()
  course = state?.report === 'splice' && parent !== window ? new AbortController() : null
  // A course keeps answers by student. A device may be shared, so nothing is kept there as well.
  set(viewer, 'keep', course ? 'off' : '')
  // The score is that of the tree that the course gave, if it gave one.
  show(course && state?.tree ? { ...state, another: 'none' } : (state ?? {}))
  if (course) (await import('../course/splice.js')).report(viewer, course.signal)
  await showError(problem)
}

/** @param {Problem | null} problem */
async function showError(problem) {
  notice.hidden = true
  if (!problem) return
  notice.textContent = linkErrorText(await partOf(document.documentElement.lang, 'links'), problem)
  notice.hidden = false
}

await showLink()
document.querySelector('.starting')?.remove()
document.body.append(notice, viewer)
watchHeight(viewer, (height) => send({ type: 'secateur:height', height }))
addEventListener('hashchange', showLink)
answerCommands({ viewer: () => viewer, state, show })
