// npm run mutants [-- <stage> …] [<options of cargo mutants>]: changes the core in one place at a time, and lists the
// changes that no test notices. A stage is a folder of crate/: `search`, `frame` and `trace` take a night each on two
// processors, the others one to two. `-- trace import --shard 3/200 --sharding round-robin` is a sample of two stages.
// `.cargo/mutants.toml` says which files are never changed.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runnerOf } from './crates.js'
import { Failure, main, read, root, run } from './phase.js'

await main(() => {
  if (!read('cargo', ['mutants', '--version'])) {
    throw new Failure('cargo-mutants is missing: cargo install cargo-mutants --locked')
  }
  // The first failing test is enough. The test runner has the option --fail-fast, but not on stable Rust.
  const tests = ['--test', 'suite', '--', '-Zunstable-options', '--fail-fast']
  const args = tests.map((arg) => `--cargo-test-arg=${arg}`)
  const words = process.argv.slice(2)
  const options = words.findIndex((word) => word.startsWith('-'))
  const stages = options < 0 ? words : words.slice(0, options)
  return run(
    'cargo',
    ['mutants', ...args, ...stages.flatMap(files), ...words.slice(stages.length)],
    {
      env: { [runnerOf()]: 'env RUSTC_BOOTSTRAP=1' },
      remedy: 'mutants.out/missed.txt has the changes that no test noticed.',
    },
  )
})

/** The option that changes the files of one stage alone. @param {string} stage */
function files(stage) {
  if (!existsSync(join(root, 'crate', stage))) throw new Failure(`crate/${stage} is no stage.`)
  return ['--file', `crate/${stage}/**`]
}
