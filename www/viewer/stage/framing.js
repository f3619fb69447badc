/**
 * Which part of the tree a stage shows, in a form that outlives the stage: in a view of the same size it gives the
 * same picture, in a view of another size the same place.
 *
 * @import {Area} from '../../types.js'
 * @import {Camera, Extent, TreePoint} from './viewport.js'
 *
 * @typedef {TreePoint & { zoom: number, held: number | null }} Framing the point of the tree in the middle of the view,
 *   the zoom, 1 for the whole tree, and the root of the subtree that was brought close
 */

import { approach, isFitted, pan, zoom } from './viewport.js'

/**
 * The framing of a camera; null: the whole tree.
 * @param {Camera} camera
 * @param {number | null} root
 * @returns {Framing | null}
 */
export function framing(camera, root) {
  if (root === null && isFitted(camera)) return null
  const { x, y, unit, rowHeight, width, height } = camera.view
  const column = (width / 2 - x) / unit
  const row = (height / 2 - y) / rowHeight
  return { column, row, zoom: camera.zoom, held: root }
}

/**
 * The camera that shows this part of the tree.
 * @param {Camera} camera of the whole tree
 * @param {Extent} extent
 * @param {Framing} framing
 * @param {Area | null} area of the subtree that was brought close
 * @param {number} scale of the type
 * @returns {Camera}
 */
export function frame(camera, extent, framing, area, scale) {
  const close = area ? approach(camera, area, scale) : camera
  const near = zoom(close, framing.zoom / close.zoom, 0, 0, scale)
  const { x, y, unit, rowHeight, width, height } = near.view
  const dx = width / 2 - framing.column * unit - x
  const dy = height / 2 - framing.row * rowHeight - y
  return pan(near, extent, dx, dy)
}
