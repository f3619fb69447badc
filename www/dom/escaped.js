/** Texts in HTML and XML, with their signs escaped. */

/** A text between two tags. @param {string} text */
export function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** A text between two tags, or the value of an attribute. @param {string} text */
export function quoted(text) {
  return escaped(text).replaceAll('"', '&quot;')
}
