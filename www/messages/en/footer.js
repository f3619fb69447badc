/** The last line of every page. */
export const footer = {
  how: 'How it works',
  lessons: 'Lessons',
  docs: 'Documentation',
  sources: 'Sources',
  cite: 'How to cite',
  licence: 'Licence: MIT or Apache-2.0',
}
