/** The last line of every page. */
export const footer = {
  how: 'Näin se toimii',
  lessons: 'Oppitunnit',
  docs: 'Ohjeet (englanniksi)',
  sources: 'Lähteet',
  cite: 'Viittausohje',
  licence: 'Lisenssi: MIT tai Apache-2.0',
}
