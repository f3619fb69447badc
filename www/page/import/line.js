/** One line of a file. */

/** Bytes that are read at once. */
const BLOCK = 1 << 22
/** The most bytes of a line that are shown, if none are asked for. */
const MOST = 400

/**
 * Where a line begins, in bytes; null if there is none.
 * @param {Blob} blob
 * @param {number} number from 1
 */
export async function startOf(blob, number) {
  let left = number - 1
  for (let from = 0; from < blob.size; from += BLOCK) {
    const bytes = new Uint8Array(await blob.slice(from, from + BLOCK).arrayBuffer())
    let at = 0
    while (left > 0) {
      const end = bytes.indexOf(10, at)
      if (end < 0) break
      at = end + 1
      left--
    }
    if (left === 0) return from + at
  }
  return null
}

/**
 * The text of a line, shortened; empty if there is none.
 * @param {Blob} blob
 * @param {number} number from 1
 * @param {number} [most] bytes
 */
export async function lineOf(blob, number, most = MOST) {
  const start = await startOf(blob, number)
  if (start === null) return ''
  const text = await blob.slice(start, start + most).text()
  return text.split(/\r?\n/, 1)[0].replace(/^\ufeff/, '')
}
