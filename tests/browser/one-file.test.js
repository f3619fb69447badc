// The builds of one file: one integrity hash covers them, they request nothing, and they work from a disk.

import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { oneFile } from '../../scripts/dist/one-file.js'
import { openHelp } from './element.js'
import { freshPage } from './page.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {AddressInfo} from 'node:net'
 * @import {ServerResponse} from 'node:http'
 * @import {TestContext} from 'node:test'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const TREE = '((3 12 8) (2 4 6) (14 5 2))'
const CUTOFF = /^C is worth at most 2, but A already has 3 from B/
/** Where a first visit of the page begins. */
const BEGINNING = /^Nothing has happened yet/
/** All that a page has to allow a build of one file, beside its script. */
const STRICT = "require-trusted-types-for 'script'; trusted-types 'none'; default-src 'none'"

const BUILDS = {
  'secateur.inline.js': ' type="module"',
  'secateur.classic.js': '',
}
const names = /** @type {(keyof typeof BUILDS)[]} */ (Object.keys(BUILDS))

const folder = mkdtempSync(join(tmpdir(), 'secateur-one-file-'))

before(async () => {
  mkdirSync(folder, { recursive: true })
  await oneFile(folder)
})

after(() => rmSync(folder, { recursive: true }))

/**
 * A server with the builds and one page.
 * @param {TestContext} t
 * @param {Record<string, string>} headers of the page
 * @param {(response: ServerResponse) => void} answer writes the page
 */
async function serve(t, headers, answer) {
  const server = createServer((request, response) => {
    const name = request.url?.slice(1) ?? ''
    if (name in BUILDS) {
      response.setHeader('Access-Control-Allow-Origin', '*')
      response.setHeader('Content-Type', 'text/javascript; charset=utf-8')
      response.end(readFileSync(join(folder, name)))
    } else {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...headers })
      answer(response)
    }
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  t.after(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${/** @type {AddressInfo} */ (server.address()).port}/`
}

/** The hash that the build states. @param {keyof typeof BUILDS} name */
function integrity(name) {
  const hashes = readFileSync(join(folder, 'integrity.txt'), 'utf8')
  return hashes.split(name)[1].trim().split('\n')[0]
}

/** The sentence of the first tree, once it is drawn. @param {Page} page */
async function sentence(page) {
  await page.waitForFunction(() => {
    const tree = /** @type {SecateurTree | null} */ (document.querySelector('secateur-tree'))
    return tree?.search && tree.shadowRoot?.querySelector('canvas')?.width
  })
  return (await page.locator('secateur-tree .sentence').first().textContent()) ?? ''
}

for (const name of names) {
  test(`${name} draws under a strict policy, checked by its hash, without further requests`, async (t) => {
    const { page, requests } = await freshPage(t, { locale: 'en' })
    const hash = integrity(name)
    const policy = `${STRICT}; script-src '${hash}' 'wasm-unsafe-eval'`
    const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A course</title>
      <link rel="icon" href="data:,">
      <script src="./${name}" integrity="${hash}" crossorigin${BUILDS[name]}></script>
      <secateur-tree step="cutoff">${TREE}</secateur-tree>`
    const headers = { 'Content-Security-Policy': `${policy}; img-src data:` }
    const address = await serve(t, headers, (response) => response.end(html))
    await page.goto(address)
    assert.match(await sentence(page), CUTOFF)
    const [ground, height] = await page
      .locator('secateur-tree')
      .evaluate((element) => [
        getComputedStyle(element).backgroundColor,
        element.getBoundingClientRect().height,
      ])
    assert.equal(ground, 'rgb(253, 252, 249)')
    assert.ok(Number(height) > 200, `the styles are missing: ${height} px high`)
    await openHelp(page)
    await page.locator('secateur-tree').evaluate((element) => {
      element.setAttribute('game', 'coins')
      element.setAttribute('coins', '3')
      element.setAttribute('lang', 'fi')
    })
    await page.getByRole('img', { name: /Kolikoita jäljellä/ }).waitFor()
    const addresses = requests.filter((url) => !url.startsWith('data:'))
    assert.deepEqual(addresses, [address, `${address}${name}`])
  })

  test(`${name} exports the JavaScript API`, async (t) => {
    const { page } = await freshPage(t, { locale: 'en' })
    const address = await serve(t, {}, (response) => {
      response.end('<!doctype html><title>API</title><link rel="icon" href="data:,">')
    })
    await page.goto(address)
    if (BUILDS[name] === '') await page.addScriptTag({ url: `${address}${name}` })
    const value = await page.evaluate(async (url) => {
      const { open } = /** @type {any} */ (window).Secateur ?? (await import(url))
      return (await open('((3 12 8) (2 4 6) (14 5 2))')).summary.value
    }, `${address}${name}`)
    assert.equal(value, 3)
  })
}

