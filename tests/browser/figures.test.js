// Figures in a browser: the SVG against the canvas as pictures, and the dialog that saves them.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { LANGUAGES } from '../../www/messages/languages.js'
import { partOf } from '../../www/messages/messages.js'
import { messages } from '../../www/messages/pages.js'
import { drop } from './element.js'
import { APART, PHONE, WIDE, load, visit } from './page.js'
import { failFile } from './failing-files.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const m = await messages('en')
const w = await partOf('en', 'figure')

/** Pictures of several kinds: a cutoff with its arrow, the end, a dense tree, bands, stubs. */
const PICTURES = [
  { tree: '((3 12 8) (2 4 6) (14 5 2))', step: 'cutoff:1' },
  { tree: '((3 12 8) (2 4 6) (14 5 2))', step: 'last', convention: 'wikipedia' },
  { tree: '((3 4) (2 ((1 2 3) (4 5 6) (7 8 9)) (1 2 3)))', step: 'last', windows: 'all' },
  {
    tree: `(${Array.from({ length: 60 }, (_, i) => `(${i} (3 ${60 - i}) 7)`).join(' ')})`,
    step: '99',
  },
]

/**
 * How far the SVG of a picture and the canvas of the same scene are apart, square by square.
 * @param {Page} page
 * @param {typeof PICTURES[number]} wanted
 * @param {boolean} texts whether they are compared too
 */
