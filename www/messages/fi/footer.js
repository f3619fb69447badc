/** The last line of every page. */
export const footer = {
  how: 'Näin se toimii',
  docs: 'Ohjeet (englanniksi)',
  sources: 'Lähteet',
  cite: 'Viittausohje',
  licence: 'Lisenssi: MIT tai Apache-2.0',
}
