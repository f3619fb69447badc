// npm run bench [-- <part>…]: measures the core, the page and the programs that they are compared with, and prints
// tables. Those programs are installed in bench/, apart from the project's own dependencies. npm test runs no
// benchmark.
// `npm run bench -- --write` measures everything and writes the tables into BENCHMARKS.md.

import { join } from 'node:path'
import { build } from './build.js'
import { Failure, main, phase, root, run } from './phase.js'
import { installPeers } from './peers.js'
import { tools } from './tools.js'

const bench = join(root, 'bench')
const parts = [
  ...['layout', 'record', 'memory', 'seek', 'compare', 'boundary', 'frames', 'open'],
  ...['best-first', 'first', 'exercise', 'weight', 'native'],
]

await main(async () => {
  const args = process.argv.slice(2)
  const unknown = args.find((name) => ![...parts, '--write'].includes(name))
  if (unknown !== undefined) {
    throw new Failure(
      `usage: npm run bench [-- --write | <part>…], where <part> is one of ${parts.join(', ')}.`,
    )
  }
  await tools()
  await installPeers('bench')
  await build()
  await engine()
  const script = ['--expose-gc', '--stack-size=4000', join(bench, 'main.js')]
  await run(process.execPath, [...script, ...args])
})

/** Compiles the core and the Rust program it is compared with, for WebAssembly and for this machine. */
async function engine() {
  await phase('Building what is measured, as WebAssembly and natively', async () => {
    const compiled = [
      ...['--log-level', 'error', 'build', join(bench, 'engine'), '--release', '--target', 'web'],
      ...['--mode', 'no-install', '--no-pack', '--no-gitignore', '--out-dir', join(bench, 'pkg')],
      ...['--out-name', 'engine', '--', '--locked'],
    ]
    await run('wasm-pack', compiled)
    const manifest = join(bench, 'engine/Cargo.toml')
    await run('cargo', ['build', '--release', '--locked', '--manifest-path', manifest])
  })
}
