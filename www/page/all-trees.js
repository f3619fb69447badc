/**
 * Lets all trees of a page come, one after the other, once the page has been loaded: otherwise those that nobody has
 * scrolled to would be missing on paper.
 */

export async function loadAllTrees() {
  if (document.readyState !== 'complete') {
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }))
  }
  await customElements.whenDefined('secateur-tree')
  for (const tree of document.querySelectorAll('secateur-tree')) {
    if (tree.treeOnView) continue
    const settled = new Promise((done) => {
      for (const type of ['secateur-open', 'secateur-error']) tree.addEventListener(type, done)
    })
    tree.reopen()
    await settled
  }
}
