/**
 * Makes a long text short enough for a link: deflated by the browser, in base64 for addresses. Few links need this, so
 * it is loaded when one does.
 *
 * @import {Problem} from './fragment.js'
 */

/** @param {string} text @returns {Promise<string>} */
export async function pack(text) {
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer())
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/**
 * The text again. It is inflated bit by bit, and refused as soon as it is too long.
 * @param {string} packed
 * @param {number} limit in bytes of UTF-8
 * @returns {Promise<string | Problem>}
 */
export async function unpack(packed, limit) {
  try {
    if (!/^[\w-]*$/.test(packed)) throw new Error('no base64')
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    const text = await collect(inflated.getReader(), limit)
    return text ?? { code: 'too-long', limit }
  } catch {
    return { code: 'broken', found: 'packed' }
  }
}

/**
 * The content of a stream as text; null if that is too long.
 * @param {ReadableStreamDefaultReader<Uint8Array>} reader
 * @param {number} limit in bytes
 */
async function collect(reader, limit) {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let text = ''
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    length += value.length
    if (length > limit) {
      await reader.cancel()
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}