test('a classic script in the head waits for the whole text of a tree', async (t) => {
  const { page } = await freshPage(t, { locale: 'en' })
  /** @type {ServerResponse | undefined} */
  let begun
  const address = await serve(t, {}, (response) => {
    begun = response
    response.write(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Slow</title>
      <link rel="icon" href="data:,">
      <script src="./secateur.classic.js"></script>
      <secateur-tree step="cutoff">((3 12 8) (2 4`)
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => {
    const tree = document.querySelector('secateur-tree')
    return 'Secateur' in window && tree?.textContent?.endsWith('(2 4')
  })
  await page.evaluate(() => {
    const errors = /** @type {string[]} */ ([])
    document.addEventListener('secateur-error', (event) => {
      errors.push(/** @type {CustomEvent} */ (event).detail.error.code)
    })
    Object.assign(window, { errors })
  })
  assert.equal(await page.locator('secateur-tree:defined').count(), 0)
  begun?.end(' 6) (14 5 2))</secateur-tree>')
  assert.match(await sentence(page), CUTOFF)
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (window).errors), [])
})

test('the widget works in a host that gives it a tree alone', async (t) => {
  const { page } = await freshPage(t, { locale: 'en' })
  const url = await serve(t, {}, (response) =>
    response.end('<!doctype html><html lang="en"><title>A notebook</title><body></body>'),
  )
  await page.goto(url)
  const fields = await page.evaluate(
    async ([script, tree]) => {
      const { default: widget } = await import(script)
      /** @type {Record<string, unknown>} */
      const proof = { tree }
      const model = {
        get: (/** @type {string} */ name) => proof[name],
        set: (/** @type {string} */ name, /** @type {unknown} */ value) => (proof[name] = value),
        save_changes: () => {},
        on: () => {},
        off: () => {},
      }
      widget.render({ model, el: document.body })
      const element = /** @type {SecateurTree} */ (document.querySelector('secateur-tree'))
      await new Promise((done) => element.addEventListener('secateur-open', done))
      element.panels = 'counts'
      element.step = 'last'
      await new Promise((done) => element.addEventListener('secateur-step', done, { once: true }))
      return proof
    },
    [`${url}secateur.inline.js`, TREE],
  )
  assert.match(await sentence(page), /^The search ends/)
  assert.deepEqual(fields, { tree: TREE, step: 42, options: { panels: 'counts' } })
})

test('a page on a disk draws a tree by the classic script beside it', async (t) => {
  const { page } = await freshPage(t, { locale: 'en' })
  const path = join(folder, 'lecture.html')
  writeFileSync(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>A lecture</title>
    <script src="./secateur.classic.js"></script>
    <secateur-tree step="cutoff">${TREE}</secateur-tree>`,
  )
  await page.goto(pathToFileURL(path).href)
  assert.match(await sentence(page), CUTOFF)
  const tree = page.locator('secateur-tree')
  await tree.evaluate((element) => element.setAttribute('exercise', 'practise'))
  await tree.locator('.sheet [data-box="0.value"]').fill('8')
  await tree.getByRole('button', { name: 'Check all answers' }).click()
  await tree.locator('.sheet [data-box="0.value"][aria-invalid="true"]').waitFor()
  // Moving children edits the text, and a condition draws and searches trees.
  await tree.evaluate((element) => element.setAttribute('ask', 'order'))
  await tree.getByRole('button', { name: 'Move B to the right' }).click()
  await page.waitForFunction(() => {
    const tree = /** @type {SecateurTree | null} */ (document.querySelector('secateur-tree'))
    return /^MAX A\(C\(/.test(tree?.treeOnView?.text ?? '')
  })
  await tree.evaluate((element) => element.setAttribute('ask', 'condition'))
  await tree.getByRole('button', { name: 'Another tree' }).click()
  await tree.getByLabel(/For which x is .* never visited/).fill('always')
  await tree.getByRole('button', { name: 'Check all answers' }).click()
  await tree.locator('.sheet [data-box="null.condition"][aria-invalid="true"]').waitFor()
})

test('the page in one file works from a disk, without a network', async (t) => {
  const { page, requests } = await freshPage(t, { locale: 'en' })
  await page.context().setOffline(true)
  const address = pathToFileURL(join(folder, 'standalone.html')).href
  await page.goto(address)
  assert.match(await sentence(page), BEGINNING)
  await page.keyboard.press('c')
  await page.locator('secateur-tree .sentence').filter({ hasText: CUTOFF }).waitFor()
  await page.locator('#tree').fill('((5 1) (4 9))')
  await page.waitForFunction(() => {
    const tree = /** @type {SecateurTree | null} */ (document.querySelector('secateur-tree'))
    return tree?.search?.summary.value === 4
  })
  await page.locator('.by-hand').click()
  await page.locator('#hand-value').fill('6')
  await page.keyboard.press('Enter')
  await page.waitForFunction(
    () =>
      /** @type {HTMLTextAreaElement} */ (document.querySelector('#tree')).value ===
      '((6 1) (4 9))',
  )
  await page.selectOption('#example', 'coins')
  await page.getByRole('img', { name: /of 4 coins/ }).waitFor()
  await page.locator('#compare-with').selectOption('algorithm')
  await page.locator('secateur-tree').nth(1).waitFor()
  const elsewhere = await page
    .locator('a:visible')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')).filter((to) => to?.startsWith('./')),
    )
  assert.deepEqual(elsewhere, [], 'the other pages are not in the file')
  await page.locator('.icon-share').click()
  const links = page.locator('.share-dialog input')
  await links.first().waitFor()
  assert.equal(await links.count(), 2, 'addresses are links only')
  assert.equal(await links.first().inputValue(), page.url())
  assert.match(page.url(), /standalone\.html#1&.*coins/)
  assert.deepEqual(
    requests.filter((url) => !url.startsWith('data:') && url !== address),
    [],
  )
})

test('the page in one file works in the sandbox of a learning platform', async (t) => {
  const { page, requests } = await freshPage(t, { locale: 'en' })
  const html = readFileSync(join(folder, 'standalone.html'), 'utf8')
  const address = await serve(
    t,
    { 'Content-Security-Policy': 'sandbox allow-scripts' },
    (response) => response.end(html),
  )
  await page.goto(address)
  assert.match(await sentence(page), BEGINNING)
  await page.keyboard.press('c')
  await page.locator('secateur-tree .sentence').filter({ hasText: CUTOFF }).waitFor()
  assert.deepEqual(
    requests.filter((url) => !url.startsWith('data:')),
    [address],
  )
})
