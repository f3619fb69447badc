/** The last line of every page. */
export const footer = {
  how: 'How it works',
  sources: 'Sources',
  cite: 'How to cite',
  version: (/** @type {string} */ version) => `Secateur ${version}`,
  licence: 'Licence: MIT or Apache-2.0',
}
