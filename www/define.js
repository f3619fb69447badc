/** Registers the element. The class is a module of its own, so that it can be imported without effects. */

import { SecateurTree } from './secateur-tree.js'

if (!customElements.get('secateur-tree')) customElements.define('secateur-tree', SecateurTree)

export { SecateurTree }
