/** @import {Messages} from './messages.js' */

import { count, decimal, number, place, range } from './zh-Hans/phrases.js'
import { bounds } from './zh-Hans/bounds.js'
import { errors } from './zh-Hans/errors.js'
import { explain } from './zh-Hans/sentences.js'
import { position } from './zh-Hans/games.js'
import { listings } from './zh-Hans/listings.js'
import { overview } from './zh-Hans/overview.js'
import { panels } from './zh-Hans/panels.js'
import { viewer } from './zh-Hans/viewer.js'
import { wayfinding } from './zh-Hans/wayfinding.js'

/** @type {Messages} */
export const zhHans = {
  lang: 'zh-Hans',
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
