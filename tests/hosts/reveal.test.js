// A deck of reveal.js, by its recipe: fragments step the search, and the deck prints.

import assert from 'node:assert/strict'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { root } from '../../scripts/phase.js'
import { CUTOFF, LAST, drawn, printed, reaches, visit } from './guest.js'
import { recipe, write } from './recipe.js'

/** @import {Page} from 'playwright-core' */

const installed = join(root, 'node_modules/reveal.js')
const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
const deck = mkdtempSync(join(tmpdir(), 'secateur-deck-'))
/** A deck lies on a disk. */
const address = pathToFileURL(join(deck, 'deck.html')).href

before(() => {
  write(deck, recipe('reveal.js'))
  copyFileSync(join(root, 'dist/secateur.classic.js'), join(deck, 'secateur.classic.js'))
  symlinkSync(installed, join(deck, 'reveal.js'), 'junction')
})
after(() => rmSync(deck, { recursive: true }))

/** Where the deck is. @param {Page} page @returns {Promise<{ h: number, v: number, f?: number }>} */
const place = (page) => page.evaluate(() => /** @type {any} */ (window).Reveal.getIndices())

/** A deck with two trees on its slide. */
const two = () => recipe('reveal.js')['deck.html'].replace(/ *<secateur-tree>.*\n/, '$&$&')

test('fragments step the search, forwards and back', async (t) => {
  t.diagnostic(`version ${version}`)
  const { page, problems } = await visit(t, address)
  for (const [key, step] of /** @type {const} */ ([
    ['ArrowRight', 0],
    ['ArrowRight', CUTOFF],
    ['ArrowRight', LAST],
    ['ArrowLeft', CUTOFF],
    ['ArrowLeft', 0],
    ['PageDown', CUTOFF],
  ])) {
    await page.keyboard.press(key)
    await reaches(page, step)
  }
  await drawn(page)
  assert.deepEqual(problems, [])
})

test('the tree has its own width in an r-hstack, which is as wide as its contents', async (t) => {
  const { page } = await visit(t, `${address}#/1`)
  await reaches(page, 0)
  const width = await page.locator('secateur-tree').evaluate((tree) => {
    const stack = document.createElement('div')
    stack.className = 'r-hstack'
    tree.replaceWith(stack)
    stack.append(tree)
    return /** @type {HTMLElement} */ (tree).offsetWidth
  })
  assert.equal(width, 800)
  await drawn(page)
})

test('keys in the tree do not move the deck, and clicks select their nodes', async (t) => {
  const { page } = await visit(t, `${address}#/1`)
  await reaches(page, 0)
  await drawn(page)
  const before = await place(page)
  await page.locator('secateur-tree .stage').click()
  await page.keyboard.press('ArrowRight')
  await reaches(page, 1)
  for (const key of ['c', 'b', ' ', ' ', 'Home', 'End']) await page.keyboard.press(key)
  await reaches(page, LAST)
  assert.deepEqual(await place(page), before)
  await page.locator('secateur-tree').evaluate((tree) => tree.setAttribute('keys', 'off'))
  await page.keyboard.press('ArrowRight')
  await reaches(page, CUTOFF)
})

test('a fragment steps all trees of its slide', async (t) => {
  write(deck, { 'two.html': two() })
  const { page } = await visit(t, `${pathToFileURL(join(deck, 'two.html')).href}#/1`)
  await reaches(page, 0, 2)
  await page.keyboard.press('ArrowRight')
  await reaches(page, CUTOFF, 2)
})

test('the PDF of a slide has all its trees', async (t) => {
  write(deck, { 'two.html': two() })
  const { page } = await visit(t, `${pathToFileURL(join(deck, 'two.html')).href}?print-pdf`)
  await page.waitForFunction(
    () =>
      [
        .../** @type {NodeListOf<import('../../www/secateur-tree.js').SecateurTree>} */ (
          document.querySelectorAll('.pdf-page secateur-tree')
        ),
      ].filter(({ search }) => search).length === 6,
  )
})

test('the PDF has a page for each fragment, with its step as lines and text', async (t) => {
  const { page } = await visit(t, `${address}?print-pdf`)
  await page.waitForFunction(
    () =>
      [
        .../** @type {NodeListOf<import('../../www/secateur-tree.js').SecateurTree>} */ (
          document.querySelectorAll('.pdf-page secateur-tree')
        ),
      ]
        .map(({ search, step }) => search && step)
        .join() === '0,22,42',
  )
  const { sheets, texts } = await printed(page)
  assert.equal(sheets, 4)
  if (!texts) return
  assert.match(texts[2], /C is worth at most 2/)
  for (const sheet of texts.slice(1, 4))
    for (const leaf of ['3', '12', '14']) assert.match(sheet, new RegExp(`^${leaf}$`, 'm'))
})
