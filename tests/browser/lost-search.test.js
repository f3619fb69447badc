// A search that is lost, because the page freed it or the core stopped: the element searches again and stays at its
// step. Also a search that is no longer wanted, because the element is removed, moved or cancelled.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTree, openMore, openPanel, painted, settled } from './element.js'
import { visit } from './page.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

/** The state that the element shows. @param {Page} page */
function stateOf(page) {
  return page.locator('secateur-tree').evaluate((element) => {
    const { search, step, selected, error } = /** @type {SecateurTree} */ (element)
    return { nodes: search?.summary.nodes ?? null, step, selected, code: error?.code ?? null }
  })
}

/** Puts the element at a step, with a node selected. @param {Page} page */
async function prepare(page) {
  await page.locator('secateur-tree').evaluate((element) => {
    const tree = /** @type {SecateurTree} */ (element)
    tree.seek(17)
    tree.select(3)
  })
  await painted(page)
}

const KEPT = { nodes: 13, step: 17, selected: 3, code: null }

/** Frees the search, as a page could. @param {Page} page */
function free(page) {
  return page.locator('secateur-tree').evaluate((element) => {
    ;/** @type {SecateurTree} */ (element).search?.free()
  })
}

/**
 * Makes a method of the search fail this many times, as if the core had stopped.
 * @param {Page} page
 * @param {string} question
 * @param {number} times
 */
function stop(page, question, times) {
  return page.evaluate(async ([question, times]) => {
    const { Search, SecateurError } = await import(`${location.origin}/core.js`)
    const { prototype } = Search
    const method = prototype[question]
    let left = Number(times)
    prototype[question] = function (/** @type {unknown[]} */ ...args) {
      if (left <= 0) return method.apply(this, args)
      left -= 1
      throw new SecateurError({ code: 'stopped' })
    }
  }, /** @type {const} */ ([question, times]))
}

/** Actions of a reader that query the search. @type {Record<string, (page: Page) => Promise<unknown>>} */
const DEEDS = {
  'a step': (page) => page.locator('.stage').press('ArrowRight'),
  'a skip': (page) => page.locator('.stage').press('l'),
  'a pointer on the picture': (page) =>
    page.locator('.stage').hover({ position: { x: 400, y: 200 } }),
  'a click on the picture': (page) =>
    page.locator('.stage').click({ position: { x: 400, y: 200 } }),
  'a key in the tree in words': async (page) => {
    await openPanel(page, 'outline')
    await page.locator('.outline [tabindex="0"]').press('ArrowDown')
  },
  'a node sought': async (page) => {
    await openPanel(page, 'find')
    await page.locator('.find input').fill('B')
    await page.locator('.find input').press('Enter')
  },
  'a line of the listing': (page) => page.locator('.listing button').first().click(),
  'a fold': (page) => page.locator('.stage').press('Enter'),
  'a closer look': (page) => page.locator('.stage').press('z'),
  'another size': (page) => page.setViewportSize({ width: 1000, height: 700 }),
  'another theme': (page) => page.evaluate(() => (document.documentElement.dataset.theme = 'dark')),
}

test('a search freed by the page is opened again after any action of the reader', async (t) => {
  const page = await visit(t)
  for (const [deed, act] of Object.entries(DEEDS)) {
    await t.test(deed, async () => {
      await prepare(page)
      await settled(page, async () => {
        await free(page)
        await act(page)
      })
      await painted(page)
      const { nodes, code, step } = await stateOf(page)
      assert.deepEqual([nodes, code], [13, null])
      if (!['a step', 'a skip', 'a line of the listing'].includes(deed)) assert.equal(step, 17)
      await page.locator('.stage').press('End')
      await page.locator('.scrubber[aria-valuenow="42"]').waitFor()
      await page.mouse.move(0, 0)
    })
  }
})

test('the tree is searched again at its step after the core has stopped', async (t) => {
  const page = await visit(t)
  for (const question of ['scene', 'explain', 'node', 'ticks', 'frame']) {
    await prepare(page)
    await stop(page, question, 1)
    await settled(page, () =>
      page
        .evaluate(() => document.documentElement.toggleAttribute('data-other'))
        .then(() =>
          page.locator('secateur-tree').evaluate((element) => {
            element.setAttribute(
              'convention',
              element.getAttribute('convention') === 'aima' ? 'cs188' : 'aima',
            )
            const tree = /** @type {SecateurTree} */ (element)
            tree.select(null)
            tree.select(3)
          }),
        ),
    )
    await painted(page)
    assert.deepEqual(await stateOf(page), KEPT, question)
  }
})

