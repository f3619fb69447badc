/** Texts as HTML and XML have them. */

/** Between elements. @param {string} text */
export function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** In an attribute, too. @param {string} text */
export function quoted(text) {
  return escaped(text).replaceAll('"', '&quot;')
}
