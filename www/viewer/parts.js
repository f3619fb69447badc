/**
 * The parts of a viewer, put together.
 *
 * @import {KeyActions} from './run/keys.js'
 * @import {Messages} from '../messages/messages.js'
 * @import {Stage} from './stage/stage.js'
 */

import { makeAccessibleTree } from './words/accessible-tree.js'
import { makeFind } from './words/find.js'
import { make } from '../dom/make.js'
import { makeCallStack } from './panels/call-stack.js'
import { makeCounts } from './panels/counts.js'
import { makeListing } from './panels/listing.js'
import { makeLog } from './panels/log.js'
import { makeNode } from './panels/node.js'
import { makeNotice } from './notice.js'
import { makeOpening } from './opening.js'
import { makePath } from './words/path.js'
import { makePosition } from './panels/position.js'
import { makeVariables } from './panels/variables.js'
import { makeSentence } from './words/sentence.js'
import { makeZoomButtons } from './stage/zoom-buttons.js'
import { makeTransport } from './run/transport.js'
import { PartQueue } from './part-queue.js'

/**
 * @param {Messages} m
 * @param {KeyActions} actions
 * @param {Stage} stage
 */
export function makeParts(m, actions, stage) {
  const sentence = makeSentence(m)
  const transport = makeTransport(m, actions)
  const position = makePosition(m, actions)
  const find = makeFind(m, actions)
  const panels = [
    ...[makeListing, makeVariables, makeCallStack],
    ...[makeCounts, makeNode, makeLog, makeAccessibleTree],
  ].map((makePart) => makePart(m, actions))
  const path = makePath(m, actions)
  const zoomButtons = makeZoomButtons(m, actions)
  const opening = makeOpening(m, actions.cancel)
  const notice = makeNotice(m)
  const map = { element: stage.overview.element, show: () => stage.drawMap() }
  const main = make(
    'div',
    { class: 'main' },
    stage.element,
    stage.overview.element,
    make('div', { class: 'path-row' }, opening.element, path.element, zoomButtons.element),
    sentence.element,
    notice.element,
    transport.element,
    position.element,
  )
  const aside = make(
    'div',
    { class: 'panels', part: 'panels' },
    ...[find, ...panels].map(({ element }) => element),
  )
  return {
    ...{ sentence, transport, find, opening, notice },
    /** Parts that are shown every snapshot at once. */
    leading: [transport, zoomButtons, find],
    /** Parts that may be shown late. */
    queue: new PartQueue([sentence, path, position, ...panels, map]),
    element: make(
      'div',
      { class: 'viewer empty', role: 'group', lang: m.lang, 'aria-label': m.viewer.name },
      ...[main, aside],
    ),
  }
}
