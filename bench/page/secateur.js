// Our page itself, its stage at 1280×720, moved by the wheel as a reader does and by its public API.

import { drawn } from './meter.js'
import { openIn, rested } from './rested.js'

/** @import {Subject} from './meter.js' */

/** The module of the page, where the site has it. @type {typeof import('../../www/viewer/stage/stage.js')} */
const { Stage } = await import(String('/viewer/stage/stage.js'))
/** @type {typeof import('../../www/viewer/stage/overview.js')} */
const { Overview } = await import(String('/viewer/stage/overview.js'))

const { paint } = Stage.prototype
const { draw } = Overview.prototype
Stage.prototype.paint = function () {
  drawn(() => paint.call(this))
}
Overview.prototype.draw = function () {
  drawn(() => draw.call(this))
}

/**
 * @param {Record<string, string>} game its attributes
 * @returns {Promise<Subject & { nodes: number }>}
 */
export async function subject(game) {
  const element = await rested()
  const stage = /** @type {HTMLElement} */ (element.shadowRoot?.querySelector('.stage'))
  for (const [name, size] of Object.entries({ width: '1280px', height: '720px' })) {
    stage.style.setProperty(name, size)
    stage.style.setProperty(`min-${name}`, size)
    stage.style.setProperty(`max-${name}`, size)
  }
  await openIn(element, game)
  const { search } = element
  if (!search) throw new Error('nothing was opened')
  element.fit()
  stage.focus()
  const { x, y, width, height } = stage.getBoundingClientRect()
  if (width !== 1280 || height !== 720) throw new Error(`the stage is ${width}×${height}`)
  const middle = { clientX: x + width / 2, clientY: y + height / 2 }
  const wheel = (/** @type {WheelEventInit} */ how) =>
    stage.dispatchEvent(new WheelEvent('wheel', { ...middle, ...how, cancelable: true }))
  return {
    nodes: search.summary.nodes,
    closest: (224 * search.extent.columns) / 1160,
    zoom: (factor) => wheel({ deltaY: -Math.log(factor) / 0.0022 }),
    pan: (dx) => wheel({ deltaX: -dx }),
    seek: (share) => element.seek(Math.round(share * search.summary.steps)),
  }
}
