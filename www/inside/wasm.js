/** The WebAssembly of a build that has it inside, in place of `wasm.js`. */

/** The core, for wasm-bindgen. */
export async function coreSource() {
  const { core } = await import('./packed-core.js')
  return unpacked(core)
}

/** The lean core, for wasm-bindgen. */
export async function leanSource() {
  const { lean } = await import('./packed-lean.js')
  return unpacked(lean)
}

/** The writers of figures, for wasm-bindgen. */
export async function figureSource() {
  const { figures } = await import('./packed-figures.js')
  return unpacked(figures)
}

/** The grader of exercises, for wasm-bindgen. */
export async function exerciseSource() {
  const { exercise } = await import('./packed-exercise.js')
  return unpacked(exercise)
}

/**
 * An answer that is compiled while it is unpacked. Nothing is requested, so no policy of the page has to allow an address.
 * @param {string} packed by gzip, in base64
 */
function unpacked(packed) {
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
