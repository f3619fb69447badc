/** @import {Messages} from './messages.js' */

import { count, decimal, number, place, range } from './en/phrases.js'
import { bounds } from './en/bounds.js'
import { explain } from './en/sentences.js'
import { position } from './en/games.js'
import { listings } from './en/listings.js'
import { overview } from './en/overview.js'
import { panels } from './en/panels.js'
import { viewer } from './en/viewer.js'
import { wayfinding } from './en/wayfinding.js'

/** @type {Messages} */
export const en = {
  lang: 'en',
  decimal,
  number,
  count,
  range,
  place,
  explain,
  errors: null,
  viewer,
  wayfinding,
  bounds,
  listings,
  overview,
  panels,
  position,
}
