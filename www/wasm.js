/**
 * Where the WebAssembly comes from. This file lies in www/ itself: it finds the modules by `import.meta.url`, here and
 * in dist/. A build of one file has `inside/wasm.js` in its place.
 */

const CORE = new URL('./pkg/secateur_bg.wasm', import.meta.url)
const LEAN = new URL('./pkg/lean_bg.wasm', import.meta.url)
const FIGURES = new URL('./pkg/figure_bg.wasm', import.meta.url)
const EXERCISE = new URL('./pkg/exercise_bg.wasm', import.meta.url)

/** The whole core, for wasm-bindgen. */
export function coreSource() {
  return source(CORE)
}

/** The lean core, for wasm-bindgen. */
export function leanSource() {
  return source(LEAN)
}

/** The writers of figures, for wasm-bindgen. */
export function figureSource() {
  return source(FIGURES)
}

/** The grader of exercises, for wasm-bindgen. */
export function exerciseSource() {
  return source(EXERCISE)
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
  if (CORE.origin === location.origin) return
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
