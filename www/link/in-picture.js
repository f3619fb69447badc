/**
 * A picture that opens again: a figure as SVG or PNG has the link of its step inside, where no picture program shows it.
 */

/** The name of the link in a PNG, and the id of its element in an SVG. */
const NAME = 'secateur-link'
/** The beginning of a PNG, and of its first part. */
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** The length of the first part of a PNG, which says how large the picture is. */
const HEADER = 25
/** Pictures of other programs can be larger, and are not read to their ends. */
const MOST = 1 << 25

/** An SVG with a link in it. @param {string} svg @param {string} fragment of the link, after its `#` */
export function svgWithLink(svg, fragment) {
  const text = fragment.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return svg.replace('</title>', `</title>\n<metadata id="${NAME}">${text}</metadata>`)
}

/** A PNG with a link in it. @param {Uint8Array} png @param {string} fragment has only characters of addresses */
export function pngWithLink(png, fragment) {
  const content = new TextEncoder().encode(`tEXt${NAME}\0${fragment}`)
  const part = new Uint8Array(content.length + 8)
  const numbers = new DataView(part.buffer)
  numbers.setUint32(0, content.length - 4)
  part.set(content, 4)
  numbers.setUint32(content.length + 4, crc(content))
  const at = SIGNATURE.length + HEADER
  const whole = new Uint8Array(png.length + part.length)
  whole.set(png.subarray(0, at))
  whole.set(part, at)
  whole.set(png.subarray(at), at + part.length)
  return whole
}

/** The link in a picture; null: there is none. @param {Blob} file @returns {Promise<string | null>} */
export async function linkIn(file) {
  const bytes = new Uint8Array(await file.slice(0, MOST).arrayBuffer())
  return SIGNATURE.every((byte, at) => bytes[at] === byte) ? linkInPng(bytes) : linkInSvg(bytes)
}

/** @param {Uint8Array} bytes */
function linkInSvg(bytes) {
  const text = new TextDecoder().decode(bytes)
  const [, fragment = null] = text.match(new RegExp(`<metadata id="${NAME}">([^<]*)<`)) ?? []
  return fragment && fragment.replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}

/** @param {Uint8Array} bytes */
function linkInPng(bytes) {
  const numbers = new DataView(bytes.buffer)
  const text = new TextDecoder('latin1')
  for (let at = SIGNATURE.length; at + 8 <= bytes.length;) {
    const length = numbers.getUint32(at)
    const content = text.decode(bytes.subarray(at + 4, at + 8 + length))
    if (content.startsWith(`tEXt${NAME}\0`)) return content.slice(NAME.length + 5)
    at += length + 12
  }
  return null
}

/** The checksum of a part of a PNG (ISO 3309). @param {Uint8Array} bytes */
function crc(bytes) {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}
