// The viewer obeys its box: picture, sentence and transport are in view together, without scrolling, at all usual sizes
// of the page, in projector mode and with two searches compared. Measured by the boxes of elements.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { partOf } from '../../www/messages/messages.js'
import { messages } from '../../www/messages/pages.js'
import { LANGUAGES } from '../../www/messages/languages.js'
import { PANELS } from '../../www/viewer/panels/names.js'
import { openSeldom, openSettings, painted } from './element.js'
import { PHONE, WIDE, end, load, start, visit } from './page.js'

/**
 * @import {BrowserContextOptions, Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const m = await messages('en')
const { tabs: TABS } = await partOf('en', 'panels')

/** @type {Record<string, BrowserContextOptions>} */
const SIZES = {
  laptop: WIDE,
  'full HD': { viewport: { width: 1920, height: 1080 } },
  tablet: { viewport: { width: 1024, height: 768 } },
  'a phone on its side': { ...PHONE, viewport: { width: 844, height: 390 } },
  phone: { ...PHONE, viewport: { width: 390, height: 664 } },
  'small phone': { ...PHONE, viewport: { width: 360, height: 640 } },
  'a laptop at 200 %': { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
}

/**
 * Sizes at which scroll bars take room from the page, as a mouse user has them.
 * @type {Record<string, BrowserContextOptions>}
 */
const CLASSIC = {
  'a laptop with classic scroll bars': WIDE,
  'a tablet with classic scroll bars': { viewport: { width: 1024, height: 768 } },
}

/** @type {ReturnType<typeof start> | undefined} */
let classic

/** A browser with classic scroll bars. By default Playwright hides all of them. */
function classicBrowser() {
  return (classic ??= start({ ignoreDefaultArgs: ['--hide-scrollbars'] }))
}

after(async () => {
  if (classic) await end(await classic)
})

/** How wide the scroll bar of a box is. @param {Page} page */
function scrollBar(page) {
  return page.evaluate(() => {
    const box = document.createElement('div')
    box.style.setProperty('overflow', 'scroll')
    box.style.setProperty('width', '100px')
    document.body.append(box)
    const width = 100 - box.clientWidth
    box.remove()
    return width
  })
}

/** Compares with minimax, however the settings are shown. @param {Page} page */
async function compareWithMinimax(page) {
  await openSettings(page)
  await page.selectOption('#compare-with', 'algorithm')
  await page.locator('.counts-table table').waitFor({ state: 'attached' })
  await page.waitForFunction(() =>
    [...document.querySelectorAll('secateur-tree')].every(
      (tree) => 'search' in tree && tree.search,
    ),
  )
  await page.keyboard.press('Escape')
}

/**
 * The boxes of the parts that are in view, and whether the root and the current node are.
 * @param {Page} page
 */
function boxes(page) {
  return page.evaluate(() => {
    const trees = /** @type {SecateurTree[]} */ ([...document.querySelectorAll('secateur-tree')])
    const seen = trees.flatMap(({ shadowRoot }) =>
      ['.stage', '.sentence', '.transport'].map((name) => {
        const part = /** @type {HTMLElement} */ (shadowRoot?.querySelector(name))
        const visible = getComputedStyle(part).visibility === 'visible'
        const { left, top, right, bottom } = part.getBoundingClientRect()
        return {
          name,
          visible,
          left,
          top,
          right,
          bottom,
          width: right - left,
          height: bottom - top,
        }
      }),
    )
    const { scrollWidth, clientWidth, clientHeight } = document.documentElement
    return {
      seen: seen.filter(({ visible }) => visible),
      scrollWidth,
      clientWidth,
      clientHeight,
      scrolled: scrollY,
    }
  })
}

/**
 * Where a node is painted, in pixels of the window.
 * @param {Page} page
 * @param {number} which of the trees
 * @param {'root' | 'current'} role
 */
function nodeAt(page, which, role) {
  return page.evaluate(async ([which, role]) => {
    const tree = /** @type {SecateurTree} */ (document.querySelectorAll('secateur-tree')[which])
    const { search, step, shadowRoot } = tree
    if (!search) throw new Error('no search')
    const node = role === 'root' || step === 0 ? 0 : search.events(step - 1, step)[0].node
    const url = '/viewer/stage/viewport.js'
    const { fit } = /** @type {typeof import('../../www/viewer/stage/viewport.js')} */ (
      await import(url)
    )
    const stage = /** @type {HTMLElement} */ (shadowRoot?.querySelector('.stage'))
    const scale = Number(getComputedStyle(stage).getPropertyValue('--scale')) || 1
    const { view } = fit(search.extent, stage.clientWidth, stage.clientHeight, scale)
    const { column, row } = search.position(node)
    return {
      x: view.x + column * view.unit,
      y: view.y + row * view.rowHeight,
      width: stage.clientWidth,
      height: stage.clientHeight,
    }
  }, /** @type {const} */ ([which, role]))
}

/** @param {Page} page @param {boolean} compared */
async function assertInView(page, compared) {
  const { seen, scrollWidth, clientWidth, clientHeight, scrolled } = await boxes(page)
  assert.equal(scrolled, 0)
  assert.ok(scrollWidth <= clientWidth, `${scrollWidth} > ${clientWidth} px wide`)
  const transports = seen.filter(({ name }) => name === '.transport')
  assert.equal(transports.length, 1, 'one transport')
  for (const { name, left, top, right, bottom, width, height } of seen) {
    assert.ok(left >= 0 && right <= clientWidth + 0.5, `${name}: ${left} … ${right}`)
    assert.ok(
      top >= 0 && bottom <= clientHeight + 0.5,
      `${name}: ${top} … ${bottom} of ${clientHeight}`,
    )
    if (name === '.stage') assert.ok(width >= 200 && height >= 110, `${width} × ${height}`)
  }
  for (const which of compared ? [0, 1] : [0]) {
    for (const role of /** @type {const} */ (['root', 'current'])) {
      const { x, y, width, height } = await nodeAt(page, which, role)
      assert.ok(
        x > 0 && x < width && y > 0 && y < height,
        `${role}: ${x}, ${y} in ${width} × ${height}`,
      )
    }
  }
  return seen
}

/** Goes to a step. @param {Page} page @param {number} step */
async function seek(page, step) {
  await page
    .locator('secateur-tree[keys]')
    .evaluate((tree, step) => /** @type {SecateurTree} */ (tree).seek(step), step)
  await painted(page)
}

for (const [size, device] of Object.entries({ ...SIZES, ...CLASSIC })) {
  test(`picture, sentence and transport are in view at every step, and none moves: ${size}`, async (t) => {
    const browser = size in CLASSIC ? await classicBrowser() : undefined
    const page = await visit(t, device, undefined, browser)
    await page.locator('.projector').waitFor({ state: 'attached' })
    if (browser) assert.ok((await scrollBar(page)) >= 10, 'scroll bars have a width')
    for (const compared of [false, true]) {
      await t.test(compared ? 'two compared' : 'one', async () => {
        if (compared) await compareWithMinimax(page)
        for (const projecting of [false, true]) {
          if (projecting) await page.keyboard.press('p')
          await painted(page)
          const before = await assertInView(page, compared)
          for (const step of [0, 9, 22, Infinity]) {
            await seek(page, step)
            assert.deepEqual(await assertInView(page, compared), before, `moved at step ${step}`)
          }
          await seek(page, 22)
        }
        await page.keyboard.press('p')
        await page.waitForFunction(() => document.fullscreenElement === null)
      })
    }
  })
}

/** The buttons and lists of the page that are not whole, and how much too wide the page is. @param {Page} page */
function cutOff(page) {
  return page.evaluate(() => {
    /** @type {string[]} */
    const problems = []
    const look = (/** @type {Document | ShadowRoot} */ root) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) look(element.shadowRoot)
        if (
          !element.matches('button, button > span, select') ||
          !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        )
          continue
        const { left, right, width } = element.getBoundingClientRect()
        const sentence =
          element instanceof HTMLSelectElement
            ? element.selectedOptions[0]?.text
            : element.textContent
        if (width > 0 && (left < -0.5 || right > innerWidth + 0.5))
          problems.push(`${sentence}: ${left} … ${right}`)
        if (element.localName !== 'select' && element.scrollWidth > element.clientWidth + 1)
          problems.push(`${sentence}: ${element.scrollWidth} > ${element.clientWidth}`)
        if (!(element instanceof HTMLSelectElement)) continue
        const style = getComputedStyle(element)
        const context = /** @type {CanvasRenderingContext2D} */ (
          document.createElement('canvas').getContext('2d')
        )
        context.font = style.font
        const room = width - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
        const wide = context.measureText(sentence ?? '').width
        if (wide > room) problems.push(`${sentence}: ${wide} > ${room}`)
      }
    }
    look(document)
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) problems.push(`page: ${scrollWidth} > ${clientWidth}`)
    return problems
  })
}

