/** The WebAssembly of a build that has it inside, in place of `wasm.js`. */

/** The module that shows trees that are typed, for wasm-bindgen. */
export async function viewerSource() {
  const { viewer } = await import('./packed-viewer.js')
  return unpack(viewer)
}

/** The module that has everything, for wasm-bindgen. */
export async function wholeSource() {
  const { whole } = await import('./packed-whole.js')
  return unpack(whole)
}

/**
 * An answer that is compiled while it is unpacked. Nothing is requested, so no policy of the page has to allow an address.
 * @param {string} packed by gzip, in base64
 */
function unpack(packed) {
  const stream = new Blob([bytes(atob(packed))]).stream()
  const module = stream.pipeThrough(new DecompressionStream('gzip'))
  return new Response(module, { headers: { 'Content-Type': 'application/wasm' } })
}

/** @param {string} text a character a byte */
function bytes(text) {
  const array = new Uint8Array(text.length)
  for (let i = 0; i < array.length; i += 1) array[i] = text.charCodeAt(i)
  return array
}
