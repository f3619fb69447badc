/** @import {PageWords} from '../pages.js' */

import { compare } from './compare.js'
import { errors } from './errors.js'
import { examples, groups } from './examples.js'
import { footer } from './footer.js'
import { games } from './games.js'
import { effects, names } from './listings.js'
import { choosing } from './listing-choice.js'
import { rules } from './rules.js'
import { ui } from './main-page.js'

/** @type {PageWords} */
export const pages = {
  errors,
  ui,
  rules,
  choosing,
  effects,
  listings: { names },
  footer,
  games,
  compare,
  examples,
  groups,
}
