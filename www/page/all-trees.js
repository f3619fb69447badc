/**
 * Lets all trees of a page come, one after the other, once the page has been loaded: otherwise those that nobody has
 * scrolled to would be missing on paper.
 *
 * @import {SecateurTree} from '../secateur-tree.js'
 */

export async function loadAllTrees() {
  if (document.readyState !== 'complete') {
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }))
  }
  await customElements.whenDefined('secateur-tree')
  const trees = /** @type {NodeListOf<SecateurTree>} */ (document.querySelectorAll('secateur-tree'))
  for (const tree of trees) {
    if (tree.treeOnView) continue
    const settled = new Promise((done) => {
      for (const type of ['secateur-open', 'secateur-error']) tree.addEventListener(type, done)
    })
    tree.reopen()
    await settled
  }
}
