/** The core of a build that has it inside, in place of `wasm.js`. */

/**
 * The core, for wasm-bindgen: an answer that is compiled while it is unpacked. Nothing is requested, so no policy of
 * the page has to allow an address.
 */
export async function source() {
  const { core } = await import('./packed-core.js')
  const stream = new Blob([bytes(atob(core))]).stream()
  const unpacked = stream.pipeThrough(new DecompressionStream('gzip'))
  return new Response(unpacked, { headers: { 'Content-Type': 'application/wasm' } })
}

/** @param {string} text a character a byte */
function bytes(text) {
  const array = new Uint8Array(text.length)
  for (let i = 0; i < array.length; i += 1) array[i] = text.charCodeAt(i)
  return array
}
