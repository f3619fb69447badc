/** The last line of every page. */
export const footer = {
  how: 'So funktioniert es',
  lessons: 'Lektionen',
  docs: 'Dokumentation (englisch)',
  sources: 'Quellen',
  cite: 'So zitieren',
  licence: 'Lizenz: MIT oder Apache-2.0',
}
