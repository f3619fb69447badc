/**
 * Follows the attributes that concern what a viewer shows, not what is searched.
 *
 * @import {Messages} from '../messages/messages.js'
 * @import {Viewer} from '../viewer/viewer.js'
 */

import { SecateurError } from '../core.js'
import { complaint } from '../messages/messages.js'
import { PANELS } from '../viewer/panels/names.js'
import { conventionOf, viewOf, windowsOf } from './attributes.js'
import { panelOf, panelsOf, stepSizeOf, withheldOf } from './attributes.js'

/** The attributes of the picture. */
export const SHOWN = ['convention', 'windows', 'view', 'beside']
/** The attributes of the parts around the picture. */
export const AROUND = ['panels', 'panel', 'keys', 'withhold', 'step-size']

/** Applies the attributes of the picture. @param {Viewer} viewer @param {Element} element */
export function draw(viewer, element) {
  viewer.stage.restyleWith({ convention: conventionOf(element), windows: windowsOf(element) })
  viewer.view = viewOf(element)
}

/** Applies the attributes of the parts around the picture. @param {Viewer} viewer @param {Element} element @param {Messages} m */
export function furnish(viewer, element, m) {
  const { known, unknown } = panelsOf(element)
  const params = { option: 'panels', found: unknown.join(' '), expected: PANELS.join(', ') }
  const error = new SecateurError({ code: 'bad-option', ...params })
  viewer.showPanels(known, panelOf(element), unknown.length ? complaint(m, error) : '')
  viewer.keysEverywhere = element.getAttribute('keys') === 'page'
  viewer.withheld = withheldOf(element)
  viewer.stepSize = stepSizeOf(element)
}
