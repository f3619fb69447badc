/**
 * The words of bounds in the picture: their names, the arrow of a cutoff.
 *
 * @import {Reach} from '../../types.js'
 * @import {Messages} from '../messages.js'
 */

import { letters, lettersAt, window } from './numbers-and-names.js'

/** The words beside the arrow in the picture. @type {Record<Reach, string>} */
const reach = { shallow: 'flach', deep: 'tief', window: 'Startfenster' }

/** The words beside the arrow with their meaning. @type {Partial<Record<Reach, string>>} */
const meaning = {
  shallow: 'flach: Schranke des Elternknotens',
  deep: 'tief: Schranke eines ferneren Vorfahren',
}

/** @type {Messages['bounds']} */
export const bounds = {
  reach,
  meaning,
  letters,
  lettersAt,
  window,
}
