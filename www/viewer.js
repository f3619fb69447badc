/** The module of the core that shows trees that are typed: its bindings, and its WebAssembly. */

export { default as init, Opening, call, restart } from './pkg/viewer.js'
export { viewerSource as source } from './wasm.js'
