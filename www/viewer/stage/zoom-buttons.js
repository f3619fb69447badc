/**
 * The buttons of the view: back to where it was, out, in, the whole tree.
 *
 * @import {Actions, Part} from '../view.js'
 * @import {Messages} from '../../messages/messages.js'
 */

import { make } from '../../dom/make.js'
import { iconButton } from '../../dom/icon.js'

const ZOOM = 1.4

/** @param {Messages} m @param {Actions} actions @returns {Part} */
export function makeSight(m, actions) {
  const back = iconButton('former', m.wayfinding.back, actions.back)
  back.classList.add('absent')
  const element = make(
    'div',
    { class: 'view', role: 'group', 'aria-label': m.viewer.view },
    back,
    iconButton('out', m.viewer.zoomOut, () => actions.zoom(1 / ZOOM)),
    iconButton('in', m.viewer.zoomIn, () => actions.zoom(ZOOM)),
    iconButton('fit', m.viewer.fit, actions.fit),
  )
  return {
    element,
    show({ away }) {
      // Its place stays, so that nothing moves when it comes.
      back.classList.toggle('absent', !away)
    },
  }
}
