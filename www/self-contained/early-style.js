/**
 * Keeps the room of elements that are still to be read: a classic script runs before the parser meets them. No policy
 * has to allow the sheet.
 */

import style from '../sheets/secateur.css.js'

if (globalThis.document?.readyState === 'loading') {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets.push(sheet)
}