test('a core that stops again and again is reported, not replaced for ever', async (t) => {
  const page = await visit(t)
  await page.locator('secateur-tree').evaluate((element) => {
    const tree = /** @type {SecateurTree} */ (element)
    const opened = { count: 0, hostile: true }
    tree.addEventListener('secateur-open', () => {
      opened.count += 1
      if (opened.hostile) tree.search?.free()
    })
    Object.assign(element, { opened })
    tree.reopen()
  })
  await page.locator('.sentence').getByText('has been freed').waitFor()
  await painted(page)
  const count = await page.locator('secateur-tree').evaluate((element) => {
    const { opened } = /** @type {any} */ (element)
    opened.hostile = false
    return opened.count
  })
  assert.ok(count <= 3, `opened ${count} times`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('.scrubber[aria-valuenow="22"]').waitFor()
  assert.equal((await stateOf(page)).code, null)

  await prepare(page)
  await page.locator('secateur-tree').evaluate((element) => {
    ;/** @type {any} */ (element).opened.count = 0
  })
  await stop(page, 'scene', 1000)
  await page.evaluate(() => document.documentElement.toggleAttribute('data-other'))
  await page.locator('.sentence').getByText('The search stopped').waitFor()
  assert.deepEqual(await stateOf(page), { nodes: null, step: 0, selected: null, code: 'stopped' })
  const opened = await page
    .locator('secateur-tree')
    .evaluate((element) => /** @type {any} */ (element).opened.count)
  assert.ok(opened <= 2, `opened ${opened} times`)
})

test('a tree works on after the search beside it was freed', async (t) => {
  const page = await visit(t)
  await page.getByLabel('Compare with').selectOption({ index: 1 })
  await page.locator('.counts-table table').waitFor()
  await page.locator('#second').evaluate((element) => {
    ;/** @type {SecateurTree} */ (element).search?.free()
  })
  await page.locator('#first .stage').press('ArrowRight')
  await page.locator('#first .stage').press('l')
  await page.waitForFunction(() => {
    const second = /** @type {SecateurTree | null} */ (document.querySelector('#second'))
    try {
      second?.search?.print()
      return second?.search
    } catch {
      return false
    }
  })
})

test('a removed element frees its search at once; put back, it opens again at its step', async (t) => {
  const page = await visit(t)
  await prepare(page)
  const freed = await page.locator('secateur-tree').evaluate(async (element) => {
    const tree = /** @type {SecateurTree} */ (element)
    const { search, parentElement: parent } = tree
    tree.remove()
    const at = [tree.search === search]
    await Promise.resolve()
    at.push(tree.search === null)
    let code = ''
    try {
      search?.print()
    } catch (error) {
      code = /** @type {{ code: string }} */ (error).code
    }
    await new Promise(requestAnimationFrame)
    parent?.append(tree)
    return [...at, code]
  })
  assert.deepEqual(freed, [true, true, 'freed'])
  await page.waitForFunction(
    () => /** @type {SecateurTree} */ (document.querySelector('secateur-tree')).search,
  )
  assert.deepEqual(await stateOf(page), KEPT)
})

test('a moved element keeps its search and plays on, without an error', async (t) => {
  const page = await visit(t)
  await setTree(page, `(${'(3 12 8) (2 4 6) '.repeat(30)})`, { step: '0' })
  await openMore(page)
  await page.locator('.speed select').selectOption('16')
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    addEventListener('error', ({ message }) => (dataset.error = message))
  })
  const same = await page.locator('secateur-tree').evaluate(async (element) => {
    const tree = /** @type {SecateurTree} */ (element)
    const { search } = tree
    tree.play()
    const parent = /** @type {HTMLElement} */ (tree.parentElement)
    const box = document.createElement('div')
    for (const [place, how] of /** @type {const} */ ([
      [parent, 'append'],
      [parent, 'prepend'],
      [box, 'append'],
      [parent, 'append'],
    ])) {
      if (place === box) parent.append(box)
      place[how](tree)
      const { step } = tree
      for (let frame = 0; tree.step === step && frame < 1000; frame += 1) {
        await new Promise(requestAnimationFrame)
      }
    }
    return tree.search === search
  })
  assert.ok(same)
  const before = (await stateOf(page)).step
  await page.waitForFunction(
    (before) => /** @type {SecateurTree} */ (document.querySelector('secateur-tree')).step > before,
    before,
  )
  assert.equal(await page.evaluate(() => document.documentElement.dataset.error), undefined)
})

test('an opening can be cancelled before it has begun', async (t) => {
  const page = await visit(t)
  const outcomes = await page.evaluate(async () => {
    /** @type {string[]} */
    const events = []
    const tree = /** @type {SecateurTree} */ (document.createElement('secateur-tree'))
    for (const type of ['secateur-open', 'secateur-error']) {
      tree.addEventListener(type, () => events.push(type))
    }
    tree.textContent = '((3 12) (2 4))'
    const before = tree.cancel()
    document.body.append(tree)
    const first = tree.cancel()
    const second = tree.cancel()
    // An element that is added later opens, so that the first one would have opened too.
    const later = document.createElement('secateur-tree')
    later.textContent = '(1 2)'
    const opened = new Promise((done) => later.addEventListener('secateur-open', done))
    document.body.prepend(later)
    await opened
    later.remove()
    const { search, error } = tree
    tree.reopen()
    await new Promise((done) => tree.addEventListener('secateur-open', done, { once: true }))
    return [before, first, second, search, error?.code, ...events]
  })
  assert.deepEqual(outcomes, [
    ...[false, true, false, null, 'cancelled'],
    ...['secateur-error', 'secateur-open'],
  ])
})
