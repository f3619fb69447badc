// The element in slides, among keys of its page, in long pages and on other servers.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { build } from 'esbuild'
import { root } from '../../scripts/phase.js'
import { serve } from '../../scripts/serve.js'
import { mockResponse, emptyCache } from './mock-response.js'
import { painted } from './element.js'
import { SCRIPT, TREE, host, notices, searched, steps } from './host.js'
import { shared } from './page.js'
import { viewport, watchScenes } from './scene.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const SIZED = '<style>body { margin: 0 } secateur-tree { width: 700px; height: 420px }</style>'
const EMBED = `<secateur-tree step="last">${TREE}</secateur-tree>`

for (const scale of [1, 1.37, 0.64]) {
  test(`every node can be clicked and is sharp in a slide scaled by ${scale}`, async (t) => {
    const slide = `<div style="transform: scale(${scale}); transform-origin: 0 0">${EMBED}</div>`
    const page = await host(t, SIZED + slide)
    await searched(page)
    await watchScenes(page)
    await page.locator('secateur-tree').evaluate((tree) => /** @type {SecateurTree} */ (tree).fit())
    const { x, y, unit, rowHeight } = await viewport(page)
    const stage = await page.locator('.stage').boundingBox()
    assert.ok(stage)
    const selected = []
    for (let node = 0; node < 13; node += 1) {
      const { column, row } = await page
        .locator('secateur-tree')
        .evaluate((tree, node) => /** @type {any} */ (tree).search.position(node), node)
      const [left, top] = [(x + column * unit) * scale, (y + row * rowHeight) * scale]
      await page.mouse.click(stage.x + left, stage.y + top)
      selected.push(
        await page
          .locator('secateur-tree')
          .evaluate((tree) => /** @type {SecateurTree} */ (tree).selected),
      )
    }
    assert.deepEqual(
      selected,
      Array.from({ length: 13 }, (_, node) => node),
    )
    await painted(page)
    const { pixels, width } = await page.locator('.stage canvas').evaluate((element) => {
      const canvas = /** @type {HTMLCanvasElement} */ (element)
      return {
        pixels: canvas.width,
        width: canvas.getBoundingClientRect().width * devicePixelRatio,
      }
    })
    assert.ok(Math.abs(pixels - width) <= 1, `${pixels} pixels for ${width}`)
  })
}

/** Records the keys that reach the page. @param {Page} page */
function listenToKeys(page) {
  return page.evaluate(() => {
    /** @type {string[]} */
    const keys = []
    for (const type of ['keydown', 'keypress', 'keyup']) {
      document.addEventListener(type, (event) =>
        keys.push(`${type} ${/** @type {KeyboardEvent} */ (event).key}`),
      )
    }
    Object.assign(window, { keys })
  })
}

/**
 * The keys that have reached the page since the last call, without Shift, which the viewer never takes.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
function pressedKeys(page) {
  return page.evaluate(() => {
    const { keys } = /** @type {{ keys: string[] }} */ (/** @type {unknown} */ (window))
    return keys.splice(0).filter((one) => !one.endsWith('Shift'))
  })
}

test('the viewer keeps the keys that it uses from the page, and passes the others on', async (t) => {
  const page = await host(
    t,
    `<secateur-tree panels="find listing" step="5">${TREE}</secateur-tree><button>outside</button>`,
  )
  await searched(page)
  await listenToKeys(page)
  await page.locator('.stage').focus()
  for (const key of ['ArrowRight', 'c', 'l', ' ', ' ', '+', '0', 'End', 'Shift+ArrowLeft', 'u']) {
    await page.keyboard.press(key)
  }
  assert.deepEqual(await pressedKeys(page), [], 'keys of the viewer do not reach the page')
  for (const key of ['n', 'x', '.', 'F8', 'PageDown']) await page.keyboard.press(key)
  assert.deepEqual(
    await pressedKeys(page),
    ['F8', 'PageDown'].flatMap((key) => [`keydown ${key}`, `keyup ${key}`]),
    'a character is no command of the page, another key is',
  )
  await page.keyboard.press('Control+k')
  assert.ok((await pressedKeys(page)).includes('keydown k'), 'a key with Control reaches the page')
  await page.locator('.position input').focus()
  await page.keyboard.type('12abcf?')
  await page.keyboard.press('Escape')
  await page.locator('.find input').focus()
  await page.keyboard.type('f,s/.')
  assert.deepEqual(await pressedKeys(page), [], 'text typed into a field does not reach the page')
  await page.locator('.scrubber').focus()
  await page.keyboard.press('ArrowLeft')
  assert.deepEqual(await pressedKeys(page), [])
  await page.getByRole('button', { name: 'outside' }).focus()
  await page.keyboard.press('c')
  assert.deepEqual(await pressedKeys(page), ['keydown c', 'keypress c', 'keyup c'])
})

