/**
 * The sources of the WebAssembly. This file lies in www/ itself: it finds the modules by `import.meta.url`, here and
 * in dist/. A build of one file has `self-contained/wasm.js` in its place.
 */

export const VIEWER = new URL('./pkg/viewer_bg.wasm', import.meta.url)
export const WHOLE = new URL('./pkg/whole_bg.wasm', import.meta.url)

/** The module that shows trees that are typed, for wasm-bindgen. */
export function viewerSource() {
  return source(VIEWER)
}

/** The module that has everything, for wasm-bindgen. */
export function wholeSource() {
  return source(WHOLE)
}

/**
 * In a browser an answer that is compiled while it arrives, in Node the bytes of the file.
 * @param {URL} address
 * @returns {Promise<Response | Uint8Array<ArrayBuffer>>}
 */
async function source(address) {
  if (address.protocol !== 'file:') {
    return withWasmType(await fetch(address).catch((error) => failWithReason(error, address.href)))
  }
  const { readFile } = await import('node:fs/promises')
  return readFile(address)
}

/** Says on the page, too, why a file of another server did not come. @param {Error} error @param {string} href @returns {Promise<never>} */
async function failWithReason(error, href) {
  const why = await explain(href)
  throw why ? new TypeError(`${error.message}. ${why}`) : error
}

/** Tells an author why a file of another server did not come; empty: that is not known. @param {string} href */
export async function explain(href) {
  if (WHOLE.origin === location.origin) return ''
  return import('./cors.js').then(({ explain }) => explain(href)).catch(() => '')
}

/**
 * An answer with the type of WebAssembly, which some servers do not know: without it nothing is compiled while it
 * arrives.
 * @param {Response} response
 */
function withWasmType(response) {
  const type = 'application/wasm'
  if (!response.ok || response.headers.get('Content-Type') === type) return response
  return new Response(response.body, { headers: { 'Content-Type': type } })
}
