// npm run mutants [-- <options of cargo mutants>]: changes the core in one place at a time, and lists the changes that
// no test notices. All changes take a day; `-- --shard 3/200 --sharding round-robin` is a sample. `.cargo/mutants.toml`
// says which files are changed.

import { Failure, main, read, run } from './phase.js'

await main(() => {
  if (!read('cargo', ['mutants', '--version'])) {
    throw new Failure('cargo-mutants is missing: cargo install cargo-mutants --locked')
  }
  const host = read('rustc', ['-vV']).match(/^host: (.*)$/m)?.[1] ?? ''
  // The first failing test is enough. The test runner has the option --fail-fast, but not on stable Rust.
  const runner = `CARGO_TARGET_${host.toUpperCase().replaceAll('-', '_')}_RUNNER`
  const tests = ['--test', 'suite', '--', '-Zunstable-options', '--fail-fast']
  const args = tests.map((arg) => `--cargo-test-arg=${arg}`)
  return run('cargo', ['mutants', ...args, ...process.argv.slice(2)], {
    env: { [runner]: 'env RUSTC_BOOTSTRAP=1' },
    remedy: 'mutants.out/missed.txt has the changes that no test noticed.',
  })
})
