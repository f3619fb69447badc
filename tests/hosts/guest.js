// The checks of the element in every host.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { shared } from '../browser/page.js'

/**
 * @import {BrowserContextOptions, Frame, Page} from 'playwright-core'
 * @import {TestContext} from 'node:test'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

/** The step of the first cutoff of the tree in the recipes, and the last one. */
export const CUTOFF = 22
export const LAST = 42

export const LIGHT = 'rgb(253, 252, 249)'
export const DARK = 'rgb(20, 23, 28)'

/** The longest wait for a state, in ms. It is long, because a busy machine may be slow. */
const PATIENCE = 60_000

/**
 * A page in a context of its own, and its problems. Requests to other machines, such as for fonts, are refused.
 * @param {TestContext} t
 * @param {string} address
 * @param {BrowserContextOptions} [options]
 */
export async function visit(t, address, options = {}) {
  const context = await (await shared()).newContext({ locale: 'en', ...options })
  t.after(() => context.close())
  context.setDefaultTimeout(PATIENCE)
  await context.route(
    (url) => /^https?:$/.test(url.protocol) && !['127.0.0.1', 'localhost'].includes(url.hostname),
    (route) => route.abort(),
  )
  await context.addInitScript(exposeTrees)
  const page = await context.newPage()
  /** @type {string[]} */
  const problems = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  await page.goto(address)
  return { page, problems }
}

/** Lets a page list its trees, also those that a host keeps in a shadow root. */
function exposeTrees() {
  /** @param {Document | ShadowRoot} within @returns {Element[]} */
  const trees = (within) =>
    [...within.querySelectorAll('*')].flatMap((one) => {
      if (one.matches('secateur-tree')) return one
      return one.shadowRoot ? trees(one.shadowRoot) : []
    })
  Object.assign(window, { treesOfPage: () => trees(document) })
}

/**
 * Waits until the trees in view are searched and painted.
 * @param {Page | Frame} scope
 */
export function drawn(scope) {
  return scope.waitForFunction(() => {
    const trees = /** @type {SecateurTree[]} */ (Reflect.get(window, 'treesOfPage')())
    const canvases = trees
      .filter(({ search }) => search)
      .map(({ shadowRoot }) => shadowRoot?.querySelector('canvas'))
    return (
      canvases.length > 0 &&
      canvases.every((canvas) => {
        if (!canvas?.width || !canvas.checkVisibility()) return false
        const { width, height } = canvas
        const copy = new OffscreenCanvas(width, height).getContext('2d')
        copy?.drawImage(canvas, 0, 0)
        const pixels = copy?.getImageData(0, 0, width, height).data.buffer ?? new ArrayBuffer(0)
        return new Set(new Uint32Array(pixels)).size > 20
      })
    )
  })
}

/** Waits until the tree, or so many, show a step. @param {Page | Frame} scope @param {number} step @param {number} [many] */
export function reaches(scope, step, many = 1) {
  return scope.waitForFunction(
    ({ step, many }) =>
      /** @type {SecateurTree[]} */ (Reflect.get(window, 'treesOfPage')())
        .filter((tree) => tree.checkVisibility())
        .filter((tree) => tree.search && tree.step === step).length >= many,
    { step, many },
  )
}

/**
 * The tree is drawn at its first cutoff, steps by a click and by keys, and the page hears nothing of those keys.
 * @param {Page} page
 * @param {Page | Frame} [scope] where the tree is
 */
export async function steps(page, scope = page) {
  await drawn(scope)
  await reaches(scope, CUTOFF)
  const tree = scope.locator('secateur-tree:visible').first()
  assert.match(await tree.locator('.sentence').innerText(), /^C is worth at most 2/)
  await page.evaluate(() => {
    const events = /** @type {string[]} */ ([])
    for (const type of /** @type {const} */ (['keydown', 'keyup'])) {
      document.addEventListener(type, ({ key }) => events.push(`${type} ${key}`))
    }
    Object.assign(window, { events })
  })
  await tree.getByRole('button', { name: 'Next step' }).click()
  await reaches(scope, CUTOFF + 1)
  await tree.locator('.stage').focus()
  for (const [key, step] of /** @type {const} */ ([
    ['ArrowLeft', CUTOFF],
    ['Home', 0],
    ['c', CUTOFF],
    ['ArrowRight', CUTOFF + 1],
  ])) {
    await page.keyboard.press(key)
    await reaches(scope, step)
  }
  // The page does listen.
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur())
  await page.keyboard.press('F8')
  const events = await page.evaluate(() => /** @type {any} */ (window).events)
  assert.deepEqual(events, ['keydown F8', 'keyup F8'])
}

/** The colour behind the tree. @param {Page | Frame} scope @param {string} expected */
export function paper(scope, expected) {
  return scope.waitForFunction(
    (expected) =>
      /** @type {SecateurTree[]} */ (Reflect.get(window, 'treesOfPage')())
        .filter((tree) => tree.checkVisibility())
        .every((tree) => getComputedStyle(tree).backgroundColor === expected),
    expected,
  )
}

/**
 * A page on paper: the number of sheets, and their texts, unless there is no pdftotext. It holds no picture of
 * pixels.
 * @param {Page} page
 */
export async function printed(page) {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const code = pdf.toString('latin1')
  assert.ok(!code.includes('/Subtype /Image'), 'no picture of pixels')
  assert.ok(code.includes('/Subtype /Type0'), 'there are texts')
  const sheets = code.match(/\/Type \/Page\b/g)?.length
  const { error, stdout } = spawnSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' })
  return { sheets, texts: error ? null : stdout.split('\f') }
}
