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
import { wordFiles } from '../../scripts/dist/scripts.js'
import { licenses } from '../../scripts/licenses.js'
import { serve } from '../../scripts/serve.js'
import { BROTLI_GOAL, LIMITS, ON_DEMAND, weigh } from '../../scripts/weight.js'
import { published } from './built.js'
import { shared, stranger } from './page.js'

/**
 * @import {Browser, Page} from 'playwright-core'
 * @import {AddressInfo} from 'node:net'
 * @import {TestContext} from 'node:test'
 * @import {Search} from '../../www/core.js'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const WHOLE = 'pkg/whole_bg.wasm'
const VIEWER = 'pkg/viewer_bg.wasm'
const TREE = '((3 12 8) (2 4 6) (14 5 2))'

const scratch = mkdtempSync(join(tmpdir(), 'secateur-dist-'))
let built = ''
/** The folder of what the scripts and pages load. */
let parts = ''
/** @type {Browser} */
let browser

before(async () => {
  built = await published()
  parts = readdirSync(built).find((name) => /^\d/.test(name)) ?? ''
  browser = await shared()
})

after(() => rmSync(scratch, { recursive: true }))

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
  const allowed = `script-src ${from} 'wasm-unsafe-eval'; style-src ${from}; connect-src ${from}; frame-src ${from}`
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
  const { files, sums, brotli } = await weigh(built, browser)
  for (const { name, bytes, gzip, brotli } of files) {
    t.diagnostic(`${name}: ${bytes}, gzip ${gzip}, brotli ${brotli}`)
  }
  t.diagnostic(`all: brotli ${brotli}, goal ${BROTLI_GOAL}`)
  for (const [kind, limit] of Object.entries(LIMITS)) {
    const gzip = sums[/** @type {keyof typeof LIMITS} */ (kind)]
    t.diagnostic(`${kind}: gzip ${gzip}, ceiling ${limit.ceiling}, goal ${limit.goal}`)
    assert.ok(gzip > 0, `no ${kind} was loaded`)
    assert.ok(gzip <= limit.ceiling, `${kind} weighs ${gzip}, allowed are ${limit.ceiling}`)
  }
  const words = files.filter(({ kind }) => kind === 'language').map(({ name }) => name)
  assert.deepEqual(words, [`${parts}/messages/en/words.js`])
  const cores = files.filter(({ kind }) => kind === 'wasm').map(({ name }) => name)
  assert.deepEqual(cores, [`${parts}/${VIEWER}`])
  for (const [name, ceiling] of Object.entries(ON_DEMAND)) {
    const module = readFileSync(join(built, parts, `pkg/${name}_bg.wasm`))
    const gzip = gzipSync(module, { level: 9 }).length
    assert.ok(gzip <= ceiling, `${name} weighs ${gzip}, allowed are ${ceiling}`)
  }
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
  const names = readdirSync(built, { recursive: true, encoding: 'utf8' })
  const asked = names
    .filter((name) => name.endsWith('.js') && !/^(npm|secateur\.\w+\.js)/.test(name))
    .flatMap((name) => {
      const text = readFileSync(join(built, name), 'utf8')
      const beside = text.matchAll(/(?:from|import|import\()"(\.[\w./-]+\.\w+)"/g)
      const located = text.matchAll(/URL\("([\w./-]+\.\w+)",(\w+)/g)
      const words = text.matchAll(/URL\(`([./]+)messages\/\$\{\w+\}\/\$\{\w+\}\.js`,(\w+)/g)
      /** From what an address is told. @param {string} base the name of its variable */
      const from = (base) => join(built, base === 'import' ? join(name, '..') : parts)
      return [
        ...Array.from(beside, ([, path]) => join(built, name, '..', path)),
        ...Array.from(located, ([, path, base]) => join(from(base), path)),
        ...Array.from(words, ([, up, base]) =>
          wordFiles().map((path) => join(from(base), up, path)),
        ).flat(),
      ]
    })
  const wanted = new Set(asked.map((path) => relative(join(built, parts), path)))
  for (const name of [
    'messages/de/help.js',
    'worker.js',
    'viewer/viewer.css',
    'whole.js',
    WHOLE,
    VIEWER,
  ]) {
    assert.ok(wanted.has(name), `nobody asks for ${name}`)
  }
  // There wasm-bindgen would look, if it were not told where they are.
  const modules = ['viewer', 'whole']
  for (const name of modules) wanted.delete(`${name}_bg.wasm`)
  // The code for other pages names them, as seen from the page.
  for (const name of ['secateur.css', 'secateur.js', 'secateur.classic.js']) wanted.delete(name)
  assert.deepEqual(
    [...wanted].filter((name) => !existsSync(join(built, parts, name))),
    [],
  )
})

test('all that a script or page loads is in a folder whose name tells its files', async () => {
  assert.match(parts, /^\d+\.\d+\.\d+-[0-9a-f]{10}$/)
  const beside = readdirSync(built).filter((name) => name !== parts)
  const pages = ['embed', 'how', 'index', 'lab', 'lessons', 'minimal', 'worksheet'].map(
    (name) => `${name}.html`,
  )
  assert.deepEqual(
    new Set(beside),
    new Set([
      ...[
        'LICENSES.txt',
        'core.js',
        'docs',
        ...pages,
        'npm',
        'python',
        'quarto',
        'secateur.classic.js',
        'secateur.css',
        'secateur.inline.js',
      ],
      ...['integrity.txt', 'secateur.js', 'service-worker.js', 'standalone.html'],
    ]),
  )
  for (const name of [...pages, 'secateur.js', 'core.js']) {
    const text = readFileSync(join(built, name), 'utf8')
    const paths = Array.from(text.matchAll(/"\.\/([^"]+)"/g), ([, path]) => path)
    // Seen from the folder; the last one is a name inside the core.
    const own = [
      'core.js',
      ...pages,
      'viewer/viewer.css',
      'viewer/alone.css',
      WHOLE,
      VIEWER,
      'viewer_bg.js',
      'whole_bg.js',
    ]
    for (const path of paths) assert.ok(path.startsWith(`${parts}/`) || own.includes(path), path)
  }
  const again = join(scratch, 'again')
  await dist(again)
  assert.deepEqual(readdirSync(again).sort(), readdirSync(built).sort())
})

test('the licences of all that is in it are with it, and its script says where', () => {
  assert.equal(readFileSync(join(built, 'LICENSES.txt'), 'utf8'), licenses())
  assert.match(
    readFileSync(join(built, 'secateur.js'), 'utf8'),
    /^\/\* Secateur .+ LICENSES\.txt \*\/$/m,
  )
})

test('the pages work as they do unbuilt', async (t) => {
  const { page, asked } = await stranger(t, { locale: 'de-DE' })
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
  // A tree is opened when it comes near the view.
  await page.locator('#why').scrollIntoViewIfNeeded()
  await page.locator('#why .stage canvas').waitFor()
  await page.goto(`${server.url}minimal.html`)
  await page.getByText('Before the first step').waitFor()
  for (const url of asked) assert.ok(url.startsWith(server.url) || url.startsWith('data:'), url)
})

test('in a page of another origin it draws, steps, and loads a language alone', async (t) => {
  const { page, asked } = await stranger(t)
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
  const leave = 'C returns 2 to A. That is only a bound: its true value is at most 2.'
  await page.locator('.sentence').getByText(leave, { exact: true }).waitFor()

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
  assert.deepEqual(more, [`${cdn.url}${parts}/messages/fi/words.js`])
})

test('the code that Share gives draws in a page of another origin', async (t) => {
  const { page } = await stranger(t)
  const site = await serve(0, built, { 'Access-Control-Allow-Origin': '*' })
  t.after(site.close)
  await page.goto(`${site.url}#1&lang=en&order=reversed&step=last`)
  await drawn(page)
  await page.locator('.icon-share').click()
  const given = page.locator('.share-dialog input')
  await given.first().waitFor()
  const codes = await given.evaluateAll((fields) =>
    fields.map((field) => /** @type {HTMLInputElement} */ (field).value),
  )
  const pasted = codes.filter((code) => code.startsWith('<'))
  assert.equal(pasted.length, 3, 'an element, a frame, an element in one file')
  for (const code of pasted) {
    await page.goto(await course(t, new URL(site.url).origin, code))
    const shown = code.startsWith('<iframe') ? page.frames()[1] : page.mainFrame()
    await shown.locator('.sentence').getByText('The search ends: A is worth exactly 3.').waitFor()
    const order = await shown.locator('secateur-tree').getAttribute('order')
    assert.equal(order, 'reversed')
  }
})

test('what few readers need is fetched when it is needed', async (t) => {
  const { page, asked } = await stranger(t)
  const cdn = await serve(0, built, { 'Access-Control-Allow-Origin': '*' })
  t.after(cdn.close)
  const script = `<script type="module" src="${cdn.url}secateur.js"></script>`
  const element = `<secateur-tree>${TREE}</secateur-tree>`
  const address = await course(t, new URL(cdn.url).origin, script + element)
  await page.goto(address)
  await drawn(page)
  /** What the scripts are that were asked for since. @param {() => Promise<unknown>} work */
  const fetched = async (work) => {
    const before = asked.length
    await work()
    return asked.slice(before).map((url) => url.replace(`${cdn.url}${parts}/`, ''))
  }
  const help = await fetched(async () => {
    await page.locator('secateur-tree .stage').press('?')
    await page.getByRole('dialog', { name: 'Help' }).waitFor()
    await page.keyboard.press('Escape')
  })
  assert.deepEqual(help.sort(), ['messages/en/help.js', 'viewer/help/help.js'])
  const panels = await fetched(async () => {
    await page
      .locator('secateur-tree')
      .evaluate((element) => element.setAttribute('panels', 'listing counts'))
    await page.getByRole('group', { name: 'Counts' }).waitFor()
    await page.locator('.listing').getByText('minValue').first().waitFor()
  })
  assert.deepEqual(panels.sort(), ['messages/en/panels.js', 'viewer/panels/panels.js'])
  const tree = page.locator('secateur-tree')
  const tip = await fetched(async () => {
    await tree.evaluate((/** @type {any} */ element) => element.select(0))
    await tree.locator('.tip').waitFor({ state: 'attached' })
  })
  assert.deepEqual(tip, ['viewer/stage/tip.js'])
  const exercise = await fetched(async () => {
    await tree.evaluate((element) => element.setAttribute('exercise', 'practise'))
    await tree.locator('.sheet [data-box="0.value"]').fill('8')
    await tree.getByRole('button', { name: 'Check all answers' }).click()
    await tree.locator('.sheet [data-box="0.value"][aria-invalid="true"]').waitFor()
    await tree.evaluate((element) => element.removeAttribute('exercise'))
  })
  assert.deepEqual(exercise.sort(), [
    ...['exercise/practice.js', 'messages/en/exercise.js', WHOLE, 'whole.js'],
  ])
  const game = await fetched(async () => {
    await page.locator('secateur-tree').evaluate((element) => {
      element.setAttribute('game', 'coins')
      element.setAttribute('coins', '3')
    })
    await page.getByRole('img', { name: /of 3 coins/ }).waitFor()
  })
  assert.deepEqual(game.sort(), [
    ...['messages/en/position.js', 'viewer/panels/board.js', 'viewer/whole-parts.js'],
  ])
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
    ['messages/en/errors.js'],
  )
})

