// The operations that are measured, in WebAssembly, and the same natively.

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import init, { Bench } from './pkg/engine.js'

await init({ module_or_path: readFileSync(new URL('./pkg/engine_bg.wasm', import.meta.url)) })

/**
 * A tree by name, such as `uniform 3 12`, `recursive 1000000` or `tic-tac-toe`.
 * @param {string} name
 */
export function bench(name) {
  const made = Bench.of(name)
  if (!made) throw new Error(`no tree is called ${name}`)
  return made
}

/**
 * The medians of the native build, in milliseconds, by the work.
 * @param {string} name a tree
 * @returns {Map<string, number>}
 */
export function native(name) {
  return ask(name.split(' '))
}

/**
 * The bytes that the layout of a tree keeps.
 * @param {string} name a tree
 */
export function layoutBytes(name) {
  return ask(['bytes', ...name.split(' ')]).get('layout') ?? NaN
}

/** The figures that the native program prints, by name. @param {string[]} words */
function ask(words) {
  const binary = fileURLToPath(new URL('./engine/target/release/native', import.meta.url))
  const { stdout, error } = spawnSync(binary, words, { encoding: 'utf8' })
  if (error) throw error
  const lines = stdout.trim().split('\n')
  return new Map(
    lines.map((line) => {
      const [what, figure] = line.split('\t')
      return [what, Number(figure)]
    }),
  )
}
