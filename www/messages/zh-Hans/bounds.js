/**
 * The words of bounds in the picture: their names, the arrow of a cutoff.
 *
 * @import {Reach} from '../../types.js'
 * @import {Messages} from '../messages.js'
 */

import { letters, lettersAt, window } from './numbers-and-names.js'

/** The words beside the arrow in the picture. @type {Record<Reach, string>} */
const reach = { shallow: '浅层', deep: '深层', window: '根窗口' }

/** The words beside the arrow with their meaning. @type {Partial<Record<Reach, string>>} */
const meaning = { shallow: '浅层：父节点的界', deep: '深层：更远祖先的界' }

/** @type {Messages['bounds']} */
export const bounds = {
  reach,
  meaning,
  letters,
  lettersAt,
  window,
}
