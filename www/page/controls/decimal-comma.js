/**
 * Tells decimal commas from commas between leaves. The notation takes every comma as white space; where one number
 * with a comma follows another, as in `3,5 12,5`, decimal commas were meant.
 */

/** A word of the notation; comments are passed over. */
const WORDS = /#[^\n]*|[^\s()[\]{}#]+/g
/** A number with a comma, maybe with a name before it. */
const NUMBER = /^(?:[^,]*[:=])?[-+−]?\d+,\d+$/
/** Two words with nothing but white space between them, each with a comma. */
const NEIGHBOURS = /[^\s()[\]{}],\d+\s+[^\s()[\]{}]*\d,\d/
/** Characters of a reading that are shown. */
const LONGEST = 60

/**
 * The two readings of a text.
 * @param {string} text
 * @returns {{ read: string, meant: string, text: string } | null} `read`: the leaves as they are read, `meant`: with
 *   decimal commas, both shortened; `text`: all of that in the notation. Null where no decimal comma was meant
 */
export function readings(text) {
  const code = text.replace(/#[^\n]*/g, '')
  const words = code.match(WORDS) ?? []
  const separated = words.some((word) => word.includes(',') && !NUMBER.test(word))
  if (separated || !NEIGHBOURS.test(code)) return null
  const points = text.replace(WORDS, (word) => (word[0] === '#' ? word : word.replace(',', '.')))
  const brief = (/** @type {string} */ reading) => {
    const line = reading.replace(/\s+/g, ' ').trim()
    return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
  }
  const meant = points.replace(/#[^\n]*/g, '')
  return { read: brief(code.replaceAll(',', ' ')), meant: brief(meant), text: points }
}