test('with keys="off" the viewer uses only the keys of its controls', async (t) => {
  const page = await host(t, `<secateur-tree keys="off" step="5">${TREE}</secateur-tree>`)
  await searched(page)
  await listenToKeys(page)
  await page.locator('.stage').focus()
  for (const key of ['ArrowRight', 'c', 'End']) await page.keyboard.press(key)
  assert.deepEqual(await steps(page), [5])
  assert.equal((await pressedKeys(page)).filter((one) => one.startsWith('keydown')).length, 3)
  await page.locator('.scrubber').focus()
  await page.keyboard.press('ArrowRight')
  assert.deepEqual(await steps(page), [6])
  assert.deepEqual(await pressedKeys(page), [])
})

/** Twenty trees with text between. @param {string} [style] */
function twenty(style = '') {
  const one = `<p>${'Some words of a course. '.repeat(20)}</p><secateur-tree step="cutoff"><img alt="a figure" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>">${TREE}</secateur-tree>`
  return `<style>body { max-width: 800px } ${style}</style>${one.repeat(20)}`
}

test('a page that is printed before it was read has all its trees when it is printed again', async (t) => {
  const page = await host(t, twenty() + `<div hidden><secateur-tree>${TREE}</secateur-tree></div>`)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.waitForFunction(() => {
    const trees = /** @type {SecateurTree[]} */ ([...document.querySelectorAll('secateur-tree')])
    return trees.filter(({ search }) => search).length === 20
  })
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const drawn = await page
    .locator('secateur-tree')
    .evaluateAll(
      (trees) =>
        trees.filter(({ shadowRoot }) => shadowRoot?.querySelector('.stage svg text')).length,
    )
  assert.equal(drawn, 20, 'all that are not hidden')
})

test('only trees near the view are searched, in one core, without layout shifts', async (t) => {
  /** @type {string[]} */
  const requests = []
  const page = await host(t, twenty('secateur-tree { display: block; min-height: 520px }'), {
    prepare: async (page) => {
      page.on('request', (request) => requests.push(request.url()))
      await page.addInitScript(() => {
        const shifts = { sum: 0, made: 0 }
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.sum += /** @type {any} */ (entry).value
        }).observe({ type: 'layout-shift', buffered: true })
        const { instantiateStreaming, instantiate } = WebAssembly
        /** @param {Function} make */
        const counted = (make) =>
          function (/** @type {unknown[]} */ ...args) {
            shifts.made += 1
            return Reflect.apply(make, WebAssembly, args)
          }
        Object.assign(WebAssembly, {
          instantiateStreaming: counted(instantiateStreaming),
          instantiate: counted(instantiate),
        })
        Object.assign(window, { shifts })
      })
    },
  })
  const count = () =>
    page
      .locator('secateur-tree')
      .evaluateAll(
        (trees) => trees.filter((tree) => /** @type {SecateurTree} */ (tree).search).length,
      )
  await page.waitForFunction(() => 'search' in (document.querySelector('secateur-tree') ?? {}))
  await page.waitForFunction(
    () => /** @type {SecateurTree} */ (document.querySelector('secateur-tree')).search,
  )
  await painted(page)
  const first = await count()
  assert.ok(first >= 1 && first <= 4, `${first} are searched`)
  assert.ok(
    await page.locator('secateur-tree img').last().isVisible(),
    'the content of the element is visible',
  )
  await page.locator('secateur-tree').last().scrollIntoViewIfNeeded()
  await page.waitForFunction(
    () =>
      /** @type {SecateurTree} */ ([...document.querySelectorAll('secateur-tree')].at(-1)).search,
  )
  await painted(page)
  assert.ok((await count()) < 12, 'trees between are not opened')
  const { sum, made } = await page.evaluate(() => /** @type {any} */ (window).shifts)
  assert.ok(sum < 0.05, `layout shift ${sum}`)
  assert.equal(made, 1)
  assert.equal(requests.filter((url) => url.endsWith('.wasm')).length, 1)
  const live = await page
    .locator('secateur-tree')
    .evaluateAll(
      (trees) =>
        trees.filter((tree) =>
          [...(tree.shadowRoot?.querySelectorAll('[aria-live], [role="status"]') ?? [])].some(
            (region) => region.getAttribute('aria-live') !== 'off',
          ),
        ).length,
    )
  assert.equal(live, 1, 'one viewer announces its steps')
  await page.locator('secateur-tree').last().locator('.stage').focus()
  assert.equal(
    await page.locator('secateur-tree').last().locator('.sentence').getAttribute('aria-live'),
    'polite',
    'the viewer in use announces its steps',
  )
})

