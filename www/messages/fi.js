/** @import {Messages} from './messages.js' */

import { count, decimal, number, place, range } from './fi/phrases.js'
import { bounds } from './fi/bounds.js'
import { compare } from './fi/compare.js'
import { errors } from './fi/errors.js'
import { examples, groups } from './fi/examples.js'
import { explain } from './fi/sentences.js'
import { games } from './fi/games.js'
import { lab } from './fi/lab.js'
import { listings } from './fi/listings.js'
import { opening } from './fi/opening.js'
import { overview } from './fi/overview.js'
import { panels } from './fi/panels.js'
import { rules } from './fi/rules.js'
import { ui } from './fi/ui.js'
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
