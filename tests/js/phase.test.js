// The output of scripts that work side by side.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../../scripts/phase.js'

/** Runs a script with all of scripts/phase.js. @param {string} script */
function printed(script) {
  const phase = JSON.stringify(new URL('../../scripts/phase.js', import.meta.url).href)
  const source = `import { Failure, main, run, printLine, sideBySide } from ${phase}\n${script}`
  const args = ['--input-type=module', '--eval', source]
  return spawnSync(process.execPath, args, { encoding: 'utf8' })
}

test('an older Node is refused, with the version that is needed', () => {
  const phase = new URL('../../scripts/phase.js', import.meta.url).href
  /** @param {string} version */
  const startedBy = (version) => {
    const fake = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`
    const source = `${fake}; await import(${JSON.stringify(phase)})`
    return spawnSync(process.execPath, ['--input-type=module', '--eval', source], {
      encoding: 'utf8',
    }).stderr
  }
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const needed = engines.node.replace('>=', '')
  const reason = (/** @type {string} */ version) =>
    `✖ Secateur needs Node ${needed} or newer, this is Node ${version}.\n`
  // The links of long trees need 20.12, the linter 20.19.
  for (const version of ['18.20.8', '20.2.0', '20.18.3']) {
    assert.equal(startedBy(version), reason(version))
  }
  for (const version of [`${needed}.0`, '22.0.0', '100.0.0']) assert.equal(startedBy(version), '')
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  assert.ok(readme.includes(`[Node.js](https://nodejs.org) ${needed} or newer`))
  const [, rust] =
    readFileSync(join(root, 'Cargo.toml'), 'utf8').match(/rust-version = "(.*)"/) ?? []
  assert.ok(readme.includes(`[Rust by rustup](https://rustup.rs), ${rust} or newer`))
})

test('the output of parallel jobs is printed one after the other', () => {
  const { status, stdout } = printed(`
    const work = (name) => async () => {
      for (const part of ['begins', 'ends']) {
        printLine(name + ' ' + part)
        await new Promise(setImmediate)
      }
      return name
    }
    printLine((await sideBySide([[work('a'), work('b')], [work('c')]])).join())`)
  assert.equal(status, 0)
  const lines = stdout.trimEnd().split('\n')
  assert.equal(lines.pop(), 'a,b,c')
  for (const name of ['a', 'b', 'c']) {
    const at = lines.indexOf(`${name} begins`)
    assert.deepEqual(lines.slice(at, at + 2), [`${name} begins`, `${name} ends`])
  }
})

test('the list of jobs that ends first takes over those that no list has begun', () => {
  const { status, stdout } = printed(`
    let release
    const held = new Promise((resolve) => (release = resolve))
    const long = async () => (await held, 'long')
    const left = async () => (release(), 'left')
    printLine((await sideBySide([[long], [async () => 'short']], [left])).join())`)
  assert.equal(status, 0)
  assert.equal(stdout, 'long,short,left\n')
})

for (const [kind, deaf] of [
  ['', ''],
  [', also where it does not end by itself', 'process.on("SIGTERM", () => {});'],
]) {
  test(`a failed job ends the jobs beside it, and their output is kept${kind}`, () => {
    const { status, stdout, stderr } = printed(`
      let begun
      const beginning = new Promise((resolve) => (begun = resolve))
      const forever = '${deaf} console.log("half of it"); setInterval(() => {}, 1e6)'
      const fails = async () => {
        await beginning
        throw new Failure('broken')
      }
      const waits = () => run(process.execPath, ['--eval', forever], { listen: begun })
      await main(() => sideBySide([[fails], [waits, () => printLine('never')]]))`)
    assert.equal(status, 1)
    assert.equal(stdout, 'half of it\n✖ Ended, because what ran beside it has failed.\n')
    assert.equal(stderr, '\n✖ broken\n')
  })
}

test('a failed job does not end later jobs', () => {
  const { status, stdout } = printed(`
    const fails = async () => {
      throw new Failure('broken')
    }
    await sideBySide([[fails]]).catch(() => {})
    const works = () => run(process.execPath, ['--eval', 'console.log("mended")'])
    await main(() => sideBySide([[works]]))`)
  assert.equal(status, 0)
  assert.equal(stdout, 'mended\n')
})

test('jobs inside a parallel job are printed with it, and end with it', () => {
  const { status, stdout } = printed(`
    let begun
    const beginning = new Promise((resolve) => (begun = resolve))
    const forever = 'console.log("half of it"); setInterval(() => {}, 1e6)'
    const fails = async () => {
      await beginning
      throw new Failure('broken')
    }
    const waits = () => run(process.execPath, ['--eval', forever], { listen: begun })
    await main(() => sideBySide([[fails], [() => sideBySide([[waits]])]]))`)
  assert.equal(status, 1)
  const ended = '✖ Ended, because what ran beside it has failed.\n'
  assert.equal(stdout, `half of it\n${ended}${ended}`)
})
