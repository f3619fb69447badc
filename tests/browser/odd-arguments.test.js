// Odd arguments of the element, and odd neighbours: refused by name or left alone, never an exception of
// another kind.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mockResponse } from './mock-response.js'
import { painted } from './element.js'
import { load, visit, WIDE } from './page.js'

/** @import {SecateurTree} from '../../www/secateur-tree.js' */

test('odd nodes and steps are refused, and a number out of range means the nearest step', async (t) => {
  const page = await visit(t)
  const result = await page.locator('secateur-tree').evaluate((element) => {
    const tree = /** @type {SecateurTree} */ (element)
    const odd = [
      99999,
      13,
      -1,
      NaN,
      Infinity,
      0.5,
      'x',
      '1',
      undefined,
      {},
      [],
      [1],
      1n,
      Symbol('x'),
    ]
    tree.select(4)
    const codes = odd.map((node) => {
      try {
        tree.select(/** @type {never} */ (node))
        return 'taken'
      } catch (error) {
        const { name, code, params } = /** @type {any} */ (error)
        return `${name} ${code} ${params?.argument}`
      }
    })
    const selected = tree.selected
    tree.select(null)
    return { codes: [...new Set(codes)], selected, none: tree.selected }
  })
  assert.deepEqual(result, { codes: ['SecateurError bad-argument node'], selected: 4, none: null })
  await painted(page)

  const steps = await page.locator('secateur-tree').evaluate((element) => {
    const tree = /** @type {SecateurTree} */ (element)
    /** @type {unknown[]} */
    const odd = [
      NaN,
      'x',
      '1.5',
      null,
      undefined,
      {},
      [],
      [1],
      1n,
      Symbol('x'),
      { valueOf: () => 3 },
      true,
    ]
    const codes = odd.map((/** @type {unknown} */ step) => {
      try {
        tree.seek(/** @type {never} */ (step))
        return 'taken'
      } catch (error) {
        const { name, code, params } = /** @type {any} */ (error)
        return `${name} ${code} ${params?.argument}`
      }
    })
    const step = tree.step
    const nearest = [-1, 99999, Infinity, -Infinity, 2 ** 53, 3.4].map((step) => {
      tree.seek(step)
      return tree.step
    })
    return { codes: [...new Set(codes)], step, nearest }
  })
  assert.deepEqual(steps, {
    codes: ['SecateurError bad-argument step'],
    step: 22,
    nearest: [0, 42, 42, 0, 42, 3],
  })
  await painted(page)
})

test('select, seek and the other methods do nothing before there is a tree', async (t) => {
  const page = await visit(t)
  const nodes = await page.evaluate(async () => {
    const tree = /** @type {SecateurTree} */ (document.createElement('secateur-tree'))
    tree.select(3)
    tree.seek(3)
    for (const act of /** @type {const} */ (['play', 'pause', 'fit', 'help', 'reopen', 'cancel']))
      tree[act]()
    tree.textContent = '((3 12) (2 4))'
    document.body.append(tree)
    tree.select(3)
    await new Promise((done) => tree.addEventListener('secateur-open', done, { once: true }))
    return tree.selected
  })
  assert.equal(nodes, null)
})

const NEIGHBOURS = {
  'a form with fields of these names':
    '<form id="other"><input name="search"><input name="step"></form>',
  'an input': '<input id="other" value="search">',
  'an element that nobody has defined': '<secateur-forest id="other"></secateur-forest>',
  'a frame': '<iframe id="other"></iframe>',
  itself: '',
}

for (const [name, markup] of Object.entries(NEIGHBOURS)) {
  test(`${name} cannot be the tree “beside”`, async (t) => {
    const page = await load(
      t,
      WIDE,
      async (page) => {
        const script = '<script type="module" src="./define.js"></script>'
        const id = markup === '' ? 'other' : 'one'
        const tree = `<secateur-tree id="${id}" beside="other">((3 12) (2 4))</secateur-tree>`
        const body = `<!doctype html><html lang="en"><title>x</title>${script}${markup}${tree}`
        await mockResponse(page, '/odd.html', () => ({ type: 'text/html; charset=utf-8', body }))
      },
      'odd.html',
    )
    await page.locator('.scrubber[aria-valuenow="0"]').waitFor()
    await page.locator('.stage').press('ArrowRight')
    await page.evaluate(() => {
      for (const type of ['secateur-open', 'secateur-step']) {
        document.querySelector('#other')?.dispatchEvent(new CustomEvent(type, { bubbles: true }))
      }
    })
    await painted(page)
    await page.locator('.scrubber[aria-valuenow="1"]').waitFor()
  })
}

test('the page starts in spite of a foreign history state', async (t) => {
  const page = await visit(t)
  const states = [
    ...[5, 'x', [null], {}, { asked: 5 }, { asked: { tree: 5 } }, { asked: { order: 'bestest' } }],
    {
      ...{ asked: null, example: 'none of these', ownTree: null, ownGame: 'x' },
      ...{ unsent: 5, views: 5, unfolded: 'x' },
    },
    {
      ...{
        asked: {},
        example: {},
        ownTree: {},
        ownGame: { game: 7 },
        views: [5],
        unfolded: [null],
      },
      unsent: { 'random-depth': true, 'random-irregular': 'x', game: 'chess', none: '1' },
    },
    {
      ...{ asked: { onclick: 'x' }, ownGame: { game: 'chess' }, views: [{}], unfolded: [['x']] },
      ...{ controls: { tree: '(1 2)' }, rest: { ownTree: '(1 2)', ownGame: {}, step: '2' } },
    },
  ]
  for (const state of states) {
    await page.evaluate((state) => history.replaceState(state, ''), state)
    await page.reload()
    await page.waitForFunction(
      () => /** @type {SecateurTree | null} */ (document.querySelector('secateur-tree'))?.search,
    )
    await page.getByText('13 nodes, 9 leaves.').waitFor()
    assert.equal(await page.locator('.starting').count(), 0, JSON.stringify(state))
  }
})
