// The checks of the pages in every engine: open, step, compare, lab, error, embed, print.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { recipe } from '../hosts/recipe.js'
import { course, published } from '../hosts/servers.js'

/**
 * @import {Engine} from './engine.js'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 * @typedef {{ after: (end: () => unknown) => void, skip: (why: string) => void }} Context
 */

/** The longest wait for a state, in ms. It is long, because a busy machine may be slow. */
const PATIENCE = 60_000

const CUTOFF = 22
const LAST = 42

/**
 * Waits until a function gives a true value in the page.
 * @template {unknown[]} A
 * @param {Engine} engine
 * @param {(...given: A) => unknown} what gives plain data
 * @param {A} given
 */
async function until(engine, what, ...given) {
  const end = Date.now() + PATIENCE
  while (!(await engine.run(what, ...given))) {
    if (Date.now() > end) throw new Error(`not reached in time: ${what}`)
    await engine.run(() => new Promise(requestAnimationFrame))
  }
}

/** The page of the tree, with all that is on it. @param {Engine} engine @param {Context} t */
async function open(engine, t) {
  await engine.go(`${await published(t)}index.html`)
  await until(engine, () => {
    const tree = /** @type {SecateurTree | null} */ (document.querySelector('secateur-tree'))
    return (
      tree?.search && document.querySelector('#tree') && document.querySelector('#compare-with')
    )
  })
}

/** @param {Engine} engine @param {number} step */
const reaches = (engine, step) =>
  until(
    engine,
    (step) => /** @type {SecateurTree} */ (document.querySelector('secateur-tree')).step === step,
    step,
  )

/** Clicks the middle of the element that a selector finds in the viewer. @param {Engine} engine @param {string} selector */
async function click(engine, selector) {
  const [x, y] = await engine.run((selector) => {
    const inside = document.querySelector('secateur-tree')?.shadowRoot?.querySelector(selector)
    const { left, top, width, height } = /** @type {Element} */ (inside).getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  }, selector)
  await engine.click(x, y)
}

