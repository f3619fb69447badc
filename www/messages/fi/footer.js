/** The names of the pages, and the last line of every page. */
export const footer = {
  pages: 'Sivut',
  menu: 'Kaikki sivut',
  tree: 'Puu',
  how: 'Näin se toimii',
  lessons: 'Oppitunnit',
  lab: 'Laboratorio',
  worksheets: 'Tehtäväpaperit',
  docs: 'Ohjeet (englanniksi)',
  sources: 'Lähteet',
  cite: 'Viittausohje',
  licence: 'Lisenssi: MIT tai Apache-2.0',
}
