// The published files: their weight, their names and licences, and that they work on a server of their own.

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
import { drawn } from './course-page.js'
import { shared, freshPage } from './page.js'

/** @import {Browser} from 'playwright-core' */

const WHOLE = 'pkg/whole_bg.wasm'
const VIEWER = 'pkg/viewer_bg.wasm'

const scratch = mkdtempSync(join(tmpdir(), 'secateur-dist-'))
let built = ''
/** The folder of the files that scripts and pages load. */
let parts = ''
/** @type {Browser} */
let browser

before(async () => {
  built = await published()
  parts = readdirSync(built).find((name) => /^\d/.test(name)) ?? ''
  browser = await shared()
})

after(() => rmSync(scratch, { recursive: true }))

test('one viewer stays below its limits of weight', async (t) => {
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

test('files that a page loads beside the viewer are weighed too', async () => {
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

test('every file that a script can request exists', () => {
  const names = readdirSync(built, { recursive: true, encoding: 'utf8' })
  const scripts = names
    .filter((name) => name.endsWith('.js') && !/^(npm|secateur\.\w+\.js)/.test(name))
    .flatMap((name) => {
      const text = readFileSync(join(built, name), 'utf8')
      const imports = text.matchAll(/(?:from|import|import\()"(\.[\w./-]+\.\w+)"/g)
      const located = text.matchAll(/URL\("([\w./-]+\.\w+)",(\w+)/g)
      const words = text.matchAll(/URL\(`([./]+)messages\/\$\{\w+\}\/\$\{\w+\}\.js`,(\w+)/g)
      /** The folder that an address is relative to. @param {string} base the variable of its base */
      const from = (base) => join(built, base === 'import' ? join(name, '..') : parts)
      return [
        ...Array.from(imports, ([, path]) => join(built, name, '..', path)),
        ...Array.from(located, ([, path, base]) => join(from(base), path)),
        ...Array.from(words, ([, up, base]) =>
          wordFiles().map((path) => join(from(base), up, path)),
        ).flat(),
      ]
    })
  const expected = new Set(scripts.map((path) => relative(join(built, parts), path)))
  for (const name of [
    'messages/de/help.js',
    'worker.js',
    'viewer/viewer.css',
    'whole.js',
    WHOLE,
    VIEWER,
  ]) {
    assert.ok(expected.has(name), `no site requests ${name}`)
  }
  // The default addresses of wasm-bindgen, which are never used.
  const modules = ['viewer', 'whole']
  for (const name of modules) expected.delete(`${name}_bg.wasm`)
  // The code for other pages names them, as seen from the page.
  for (const name of ['secateur.css', 'secateur.js', 'secateur.classic.js']) expected.delete(name)
  assert.deepEqual(
    [...expected].filter((name) => !existsSync(join(built, parts, name))),
    [],
  )
})

test('all files that scripts and pages load are in a folder named by their hash', async () => {
  assert.match(parts, /^\d+\.\d+\.\d+-[0-9a-f]{10}$/)
  const entries = readdirSync(built).filter((name) => name !== parts)
  const pages = ['embed', 'how', 'index', 'lab', 'lessons', 'minimal', 'worksheet'].map(
    (name) => `${name}.html`,
  )
  assert.deepEqual(
    new Set(entries),
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
    // These paths are relative to the folder; the last two are names inside the core.
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

for (const [link, module] of [
  ['index.html', VIEWER],
  ['index.html#1&game=coins', WHOLE],
  ['index.html#1&overlay=minimal-tree', WHOLE],
  ['embed.html#1&tree=(1+2)', VIEWER],
  ['embed.html#1&game=coins', WHOLE],
]) {
  test(`${link} opens in the core that it requests first, ${module}`, async (t) => {
    const { page, requests } = await freshPage(t)
    const server = await serve(0, built)
    t.after(server.close)
    await page.goto(server.url + link)
    await page.waitForSelector('secateur-tree:defined .stage')
    const modules = requests.filter((url) => url.endsWith('.wasm'))
    assert.ok(modules[0]?.endsWith(module), modules[0])
    // One request serves both the script that asks ahead and the core.
    assert.equal(new Set(modules).size, modules.length)
    if (module === WHOLE) assert.equal(modules.length, 1)
  })
}

test('the licences of all parts are included, and the script says where they are', () => {
  assert.equal(readFileSync(join(built, 'LICENSES.txt'), 'utf8'), licenses())
  assert.match(
    readFileSync(join(built, 'secateur.js'), 'utf8'),
    /^\/\* Secateur .+ LICENSES\.txt \*\/$/m,
  )
})

test('the built pages work like the sources', async (t) => {
  const { page, requests } = await freshPage(t, { locale: 'de-DE' })
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
  for (const url of requests) assert.ok(url.startsWith(server.url) || url.startsWith('data:'), url)
})
