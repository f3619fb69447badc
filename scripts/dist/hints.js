// What a page tells the browser to fetch before the scripts ask for it.

/** @param {string} html @param {string} _folder */
export function hints(html, _folder) {
  return html
}
