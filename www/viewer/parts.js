/**
 * The parts of a viewer, put together.
 *
 * @import {KeyActions} from './transport/keys.js'
 * @import {Messages} from '../messages/messages.js'
 * @import {ViewerHost} from './part.js'
 * @import {Stage} from './stage/stage.js'
 */

import { AccessibleTree } from './words/accessible-tree.js'
import { makeFind } from './words/find.js'
import { make } from '../dom/make.js'
import { makeNotice } from './notice.js'
import { makeOpening } from './opening.js'
import { makePath } from './words/path.js'
import { Panels } from './panels.js'
import { makePosition } from './panels/position.js'
import { makeSelection } from './words/selection.js'
import { makeSentence } from './words/sentence.js'
import { makeZoomButtons } from './stage/zoom-buttons.js'
import { makeTransport } from './transport/transport.js'
import { Run } from './transport/run.js'
import { PartQueue } from './part-queue.js'

/**
 * @param {Messages} m
 * @param {KeyActions} actions
 * @param {Stage} stage
 * @param {ViewerHost & { loadPanels: () => unknown }} host
 */
export function makeParts(m, actions, stage, host) {
  const sentence = makeSentence(m, actions)
  const transport = makeTransport(m, actions)
  const position = makePosition(m)
  const find = makeFind(m, actions)
  const always = { outline: new AccessibleTree(m, actions), find }
  const panels = new Panels(m, actions, always, host.panel)
  const path = makePath(m, actions)
  const selection = makeSelection(m, actions)
  const zoomButtons = makeZoomButtons(m, actions)
  const opening = makeOpening(m, actions.cancel)
  const run = new Run([
    ...[path, selection, sentence, position, transport].map(({ element }) => element),
    ...[panels.element, panels.spare],
  ])
  const notice = makeNotice(m, host, { panels, run, stage })
  const map = { element: stage.overview.element, show: () => stage.overview.draw() }
  const scene = make(
    'div',
    { class: 'scene', part: 'scene' },
    stage.element,
    stage.overview.element,
    make(
      'div',
      { class: 'path-row' },
      ...[opening.element, path.element, selection.element, zoomButtons.element],
    ),
    sentence.element,
    position.element,
    notice.element,
  )
  const main = make('div', { class: 'main' }, scene, transport.element)
  const unit = make('div', { class: 'unit', part: 'unit' }, main)
  const body = make('div', { class: 'body' }, unit, panels.element)
  return {
    ...{ sentence, transport, panels, opening, notice, run, scene, main, body },
    /** Parts that are shown every snapshot at once. */
    leading: [transport, zoomButtons, find],
    /** Parts that may be shown late. */
    queue: new PartQueue(() =>
      run.hidden ? [map] : [sentence, path, selection, position, ...panels.parts, map],
    ),
    element: make(
      'div',
      {
        ...{ class: 'viewer empty', part: 'viewer', role: 'group' },
        ...{ lang: m.lang, 'aria-label': m.viewer.name },
      },
      body,
      panels.spare,
    ),
  }
}
