/**
 * The module of the core that has everything: its bindings, its WebAssembly, and the words in which answers are typed.
 * `api/cores.js` loads it once something asks for it.
 *
 * @typedef {import('./pkg/whole.js').Search} SearchHandle a search in the core
 */

export { default as init, Opening, call, restart } from './pkg/whole.js'
export { wholeSource as source } from './wasm.js'
export { typed } from './messages/typed.js'
