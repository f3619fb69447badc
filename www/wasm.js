/**
 * Where the core comes from. This file lies in www/ itself: it finds the core by `import.meta.url`, here and in
 * dist/. A build of one file has `inside/wasm.js` in its place.
 */

const ADDRESS = new URL('./pkg/secateur_bg.wasm', import.meta.url)

/**
 * The core, for wasm-bindgen: in a browser an answer that is compiled while it arrives, in Node the bytes of the file.
 * @returns {Promise<Response | Uint8Array<ArrayBuffer>>}
 */
export async function source() {
  if (ADDRESS.protocol !== 'file:') return fetch(ADDRESS)
  const { readFile } = await import('node:fs/promises')
  return readFile(ADDRESS)
}
