/** The lean core, for trees that are short texts: what binds it, and its WebAssembly. */

export { default as init, Opening, restart } from './pkg/lean.js'
export { leanSource as source } from './wasm.js'
