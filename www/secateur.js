/** What pages of others load: the element, with the lean core for the trees that it can open. */

import { offer } from './api/cores.js'
import * as lean from './lean.js'

offer(lean)

export { SecateurTree } from './define.js'
