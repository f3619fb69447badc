// The published files: their weight, and that they work on a server of their own and in a page of another origin,
// under a policy that allows only what they need.

import assert from 'node:assert/strict'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { after, before, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { dist } from '../../scripts/dist.js'
import { licenses } from '../../scripts/licenses.js'
import { serve } from '../../scripts/serve.js'
import { LIMITS, weigh } from '../../scripts/weight.js'
import { shared } from './page.js'

/**
 * @import {Browser, Page} from 'playwright-core'
 * @import {AddressInfo} from 'node:net'
 * @import {TestContext} from 'node:test'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const TREE = '((3 12 8) (2 4 6) (14 5 2))'

const scratch = mkdtempSync(join(tmpdir(), 'secateur-dist-'))
const built = join(scratch, 'dist')
/** @type {Browser} */
let browser

before(async () => {
  await dist(built)
  browser = await shared()
})

after(() => rmSync(scratch, { recursive: true }))

/**
 * A page in a context of its own, what it asks for, and a test that fails if it complains. It has to be
 * opened before the servers it asks, as what is begun first ends first.
 * @param {TestContext} t
 * @param {import('playwright-core').BrowserContextOptions} [options]
 */
async function open(t, options) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  /** @type {string[]} */
  const complaints = []
  /** @type {string[]} */
  const asked = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('request', (request) => asked.push(request.url()))
  t.after(async () => {
    await context.close()
    assert.deepEqual(complaints, [], 'the page complained')
  })
  return { page, asked }
}

/** Waits until every tree is searched and drawn. @param {Page} page */
function drawn(page) {
  return page.waitForFunction(() =>
    [...document.querySelectorAll('secateur-tree')].every((element) => {
      const { search, shadowRoot } = /** @type {SecateurTree} */ (element)
      const canvas = shadowRoot?.querySelector('canvas')
      if (!search || !canvas?.width) return false
      const { width, height } = canvas
      const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
      copy?.drawImage(canvas, 0, 0)
      const pixels = copy?.getImageData(0, 0, width, height).data.buffer ?? new ArrayBuffer(0)
      return new Set(new Uint32Array(pixels)).size > 20
    }),
  )
}

/** @param {Page} page */
function sentences(page) {
  return page.locator('secateur-tree .sentence').allTextContents()
}

/**
 * A course page on an origin of its own, which lets in `from` and nothing else.
 * @param {TestContext} t
 * @param {string} from
 * @param {string} body
 */
