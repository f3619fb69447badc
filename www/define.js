/** Registers the element. Apart from the class, so that the class can be imported without effects. */

import { SecateurTree } from './secateur-tree.js'

if (!customElements.get('secateur-tree')) customElements.define('secateur-tree', SecateurTree)

export { SecateurTree }
