/**
 * The first visit. It begins before the first step, and one line names the point to watch. A reader who has stepped once, or comes by a
 * link, gets the view of the page or of the link.
 *
 * @import {SecateurTree} from '../../secateur-tree.js'
 * @import {FieldValues} from '../../link/fragment.js'
 * @import {Messages} from '../../messages/pages.js'
 */

import { make } from '../../dom/make.js'
import { recall, remember } from '../../dom/storage.js'
import { addNotice } from './notices.js'

/** The state of a first visit. @type {FieldValues} */
export const BEGINNING = { step: '0' }

/** Whether nobody has stepped here before, and no link names a view. */
export function isFirstVisit() {
  return location.hash === '' && recall('stepped') === null
}

/**
 * Welcomes a first visit, and remembers its first step. The line stays, so that nothing moves at that step.
 * @param {Messages} m
 * @param {SecateurTree} viewer
 * @param {boolean} first
 */
export function welcome({ ui: { welcome: words } }, viewer, first) {
  const stepped = () => {
    if (viewer.step === 0) return
    remember('stepped', 'yes')
    viewer.removeEventListener('secateur-step', stepped)
  }
  viewer.addEventListener('secateur-step', stepped)
  if (!first) return
  const how = make('a', { href: './how.html' }, words.how)
  const watch = make('span', {}, words.watch, ' ')
  addNotice(make('p', { class: 'welcome' }, watch, how))
  // A best-first search of a trace that was brought in leaves no leaves out, and an exercise has other tasks.
  const show = () => {
    watch.hidden = Boolean(viewer.search?.bestFirst) || viewer.hasAttribute('exercise')
  }
  viewer.addEventListener('secateur-open', show)
  new MutationObserver(show).observe(viewer, { attributeFilter: ['exercise'] })
}
