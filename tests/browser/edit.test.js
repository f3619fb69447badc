// Editing a tree by hand on the page: by keyboard, by mouse and by touch.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partOf } from '../../www/messages/messages.js'
import { messages } from '../../www/messages/pages.js'
import { openSettings, painted, select, settled } from './element.js'
import { PHONE, visit } from './page.js'
import { pointOf, watchScenes } from './scene.js'
import { violations, axeMayStyle } from './violations.js'

/** @import {Page} from 'playwright-core' */

const m = await messages('en')
const w = await partOf('en', 'edit')

/** @param {Page} page */
const text = (page) => page.inputValue('#tree')
/** @param {Page} page @param {string} name */
const button = (page, name) => page.locator('.hand').getByRole('button', { name, exact: true })
/** @param {Page} page @param {string} key */
const press = (page, key) => settled(page, () => page.keyboard.press(key))

/** Selects no node, so that the bar has a message. @param {Page} page */
async function deselect(page) {
  await page.locator('secateur-tree').evaluate((tree) => {
    const viewer = /** @type {import('../../www/secateur-tree.js').SecateurTree} */ (tree)
    viewer.select(null)
  })
  assert.equal(await page.innerText('#hand-status'), w.selectFirst)
}

/** The parts of the bar that lie outside it, and the bar if it is not as wide as the page. @param {Page} page */
function misplaced(page) {
  return page.locator('.hand').evaluate((bar) => {
    const { right, bottom, width } = bar.getBoundingClientRect()
    const parts = [...bar.querySelectorAll('input, button, p')].filter((part) => {
      const own = part.getBoundingClientRect()
      return own.right > right || own.bottom > bottom
    })
    const isWide = width === bar.parentElement?.clientWidth
    return [...parts, ...(isWide ? [] : [bar])].map(({ className, textContent }) => [
      className,
      textContent,
    ])
  })
}

test('by keyboard: values are typed leaf by leaf, the shape is changed, and all is undone', async (t) => {
  const page = await visit(t)
  const before = '((3 12) # good for MAX\n (2 4))'
  await settled(page, () => page.fill('#tree', before))
  await page.locator('.stage').focus()
  await page.keyboard.press('e')
  await page.waitForSelector('#hand-value:focus')
  assert.equal(await page.inputValue('#hand-value'), '3', 'the first leaf')
  for (const value of ['7', '-1.5', 'x', '0']) {
    await page.keyboard.type(value)
    await press(page, value === '0' ? 'Enter' : 'Tab')
  }
  assert.equal(await text(page), '((7 -1.5) # good for MAX\n (x 0))')
  await page.keyboard.press('Shift+Tab')
  assert.equal(await page.inputValue('#hand-value'), 'x')
  await page.keyboard.press('Escape')
  await press(page, '+')
  assert.equal(await text(page), '((7 -1.5) # good for MAX\n ((x) 0))', 'a child')
  await press(page, 'Insert')
  assert.equal(await text(page), '((7 -1.5) # good for MAX\n ((x 0) 0))', 'a sibling')
  await page.keyboard.press('5')
  assert.equal(await page.inputValue('#hand-value'), '5', 'a digit is typed into the field')
  await press(page, 'Enter')
  await page.keyboard.press('Escape')
  await press(page, 'Alt+ArrowLeft')
  assert.equal(await text(page), '((7 -1.5) # good for MAX\n ((5 x) 0))', 'moved')
  await press(page, 'Delete')
  assert.equal(await text(page), '((7 -1.5) # good for MAX\n ((x) 0))', 'removed')
  await select(page, 4)
  await press(page, '/')
  assert.equal(
    await text(page),
    '((7 -1.5) # good for MAX\n MAX((x) 0))',
    'a node of the other player',
  )
  const after = await text(page)
  for (let edits = 10; edits > 0; edits -= 1) await press(page, 'Control+z')
  assert.equal(await text(page), before)
  for (let edits = 10; edits > 0; edits -= 1) await press(page, 'Control+y')
  assert.equal(await text(page), after)
  await page.keyboard.press('e')
  await page.waitForSelector('.hand', { state: 'hidden' })
})

