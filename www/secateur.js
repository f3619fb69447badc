/** The entry for pages of others: the element, with the small module for the trees that it can open. */

import { offer } from './api/cores.js'
import * as viewer from './viewer.js'

offer(viewer)

export { SecateurTree } from './define.js'