test('trees of the viewer and of the whole core stand beside each other', async (t) => {
  const { page, asked } = await stranger(t)
  const server = await serve(0, built, { 'Access-Control-Allow-Origin': '*' })
  t.after(server.close)
  const body = `<script type="module" src="${server.url}secateur.js"></script>
    <secateur-tree id="one" step="last">${TREE}</secateur-tree>`
  await page.goto(await course(t, new URL(server.url).origin, body))
  await drawn(page)
  const cores = () =>
    asked.filter((url) => url.endsWith('.wasm')).map((url) => url.split(`${parts}/`)[1])
  assert.deepEqual(cores(), [VIEWER])
  const refused = await page.evaluate(async (tree) => {
    const one = /** @type {SecateurTree} */ (document.querySelector('#one'))
    const { search } = one
    const two = /** @type {SecateurTree} */ (document.createElement('secateur-tree'))
    two.id = 'two'
    two.textContent = tree
    two.setAttribute('order', 'reversed')
    const opened = new Promise((resolve) => two.addEventListener('secateur-open', resolve))
    document.body.append(two)
    await opened
    try {
      search?.counterpart(3, /** @type {Search} */ (two.search))
      return 'compared'
    } catch (error) {
      return /** @type {{ code: string }} */ (error).code
    }
  }, TREE)
  assert.equal(refused, 'bad-argument')
  assert.deepEqual(cores(), [VIEWER, WHOLE])
  // To be compared, the tree of the viewer is opened again, at its step.
  await page.evaluate(() => document.querySelector('#two')?.setAttribute('beside', 'one'))
  await page.waitForFunction(() => {
    const [one, two] = /** @type {NodeListOf<SecateurTree>} */ (
      document.querySelectorAll('secateur-tree')
    )
    try {
      return (
        one.step === one.search?.summary.steps &&
        two.search?.compared(/** @type {Search} */ (one.search))
      )
    } catch {
      return false
    }
  })
  assert.deepEqual(cores(), [VIEWER, WHOLE])
})