async function course(t, from, body) {
  const allowed = `script-src ${from} 'wasm-unsafe-eval'; style-src ${from}; connect-src ${from}`
  const server = createServer((_, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; ${allowed}; img-src data:`,
    })
    response.end(`<!doctype html><html lang="en"><title>A course</title>${body}`)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  t.after(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${/** @type {AddressInfo} */ (server.address()).port}/`
}

test('one viewer weighs no more than it may', async (t) => {
  const { files, sums } = await weigh(built, browser)
  for (const { name, bytes, gzip } of files) t.diagnostic(`${name}: ${bytes}, gzip ${gzip}`)
  for (const [kind, limit] of Object.entries(LIMITS)) {
    const gzip = sums[/** @type {keyof typeof LIMITS} */ (kind)]
    t.diagnostic(`${kind}: gzip ${gzip}, ceiling ${limit.ceiling}, goal ${limit.goal}`)
    assert.ok(gzip > 0, `no ${kind} was loaded`)
    assert.ok(gzip <= limit.ceiling, `${kind} weighs ${gzip}, allowed are ${limit.ceiling}`)
  }
  const words = files.filter(({ kind }) => kind === 'language').map(({ name }) => name)
  assert.deepEqual(words, ['en/words.js'])
})

test('what a page loads beyond that is weighed too', async () => {
  const heavier = join(scratch, 'heavier')
  cpSync(built, heavier, { recursive: true })
  const more = `export default ${JSON.stringify(Array.from({ length: 500 }, (_, i) => i ** 7))}`
  writeFileSync(join(heavier, 'more.js'), more)
  appendFileSync(join(heavier, 'secateur.js'), "\nimport './more.js'\n")
  const [{ sums: before }, { sums, files }] = [
    await weigh(built, browser),
    await weigh(heavier, browser),
  ]
  const gzip = gzipSync(more, { level: 9 }).length
  assert.equal(files.find(({ name }) => name === 'more.js')?.gzip, gzip)
  const grown = sums.all - before.all - gzip
  assert.ok(grown >= 0 && grown < 100, `${grown} bytes for the line that imports it`)
})

test('whatever a script may ask for is there', () => {
  const scripts = readdirSync(built, { recursive: true, encoding: 'utf8' })
  const asked = scripts
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => {
      const text = readFileSync(join(built, name), 'utf8')
      const addresses = text.matchAll(/(?:from|import|import\(|URL\()"(\.?[\w./-]+\.\w+)"/g)
      return Array.from(addresses, ([, path]) => join(built, name, '..', path))
    })
  const names = new Set(asked.map((path) => relative(built, path)))
  for (const name of ['de/help.js', 'worker.js', 'secateur_bg.wasm', 'viewer/viewer.css']) {
    assert.ok(names.has(name), `nobody asks for ${name}`)
  }
  names.delete('pkg/secateur_bg.wasm') // there Node alone looks for it
  assert.deepEqual(
    [...names].filter((name) => !existsSync(join(built, name))),
    [],
  )
})

test('the licences of all that is in it are with it, and its script says where', () => {
  assert.equal(readFileSync(join(built, 'LICENSES.txt'), 'utf8'), licenses())
  assert.match(
    readFileSync(join(built, 'secateur.js'), 'utf8'),
    /^\/\* Secateur .+ LICENSES\.txt \*\/$/m,
  )
})

test('the pages work as they do unbuilt', async (t) => {
  const { page, asked } = await open(t, { locale: 'de-DE' })
  const server = await serve(0, built)
  t.after(server.close)
  await page.goto(server.url)
  await drawn(page)
  assert.equal(await page.getAttribute('html', 'lang'), 'de')
  await page.selectOption('#example', 'coins')
  await page.getByRole('img', { name: /von 4 Münzen/ }).waitFor()
  await page.goto(`${server.url}lab.html`)
  await page.locator('#results canvas').first().waitFor()
  await page.goto(`${server.url}how.html`)
  await page.locator('#why .stage canvas').waitFor()
  await page.goto(`${server.url}minimal.html`)
  await page.getByText('Before the first step').waitFor()
  for (const url of asked) assert.ok(url.startsWith(server.url) || url.startsWith('data:'), url)
})

test('in a page of another origin it draws, steps, and loads a language alone', async (t) => {
  const { page, asked } = await open(t)
  const cdn = await serve(0, built, { 'Access-Control-Allow-Origin': '*' })
  t.after(cdn.close)
  const body = `<script type="module" src="${cdn.url}secateur.js"></script>
    <p>As the tree shows, two leaves are never looked at.</p>
    <secateur-tree step="cutoff">${TREE}</secateur-tree>`
  const address = await course(t, new URL(cdn.url).origin, body)
  await page.goto(address)
  await drawn(page)
  const [cutoff] = await sentences(page)
  assert.match(cutoff, /^C is worth at most 2, but A already has 3 from B/)
  await page.locator('secateur-tree .stage').first().press('ArrowRight')
  await page.waitForFunction(
    () => /** @type {SecateurTree} */ (document.querySelector('secateur-tree')).step === 23,
  )
  const [leave] = await sentences(page)
  assert.equal(leave, 'C returns 2 to A. That is only a bound: its true value is at most 2.')

  const before = asked.length
  await page.evaluate((tree) => {
    const other = document.createElement('secateur-tree')
    other.lang = 'fi'
    other.setAttribute('step', 'cutoff')
    other.textContent = tree
    document.body.append(other)
  }, TREE)
  await page.getByText('Solmun C arvo on enintään 2').waitFor()
  await drawn(page)
  const more = asked.slice(before).filter((url) => url.endsWith('.js'))
  assert.deepEqual(more, [`${cdn.url}fi/words.js`])
})

test('what few readers need is fetched when it is needed', async (t) => {
  const { page, asked } = await open(t)
  const cdn = await serve(0, built, { 'Access-Control-Allow-Origin': '*' })
  t.after(cdn.close)
  const script = `<script type="module" src="${cdn.url}secateur.js"></script>`
  const tree = `<secateur-tree>${TREE}</secateur-tree>`
  const address = await course(t, new URL(cdn.url).origin, script + tree)
  await page.goto(address)
  await drawn(page)
  /** What the scripts are that were asked for since. @param {() => Promise<unknown>} work */
  const fetched = async (work) => {
    const before = asked.length
    await work()
    return asked.slice(before).map((url) => url.replace(cdn.url, ''))
  }
  const help = await fetched(async () => {
    await page.locator('secateur-tree .stage').press('?')
    await page.getByRole('dialog', { name: 'Help' }).waitFor()
    await page.keyboard.press('Escape')
  })
  assert.deepEqual(help, ['en/help.js'])
  const game = await fetched(async () => {
    await page.locator('secateur-tree').evaluate((element) => {
      element.setAttribute('game', 'coins')
      element.setAttribute('coins', '3')
    })
    await page.getByRole('img', { name: /of 3 coins/ }).waitFor()
  })
  assert.deepEqual(game, ['board.js'])
  const broken = await fetched(async () => {
    await page.evaluate(() => {
      const element = document.createElement('secateur-tree')
      element.textContent = '((3 12'
      document.body.append(element)
    })
    await page.getByText('is never closed').waitFor()
  })
  assert.deepEqual(
    broken.filter((name) => name.endsWith('.js')),
    ['en/errors.js'],
  )
})

for (const scheme of /** @type {const} */ (['light', 'dark'])) {
  test(`a page without colours of ours gets them, ${scheme}, and keeps its own`, async (t) => {
    const { page } = await open(t, { colorScheme: scheme })
    const server = await serve(0, built, { 'Access-Control-Allow-Origin': '*' })
    t.after(server.close)
    const script = `<script type="module" src="${server.url}secateur.js"></script>`
    const tree = `<secateur-tree step="cutoff">${TREE}</secateur-tree>`
    const address = await course(t, new URL(server.url).origin, `${script}<p>Text</p>${tree}`)
    await page.goto(address)
    await drawn(page)
    const [ground, ink, around] = await page.evaluate(() => {
      const element = /** @type {Element} */ (document.querySelector('secateur-tree'))
      const { backgroundColor, color } = getComputedStyle(element)
      return [backgroundColor, color, getComputedStyle(document.body).backgroundColor]
    })
    const colours = {
      light: ['253, 252, 249', '29, 34, 41'],
      dark: ['20, 23, 28', '232, 230, 225'],
    }
    assert.deepEqual(
      [ground, ink],
      colours[scheme].map((rgb) => `rgb(${rgb})`),
    )
    assert.equal(around, 'rgba(0, 0, 0, 0)')
  })
}
