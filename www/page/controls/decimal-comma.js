/**
 * Tells decimal commas from commas between leaves. The notation reads every comma as white space. Where two numbers
 * with a comma follow each other, as in `3,5 12,5`, decimal commas were meant.
 */

/** A comment, or a name in quotes, in which a comma is none of these. */
const SKIPPED = /#[^\n]*|"(?:\\.|[^"\\\n])*"|[“”„](?:\\.|[^“”\\\n])*[“”]/g
/** A part that is skipped, or a word of the notation. */
const WORDS = new RegExp(`${SKIPPED.source}|[^\\s()[\\]{}#"“”„]+`, 'g')
/** A number with a comma, with or without a name before it. */
const NUMBER = /^(?:[^,]*[:=])?[-+−]?\d+,\d+$/
/** Two words, each with a comma, that are separated by white space only. */
const NEIGHBOURS = /[^\s()[\]{}],\d+\s+[^\s()[\]{}]*\d,\d/
/** The number of characters shown of each reading. */
const LONGEST = 60

/**
 * The two readings of a text.
 * @param {string} text
 * @returns {{ read: string, meant: string, text: string } | null} `read`: the leaves as they are read, `meant`: with
 *   decimal commas, both shortened; `text`: all of that in the notation. Null where no decimal comma was meant
 */
export function readings(text) {
  const bare = (/** @type {string} */ written, /** @type {string} */ name) =>
    written.replace(SKIPPED, (part) => (part.startsWith('#') ? '' : name || part))
  const code = bare(text, '_')
  const words = code.match(WORDS) ?? []
  const separated = words.some((word) => word.includes(',') && !NUMBER.test(word))
  if (separated || !NEIGHBOURS.test(code)) return null
  const points = text.replace(WORDS, (word) =>
    /^[#"“”„]/.test(word) ? word : word.replace(',', '.'),
  )
  const brief = (/** @type {string} */ reading) => {
    const line = reading.replace(/\s+/g, ' ').trim()
    return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
  }
  const read = bare(text, '').replace(WORDS, (word) =>
    /^["“”„]/.test(word) ? word : word.replaceAll(',', ' '),
  )
  return { read: brief(read), meant: brief(bare(points, '')), text: points }
}
