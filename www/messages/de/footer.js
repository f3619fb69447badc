/** The names of the pages, and the last line of every page. */
export const footer = {
  pages: 'Seiten',
  menu: 'Alle Seiten',
  tree: 'Baum',
  how: 'So funktioniert es',
  lessons: 'Lektionen',
  lab: 'Labor',
  worksheets: 'Arbeitsblätter',
  docs: 'Dokumentation (englisch)',
  sources: 'Quellen',
  cite: 'So zitieren',
  licence: 'Lizenz: MIT oder Apache-2.0',
}
