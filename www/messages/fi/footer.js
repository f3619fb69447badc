/** The last line of every page. */
export const footer = {
  how: 'Näin se toimii',
  sources: 'Lähteet',
  cite: 'Viittausohje',
  version: (/** @type {string} */ version) => `Secateur ${version}`,
  licence: 'Lisenssi: MIT tai Apache-2.0',
}
