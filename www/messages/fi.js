/** @import {Messages} from './messages.js' */

import { count, decimal, number, place, range } from './fi/phrases.js'
import { bounds } from './fi/bounds.js'
import { errors } from './fi/errors.js'
import { explain } from './fi/sentences.js'
import { position } from './fi/games.js'
import { listings } from './fi/listings.js'
import { overview } from './fi/overview.js'
import { panels } from './fi/panels.js'
import { viewer } from './fi/viewer.js'
import { wayfinding } from './fi/wayfinding.js'

/** @type {Messages} */
export const fi = {
  lang: 'fi',
  decimal,
  number,
  count,
  range,
  // Whoever maps a list over it gives it more than a place.
  place: (p) => place(p),
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
