/** Gives a shadow root a style sheet that all roots of its document share. No policy has to allow it. */

/** @type {WeakMap<Document, Map<string, CSSStyleSheet>>} */
const sheets = new WeakMap()

/**
 * @param {Node} place the root, or anything in it; a root that has the sheet is not given it again
 * @param {string} text of the sheet
 */
export function adopt(place, text) {
  const shadow = place.getRootNode()
  if (!(shadow instanceof ShadowRoot)) return
  const document = shadow.ownerDocument
  const shared = sheets.get(document) ?? new Map()
  sheets.set(document, shared)
  if (!shared.has(text)) shared.set(text, makeSheet(document, text))
  const sheet = shared.get(text)
  if (!shadow.adoptedStyleSheets.includes(sheet)) shadow.adoptedStyleSheets.push(sheet)
}

/** @param {Document} document @param {string} text */
function makeSheet(document, text) {
  const sheet = new (document.defaultView ?? globalThis).CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}
