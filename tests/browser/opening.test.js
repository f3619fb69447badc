// Opening large trees in a real browser: the page responds meanwhile, the old tree stays until the new one is complete,
// and no memory of earlier trees is kept.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES } from '../../www/messages/languages.js'
import { openPanel, picture, select } from './element.js'
import { APART, PHONE, WIDE, alone, visit } from './page.js'
import { axeMayStyle, violationsInSchemes } from './violations.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

/** The size of a phone on its side. */
const ON_SIDE = { width: 844, height: 390 }
/** More than three million nodes that are put in order, which takes some seconds. */
const LARGE = { game: 'coins', coins: '24', take: '1 2 3', order: 'best' }

/** Gives the element attributes, and does not wait. @param {Page} page @param {Record<string, string>} attributes */
function requestAttributes(page, attributes) {
  return page.locator('secateur-tree').evaluate((element, attributes) => {
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  }, attributes)
}

/**
 * Gives the element attributes, and stops the opening between two slices once its progress is seen: a
 * slow machine has as much time to look as it needs.
 * @param {Page} page
 * @param {Record<string, string>} attributes
 */
async function halfway(page, attributes) {
  await page.evaluate(() => {
    const { postMessage } = MessagePort.prototype
    /** @type {(() => void)[]} */
    const slices = []
    const bar = document.querySelector('secateur-tree')?.shadowRoot?.querySelector('.opening')
    MessagePort.prototype.postMessage = function (/** @type {any[]} */ ...message) {
      const post = () => Reflect.apply(postMessage, this, message)
      if (bar?.classList.contains('going')) slices.push(post)
      else post()
    }
    const resume = () => {
      MessagePort.prototype.postMessage = postMessage
      for (const post of slices) post()
    }
    Object.assign(window, { goOn: resume })
  })
  await requestAttributes(page, attributes)
  await page.locator('.opening.going').waitFor()
}

/** Continues an opening that was stopped halfway. @param {Page} page */
function resume(page) {
  return page.evaluate(() => /** @type {any} */ (window).goOn())
}

/** The state that the element shows. @param {Page} page */
function stateOf(page) {
  return page.locator('secateur-tree').evaluate((element) => {
    const { search, step, error } = /** @type {SecateurTree} */ (element)
    return { nodes: search?.summary.nodes, step, code: error?.code ?? null }
  })
}

/**
 * Waits until a tree of at least so many nodes is open.
 * @param {Page} page
 * @param {number} least
 * @param {number} [most]
 */
function opened(page, least, most = Infinity) {
  return page.waitForFunction(
    ([least, most]) => {
      const viewer = /** @type {SecateurTree | null} */ (document.querySelector('secateur-tree'))
      const nodes = viewer?.search?.summary.nodes ?? 0
      return nodes >= least && nodes <= most
    },
    [least, most],
  )
}

/** Records the events of the element. @param {Page} page */
async function listen(page) {
  await page.locator('secateur-tree').evaluate((element) => {
    /** @type {string[]} */
    const events = []
    for (const type of ['open', 'error', 'progress']) {
      element.addEventListener(`secateur-${type}`, () => events.push(type))
    }
    Object.assign(element, { events })
  })
  return () =>
    page
      .locator('secateur-tree')
      .evaluate(
        (element) => /** @type {{ events: string[] }} */ (/** @type {unknown} */ (element)).events,
      )
}

test('while millions of nodes are opened, the old tree and the page stay responsive', async (t) => {
  const page = await visit(t)
  const before = await stateOf(page)
  await halfway(page, LARGE)
  await page.locator('.stage').focus()
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('ArrowRight')
  const meanwhile = await stateOf(page)
  assert.equal(meanwhile.nodes, before.nodes, 'the old tree is still there')
  assert.equal(meanwhile.step, before.step + 3, 'the old tree was stepped through')

  const { timers, shares } = await page.locator('secateur-tree').evaluate(async (element) => {
    const bar = element.shadowRoot?.querySelector('progress')
    let [opening, timers] = [true, 0]
    const timer = setInterval(() => (timers += 1), 1)
    element.addEventListener('secateur-open', () => (opening = false))
    /** @type {any} */ const page = window
    page.goOn()
    /** @type {number[]} */
    const shares = []
    for (; opening; await new Promise(requestAnimationFrame)) shares.push(bar?.value ?? -1)
    clearInterval(timer)
    return { timers, shares }
  })
  assert.ok(timers > 3, 'timers ran')
  assert.ok(new Set(shares).size > 3, 'frames were painted')
  assert.deepEqual(
    shares,
    [...shares].sort((a, b) => a - b),
    'the bar goes forward',
  )
  await opened(page, 3_000_000)
  assert.ok(await page.locator('.opening.going').isHidden())
})

