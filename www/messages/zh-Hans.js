/** @import {Messages} from './messages.js' */

import { count, decimal, number, place, range } from './zh-Hans/phrases.js'
import { bounds } from './zh-Hans/bounds.js'
import { compare } from './zh-Hans/compare.js'
import { errors } from './zh-Hans/errors.js'
import { examples, groups } from './zh-Hans/examples.js'
import { explain } from './zh-Hans/sentences.js'
import { games } from './zh-Hans/games.js'
import { lab } from './zh-Hans/lab.js'
import { listings } from './zh-Hans/listings.js'
import { opening } from './zh-Hans/opening.js'
import { overview } from './zh-Hans/overview.js'
import { panels } from './zh-Hans/panels.js'
import { rules } from './zh-Hans/rules.js'
import { ui } from './zh-Hans/ui.js'
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
  ui,
  viewer,
  wayfinding,
  bounds,
  compare,
  opening,
  overview,
  panels,
  rules,
  listings,
  games,
  examples,
  groups,
  lab,
}
