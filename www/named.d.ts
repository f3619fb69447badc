/** Asking a document for the element by its name gives its class. */
declare global {
  interface HTMLElementTagNameMap {
    'secateur-tree': import('./secateur-tree.js').SecateurTree
  }
}
export {}