test('a small tree opens without showing progress', async (t) => {
  const page = await visit(t)
  // However slow the machine is, the slice that it comes in does not end before it has come.
  await page.evaluate(() => {
    const now = performance.now()
    performance.now = () => now
  })
  const eventsOf = await listen(page)
  await page.locator('.opening').evaluate((element) => {
    new MutationObserver(() => {
      if (element.classList.contains('going')) element.setAttribute('data-seen', '')
    }).observe(element, { attributes: true })
  })
  await requestAttributes(page, { game: 'coins', coins: '5' })
  await opened(page, 10, 30)
  assert.deepEqual(await eventsOf(), ['open'])
  assert.equal(await page.locator('.opening').getAttribute('data-seen'), null)
})

test('after cancelling by a button or Escape the old tree stays, and the next one opens', async (t) => {
  const page = await visit(t)
  for (const way of ['button', 'Escape in the tree', 'Escape on the page']) {
    const eventsOf = await listen(page)
    await select(page, 5)
    const before = [await picture(page), await stateOf(page)]
    await halfway(page, LARGE)
    const button = page.getByRole('button', { name: 'Cancel' })
    if (way === 'button') await button.click()
    else {
      await page.locator(way === 'Escape in the tree' ? '.stage' : '#tree').focus()
      await page.keyboard.press('Escape')
    }
    await page.locator('.opening.going').waitFor({ state: 'hidden' })
    await resume(page)
    const after = await stateOf(page)
    assert.deepEqual(after, { .../** @type {object} */ (before[1]), code: 'cancelled' }, way)
    if (way === 'button') {
      const focused = await page.evaluate(
        () => document.activeElement?.shadowRoot?.activeElement?.className,
      )
      assert.equal(focused, 'stage', 'the focus is not lost')
    }
    await page.locator('body').click({ position: { x: 2, y: 2 } })
    await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur())
    assert.equal(await picture(page), before[0])
    assert.match(await page.locator('aside').innerText(), /was cancelled/)
    await requestAttributes(page, { coins: '5' })
    await opened(page, 10, 60)
    assert.equal((await stateOf(page)).code, null)
    const seen = (await eventsOf()).filter((type) => type !== 'progress')
    assert.deepEqual(seen, ['error', 'open'])
  }
})

test('Escape that closes a dialog cancels no opening', async (t) => {
  const page = await visit(t)
  await page.keyboard.press('Tab')
  await page.locator('secateur-tree').evaluate((element) => {
    const tree = /** @type {SecateurTree} */ (element)
    tree.help()
  })
  const dialog = page.locator('secateur-tree dialog')
  await dialog.waitFor()
  await halfway(page, LARGE)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  assert.equal((await stateOf(page)).code, null)
  assert.ok(await page.locator('.opening.going').isVisible())
})

test('the first Escape empties the field, only the next one cancels the opening', async (t) => {
  const page = await visit(t)
  await openPanel(page, 'find')
  const find = page.locator('secateur-tree .find input')
  await find.fill('B')
  await halfway(page, LARGE)
  await find.press('Escape')
  assert.equal(await find.inputValue(), '')
  assert.equal((await stateOf(page)).code, null)
  await find.press('Escape')
  assert.equal((await stateOf(page)).code, 'cancelled')
})

test('a new change and the removal of the element each cancel the opening', async (t) => {
  const page = await visit(t)
  const eventsOf = await listen(page)
  const seen = async () => (await eventsOf()).filter((type) => type !== 'progress')
  await halfway(page, LARGE)
  await requestAttributes(page, { coins: '5' })
  await resume(page)
  await opened(page, 10, 60)
  assert.deepEqual(await seen(), ['open'])

  await halfway(page, LARGE)
  const removed = await page.evaluateHandle(() => {
    const element = document.querySelector('secateur-tree')
    const parent = element?.parentElement
    element?.remove()
    return { element, parent }
  })
  const counts = await page.evaluate(async ({ element }) => {
    const { events } = /** @type {any} */ (element)
    const before = events.length
    /** @type {any} */ const page = window
    page.goOn()
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame)
    return [before, events.length]
  }, removed)
  assert.equal(counts[0], counts[1], 'no opening continues')
  await page.evaluate(({ element, parent }) => {
    element?.setAttribute('coins', '8')
    if (element) parent?.append(element)
  }, removed)
  await opened(page, 61, 200)
  assert.deepEqual(await seen(), ['open', 'open'])
})

/**
 * The bytes that live in the heap of a page, those of scripts and those of the document. Compiled code is
 * left out, because the engine makes more of it the longer a page runs.
 * @param {import('playwright-core').CDPSession} session
 */
async function heap(session) {
  let text = ''
  /** @param {{ chunk: string }} part */
  const take = ({ chunk }) => {
    text += chunk
  }
  session.on('HeapProfiler.addHeapSnapshotChunk', take)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.takeHeapSnapshot')
  session.off('HeapProfiler.addHeapSnapshotChunk', take)
  const { snapshot, nodes } = JSON.parse(text)
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  const used = { script: 0, document: 0 }
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[type][nodes[at + type]]
    if (kind !== 'code') used[kind === 'native' ? 'document' : 'script'] += nodes[at + size]
  }
  return used
}