test('the content of the element is shown until the picture replaces it', async (t) => {
  /** @type {(value?: unknown) => void} */
  let release = () => {}
  const gate = new Promise((resolve) => (release = resolve))
  const page = await host(
    t,
    `<secateur-tree><svg width="50" height="50"><title>a figure</title><rect width="50" height="50"/></svg>${TREE}</secateur-tree>`,
    {
      prepare: async (page) => {
        await emptyCache(page)
        await mockResponse(page, 'viewer.css', async () => {
          await gate
        })
      },
    },
  )
  await page.waitForFunction(() => document.querySelector('secateur-tree')?.shadowRoot)
  assert.ok(await page.locator('secateur-tree > svg').isVisible())
  const box = () => page.locator('secateur-tree').boundingBox()
  const before = await box()
  release()
  await searched(page)
  await page.locator('.stage').waitFor()
  assert.ok(!(await page.locator('secateur-tree > svg').isVisible()))
  assert.deepEqual(await box(), before, 'the box kept its size')
})

test('a tree is read from the markup that Markdown makes, or refused with the reason', async (t) => {
  /** @type {[string, string, (string | RegExp)?][]} attributes, content, and the error */
  const trees = [
    ['', TREE],
    [`tree="${TREE}"`, ''],
    [`tree="${TREE}"`, '<a href="x">a link</a> <em>and</em> more'],
    ['', `<script type="text/plain">${TREE}</script><figure><img alt=""></figure>`],
    ['', `\n<p>${TREE}</p>\n`],
    ['', `<pre><code>${TREE}</code></pre>`],
    ['', '((3 12 8) <!-- a comment --> (2 4 6)<br>(14 5 2))'],
    ['', '((3 12 8) <a href="4 6">2</a> (14 5 2))', /<a> in the text.*attribute “tree”.*<script/],
    ['', '((3 12 8) <em>2 4 6</em> (14 5 2))', /<em> in the text/],
    ['', '((3 12 8) (2 4 6)<ul><li>14</li></ul>)', /<ul> in the text/],
    ['', '((3 12 8) (2 © 6))', /“©” is what a text processor makes of “\(c\)”/],
    ['', '((3 12 8) (2 ½ 6))', /“½” .* “1\/2”/],
    ['', '((3 12 8) …)', /“…”/],
  ]
  const page = await host(
    t,
    trees
      .map(([attributes, inside]) => `<secateur-tree ${attributes}>${inside}</secateur-tree>`)
      .join(''),
  )
  for (const [at, [, , wrong]] of trees.entries()) {
    const tree = page.locator('secateur-tree').nth(at)
    await tree.scrollIntoViewIfNeeded()
    await tree.evaluate(
      (element) =>
        new Promise((resolve) => {
          const look = () => {
            const { search, error } = /** @type {SecateurTree} */ (element)
            if (search || error) resolve(undefined)
            else requestAnimationFrame(look)
          }
          look()
        }),
    )
    if (wrong) {
      assert.match(await tree.locator('.sentence').innerText(), new RegExp(wrong))
      assert.equal(await tree.evaluate((tree) => /** @type {SecateurTree} */ (tree).search), null)
    } else {
      const value = await tree.evaluate((tree) => /** @type {any} */ (tree).search?.summary.leaves)
      assert.equal(value, 9, trees[at].join())
    }
  }
  await page
    .locator('secateur-tree')
    .first()
    .evaluate((tree) => tree.setAttribute('tree', '(–1 –2)'))
  await page.waitForFunction(
    () => /** @type {any} */ (document.querySelector('secateur-tree')).search.summary.value === -1,
  )
  assert.equal((await notices(page))[0], '')
})

