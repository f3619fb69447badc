/**
 * The module of exercises, which grades answers, asks for predictions, plants mistakes, draws trees and edits texts: what
 * binds it, and its WebAssembly.
 * `api/exercise/module.js` loads it once something asks for it.
 */

export {
  default as init,
  draw,
  edit,
  grade,
  parts,
  plant,
  point,
  predict,
  questions,
  restart,
} from './pkg/exercise.js'
export { exerciseSource as source } from './wasm.js'
