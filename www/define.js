/**
 * Registers the element. The class is a module of its own, so that it can be imported without effects. Where there is
 * no document, as on a server, importing this does nothing.
 */

import { SecateurTree } from './secateur-tree.js'

// A script can run while the parser is still inside an element, whose text would not be whole.
if (globalThis.document?.readyState !== 'loading') define()
else document.addEventListener('DOMContentLoaded', define)

function define() {
  const elements = globalThis.customElements
  if (elements && !elements.get('secateur-tree')) elements.define('secateur-tree', SecateurTree)
}

export { SecateurTree }
