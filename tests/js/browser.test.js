// The browser that the tests take, and the ways to get one where there is none.

import assert from 'node:assert/strict'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { find, remedy, ways } from '../../scripts/browser.js'
import { surroundings } from '../../scripts/chromium.js'
import { windows } from '../../scripts/phase.js'

/** The browser that is found where the PATH has these programs alone. @param {string[]} programs @param {string} [askedFor] */
function browserAmong(programs, askedFor) {
  const folder = mkdtempSync(join(tmpdir(), 'secateur-'))
  const { PATH, CHROME_PATH } = process.env
  try {
    for (const name of programs) {
      writeFileSync(join(folder, name), '')
      chmodSync(join(folder, name), 0o755)
    }
    process.env.PATH = folder
    set('CHROME_PATH', askedFor)
    const { browser, shell } = find()
    return { browser: browser?.replace(folder, '.'), shell: shell?.replace(folder, '.') }
  } finally {
    process.env.PATH = PATH
    set('CHROME_PATH', CHROME_PATH)
    rmSync(folder, { recursive: true })
  }
}

/** @param {string} name @param {string | undefined} value */
function set(name, value) {
  if (value === undefined) delete process.env[name]
  else process.env[name] = value
}

test(
  'an installed browser is taken, and first the one that the user names',
  { skip: windows },
  () => {
    assert.equal(browserAmong(['chromium']).browser, './chromium')
    assert.equal(browserAmong(['google-chrome', 'chromium']).browser, './chromium')
    const shell = browserAmong(['chromium-headless-shell']).shell
    assert.equal(shell, './chromium-headless-shell')
    assert.deepEqual(browserAmong(['chromium', 'chromium-headless-shell'], '/my/chrome'), {
      browser: '/my/chrome',
      shell: undefined,
    })
  },
)

const linux = { platform: /** @type {const} */ ('linux'), arch: /** @type {const} */ ('x64') }

test('the ways to get a browser begin with those that need no root', () => {
  const titles = (/** @type {Parameters<typeof ways>[0]} */ machine) =>
    ways(machine).map(({ title }) => title.match(/npm|Playwright|apt-get/)?.[0])
  assert.deepEqual(titles({ ...linux, root: true, apt: true }), ['npm', 'Playwright', 'apt-get'])
  assert.deepEqual(titles({ ...linux, root: false, apt: true }), ['npm', 'Playwright'])
  assert.deepEqual(titles({ ...linux, root: true, apt: false }), ['npm', 'Playwright'])
  const arm = { ...linux, arch: /** @type {const} */ ('arm64') }
  assert.deepEqual(titles({ ...arm, root: true, apt: true }), ['Playwright', 'apt-get'])
  for (const platform of /** @type {const} */ (['darwin', 'win32'])) {
    assert.deepEqual(titles({ ...linux, platform, root: false, apt: false }), ['Playwright'])
  }
})

test('without any way to a browser, one sentence gives a remedy for the system', () => {
  const adviceOn = (/** @type {NodeJS.Platform} */ platform, root = false) =>
    remedy({ ...linux, platform, root, apt: false })
  assert.match(adviceOn('linux', true), /: apt-get install /)
  assert.match(adviceOn('linux'), /sudo apt-get install /)
  assert.match(adviceOn('darwin'), /Applications/)
  assert.match(adviceOn('win32'), /winget install /)
  for (const text of [
    adviceOn('linux', true),
    adviceOn('linux'),
    adviceOn('darwin'),
    adviceOn('win32'),
  ]) {
    assert.match(
      text,
      /^No browser for the tests: [^.]+(\.\w[^.]*)?, or set CHROME_PATH to [^.]+\.$/,
    )
  }
})

test('a browser of the system is started without further settings', () => {
  assert.deepEqual(surroundings('/usr/bin/chromium'), {})
  assert.deepEqual(surroundings(undefined), {})
})
