// The element in boxes that are as wide as their contents: it has a width of its own, limited by the space around the box.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TREE, host, searched } from './host.js'

/** @import {Page} from 'playwright-core' */

const EMBED = `<secateur-tree step="cutoff">${TREE}</secateur-tree>`

/** @param {string} style @param {string} [inside] @param {string} [tag] */
function wrapped(style, inside = EMBED, tag = 'div') {
  return `<${tag} style="${style}">${inside}</${tag}>`
}

/** @param {string} style */
function styled(style) {
  return EMBED.replace('<secateur-tree', `<secateur-tree style="${style}"`)
}

/** Boxes whose width follows their contents: around the element, or the element itself. @type {Record<string, string>} */
const SHRINKING = {
  'a column of flex with centred items': wrapped(
    'display: flex; flex-direction: column; align-items: center',
  ),
  'a centred row of flex': wrapped('display: flex; justify-content: center; align-items: center'),
  'a centred grid': wrapped('display: grid; place-items: center'),
  'a grid whose columns are centred': wrapped('display: grid; justify-content: center'),
  'an inline block': wrapped('display: inline-block'),
  'an inline block of its own': styled('display: inline-block'),
  'a float': wrapped('float: left'),
  'a float of its own': styled('float: left'),
  'fit-content': wrapped('width: fit-content'),
  'fit-content of its own': styled('width: fit-content'),
  'a cell of a table': `<table><tr><td>${EMBED}</table>`,
  'a box that looks like a cell': wrapped('display: table-cell'),
  'an absolute box': wrapped('position: absolute; left: 0; top: 0'),
  'an absolute box of its own': styled('position: absolute; left: 0; top: 0'),
}

/** @param {Page} page */
function width(page) {
  return page
    .locator('secateur-tree')
    .evaluate((tree) => [
      tree.getBoundingClientRect().width,
      tree.shadowRoot?.querySelector('.stage')?.clientWidth ?? 0,
      document.documentElement.scrollWidth,
      innerWidth,
    ])
}

for (const [name, body] of Object.entries(SHRINKING)) {
  test(`${name}: the element is 800 px wide, or as wide as its page`, async (t) => {
    const page = await host(t, `<style>body { margin: 0 }</style>${wrapped('', body)}`)
    await searched(page)
    for (const [room, expected] of [
      [1280, 800],
      [600, 600],
      [390, 390],
      [320, 320],
    ]) {
      await page.setViewportSize({ width: room, height: 800 })
      const [own, stage, scrolled, inner] = await width(page)
      // A cell of a table has a border and spacing.
      assert.ok(own <= expected && own >= expected - 8, `${own} of ${room} px`)
      assert.ok(stage >= own - 40, `the picture has ${stage} of ${own} px`)
      assert.ok(scrolled <= inner, `${scrolled} px wide in ${inner}`)
    }
  })
}

test('the element shares a row with others, and is at least 240 px wide', async (t) => {
  const other = '<p style="flex: 1 0 500px; margin: 0">Why is the second leaf below C left out?</p>'
  const page = await host(
    t,
    `<style>body { margin: 0 }</style>${wrapped('display: flex', EMBED + other)}`,
  )
  await searched(page)
  const [wide] = await width(page)
  assert.equal(wide, 780)
  await page.setViewportSize({ width: 600, height: 800 })
  const [narrow] = await width(page)
  assert.equal(narrow, 240)
})

test('the element is as wide as a box of fixed width', async (t) => {
  for (const own of [300, 1200]) {
    const page = await host(t, wrapped(`width: ${own}px`))
    await searched(page)
    const [actual] = await width(page)
    assert.equal(actual, own)
  }
})

test('panels have the same place in a box that shrinks as in any box of that width', async (t) => {
  const wide = EMBED.replace('<secateur-tree', '<secateur-tree panels="listing counts"')
  const page = await host(t, wrapped('display: flex; justify-content: center', wrapped('', wide)), {
    options: { viewport: { width: 1280, height: 800 } },
  })
  await searched(page)
  const [own] = await width(page)
  assert.equal(own, 800)
  const panels = await page.locator('.panels').boundingBox()
  assert.ok(panels && panels.width > 700, 'below the picture, as in any box of 800 px')
})