/** @type {Record<string, (engine: Engine, t: Context) => Promise<void>>} */
const CHECKS = {
  async open(engine, t) {
    await open(engine, t)
    await until(engine, () => {
      const { shadowRoot } = /** @type {Element} */ (document.querySelector('secateur-tree'))
      const canvas = shadowRoot?.querySelector('canvas')
      if (!canvas?.width) return false
      const { data } = /** @type {CanvasRenderingContext2D} */ (
        canvas.getContext('2d')
      ).getImageData(0, 0, canvas.width, canvas.height)
      return new Set(new Uint32Array(data.buffer)).size > 20
    })
    await until(engine, () => {
      const { shadowRoot } = /** @type {Element} */ (document.querySelector('secateur-tree'))
      const sentence = shadowRoot?.querySelector('.sentence')?.textContent ?? ''
      return sentence.startsWith('Nothing has happened yet')
    })
  },

  async step(engine, t) {
    await open(engine, t)
    await reaches(engine, 0)
    await engine.press('c')
    await reaches(engine, CUTOFF)
    await click(engine, '.run button:nth-child(4)')
    await reaches(engine, CUTOFF + 1)
    for (const [key, step] of /** @type {const} */ ([
      ['ArrowLeft', CUTOFF],
      ['End', LAST],
      ['Home', 0],
      ['c', CUTOFF],
      ['ArrowRight', CUTOFF + 1],
    ])) {
      await engine.press(key)
      await reaches(engine, step)
    }
    await selects(engine, 6)
  },

  async compare(engine, t) {
    await open(engine, t)
    await engine.run(() => {
      const select = /** @type {HTMLSelectElement} */ (document.querySelector('#compare-with'))
      select.value = 'algorithm'
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await until(engine, () => {
      const trees = /** @type {SecateurTree[]} */ ([...document.querySelectorAll('secateur-tree')])
      const counts = trees.map(({ search }) => search?.summary.evaluated)
      return counts.join() === '7,9' && document.querySelectorAll('.counts-table').length === 1
    })
    await engine.press('End')
    await until(engine, () => {
      const trees = /** @type {SecateurTree[]} */ ([...document.querySelectorAll('secateur-tree')])
      return trees.every(({ search, step }) => step === search?.summary.steps)
    })
  },

  async lab(engine, t) {
    await engine.go(`${await published(t)}lab.html#1&branching=3&depth=6&trees=40&seed=7`)
    await until(
      engine,
      () =>
        /^Finished/m.test(document.body.innerText) &&
        document.querySelectorAll('#results canvas').length === 2,
    )
    const last = await engine.run(() => {
      const row = document.querySelector('.report table')?.querySelector('tbody tr:last-child')
      return [...(row?.children ?? [])].map(({ textContent }) => textContent)
    })
    assert.deepEqual(last, ['6', '729', '327.63', '244.38', '7.72', '248.56', '53', '40'])
  },

  async error(engine, t) {
    await open(engine, t)
    await engine.run(() => {
      const field = /** @type {HTMLTextAreaElement} */ (document.querySelector('#tree'))
      field.value = ''
      field.focus()
    })
    for (const key of '((3 12') await engine.press(key)
    await until(engine, () => /never closed/.test(document.body.innerText))
    assert.equal(await nodes(engine), 13, 'the last tree stays')
    for (const key of ') 5)') await engine.press(key)
    await until(engine, () => !/never closed/.test(document.body.innerText))
    await until(
      engine,
      () =>
        /** @type {SecateurTree} */ (document.querySelector('secateur-tree')).search?.summary
          .nodes === 5,
    )
  },

  async embed(engine, t) {
    const address = await published(t)
    await engine.go(`${address}embed.html`)
    await until(engine, () => document.querySelectorAll('secateur-tree').length === 1)
    const refused = await engine.run(
      () =>
        new Promise((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
            resolve(effectiveDirective),
          )
          fetch('https://example.org/').catch(() => {})
        }),
    )
    assert.equal(refused, 'connect-src', 'no request to another server')
    const { 'lms.html': frame } = recipe('A learning platform', address)
    const script = `const received = []
      addEventListener('message', ({ data }) => received.push(data))
      Object.assign(window, { received })`
    const page = `<!doctype html><title>A course</title><script>${script}</script>${frame}`
    await engine.go(await course(t, page))
    /** Waits for a message that has all these fields. @param {object} wanted */
    const receives = (wanted) =>
      until(
        engine,
        (wanted) =>
          /** @type {any} */ (window).received.some((/** @type {any} */ data) =>
            Object.entries(wanted).every(([name, value]) => data[name] === value),
          ),
        wanted,
      )
    /** @param {object} message */
    const send = (message) =>
      engine.run((message) => {
        document.querySelector('iframe')?.contentWindow?.postMessage(message, '*')
      }, message)
    await receives({ type: 'secateur:open', steps: LAST })
    await send({ type: 'secateur:seek', step: 'last' })
    await receives({ type: 'secateur:step', step: LAST })
    await send({ type: 'secateur:getState', id: 7 })
    await receives({ type: 'secateur:state', id: 7 })
    await until(engine, () =>
      /** @type {any} */ (window).received.some(
        (/** @type {any} */ { type, height }) => type === 'secateur:height' && height > 250,
      ),
    )
  },

  async print(engine, t) {
    if (!engine.print) return t.skip('its protocol prints nothing')
    const address = await published(t)
    await engine.go(`${address}embed.html`)
    await until(engine, () => {
      const tree = document.querySelector('secateur-tree')
      return tree?.shadowRoot?.querySelector('.viewer:not(.empty)')
    })
    await onPaper(engine, 'secateur-tree')
    await engine.go(`${address}lab.html#1&branching=3&depth=4&trees=9&seed=7`)
    await until(engine, () => document.querySelectorAll('#results canvas').length === 2)
    await onPaper(engine, '.uplot')
  },
}

/** The least that a picture or a chart adds to a PDF, in bytes. */
const INK = 4000

/** Elements are on paper: without them a page takes less. @param {Engine} engine @param {string} selector */
async function onPaper(engine, selector) {
  const whole = await engine.print?.()
  await engine.run((selector) => {
    for (const element of document.querySelectorAll(selector)) element.remove()
  }, selector)
  const without = await engine.print?.()
  assert.ok(whole && without && whole.length > without.length + INK, selector)
}

/** @param {Engine} engine */
const nodes = (engine) =>
  engine.run(
    () =>
      /** @type {SecateurTree} */ (document.querySelector('secateur-tree')).search?.summary.nodes,
  )

/** A click on a node selects it. @param {Engine} engine @param {number} node */
async function selects(engine, node) {
  await engine.run(() => {
    const tree = /** @type {SecateurTree} */ (document.querySelector('secateur-tree'))
    const prototype = Object.getPrototypeOf(tree.search)
    const { scene } = prototype
    /** @param {unknown} step @param {{ width: number }} viewport @param {unknown[]} rest */
    prototype.scene = function (step, viewport, ...rest) {
      // The map asks for scenes too, of another size.
      const own = tree.shadowRoot?.querySelector('.stage')?.clientWidth === viewport.width
      if (own) Object.assign(window, { viewportOfStage: viewport })
      return scene.call(this, step, viewport, ...rest)
    }
    tree.fit()
    tree.step = 30
  })
  await until(engine, () => 'viewportOfStage' in window)
  const [x, y] = await engine.run((node) => {
    const tree = /** @type {SecateurTree} */ (document.querySelector('secateur-tree'))
    const { x, y, unit, rowHeight } = /** @type {any} */ (window).viewportOfStage
    const { column, row } = /** @type {any} */ (tree.search).position(node)
    const stage = /** @type {Element} */ (tree.shadowRoot?.querySelector('.stage'))
    const { left, top } = stage.getBoundingClientRect()
    return [left + x + column * unit, top + y + row * rowHeight]
  }, node)
  await engine.click(x, y)
  await until(
    engine,
    (node) =>
      /** @type {SecateurTree} */ (document.querySelector('secateur-tree')).selected === node,
    node,
  )
}

/**
 * Tests an engine.
 * @param {{ missing: () => string | false, start: () => Promise<Engine> }} driver
 */
export function check({ missing, start }) {
  const skip = missing()
  /** @type {Engine} */
  let engine
  before(async () => {
    if (!skip) engine = await start()
  })
  after(() => engine?.close())
  for (const [name, work] of Object.entries(CHECKS)) {
    test(name, { skip }, async (t) => {
      if (name === 'open') t.diagnostic(`version ${engine.version}`)
      await work(engine, t)
    })
  }
}
