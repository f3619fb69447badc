/**
 * The page that `secateur watch` gives: it follows a program while it runs. The server says how many lines there are, and
 * gives those that the page does not have yet.
 *
 * @import {State} from '../../bin/live-page.js'
 */

import '../define.js'
import { make } from '../dom/make.js'
import { messages, partOf } from '../messages/messages.js'
import { spokenLanguage } from '../messages/spoken.js'
import { WatchBar } from './bar.js'
import { ProgramFollower } from './following.js'

const lang = spokenLanguage(document.documentElement.lang)
document.documentElement.lang = lang

const [m, own, words] = await Promise.all([
  messages(lang),
  partOf(lang, 'imported'),
  partOf(lang, 'watch'),
])
document.title = `${words.title} – Secateur`

// Without a line there is nothing to see, and no tree to type.
const viewer = make('secateur-tree', { keys: 'page', panels: 'log node notes', hidden: true })
const bar = new WatchBar(words)
const follower = new ProgramFollower(viewer, { m, own, bar })
bar.onPause = (paused) => follower.pause(paused)
// After a step back the view stays.
viewer.addEventListener('secateur-step', () => {
  if (viewer.step < (viewer.search?.summary.steps ?? 0)) bar.pause()
})
document.body.append(bar.element, viewer)

const events = new EventSource('./events')
events.addEventListener('message', ({ data }) => {
  const state = /** @type {State} */ (JSON.parse(data))
  bar.update(state)
  follower.follow(state)
  // No more lines come, so that an end of the server does no harm.
  if (state.end) events.close()
})
events.addEventListener('error', () => bar.showLost())