/** Example, comparison and “More rules” are in view without scrolling. @param {Page} page */
async function assertAtHand(page) {
  for (const size of /** @type {const} */ (['laptop', 'full HD', 'tablet'])) {
    const viewport = SIZES[size].viewport ?? WIDE.viewport
    await page.setViewportSize(viewport)
    await painted(page)
    for (const name of ['#example', '#compare-with', 'aside > .rules > .more > summary']) {
      const box = await page.locator(name).boundingBox()
      assert.ok(box && box.y >= 0 && box.y + box.height <= viewport.height, `${size}: ${name}`)
    }
  }
}

/** The sizes at which words are checked, in groups: one page shows the sizes of a group one after the other. */
const WORDED = [['a phone on its side', 'phone', 'small phone'], ['a laptop at 200 %'], ['tablet']]

for (const lang of Object.keys(LANGUAGES)) {
  for (const sizes of WORDED) {
    test(`no word is cut off and nothing overflows: ${lang}, ${sizes.join(', ')}`, async (t) => {
      const page = await load(t, SIZES[sizes[0]], undefined, `#1&lang=${lang}`)
      await page.locator('aside .more').waitFor({ state: 'attached' })
      if (sizes.includes('tablet')) {
        await t.test('example, comparison and “More rules” are in view', () => assertAtHand(page))
      }
      for (const size of sizes) {
        await page.setViewportSize(SIZES[size].viewport ?? WIDE.viewport)
        await painted(page)
        assert.deepEqual(await cutOff(page), [], size)
        await page.keyboard.press('p')
        await painted(page)
        assert.deepEqual(await cutOff(page), [], `${size}, projected`)
        await page.keyboard.press('p')
        await page.waitForFunction(() => document.fullscreenElement === null)
      }
      await compareWithMinimax(page)
      for (const size of sizes) {
        await page.setViewportSize(SIZES[size].viewport ?? WIDE.viewport)
        await painted(page)
        assert.deepEqual(await cutOff(page), [], `${size}, compared`)
      }
    })
  }
}

