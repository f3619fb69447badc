/**
 * Sentences one after the other; empty ones are left out. A full-width mark at the end of one has the space in it.
 * @param {(string | false)[]} sentences
 */
export function joinSentences(sentences) {
  return sentences
    .filter(Boolean)
    .join(' ')
    .replace(/([。？！：；）]) /g, '$1')
}
