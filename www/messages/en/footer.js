/** The last line of every page. */
export const footer = {
  how: 'How it works',
  docs: 'Documentation',
  sources: 'Sources',
  cite: 'How to cite',
  licence: 'Licence: MIT or Apache-2.0',
}
