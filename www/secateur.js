/** What pages of others load: the element, with the lean core for the trees that it can open. */

import { offer } from './api/cores.js'
import { Opening, init, restart, source } from './lean.js'

offer({ Opening, init, restart, source })

export { SecateurTree } from './define.js'