/**
 * An embed alone on its page, with a style that sets its size.
 * @param {Page} page
 * @param {string} style
 * @param {string} [attributes]
 */
async function embed(page, style, attributes = '') {
  await page.evaluate(
    ([style, attributes]) => {
      const tree = document.createElement('secateur-tree')
      for (const pair of attributes.split(';').filter(Boolean)) {
        const [name, value] = pair.split('=')
        tree.setAttribute(name, value)
      }
      for (const rule of style.split(';').filter(Boolean)) {
        const [name, value] = rule.split(':')
        tree.style.setProperty(name, value)
      }
      tree.textContent = '((3 12 8) (2 4 6) (14 5 2))'
      tree.setAttribute('step', 'cutoff')
      const opened = new Promise((done) =>
        tree.addEventListener('secateur-open', done, { once: true }),
      )
      // Without the styles of the page.
      for (const link of document.querySelectorAll('link[rel=stylesheet]')) {
        if (!/tokens/.test(/** @type {HTMLLinkElement} */ (link).href)) link.remove()
      }
      document.documentElement.style.setProperty('--room', 'none')
      document.body.replaceChildren(tree)
      return opened
    },
    [style, attributes],
  )
  await painted(page)
  return page.locator('secateur-tree').evaluate((tree) => {
    const part = (/** @type {string} */ name) => {
      const element = /** @type {Element} */ (tree.shadowRoot?.querySelector(name))
      const { top, bottom, left, right, height } = element.getBoundingClientRect()
      return { top, bottom, left, right, height }
    }
    const { top, bottom, left, right, height } = tree.getBoundingClientRect()
    return {
      host: { top, bottom, left, right, height },
      stage: part('.stage'),
      sentence: part('.sentence'),
      transport: part('.transport'),
    }
  })
}

