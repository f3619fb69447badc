/** The names of the pages, and the last line of every page. */
export const footer = {
  pages: 'Pages',
  menu: 'All pages',
  tree: 'Tree',
  how: 'How it works',
  lessons: 'Lessons',
  lab: 'Lab',
  worksheets: 'Worksheets',
  docs: 'Documentation',
  sources: 'Sources',
  cite: 'How to cite',
  licence: 'Licence: MIT or Apache-2.0',
}
