// A server that does not send `Access-Control-Allow-Origin`: the author reads it in the console if a script runs,
// otherwise in the document.

import assert from 'node:assert/strict'
import { extname } from 'node:path'
import { before, test } from 'node:test'
import { published } from './built.js'
import { proxied, foreignPage } from './other-origins.js'
import { shared } from './page.js'

/**
 * @import {BrowserContextOptions} from 'playwright-core'
 * @import {TestContext} from 'node:test'
 */

const HEADER = 'Access-Control-Allow-Origin'

/** The message of an element whose core did not load. */
const CORELESS = /Failed to fetch/

let built = ''
before(async () => {
  built = await published()
})

/**
 * The address of the published files. Only files with the endings `allowed` have the header, those with the endings
 * `missing` are not found.
 * @param {TestContext} t
 * @param {string[]} allowed
 * @param {string[]} [missing]
 */
function files(t, allowed, missing = []) {
  return proxied(t, built, async (path) => {
    if (missing.includes(extname(path))) return null
    return Object.fromEntries(allowed.includes(extname(path)) ? [[HEADER, '*']] : [])
  })
}

/**
 * A page with a body on an origin of its own, and the errors of its console.
 * @param {TestContext} t
 * @param {string} body
 * @param {BrowserContextOptions} [options]
 */
async function visited(t, body, options = {}) {
  const context = await (await shared()).newContext(options)
  t.after(() => context.close())
  const page = await context.newPage()
  /** @type {string[]} */
  const errors = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const address = await foreignPage(t, body)
  await page.goto(address)
  return { page, errors, ours: () => errors.filter((text) => text.startsWith('Secateur')), address }
}

const element = (/** @type {string} */ url) =>
  `<script type="module" src="${url}secateur.js"></script><secateur-tree>(1 2)</secateur-tree>`

test('if only scripts have the header, the console names the other files and the header', async (t) => {
  const url = await files(t, ['.js'])
  const { page, ours, address } = await visited(t, element(url))
  await page.locator('secateur-tree').getByText(CORELESS).first().waitFor()
  const notice = page.locator('secateur-tree').getByText(`${HEADER}: *`)
  await notice.first().waitFor()
  for (let turn = 0; turn < 100 && ours().length < 2; turn += 1) await page.waitForTimeout(50)
  const [style, wasm] = ours().sort(
    (a, b) => Number(a.includes('wasm')) - Number(b.includes('wasm')),
  )
  assert.ok(
    style.includes('/viewer/viewer.css') && wasm.includes('/pkg/viewer_bg.wasm'),
    style + wasm,
  )
  for (const text of [style, wasm]) {
    assert.ok(text.includes(`${HEADER}: *`), text)
    assert.ok(text.includes(`a page of ${new URL(address).origin}`), text)
  }
})

test('if no file has the header, the text of the tree stays and the browser reports it', async (t) => {
  const url = await files(t, [])
  const { page, errors } = await visited(t, element(url))
  for (let turn = 0; turn < 100 && !errors.length; turn += 1) await page.waitForTimeout(50)
  assert.ok(
    errors.some((text) => text.includes(HEADER) && text.includes('secateur.js')),
    `${errors}`,
  )
  const tree = page.locator('secateur-tree')
  assert.equal(await tree.innerText(), '(1 2)')
  assert.equal(await tree.evaluate((tree) => tree.shadowRoot), null)
})

test('a missing file is not reported as a missing header', async (t) => {
  const { page, ours } = await visited(t, element(await files(t, ['.js', '.css'], ['.wasm'])))
  await page.locator('secateur-tree').getByText(CORELESS).first().waitFor()
  await page.waitForTimeout(300)
  assert.deepEqual(ours(), [])
})

test('a policy that forbids the styles is not reported as a missing header', async (t) => {
  const url = await files(t, ['.js', '.css', '.wasm'])
  const policy = `script-src ${url} 'wasm-unsafe-eval'; style-src 'none'`
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  const { page, errors, ours } = await visited(t, meta + element(url))
  await page.locator('secateur-tree .sentence').getByText('Nothing has happened yet').waitFor()
  await page.waitForTimeout(300)
  assert.ok(errors.some((text) => text.includes('viewer.css') && text.includes('style-src')))
  assert.deepEqual(ours(), [])
})

test('no header is reported missing if all files have it', async (t) => {
  const { page, ours } = await visited(t, element(await files(t, ['.js', '.css', '.wasm'])))
  await page.locator('secateur-tree .sentence').getByText('Nothing has happened yet').waitFor()
  assert.deepEqual(ours(), [])
})

for (const scheme of /** @type {const} */ (['light', 'dark'])) {
  test(`a sandboxed frame whose scripts lack the header says so: ${scheme}`, async (t) => {
    const frame = `<iframe sandbox="allow-scripts" src="${await files(t, [])}embed.html"
      title="A tree" width="380" height="480"></iframe>`
    const { page } = await visited(t, frame, { colorScheme: scheme })
    const words = page.frameLocator('iframe').locator('.starting p')
    assert.equal(
      await words.first().isVisible(),
      false,
      'no message while the file may still arrive',
    )
    await words.first().waitFor()
    assert.equal(await words.count(), 4)
    for (const text of await words.allTextContents()) {
      assert.ok(text.includes(`${HEADER}: *`), text)
    }
  })
}

test('a frame whose scripts load shows its tree and no message about the header', async (t) => {
  const frame = `<iframe sandbox="allow-scripts" src="${await files(t, ['.js', '.css', '.wasm'])}embed.html"
    title="A tree" width="380" height="480"></iframe>`
  const { page } = await visited(t, frame)
  const inside = page.frameLocator('iframe')
  await inside.locator('secateur-tree .stage canvas').waitFor()
  assert.equal(await inside.locator('.starting').count(), 0)
})
