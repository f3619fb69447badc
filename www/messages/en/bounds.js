/**
 * The words of bounds in the picture: their names, the arrow of a cutoff.
 *
 * @import {Reach} from '../../types.js'
 */

import { letters, lettersAt, window } from './numbers-and-names.js'

/** The words beside the arrow in the picture. @type {Record<Reach, string>} */
const reach = { shallow: 'shallow', deep: 'deep', window: 'root’s window' }

/** The words beside the arrow with their meaning. @type {Partial<Record<Reach, string>>} */
const meaning = { shallow: 'shallow: the parent’s bound', deep: 'deep: a farther ancestor’s bound' }

export const bounds = {
  reach,
  meaning,
  letters,
  lettersAt,
  window,
}
