/**
 * Keeps the room of elements that are still to be read: a classic script runs before the parser meets them. No policy
 * has to allow the sheet.
 */

import { room } from './style-texts.js'

if (globalThis.document?.readyState === 'loading') {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(room)
  document.adoptedStyleSheets.push(sheet)
}
