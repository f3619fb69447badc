/**
 * The words of bounds in the picture: their names, the arrow of a cutoff.
 *
 * @import {Reach} from '../../types.js'
 * @import {Messages} from '../messages.js'
 */

import { letters, lettersAt, window } from './numbers-and-names.js'

/** The words beside the arrow in the picture. @type {Record<Reach, string>} */
const reach = { shallow: 'matala', deep: 'syvä', window: 'juuren ikkuna' }

/** The words beside the arrow with their meaning. @type {Partial<Record<Reach, string>>} */
const meaning = { shallow: 'matala: vanhemman raja', deep: 'syvä: kaukaisemman esivanhemman raja' }

/** @type {Messages['bounds']} */
export const bounds = {
  reach,
  meaning,
  letters,
  lettersAt,
  window,
}
