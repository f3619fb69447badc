// The comparison of two pictures whose letters are of different typefaces.

import assert from 'node:assert/strict'
import { Resvg } from '@resvg/resvg-js'

/** Pixels of the squares whose means are compared: letters differ between typefaces, squares hardly. */
const SQUARE = 12

/** @typedef {{ width: number, height: number, dark: (x: number, y: number) => number }} Picture `dark` is 0 … 1 */

/** @param {string} svg @returns {Picture} */
export function ofSvg(svg) {
  const { width, height, pixels } = new Resvg(svg).render()
  return picture(width, height, pixels, 4)
}

/** @param {number} width @param {number} height @param {Uint8Array} pixels @param {number} channels @returns {Picture} */
export function picture(width, height, pixels, channels) {
  const dark = (/** @type {number} */ x, /** @type {number} */ y) => {
    const at = (y * width + x) * channels
    return 1 - (pixels[at] + pixels[at + 1] + pixels[at + 2]) / 765
  }
  return { width, height, dark }
}

/** The mean darkness of each square. @param {Picture} picture */
function squares({ width, height, dark }) {
  const means = []
  for (let top = 0; top + SQUARE <= height; top += SQUARE) {
    for (let left = 0; left + SQUARE <= width; left += SQUARE) {
      let sum = 0
      for (let y = 0; y < SQUARE; y += 1) {
        for (let x = 0; x < SQUARE; x += 1) sum += dark(left + x, top + y)
      }
      means.push(sum / SQUARE ** 2)
    }
  }
  return means
}

/** Two pictures are alike: as large, and square by square as dark. @param {Picture} one @param {Picture} other */
export function assertAlike(one, other) {
  assert.ok(Math.abs(one.width - other.width) <= 1 && Math.abs(one.height - other.height) <= 1)
  const [some, others] = [squares(one), squares(other)]
  const apart = some.map((mean, at) => Math.abs(mean - others[at]))
  const mean = apart.reduce((sum, one) => sum + one, 0) / apart.length
  const ink = some.reduce((sum, one) => sum + one, 0) / some.length
  assert.ok(mean < ink / 5, `${mean} of ${ink}`)
  assert.ok(Math.max(...apart) < 0.3, `${Math.max(...apart)}`)
}
