/**
 * The whole core: what binds it, and its WebAssembly. `api/cores.js` loads it once something asks for it.
 *
 * @typedef {import('./pkg/secateur.js').Search} SearchHandle a search in the core
 */

export { default as init, Opening, efforts, knownLeaves, restart, sample } from './pkg/secateur.js'
export { coreSource as source } from './wasm.js'