test('two trees of the viewer go to the whole core to be compared', async (t) => {
  const { page, asked } = await stranger(t)
  const server = await serve(0, built, { 'Access-Control-Allow-Origin': '*' })
  t.after(server.close)
  const body = `<script type="module" src="${server.url}secateur.js"></script>
    <secateur-tree id="one" step="last">${TREE}</secateur-tree>
    <secateur-tree id="two" step="last" algorithm="minimax">${TREE}</secateur-tree>`
  await page.goto(await course(t, new URL(server.url).origin, body))
  await page.waitForFunction(() => {
    const elements = /** @type {NodeListOf<SecateurTree>} */ (
      document.querySelectorAll('secateur-tree')
    )
    return Array.from(elements).every(({ search }) => search)
  })
  const compared = () =>
    page.evaluate(() => {
      const [one, two] = /** @type {NodeListOf<SecateurTree>} */ (
        document.querySelectorAll('secateur-tree')
      )
      try {
        return two.search?.compared(/** @type {Search} */ (one.search)) === true
      } catch (error) {
        return /** @type {{ code: string }} */ (error).code
      }
    })
  assert.equal(await compared(), 'bad-argument')
  await page.evaluate(() => document.querySelector('#two')?.setAttribute('beside', 'one'))
  while ((await compared()) !== true) await page.waitForTimeout(20)
  const cores = asked.filter((url) => url.endsWith('.wasm')).map((url) => url.split(`${parts}/`)[1])
  assert.deepEqual(cores, [VIEWER, WHOLE])
})

