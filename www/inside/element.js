/** The class of the element in the npm package, with the lean core for the trees that it can open. */

import { offer } from '../api/cores.js'
import { Opening, init, restart, source } from '../lean.js'

offer({ Opening, init, restart, source })

export { SecateurTree } from '../secateur-tree.js'
