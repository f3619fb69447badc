/** @import {Messages} from './messages.js' */

import { count, decimal, number, place, range } from './de/phrases.js'
import { bounds } from './de/bounds.js'
import { errors } from './de/errors.js'
import { explain } from './de/sentences.js'
import { position } from './de/games.js'
import { listings } from './de/listings.js'
import { overview } from './de/overview.js'
import { panels } from './de/panels.js'
import { viewer } from './de/viewer.js'
import { wayfinding } from './de/wayfinding.js'

/** @type {Messages} */
export const de = {
  lang: 'de',
  decimal,
  number,
  count,
  range,
  place,
  explain,
  errors,
  viewer,
  wayfinding,
  bounds,
  overview,
  panels,
  position,
  listings,
}
