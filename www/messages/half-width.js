/** How far the full-width forms of Unicode lie above the characters that they stand for. */
const SHIFT = 0xfee0
/** The brackets and the comma that Chinese keyboards type in other forms. */
const OTHERS = new Map([
  ['、', ','],
  ['【', '['],
  ['】', ']'],
])

/**
 * A text with the characters that the notation of trees knows, in place of those that Chinese and Japanese keyboards type.
 * @param {string} text
 */
export function halfWidth(text) {
  return text.replace(
    /[，：＝？＃（）［］｛｝０-９．、【】]/g,
    (c) => OTHERS.get(c) ?? String.fromCharCode(c.charCodeAt(0) - SHIFT),
  )
}
