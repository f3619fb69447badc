/** @import {Messages} from '../messages.js' */

import { count, decimal, number, place, range } from './numbers-and-names.js'
import { bounds } from './bounds.js'
import { errors } from './errors.js'
import { explain } from './step-sentences.js'
import { opening } from './opening.js'
import { overview } from './overview.js'
import { viewer } from './viewer.js'
import { wayfinding } from './wayfinding.js'

/** @type {Messages} */
export const words = {
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
  opening,
  overview,
}
