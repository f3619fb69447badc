/**
 * The buttons of the picture: back to the view before, zoom out, zoom in, the whole tree.
 *
 * @import {Actions, Part} from '../part.js'
 * @import {Messages} from '../../messages/messages.js'
 */

import { make } from '../../dom/make.js'
import { iconButton } from '../../dom/icon.js'

/** @param {Messages} m @param {Actions} actions @returns {Part} */
export function makeZoomButtons(m, actions) {
  const back = iconButton('previous', m.wayfinding.back, actions.back, 'B')
  back.classList.add('absent')
  const unfold = iconButton('unfold', m.wayfinding.unfold, actions.unfoldAll, 'U')
  const element = make(
    'div',
    { class: 'view', role: 'group', 'aria-label': m.viewer.view },
    unfold,
    back,
    iconButton('out', m.viewer.zoomOut, actions.zoomOut, '−'),
    iconButton('in', m.viewer.zoomIn, actions.zoomIn, '+'),
    iconButton('fit', m.viewer.fit, actions.fit, '0'),
  )
  return {
    element,
    show({ canGoBack, canUnfold }) {
      unfold.hidden = !canUnfold
      // An absent button keeps its place, so that nothing moves when it appears.
      back.classList.toggle('absent', !canGoBack)
    },
  }
}