test('an element alone shows no panels, and is at most 520 px high in a column of 800 px', async (t) => {
  const page = await visit(t, WIDE)
  const { host } = await embed(page, 'width:800px')
  assert.ok(host.height <= 520 && host.height > 400, String(host.height))
  assert.equal(await page.locator('.panels').isVisible(), false)
  assert.equal(await page.getByRole('tree').count(), 1, 'a screen reader can still read the tree')
})

test('the viewer keeps a height of 240 px or more, at every width', async (t) => {
  const page = await visit(t, WIDE)
  for (const width of [340, 400, 620, 800, 1200]) {
    for (const height of [240, 300, 380, 520, 780]) {
      const size = `${width} × ${height} px`
      const { host, ...parts } = await embed(page, `width:${width}px;height:${height}px`)
      assert.equal(host.height, height, size)
      for (const [name, { top, bottom, left, right }] of Object.entries(parts)) {
        const label = `${name} at ${size}: ${top} … ${bottom}, ${left} … ${right}`
        assert.ok(top >= host.top && bottom <= host.bottom + 0.5, label)
        assert.ok(left >= host.left - 0.5 && right <= host.right + 0.5, label)
      }
      assert.ok(parts.stage.height >= 80, `${parts.stage.height} px of picture at ${size}`)
    }
  }
})

test('the attribute “panels” chooses the panels, and an unknown name gives an error', async (t) => {
  const page = await visit(t, WIDE)
  await embed(page, 'width:1100px;height:500px', 'panels=listing node log;panel=log')
  const panels = page.locator('.panels > .panel:visible')
  const names = () => panels.evaluateAll((list) => list.map((panel) => panel.classList[1]))
  assert.deepEqual(await names(), ['listing', 'log'])
  const tabs = page.getByRole('tab')
  assert.deepEqual(await tabs.allInnerTexts(), [TABS.node, TABS.log])
  const [unit, column] = await Promise.all(
    ['.unit', '.panels'].map((name) => page.locator(name).boundingBox()),
  )
  assert.ok(unit && column && unit.x + unit.width <= column.x, 'the panels are beside the unit')
  await tabs.first().click()
  assert.deepEqual(await names(), ['listing', 'node'])
  assert.equal(await page.getAttribute('secateur-tree', 'panel'), 'node')
  await page.locator('secateur-tree').evaluate((tree) => {
    Object.assign(tree, { panels: 'counts branches' })
  })
  assert.deepEqual(await names(), ['counts'])
  const { message } = {
    message: m.errors['bad-option']({
      option: 'panels',
      found: 'branches',
      expected: PANELS.join(', '),
    }),
  }
  await page.getByText(message).waitFor()
})

test('the tree in words and the field “find” appear with the focus if no panel was asked for', async (t) => {
  const page = await visit(t, WIDE)
  await embed(page, 'width:800px')
  await page.locator('.stage').focus()
  await page.keyboard.press('/')
  await page.getByRole('textbox', { name: m.wayfinding.find.label }).waitFor()
  await page.keyboard.insertText('D')
  await page.keyboard.press('Enter')
  await page.locator('.stage').focus()
  assert.equal(await page.locator('.find').isVisible(), false)
  await page.locator('[role=treeitem][tabindex="0"]').focus()
  const box = await page.locator('.outline').boundingBox()
  assert.ok(box && box.height > 40, 'the tree in words is visible while it has the focus')
})

test('the open tab is remembered, and the current line of the listing is in view', async (t) => {
  const page = await visit(t, WIDE)
  await openSeldom(page, TABS.counts)
  for (const step of [3, 22, 42]) {
    await seek(page, step)
    const [line, code] = await Promise.all(
      ['.listing [aria-current]', '.listing .code'].map((name) => page.locator(name).boundingBox()),
    )
    assert.ok(line && code && line.y >= code.y && line.y + line.height <= code.y + code.height + 1)
  }
  const more = page.locator('secateur-tree .tabs > button')
  await more.focus()
  for (const key of ['Shift+Tab', 'Tab']) await page.keyboard.press(key)
  const beyond = await more.evaluate((button) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(button)
    const ring = button.getBoundingClientRect().right + parseFloat(outlineOffset)
    const edge = button.closest('.panels')?.getBoundingClientRect().right ?? 0
    return ring + parseFloat(outlineWidth) - edge
  })
  assert.ok(beyond <= 0, `the ring of the focus is cut off by ${beyond} px`)
  await page.reload()
  await page.locator('.counts .now').first().waitFor()
})
