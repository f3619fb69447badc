/**
 * The words of the map of the whole tree.
 *
 * @import {Messages} from '../messages.js'
 */

import { count } from './numbers-and-names.js'

/** @type {Messages['overview']} */
export const overview = {
  name: '整棵树的缩略图。用方向键移动视图。',
  part: (from, to) => `宽度的 ${count(from)}% 到 ${count(to)}% 在视图中。`,
}
