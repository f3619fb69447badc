// The dialog of links: each way is one click to the clipboard, works by keyboard and on a phone, and shows a preview.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partOf } from '../../www/messages/messages.js'
import { messages } from '../../www/messages/pages.js'
import { assertFitsWidth, painted, settled } from './element.js'
import { PHONE, WIDE, visit } from './page.js'
import { failFile } from './failing-files.js'
import { axeMayStyle, violations } from './violations.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const m = await messages('en')
const { share } = await partOf('en', 'links')

/** @param {Page} page */
async function openShare(page) {
  await page.getByRole('button', { name: m.ui.share, exact: true }).click()
  await page.getByRole('dialog', { name: share.title }).waitFor()
}

/** The tree in the preview, once it is open. @param {Page} page */
async function previewed(page) {
  await page.locator('.share-dialog iframe').waitFor()
  await page.waitForFunction(() => {
    const frame = /** @type {HTMLIFrameElement | null} */ (
      document.querySelector('.share-dialog iframe')
    )
    const tree = frame?.contentDocument?.querySelector('secateur-tree')
    return /** @type {SecateurTree | null | undefined} */ (tree)?.search
  })
  return page.frames()[1].evaluate(() => {
    const tree = /** @type {SecateurTree} */ (document.querySelector('secateur-tree'))
    return { nodes: tree.search?.summary.nodes, step: tree.step, order: tree.getAttribute('order') }
  })
}

/** @param {Page} page */
async function prepare(page) {
  await settled(page, () => page.fill('#tree', '((3 5) (2 9))'))
  await settled(page, () => page.selectOption('#order', 'reversed'))
  await page.locator('secateur-tree').evaluate((tree) => /** @type {SecateurTree} */ (tree).seek(7))
  await painted(page)
}

test('each way to share is copied by one click, and the preview shows the state', async (t) => {
  const permissions = ['clipboard-read', 'clipboard-write']
  const page = await visit(t, { ...WIDE, permissions })
  await prepare(page)
  const entries = await page.evaluate(() => history.length)
  await openShare(page)
  assert.deepEqual(await previewed(page), { nodes: 7, step: 7, order: 'reversed' })
  // Nothing is cut: that link opens at the end.
  const ways = { ...share.ways, start: share.last }
  for (const [way, label] of Object.entries(ways)) {
    await page.getByRole('button', { name: share.copyWay(label), exact: true }).click()
    await page.locator('.share-dialog [role=status]').getByText(share.copied).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    assert.equal(copied, await page.getByLabel(label, { exact: true }).inputValue(), way)
    assert.match(copied, /3.5.+2.9.*/)
  }
  assert.equal(await page.evaluate(() => history.length), entries, 'the preview makes no entry')
  const frame = await page.getByLabel(share.ways.frame, { exact: true }).inputValue()
  assert.ok(frame.includes(`title="${share.titled}"`), frame)
  const link = await page.getByLabel(share.ways.step, { exact: true }).inputValue()
  assert.equal(link, page.url())
  await settled(page, async () => void (await page.goBack()))
  assert.deepEqual(await previewed(page), { nodes: 13, step: 22, order: null })
  const former = await page.getByLabel(share.ways.step, { exact: true }).inputValue()
  assert.equal(former, page.url(), 'the dialog follows the page')
  await page.keyboard.press('Escape')
  // A dialog says that it is closed a moment after the key.
  await page.locator('.share-dialog iframe').waitFor({ state: 'detached' })
})

test('the text is selected for copying by hand if the clipboard is refused', async (t) => {
  const page = await visit(t, WIDE, (page) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
      })
    }),
  )
  await openShare(page)
  await page.getByRole('button', { name: share.copyWay(share.ways.frame), exact: true }).click()
  await page.getByText(share.byHand).waitFor()
  const selected = await page.evaluate(() => {
    const field = /** @type {HTMLInputElement} */ (document.activeElement)
    return [field.id, field.selectionStart === 0, field.selectionEnd === field.value.length]
  })
  assert.deepEqual(selected, ['share-frame', true, true])
  assert.ok(await page.getByLabel(share.ways.start, { exact: true }).isVisible())
})

test('the page reports a dialog of links that cannot be loaded', async (t) => {
  const page = await visit(t, WIDE, (page) => failFile(page, 'share/dialog.js', 'aborted'))
  await page.getByRole('button', { name: m.ui.share, exact: true }).click()
  await page.locator('.link-problem span').waitFor()
  const message = m.errors['words-unavailable']({ language: 'English' })
  assert.equal(await page.locator('.link-problem span').textContent(), message)
})

for (const [name, device] of Object.entries({ wide: WIDE, phone: PHONE })) {
  test(`the dialog works by keyboard, fits and has no violations: ${name}`, async (t) => {
    const page = await visit(t, { ...device, ...axeMayStyle })
    await page.getByRole('button', { name: m.ui.share, exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: share.title }).waitFor()
    await previewed(page)
    await page.keyboard.press('Tab')
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'share-step')
    await page.keyboard.press('Tab')
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), share.copy)
    await assertFitsWidth(page)
    assert.deepEqual(await violations(page), [])
    await page.keyboard.press('Escape')
    assert.equal(await page.locator('.share-dialog[open]').count(), 0)
    assert.equal(
      await page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
      m.ui.share,
    )
  })
}
