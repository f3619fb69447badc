/** @import {Messages} from '../messages.js' */

import { count, decimal, number, place, range } from './numbers-and-names.js'
import { bounds } from './bounds.js'
import { explain } from './step-sentences.js'
import { opening } from './opening.js'
import { overview } from './overview.js'
import { viewer } from './viewer.js'
import { wayfinding } from './wayfinding.js'

/** @type {Messages} */
export const words = {
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
  opening,
  overview,
}