test('the memory does not grow over a hundred trees in turn', async (t) => {
  const page = await visit(t, APART)
  const session = await page.context().newCDPSession(page)
  const used = async () => {
    const { script, document } = await heap(session)
    const wasm = await page.evaluate(async () => {
      const { default: init } = await import(`${location.origin}/pkg/whole.js`)
      return (await init()).memory.buffer.byteLength
    })
    // The heap counts the memory of the core as the document's.
    return { script, document: document - wasm, wasm }
  }
  const round = (/** @type {number} */ count) =>
    page.locator('secateur-tree').evaluate(async (element, count) => {
      const kinds = [
        { game: 'coins', coins: '5', plies: '', order: 'given' },
        { game: 'tic-tac-toe', coins: '', plies: '5', order: 'best' },
        { game: 'coins', coins: '16', plies: '', order: 'reversed' },
        { game: 'tic-tac-toe', coins: '', plies: '3', order: 'random' },
        { game: '', coins: '', plies: '', order: 'given' },
      ]
      for (let number = 0; number < count; number += 1) {
        const opened = new Promise((done) => {
          element.addEventListener('secateur-open', done, { once: true })
        })
        for (const [name, value] of Object.entries(kinds[number % kinds.length])) {
          element.setAttribute(name, value)
        }
        await opened
        await new Promise((done) => requestAnimationFrame(done))
      }
    }, count)
  await round(2) // the second is the largest
  const { wasm: largest } = await used()
  await round(50)
  const before = await used()
  await round(100)
  const after = await used()
  const grown = `${JSON.stringify(before)} before, ${JSON.stringify(after)} after`
  assert.ok(after.script <= before.script * 1.05, grown)
  assert.ok(after.document <= before.document * 1.05, grown)
  // The memory of the core depends on the order of allocations: see tests/js/footprint.test.js.
  assert.ok(after.wasm <= 3 * largest, `${grown}, ${largest} for the largest`)
})

for (const [name, device] of Object.entries({ wide: WIDE, phone: PHONE })) {
  test(`an opening in progress has no violations: ${name}, light and dark`, async (t) => {
    const page = await visit(t, { ...device, ...axeMayStyle })
    // As the element shows it, but until the checks are done.
    await page.locator('secateur-tree').evaluate(async (element) => {
      const { makeOpening } = await import(`${location.origin}/viewer/opening.js`)
      const { messages } = await import(`${location.origin}/messages/messages.js`)
      const part = makeOpening(await messages('en'), () => true)
      part.show({ stage: 'ordering', share: 0.45 })
      element.shadowRoot?.querySelector('.opening')?.replaceWith(part.element)
    })
    assert.deepEqual(await violationsInSchemes(page), [])
    for (const viewport of [device.viewport, ON_SIDE]) {
      await page.setViewportSize(viewport)
      assert.deepEqual(await page.evaluate(tooWide, Object.keys(LANGUAGES)), [])
    }
  })
}

/** The languages in which the progress of an opening makes the page scroll sideways. @param {string[]} languages */
async function tooWide(languages) {
  const { makeOpening } = await import(`${location.origin}/viewer/opening.js`)
  const { messages } = await import(`${location.origin}/messages/messages.js`)
  const { shadowRoot } = document.querySelector('secateur-tree') ?? {}
  const wide = []
  for (const tag of languages) {
    const part = makeOpening(await messages(tag), () => true)
    part.show({ stage: 'searching', share: 0.83 })
    shadowRoot?.querySelector('.opening')?.replaceWith(part.element)
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) wide.push(tag)
  }
  return wide
}

test('a profile shows the stages of an opening', async (t) => {
  // A profile is of all pages of a browser.
  const page = await visit(t, WIDE, undefined, await alone(t))
  const session = await page.context().newCDPSession(page)
  /** @type {string[]} */
  const names = []
  session.on('Tracing.dataCollected', ({ value }) => {
    names.push(...value.map((event) => String(/** @type {{ name?: string }} */ (event).name)))
  })
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done))
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['blink.user_timing'] },
    transferMode: 'ReportEvents',
  })
  await page.locator('secateur-tree').evaluate(async (element) => {
    const opened = new Promise((done) => element.addEventListener('secateur-open', done))
    element.setAttribute('order', 'reversed')
    await opened
  })
  await session.send('Tracing.end')
  await complete
  const stages = new Set(names.flatMap((name) => /^secateur \d+: (.+)$/.exec(name)?.[1] ?? []))
  assert.deepEqual([...stages].toSorted(), [
    'counting',
    'laying-out',
    'ordering',
    'reading',
    'searching',
  ])
})