test('entering the editor and moving between leaves opens no tree again', async (t) => {
  const page = await visit(t)
  await page.evaluate(() => {
    const opened = () => Object.assign(window, { opens: (Reflect.get(window, 'opens') ?? 0) + 1 })
    document.querySelector('secateur-tree')?.addEventListener('secateur-open', opened)
  })
  await page.locator('.stage').focus()
  await page.keyboard.press('e')
  await page.waitForSelector('#hand-value:focus')
  await page.keyboard.press('Tab')
  assert.equal(await page.inputValue('#hand-value'), '12')
  await page.keyboard.type('5')
  await press(page, 'Enter')
  assert.equal(await page.evaluate(() => Reflect.get(window, 'opens')), 1)
  await press(page, 'Control+z')
  assert.equal(await page.inputValue('#hand-value'), '12', 'undone in the edited field')
  assert.match(await text(page), /3 12 8/)
  await page.keyboard.type('6')
  await page.keyboard.press('Control+z')
  assert.match(await text(page), /3 12 8/, 'text that is being typed has an undo of its own')
})

test('by mouse: a pressed leaf takes the typed value; a wrong value can be corrected', async (t) => {
  const page = await visit(t, axeMayStyle)
  await watchScenes(page)
  await page.getByRole('button', { name: m.ui.byHand }).click()
  await page.waitForSelector('#hand-value:focus')
  await painted(page)
  const { x, y } = await pointOf(page, 6)
  await page.mouse.click(x, y)
  await page.waitForFunction(() => document.activeElement?.id === 'hand-value')
  assert.equal(await page.inputValue('#hand-value'), '2')
  await page.keyboard.type('1 2')
  await page.keyboard.press('Enter')
  assert.equal(await page.innerText('#hand-status'), w.errors['no-value']('1 2'))
  assert.equal(await page.getAttribute('#hand-value', 'aria-invalid'), 'true')
  assert.equal(await text(page), '((3 12 8) (2 4 6) (14 5 2))')
  assert.deepEqual(await violations(page), [])
  await page.keyboard.press('Control+a')
  await page.keyboard.type('3,5')
  await press(page, 'Enter')
  assert.equal(await text(page), '((3 12 8) (3.5 4 6) (14 5 2))')
  assert.equal(await page.getAttribute('#hand-value', 'aria-invalid'), null)
  await page.fill('#hand-name', 'E')
  await press(page, 'Enter')
  assert.equal(await text(page), '((3 12 8) (E=3.5 4 6) (14 5 2))')
  for (const name of [w.changes.sibling, w.changes.remove, w.undo, w.undo, w.undo, w.undo]) {
    await settled(page, () => button(page, name).click())
  }
  assert.equal(await text(page), '((3 12 8) (2 4 6) (14 5 2))')
  assert.equal(await button(page, w.undo).getAttribute('aria-disabled'), 'true')
  await select(page, 0)
  for (const name of [w.changes.remove, w.changes.left, w.changes.sibling]) {
    assert.equal(await button(page, name).getAttribute('aria-disabled'), 'true', name)
  }
  await page.setViewportSize({ width: 1000, height: 700 })
  await deselect(page)
  assert.deepEqual(await misplaced(page), [], 'two rows and a message')
  await page.selectOption('#compare-with', 'algorithm')
  await page.locator('#second').waitFor()
  assert.deepEqual(await misplaced(page), [], 'the row is above both trees')
  await page.reload()
  await page.waitForSelector('secateur-tree')
})

test('by touch: a leaf is edited in another order; games and broken texts are refused', async (t) => {
  const page = await visit(t, PHONE)
  await watchScenes(page)
  await openSettings(page)
  await settled(page, () => page.selectOption('#order', 'reversed'))
  await page.getByRole('button', { name: m.ui.byHand }).tap()
  await page.waitForSelector('#hand-value:focus')
  await painted(page)
  // As searched, the first leaf is the last one of the text.
  const { x, y } = await pointOf(page, 2)
  await page.touchscreen.tap(x, y)
  await page.waitForFunction(
    () => /** @type {HTMLInputElement} */ (document.activeElement)?.value === '2',
  )
  await page.keyboard.type('9')
  await settled(page, () => button(page, w.changes.sibling).tap())
  assert.equal(await text(page), '((3 12 8) (2 4 6) (14 5 9 0))')
  const box = await page.locator('.hand').boundingBox()
  assert.ok(box && box.x >= 0 && box.x + box.width <= PHONE.viewport.width, 'the bar fits')
  for (const part of ['sentence', 'transport']) {
    const place = await page.locator(`secateur-tree [part~="${part}"]`).boundingBox()
    assert.ok(place && place.y + place.height <= PHONE.viewport.height, `${part} is in view`)
  }
  await openSettings(page)
  await settled(page, () => page.fill('#tree', '((3 12'))
  assert.equal(await page.innerText('#hand-status'), w.broken)
  assert.ok(await page.isDisabled('#hand-value'))
  await settled(page, () => page.selectOption('#example', 'coins'))
  assert.equal(await page.innerText('#hand-status'), w.game)
})
