/**
 * The writers of figures: what binds them, and their WebAssembly. It is a module of its own, because few readers ask for
 * a figure. `figure.js` loads it once something asks for it.
 */

export { default as init, FigureWriter, restart } from '../pkg/figure.js'
export { figureSource as source } from '../wasm.js'