test('the element works from another origin, isolated, and with an unknown type of the core', async (t) => {
  const cdn = await serve(0, undefined, { 'Access-Control-Allow-Origin': '*' })
  const course = await serve(0, undefined, {}, async (_, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Opener-Policy': 'same-origin',
    })
    response.end(`<!doctype html><html lang="de"><title>A course</title>
      <script type="module" crossorigin src="${cdn.url}define.js"></script>
      <secateur-tree step="last">${TREE}</secateur-tree>`)
    return true
  })
  const page = await (await shared()).newPage()
  t.after(() => Promise.all([page.close(), cdn.close(), course.close()]))
  /** @type {string[]} */
  const errors = []
  page.on('console', (message) => errors.push(message.text()))
  const headers = { 'Access-Control-Allow-Origin': '*' }
  const body = readFileSync(join(root, 'www/pkg/whole_bg.wasm'))
  await mockResponse(page, '.wasm', () => ({ type: 'application/octet-stream', headers, body }))
  // The published element has one style sheet; the imports of the sources are not in CORS mode.
  const { outputFiles } = await build({
    entryPoints: [join(root, 'www/viewer/viewer.css')],
    bundle: true,
    write: false,
    external: ['*.svg'],
  })
  const style = outputFiles[0].text
  await mockResponse(page, '/viewer.css', () => ({ type: 'text/css', headers, body: style }))
  await page.goto(course.url)
  await page.locator('.stage').waitFor()
  await page.waitForFunction(
    () => /** @type {SecateurTree} */ (document.querySelector('secateur-tree')).step === 42,
  )
  assert.ok(await page.evaluate(() => crossOriginIsolated))
  assert.deepEqual(errors, [])
})

test('the element follows forced colours, reduced motion and print', async (t) => {
  const page = await host(t, `${SIZED}${EMBED}${SCRIPT}`, {
    options: { forcedColors: 'active', reducedMotion: 'reduce' },
  })
  await searched(page)
  const { ink, canvasText } = await page.locator('secateur-tree').evaluate((tree) => {
    const probe = document.body.appendChild(document.createElement('span'))
    probe.style.color = 'CanvasText'
    const sentence = /** @type {Element} */ (tree.shadowRoot?.querySelector('.sentence'))
    return { ink: getComputedStyle(sentence).color, canvasText: getComputedStyle(probe).color }
  })
  assert.equal(ink, canvasText)
  await watchScenes(page)
  await page.locator('.stage').focus()
  await page.keyboard.press('z')
  const zoomed = await viewport(page)
  await page.keyboard.press('b')
  await page.keyboard.press('z')
  assert.deepEqual(await viewport(page), zoomed, 'the view is restored at once')
  await page.emulateMedia({ media: 'print', forcedColors: 'none' })
  const scheme = await page
    .locator('secateur-tree')
    .evaluate((tree) => getComputedStyle(tree).colorScheme)
  assert.equal(scheme, 'light', 'paper is light')
})