function compare(page, { tree, step, ...style }, texts) {
  return page.evaluate(
    async ({ tree, step, style, lang, texts }) => {
      const url = (/** @type {string} */ path) => new URL(path, location.href).href
      const { INK, open } = await import(url('./core.js'))
      const { figure } = await import(url('./figure/figure.js'))
      const { ADVANCES } = await import(url('./figure/advances.js'))
      const { messages } = await import(url('./messages/messages.js'))
      const { Theme } = await import(url('./viewer/stage/inks.js'))
      const { paint } = await import(url('./viewer/stage/paint.js'))
      const search = await open(tree)
      const at = search.stepOf(step)
      const words = await messages(lang)
      const { columns, rows } = search.extent
      const unit = Math.min(48, 900 / columns)
      const viewport = {
        x: 90,
        y: 60,
        width: 90 + columns * unit + 160,
        height: 60 + (rows - 1) * 92 + 60,
        unit,
        rowHeight: 92,
      }
      const svg = await figure(search, [at], words, { style, viewport })
      // The same words as those of the figure.
      const { min, max } = words.bounds.lettersAt[search.node(0, 0).naming]
      const { reach, meaning } = words.bounds
      const full = { ...style, decimal: words.decimal, reach, meaning, advances: ADVANCES }
      const scene = search.scene(at, viewport, {
        ...full,
        bounds: [min.alpha, max.beta],
        view: search.listing.view,
      })
      const image = new Image()
      image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(texts ? svg : svg.replace(/<text .*/g, ''))}`
      await image.decode()
      // Where the figure begins in the viewport: by the first text that both have.
      const [, x, y, text] = /<text x="([\d.-]+)" y="([\d.-]+)">(MAX)</.exec(svg) ?? []
      const i = scene.texts.text.indexOf(text)
      const size = Math.round(scene.texts.size[i] * 2) / 2
      const left = scene.texts.x[i] - Number(x)
      const top = scene.texts.y[i] + size * 0.35 - Number(y)
      const { naturalWidth: width, naturalHeight: height } = image
      const make = () => {
        const canvas = Object.assign(document.createElement('canvas'), { width, height })
        const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'))
        context.fillStyle = '#ffffff'
        context.fillRect(0, 0, width, height)
        return context
      }
      const [ofSvg, ofCanvas] = [make(), make()]
      ofSvg.drawImage(image, 0, 0)
      ofCanvas.translate(-Math.round(left), -Math.round(top))
      if (!texts) scene.texts.text.fill('')
      paint(ofCanvas, scene, new Theme(document.body).onPaper(unit))
      const SQUARE = 8
      const [one, other] = [ofSvg, ofCanvas].map(
        (context) => context.getImageData(0, 0, width, height).data,
      )
      let [worst, apart, ink] = [0, 0, 0]
      for (let row = 0; row + SQUARE <= height; row += SQUARE) {
        for (let column = 0; column + SQUARE <= width; column += SQUARE) {
          const sums = [0, 0, 0]
          let dark = 0
          for (let y = row; y < row + SQUARE; y += 1) {
            for (let x = column; x < column + SQUARE; x += 1) {
              for (let part = 0; part < 3; part += 1) {
                const place = (y * width + x) * 4 + part
                sums[part] += one[place] - other[place]
                dark += (255 - one[place]) / 3
              }
            }
          }
          const far = Math.max(...sums.map(Math.abs)) / SQUARE ** 2 / 255
          ;[worst, apart, ink] = [Math.max(worst, far), apart + far, ink + dark / SQUARE ** 2 / 255]
        }
      }
      search.free()
      return { worst, share: apart / ink, marks: scene.marks.ink.length, inks: INK.length }
    },
    { tree, step, style, lang: 'en', texts },
  )
}

test('the SVG of a step looks like the canvas, also animated', async (t) => {
  const page = await visit(t, APART)
  // A canvas puts the middle of the type on a line, a figure that of its digits: texts differ by a pixel.
  for (const [texts, most] of /** @type {const} */ ([
    [false, 0.02],
    [true, 0.15],
  ])) {
    for (const picture of PICTURES) {
      const { worst, share, marks } = await compare(page, picture, texts)
      const about = `${picture.tree.slice(0, 30)} ${picture.step}: ${worst}, ${share}, ${marks} marks`
      assert.ok(share < most, about)
      assert.ok(worst < 0.25, about)
    }
  }

  const figure = await page.evaluate(async () => {
    const url = (/** @type {string} */ path) => new URL(path, location.href).href
    const { open } = await import(url('./core.js'))
    const { figure } = await import(url('./figure/figure.js'))
    const { messages } = await import(url('./messages/messages.js'))
    const search = await open('((3 12 8) (2 4 6) (14 5 2))')
    const svg = await figure(search, [1, 2, 3], await messages('en'), { seconds: 2 })
    search.free()
    return svg
  })
  const frame = await page.context().newPage()
  t.after(() => frame.close())
  const visible = (/** @type {number} */ seconds) =>
    frame.evaluate((seconds) => {
      for (const one of document.getAnimations()) {
        one.pause()
        one.currentTime = seconds * 1000
      }
      const frames = [...document.querySelectorAll('.frame')]
      return frames.map((one) => getComputedStyle(one).visibility === 'visible')
    }, seconds)
  await frame.emulateMedia({ reducedMotion: 'no-preference' })
  await frame.setContent(figure)
  const [first, second, third] = [0, 1, 2].map((at) => [0, 1, 2].map((one) => one === at))
  assert.deepEqual(await visible(1), first)
  assert.deepEqual(await visible(3), second)
  for (const late of [5, 11]) assert.deepEqual(await visible(late), third)
  assert.deepEqual(await visible(13), first, 'the sequence restarts')
  await frame.emulateMedia({ reducedMotion: 'reduce' })
  assert.deepEqual(await visible(1), third)
})

/** @param {Page} page */
function dialog(page) {
  return page.locator('dialog.figure-dialog')
}

/** Waits until the preview shows a figure with a text. @param {Page} page @param {string} text */
async function previews(page, text) {
  await page.waitForFunction((text) => {
    const image = document.querySelector('.figure-dialog img')
    return decodeURIComponent(/** @type {HTMLImageElement} */ (image)?.src ?? '').includes(text)
  }, text)
}

/** The file that a button saves. @param {Page} page @param {string} name */
async function saved(page, name) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name, exact: true }).click(),
  ])
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

test('the dialog saves the step in every format, by code loaded on demand', async (t) => {
  const page = await visit(t)
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /figure(\/|_bg|\.js)/.test(name) && !/icons|buttons/.test(name)),
    )
  assert.deepEqual(
    (await loaded()).filter((name) => !name.endsWith('.css')),
    [],
  )
  await page.getByRole('button', { name: m.ui.figure }).click()
  await previews(page, 'Step 22 of 42')
  assert.ok((await loaded()).some((name) => name.endsWith('.js')))

  const svg = await saved(page, 'SVG')
  assert.equal(svg.name, 'secateur.svg')
  assert.match(svg.bytes.toString(), /<title [^>]*>Search of a game tree\. Step 22 of 42</)
  const png = await saved(page, 'PNG')
  assert.equal(png.bytes.subarray(1, 4).toString(), 'PNG')
  const [, width] = /width="(\d+)"/.exec(svg.bytes.toString()) ?? []
  assert.equal(png.bytes.readUInt32BE(16), 3 * Number(width))
  assert.match((await saved(page, 'LaTeX')).bytes.toString(), /\\begin\{tikzpicture\}/)
  assert.match((await saved(page, 'Typst')).bytes.toString(), /^#let tree = box\(/m)
  const trace = (await saved(page, w.kinds.trace)).bytes.toString().trimEnd().split('\n')
  assert.equal(trace.length, 43)
  assert.equal(
    (await saved(page, w.kinds.tree)).bytes.toString(),
    'MAX((3 12 8) (2 4 6) (14 5 2))\n',
  )
  assert.equal(JSON.parse((await saved(page, w.kinds.json)).bytes.toString()).nodes.length, 13)
  assert.match((await saved(page, w.kinds.counts)).bytes.toString(), /alpha-beta,11,7,4,2,1,3/)
})

test('the dialog saves a tactile sheet, not as LaTeX, and says which texts it leaves out', async (t) => {
  const page = await visit(t)
  await page.getByRole('button', { name: m.ui.figure }).click()
  await previews(page, 'Step 22 of 42')
  const latex = page.getByRole('button', { name: 'LaTeX' })
  assert.equal(await latex.isDisabled(), false)
  await page.selectOption('#figure-theme', 'tactile')
  await page.selectOption('#figure-steps', 'decisions')
  await page.getByText(/The figure has the first 1\./).waitFor()
  assert.equal(await latex.isDisabled(), true)
  const svg = (await saved(page, 'SVG')).bytes.toString()
  assert.match(svg, /width="297mm" height="210mm"/)
  // It opens again like every figure.
  assert.match(svg, /<metadata id="secateur-link">/)
  await page.selectOption('#figure-theme', 'light')
  await page.waitForFunction(
    () =>
      !(
        /** @type {HTMLButtonElement} */ (document.querySelector('.figure-dialog button:disabled'))
      ),
  )
})

test('a saved picture that is dropped on a page opens at its step, with its rules', async (t) => {
  const first = await load(t, WIDE, undefined, '#1&cut=>&step=7')
  await first.getByRole('button', { name: m.ui.figure }).click()
  await previews(first, 'Step 7 of 42')
  const files = [await saved(first, 'SVG'), await saved(first, 'PNG')]
  for (const { name, bytes } of files) {
    const page = await load(t, WIDE, undefined, '#1&tree=((1+2)+(0+9))')
    await page.getByRole('button', { name: m.ui.figure }).waitFor()
    await drop(page, bytes, name)
    await page.waitForFunction(() => {
      const tree = /** @type {import('../../www/secateur-tree.js').SecateurTree} */ (
        document.querySelector('secateur-tree')
      )
      return tree.search?.summary.nodes === 13 && tree.step === 7
    })
    assert.equal(await page.locator('secateur-tree').getAttribute('cut'), '>')
  }
})

test('a picture is copied; a refused clipboard is reported in the dialog', async (t) => {
  const permissions = ['clipboard-read', 'clipboard-write']
  const page = await visit(t, { ...WIDE, permissions })
  await page.getByRole('button', { name: m.ui.figure }).click()
  await previews(page, 'Step 22 of 42')
  const width = await dialog(page)
    .locator('img')
    .evaluate((image) => /** @type {HTMLImageElement} */ (image).naturalWidth)
  const button = dialog(page).getByRole('button', { name: w.copy })
  await button.click()
  await dialog(page).getByText(w.copied, { exact: true }).waitFor()
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const picture = await createImageBitmap(await item.getType('image/png'))
    return picture.width
  })
  assert.equal(copied, 3 * width)
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('refused'))
  })
  await button.click()
  await dialog(page).getByText(w.notCopied).waitFor()
  // A figure that cannot be drawn is reported, and is no error of the console.
  await page.selectOption('#figure-steps', 'list')
  await page.fill('#figure-list', 'zzz')
  await button.click()
  await dialog(page).getByText('zzz').waitFor()
})

test('the dialog follows the page when Back leads to another search', async (t) => {
  const page = await visit(t)
  await page.getByRole('button', { name: m.ui.figure }).click()
  await previews(page, 'Step 22 of 42')
  await page.evaluate(() => void (location.hash = '#1&tree=(7 9)&step=last'))
  await previews(page, '>9<')
})

test('several steps stand side by side or are animated, in the chosen colours', async (t) => {
  const page = await visit(t)
  await page.getByRole('button', { name: m.ui.figure }).click()
  await page.selectOption('#figure-steps', 'cutoffs')
  await previews(page, 'b) The search ends')
  assert.equal(await page.locator('#figure-list').isVisible(), false)
  await page.getByLabel(w.captions).uncheck()
  await previews(page, '>b)<')
  await page.selectOption('#figure-several', 'moving')
  await previews(page, '@keyframes')
  await page.selectOption('#figure-theme', 'dark')
  await previews(page, '#14171c')
  await page.selectOption('#figure-steps', 'list')
  await page.fill('#figure-list', 'node:Q')
  await page.waitForFunction(
    () => document.querySelector('.figure-dialog [role=status]')?.textContent,
  )
  // The search as text depends on no step.
  assert.match((await saved(page, w.kinds.tree)).bytes.toString(), /^MAX\(/)
  await page.fill('#figure-list', '1..100')
  await page.waitForFunction(
    () => document.querySelector('.figure-dialog [role=status]')?.textContent,
  )
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })
  const focus = await page.evaluate(() => document.activeElement?.className)
  assert.equal(focus, 'to-figure')
})

test('the dialog counts the numbers and names that have no room', async (t) => {
  const page = await visit(t)
  const leaves = Array.from({ length: 800 }, (_, leaf) => leaf + 100)
  const tree = `((${leaves.slice(0, 400).join(' ')}) (${leaves.slice(400).join(' ')}))`
  await page.evaluate((link) => (location.hash = link), `#1&tree=${encodeURIComponent(tree)}`)
  await page.waitForFunction(() => {
    const element = /** @type {SecateurTree | null} */ (document.querySelector('secateur-tree'))
    return element?.search?.summary.nodes === 803
  })
  await page.getByRole('button', { name: m.ui.figure }).click()
  const note = dialog(page).locator('[role=status]')
  const [before, after] = w.leftOut(200).split('200')
  await note.getByText(after.trim()).waitFor()
  const noteText = (await note.textContent()) ?? ''
  const count = Number(noteText.slice(before.length, noteText.indexOf(after)))
  assert.ok(count > 20 && count <= 803 + 3 && noteText === w.leftOut(count), noteText)
})

test('the dialog fits a phone in every language', async (t) => {
  const page = await visit(t, PHONE)
  for (const lang of Object.keys(LANGUAGES)) {
    await page.goto(`${new URL(page.url()).origin}/?${lang}#1&lang=${lang}`)
    await page.waitForFunction(
      () => /** @type {SecateurTree | null} */ (document.querySelector('secateur-tree'))?.search,
    )
    // In a phone's window the button is in the drawer.
    await page
      .locator('.to-figure')
      .evaluate((button) => /** @type {HTMLElement} */ (button).click())
    await previews(page, '22')
    const title = (await partOf(lang, 'figure')).title
    assert.equal(await dialog(page).getAttribute('aria-label'), title)
    const over = await dialog(page).evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    )
    assert.ok(over <= 0, lang)
  }
})

test('the page reports a dialog of figures that cannot be loaded', async (t) => {
  const page = await visit(t, WIDE, (page) => failFile(page, 'figure/dialog.js', 'aborted'))
  await page.getByRole('button', { name: m.ui.figure }).click()
  const message = m.errors['words-unavailable']({ language: LANGUAGES.en })
  await page.locator('.link-problem', { hasText: message }).waitFor()
})