test('where chance moves the viewer says so, and the whole core opens the tree', async (t) => {
  const { page, asked } = await stranger(t)
  const server = await serve(0, built, { 'Access-Control-Allow-Origin': '*' })
  t.after(server.close)
  const body = `<script type="module" src="${server.url}secateur.js"></script>
    <secateur-tree values="0 10" step="cutoff">(?(4 8) ?(1 6 9))</secateur-tree>`
  await page.goto(await course(t, new URL(server.url).origin, body))
  await drawn(page)
  const cores = asked.filter((url) => url.endsWith('.wasm')).map((url) => url.split(`${parts}/`)[1])
  assert.deepEqual(cores, [VIEWER, WHOLE])
  const said = page.locator('secateur-tree .sentence').first()
  assert.match((await said.textContent()) ?? '', /With at most 10 for all that is left/)
  const shown = await page.evaluate(() => {
    const { search } = /** @type {SecateurTree} */ (document.querySelector('secateur-tree'))
    return [search?.listing.id, search?.summary.pruned]
  })
  assert.deepEqual(shown, ['star1', 1])
})

for (const scheme of /** @type {const} */ (['light', 'dark'])) {
  test(`a page without colours of ours gets them, ${scheme}, and keeps its own`, async (t) => {
    const { page } = await stranger(t, { colorScheme: scheme })
    const server = await serve(0, built, { 'Access-Control-Allow-Origin': '*' })
    t.after(server.close)
    const script = `<meta name="color-scheme" content="light dark">
      <script type="module" src="${server.url}secateur.js"></script>`
    const tree = `<secateur-tree step="cutoff">${TREE}</secateur-tree>`
    const address = await course(t, new URL(server.url).origin, `${script}<p>Text</p>${tree}`)
    await page.goto(address)
    await drawn(page)
    const [ground, ink, around] = await page.evaluate(() => {
      const element = /** @type {Element} */ (document.querySelector('secateur-tree'))
      const sentence = /** @type {Element} */ (element.shadowRoot?.querySelector('.sentence'))
      const { backgroundColor } = getComputedStyle(element)
      const { color } = getComputedStyle(sentence)
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
