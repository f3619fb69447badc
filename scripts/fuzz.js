// npm run fuzz [-- seconds]: hostile input for the core, for so many seconds per target; default 60. With nightly Rust
// and cargo-fuzz, libFuzzer generates the input. Otherwise the run of npm test is done for longer.

import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Failure, main, phase, read, root, run } from './phase.js'

const folder = join(root, 'fuzz')
const targets = readdirSync(join(folder, 'corpus'))

/**
 * Gives all targets the corpus, and variations of it that are the same in each run.
 * @param {number} [seconds] the most it takes, once it is compiled
 */
export function fuzz(seconds = 20) {
  const args = ['run', '--locked', '--quiet', '--package', 'secateur-fuzz']
  return run('cargo', [...args, '--', String(seconds)], {
    remedy: 'the input that failed is in fuzz/artifacts.',
  })
}

/** @param {number} seconds */
async function search(seconds) {
  for (const target of targets) {
    // libFuzzer writes its findings to the first folder, so the corpus stays as it is.
    const crashes = `fuzz/found/${target}`
    mkdirSync(join(root, crashes), { recursive: true })
    const args = ['--features', 'libfuzzer', target, crashes, `fuzz/corpus/${target}`]
    const limits = [`-max_total_time=${seconds}`, '-max_len=1000', '-timeout=20']
    await phase(`libFuzzer on ${target}`, () =>
      run('cargo', ['+nightly', 'fuzz', 'run', ...args, '--', ...limits]),
    )
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(() => {
    const seconds = Number(process.argv[2] ?? 60)
    if (!(seconds > 0)) throw new Failure('usage: npm run fuzz [-- <seconds a target>]')
    const libFuzzer = read('cargo', ['+nightly', 'fuzz', '--version'])
    if (libFuzzer) return search(seconds)
    console.log('Without `cargo +nightly fuzz`: only changes of the corpus are tried.')
    return fuzz(seconds * targets.length)
  })
}
