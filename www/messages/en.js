/** @import {Messages} from './messages.js' */

import { count, decimal, number, place, range } from './en/phrases.js'
import { bounds } from './en/bounds.js'
import { compare } from './en/compare.js'
import { errors } from './en/errors.js'
import { examples, groups } from './en/examples.js'
import { explain } from './en/sentences.js'
import { lab } from './en/lab.js'
import { games } from './en/games.js'
import { listings } from './en/listings.js'
import { opening } from './en/opening.js'
import { overview } from './en/overview.js'
import { panels } from './en/panels.js'
import { rules } from './en/rules.js'
import { ui } from './en/ui.js'
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
  errors,
  ui,
  viewer,
  wayfinding,
  bounds,
  compare,
  rules,
  listings,
  games,
  opening,
  overview,
  panels,
  examples,
  lab,
  groups,
}
