// The first visit, and where the page opens after it: never at the number of a step of another tree.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { help } from '../../www/messages/en/help.js'
import { messages } from '../../www/messages/pages.js'
import { painted, seek, setAttributes, settled, stepOf } from './element.js'
import { PHONE, WIDE, firstVisit, visit } from './page.js'

/** @import {SecateurTree} from '../../www/secateur-tree.js' */

const m = await messages('en')
const FIRST_CUTOFF = 22

for (const [name, device] of Object.entries({ wide: WIDE, phone: PHONE })) {
  test(`a first visit begins before the first step, with one button to press: ${name}`, async (t) => {
    const page = await visit(t, device, firstVisit)
    await painted(page)
    assert.equal(await stepOf(page), 0)
    const line = page.locator('.welcome')
    assert.equal(await line.innerText(), `${m.ui.welcome.watch} ${m.ui.welcome.how}`)
    const stage = page.locator('.stage')
    const before = await stage.boundingBox()
    const next = page.getByRole('button', { name: m.viewer.forward })
    const box = await next.boundingBox()
    assert.ok(box && box.y + box.height <= device.viewport.height, 'in view')
    await page.keyboard.press('e')
    await page.waitForSelector('#hand-value:focus')
    const low = await next.boundingBox()
    assert.ok(low && low.y + low.height <= device.viewport.height, 'in view below the bar')
    await page.locator('.hand button').last().click()
    await painted(page)
    await next.click()
    await painted(page)
    assert.equal(await stepOf(page), 1)
    assert.deepEqual(await stage.boundingBox(), before, 'the page does not scroll')
    await page.getByRole('link', { name: m.ui.welcome.how }).click()
    await page.waitForURL(/how\.html$/)
  })
}

test('in an exercise the welcome does not ask for a step, because no button makes one', async (t) => {
  const page = await visit(t, WIDE, firstVisit)
  const { practising, welcome } = m.ui
  const watch = page.getByText(welcome.watch)
  await watch.waitFor()
  await page.getByRole('button', { name: practising.practise, exact: true }).click()
  await watch.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: welcome.how }).waitFor()
  await page.keyboard.press('Escape')
  await watch.waitFor()
})

test('on a touch screen the help begins with the signs of the picture, and the keys come last', async (t) => {
  const page = await visit(t, PHONE, firstVisit)
  await page.getByRole('button', { name: help.title, exact: true }).tap()
  const dialog = page.getByRole('dialog', { name: help.title })
  const headings = dialog.getByRole('heading')
  await headings.first().waitFor()
  assert.deepEqual(await headings.allInnerTexts(), [help.signs, help.keysOfPage])
  assert.ok(await headings.first().evaluate((one) => one.matches(':focus')))
  await dialog.getByText(help.touch).waitFor()
  assert.equal(await dialog.getByText(help.mouse).count(), 0)
})

test('a returning reader sees the first cutoff, without a welcome', async (t) => {
  const page = await visit(t, WIDE, firstVisit)
  await page.getByRole('button', { name: m.viewer.forward }).click()
  const site = new URL(page.url()).origin
  await page.goto(`${site}/minimal.html`)
  await page.goto(`${site}/`)
  await page.locator('secateur-tree .run').waitFor()
  assert.equal(await stepOf(page), FIRST_CUTOFF)
  assert.equal(await page.locator('.welcome').count(), 0)
})

test('a link opens at its step even on a first visit', async (t) => {
  const page = await visit(t, WIDE, async (page) => {
    await firstVisit(page)
    await page.addInitScript(() => location.hash || history.replaceState(null, '', '#1&step=9'))
  })
  assert.equal(await stepOf(page), 9)
  assert.equal(await page.locator('.welcome').count(), 0)
})

test('other rules keep the event on view, and another tree opens at its first cutoff', async (t) => {
  const page = await visit(t)
  /** The event of the step on view. */
  const moment = () =>
    page.locator('secateur-tree').evaluate((element) => {
      const { search, step } = /** @type {SecateurTree} */ (element)
      const [event] = search?.events(step - 1, step) ?? []
      return `${event.kind} ${search?.given(event.node)}`
    })
  await seek(page, 30)
  const before = await moment()
  await settled(page, () => page.selectOption('#algorithm', 'minimax'))
  assert.equal(await moment(), before)
  assert.notEqual(await stepOf(page), 30, 'minimax is at a later step')
  await settled(page, () => page.selectOption('#order', 'reversed'))
  assert.equal(await moment(), before)
  await settled(page, () => setAttributes(page, { algorithm: '', order: '' }))

  await seek(page, 40)
  const first = () =>
    page.locator('secateur-tree').evaluate((element) => {
      const { search, step } = /** @type {SecateurTree} */ (element)
      return [search?.summary.leaves, step === search?.stepOf('cutoff')]
    })
  await settled(page, () => page.fill('#tree', '((3 5) (2 9) (4 1 7 8) (2 2))'))
  assert.deepEqual(await first(), [10, true])
  await seek(page, 5)
  await page.locator('secateur-tree').evaluate((tree) => {
    tree.removeAttribute('step')
    tree.textContent = '((1 2 3) (4 5 6))'
  })
  await page.waitForFunction(() => {
    const { search } = /** @type {SecateurTree} */ (document.querySelector('secateur-tree'))
    return search?.summary.leaves === 6
  })
  assert.equal(await stepOf(page), 0, 'an element without the attribute begins at step 0')
})
