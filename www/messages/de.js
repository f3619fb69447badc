/** @import {Messages} from './messages.js' */

import { count, decimal, number, place, range } from './de/phrases.js'
import { bounds } from './de/bounds.js'
import { compare } from './de/compare.js'
import { errors } from './de/errors.js'
import { examples, groups } from './de/examples.js'
import { explain } from './de/sentences.js'
import { games } from './de/games.js'
import { lab } from './de/lab.js'
import { listings } from './de/listings.js'
import { opening } from './de/opening.js'
import { overview } from './de/overview.js'
import { panels } from './de/panels.js'
import { rules } from './de/rules.js'
import { ui } from './de/ui.js'
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
