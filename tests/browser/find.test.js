// Finding nodes in a real browser: by name, number, value, path or board.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messages } from '../../www/messages/pages.js'
import { setTree, openPanel, painted, selected, setAttributes, settled, stepOf } from './element.js'
import { visit } from './page.js'
import { scene, watchScenes } from './scene.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const words = (await messages('en')).wayfinding.find
const FIRST_CUTOFF = 22

/** @param {Page} page @param {string} text */
async function find(page, text) {
  await page.getByRole('textbox', { name: words.label }).fill(text)
  await page.keyboard.press('Enter')
  await painted(page)
}

test('a node is found by name, number or value, and a miss is reported', async (t) => {
  const page = await visit(t)
  await openPanel(page, 'find')
  await page.locator('.find input').focus()
  await page.keyboard.type('clr b0+-')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  assert.deepEqual([await selected(page), await stepOf(page)], [null, FIRST_CUTOFF])
  await page.keyboard.press('Escape')
  assert.equal(await page.locator('.find input').inputValue(), '')

  await page.locator('.stage').focus()
  await page.keyboard.press('/')
  const text = page.locator('.find .message')
  await page.keyboard.type('D')
  await page.keyboard.press('Enter')
  assert.deepEqual([await selected(page), await stepOf(page)], [9, FIRST_CUTOFF])
  assert.match(await text.innerText(), /^D is selected\. Go to step 25/)
  await painted(page)
  assert.equal(await page.locator('.node .name').innerText(), 'D')

  await find(page, '#7')
  assert.equal(await selected(page), 7)
  await find(page, '14')
  assert.equal(await selected(page), 10)

  await find(page, 'Otto')
  assert.equal(await text.innerText(), words.none('Otto'))
  assert.equal(await selected(page), 10, 'the selection is kept')
  assert.equal(await page.locator('.find li').count(), 0)

  await find(page, '2')
  assert.equal(await text.innerText(), words.several(3))
  const rows = page.locator('.find li')
  assert.deepEqual(await rows.allInnerTexts(), ['A › B › 3 #2', 'A › C › 2 #6', 'A › D › 2 #12'])
  await rows.nth(1).getByRole('button').click()
  assert.equal(await selected(page), 6)
  await find(page, '')
  assert.equal(await rows.count(), 0)
})

test('a path, a board and the step of a node are found', async (t) => {
  const page = await visit(t)
  await setAttributes(page, { panels: 'find' })
  await find(page, 'A D 2')
  assert.equal(await selected(page), 12)
  await page.getByRole('button', { name: words.entered(34) }).click()
  assert.equal(await stepOf(page), 34)
  await find(page, 'C 6')
  assert.equal(await selected(page), 8, 'a path, not the number of a node')
  await page.getByRole('button', { name: words.pruned(FIRST_CUTOFF) }).click()
  assert.equal(await stepOf(page), FIRST_CUTOFF)

  await settled(page, () => page.selectOption('#example', 'ticTacToe'))
  await find(page, 'c3 a2')
  const moves = () =>
    page.locator('secateur-tree').evaluate((element) => {
      const { search, selected } = /** @type {SecateurTree} */ (element)
      return search?.drawing(selected ?? 0)?.moves
    })
  assert.deepEqual(await moves(), ['c3', 'a2'])
  await find(page, 'xox/ox./..o')
  assert.deepEqual(await moves(), ['c3', 'a2'])
})

test('a node found in a large tree is zoomed in on until it is legible', async (t) => {
  const page = await visit(t)
  await watchScenes(page)
  await setAttributes(page, { panels: 'find' })
  await setTree(page, `(${'((9 1 2) (2 3 4)) '.repeat(120)} here:5)`)
  await find(page, 'here')
  const { viewport } = await scene(page)
  assert.ok(viewport.unit >= 6, String(viewport.unit))
  await page.keyboard.press('Escape')

  await setTree(page, `(${'x:1.5 '.repeat(300)} y:2.5)`)
  await find(page, 'x')
  assert.equal(await page.locator('.find li').count(), 13)
  assert.equal(await page.locator('.find .more').innerText(), words.more(288))
  await page.evaluate(() => document.querySelector('secateur-tree')?.setAttribute('lang', 'de'))
  await page.locator('.viewer[lang=de]').waitFor()
  await page.locator('.find input').fill('2,5')
  await page.keyboard.press('Enter')
  assert.equal(await selected(page), 301)
})
