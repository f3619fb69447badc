/**
 * Where the WebAssembly comes from. This file lies in www/ itself: it finds the modules by `import.meta.url`, here and
 * in dist/. A build of one file has `inside/wasm.js` in its place.
 */

const VIEWER = new URL('./pkg/viewer_bg.wasm', import.meta.url)
const WHOLE = new URL('./pkg/whole_bg.wasm', import.meta.url)

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
    const coming = fetch(address)
    coming.catch(() => explain(address.href))
    return typed(await coming)
  }
  const { readFile } = await import('node:fs/promises')
  return readFile(address)
}

/** Tells an author why a file of another server did not come. @param {string} href */
export function explain(href) {
  if (WHOLE.origin === location.origin) return
  import('./cors.js').then(({ explain }) => explain(href)).catch(() => {})
}

/**
 * An answer with the type of WebAssembly, which some servers do not know: without it nothing is compiled while it
 * arrives.
 * @param {Response} response
 */
function typed(response) {
  const type = 'application/wasm'
  if (!response.ok || response.headers.get('Content-Type') === type) return response
  return new Response(response.body, { headers: { 'Content-Type': type } })
}
