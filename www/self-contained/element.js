/** The class of the element in the npm package, with the small module for the trees that it can open. */

import { offer } from '../api/cores.js'
import * as viewer from '../viewer.js'

offer(viewer)

export { SecateurTree } from '../secateur-tree.js'
