// Two trees side by side: opening and closing, the link, the counts, the tint, orders at one click.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EXAMPLES } from '../../www/page/controls/examples.js'
import { messages } from '../../www/messages/pages.js'
import { openRules, openSettings, painted } from './element.js'
import { WIDE, load, visit } from './page.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const m = await messages('en')
const words = m.compare

/** The steps and the titles of both trees. @param {Page} page */
function sides(page) {
  return page.locator('secateur-tree').evaluateAll((elements) =>
    elements.map((element) => {
      const { search, step } = /** @type {SecateurTree} */ (element)
      if (!search) throw new Error('no search')
      const [event] = step === 0 ? [] : search.events(step - 1, step)
      return {
        step,
        kind: event?.kind,
        node: event && search.given(event.node),
        last: search.summary.steps,
        evaluated: search.summary.evaluated,
        print: search.print(),
        text: element.textContent,
      }
    }),
  )
}

/**
 * Starts a comparison, and waits until the table shows it.
 * @param {Page} page
 * @param {string} name
 */
async function compareWith(page, name) {
  await openSettings(page)
  await page.selectOption('#compare-with', name)
  await page.locator('.counts-table').waitFor()
  await page.waitForFunction(() => {
    const trees = [...document.querySelectorAll('secateur-tree')]
    return trees.length === 2 && trees.every((tree) => /** @type {SecateurTree} */ (tree).search)
  })
}

/** The rows of the table, by their names. @param {Page} page */
async function table(page) {
  const rows = page.locator('.counts-table tbody tr')
  const cells = await rows.evaluateAll((elements) =>
    elements.map((row) => [...row.children].map(({ textContent }) => textContent ?? '')),
  )
  return Object.fromEntries(cells.map(([name, ...values]) => [name, values]))
}

/** Goes to a step of one of the trees. @param {Page} page @param {number} which @param {number} step */
function seek(page, which, step) {
  return page
    .locator('secateur-tree')
    .nth(which)
    .evaluate((element, to) => /** @type {SecateurTree} */ (element).seek(to), step)
}

/** How many pixels of the canvas have the colour of the tint. @param {Page} page @param {number} which */
async function tinted(page, which) {
  await painted(page)
  return page
    .locator('secateur-tree')
    .nth(which)
    .evaluate(async (element) => {
      const canvas = element.shadowRoot?.querySelector('canvas')
      if (!canvas) throw new Error('no canvas')
      const { coloursOf } = await import(/** @type {string} */ ('/dom/colours.js'))
      const copy = new OffscreenCanvas(canvas.width, canvas.height)
      const context = copy.getContext('2d')
      if (!context) throw new Error('no context')
      context.drawImage(canvas, 0, 0)
      const colour = coloursOf(canvas.parentElement, ['--only']).get('--only')
      const [red, green, blue] = [1, 3, 5].map((at) =>
        Number.parseInt(colour.slice(at, at + 2), 16),
      )
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
      let count = 0
      for (let i = 0; i < data.length; i += 4) {
        if (data[i] === red && data[i + 1] === green && data[i + 2] === blue) count += 1
      }
      return count
    })
}

test('minimax beside alpha–beta: counts, linked steps, tint, closing', async (t) => {
  const page = await visit(t)
  assert.equal(await page.locator('secateur-tree').count(), 1)
  assert.equal(await tinted(page, 0), 0)
  await compareWith(page, 'algorithm')

  const { first, second, difference, ratio } = words.table
  assert.deepEqual(await table(page), {
    [first]: ['7', '11', '4', '2', '1', '0', '3'],
    [second]: ['9', '13', '4', '0', '0', '2', '3'],
    [difference]: ['+2', '+2', '0', '−2', '−1', '+2', words.table.same],
    [ratio]: ['1.29×', '1.18×', '1×', '0×', '0×', '–', '–'],
  })
  await page.getByRole('heading', { name: 'First: Alpha–beta, as typed' }).waitFor()
  await page.getByRole('heading', { name: 'Second: Minimax, as typed' }).waitFor()

  // At the first cutoff of the first, the second is at the comparison that does not cut.
  let [one, two] = await sides(page)
  assert.deepEqual([one.step, one.kind], [22, 'cutoff'])
  assert.deepEqual([two.kind, two.node], ['compare', 5])
  assert.equal(await tinted(page, 0), 0)

  // On to the leaf that only minimax enters, by the keys of the second.
  await page.locator('#second').getByRole('group', { name: m.viewer.stage }).focus()
  await page.keyboard.press('l')
  ;[one, two] = await sides(page)
  assert.deepEqual([two.kind, two.node], ['evaluate', 7])
  assert.equal(one.step, 22)
  assert.ok((await tinted(page, 0)) > 0 && (await tinted(page, 1)) > 0)

  await page.locator('.differences .row').click()
  ;[one, two] = await sides(page)
  assert.deepEqual([two.kind, two.node, one.step], ['enter', 7, 22])

  await page.getByRole('button', { name: words.closeName }).click()
  assert.equal(await page.locator('secateur-tree').count(), 1)
  assert.equal(await page.locator('.counts-table').isVisible(), false)
  assert.equal(await page.inputValue('#compare-with'), '')
  assert.equal(await tinted(page, 0), 0)
  const names = await page.locator('secateur-tree').evaluate((tree) => tree.getAttributeNames())
  const own = names.filter((name) => !/class|style|panel|keys/.test(name))
  assert.deepEqual(own, ['step'])
  await page.keyboard.press('Tab') // the focus was not lost with the button
  assert.notEqual(await page.evaluate(() => document.activeElement?.tagName), 'BODY')

  await compareWith(page, 'algorithm')
  assert.equal((await sides(page)).length, 2)
})

test('two searches can be linked by step number, or not at all, and share their errors', async (t) => {
  const page = await visit(t)
  await compareWith(page, 'algorithm')
  await page.selectOption('#link', 'step')
  assert.deepEqual(
    (await sides(page)).map(({ step }) => step),
    [22, 22],
  )
  await seek(page, 1, 48)
  const [one, two] = await sides(page)
  assert.deepEqual([one.step, two.step], [one.last, 48])
  await page.selectOption('#link', 'none')
  await seek(page, 0, 3)
  assert.deepEqual(
    (await sides(page)).map(({ step }) => step),
    [3, 48],
  )

  const cancelled = await page.evaluate(async () => {
    const second = /** @type {SecateurTree} */ (document.querySelector('#second'))
    second.setAttribute('order', 'best')
    await null
    return second.cancel()
  })
  assert.ok(cancelled)
  const problem = page.locator('.compare > .problem')
  assert.match(await problem.innerText(), /was cancelled.*Showing the previous search/)
  await page.selectOption('#compare-with', 'reversed')
  await page.waitForFunction(() => !document.querySelector('.compare > .problem')?.textContent)

  await page.fill('#tree', '((3 12')
  await page.waitForFunction(() => {
    const trees = /** @type {SecateurTree[]} */ ([...document.querySelectorAll('secateur-tree')])
    return trees.length === 2 && trees.every(({ error }) => error?.code === 'unclosed')
  })
  await page.waitForSelector('textarea[aria-invalid]')
  assert.equal(await page.locator('.compare > .problem').innerText(), '')
  const shown = await page.evaluate(() => {
    const [first, second] = /** @type {SecateurTree[]} */ ([
      ...document.querySelectorAll('secateur-tree'),
    ])
    const refuse = (/** @type {SecateurTree} */ tree) => {
      tree.dispatchEvent(new CustomEvent('secateur-error', { detail: { error: second.error } }))
      return document.querySelector('.compare > .problem')?.textContent !== ''
    }
    Object.defineProperty(first, 'error', { value: null, configurable: true })
    const before = refuse(second)
    Reflect.deleteProperty(first, 'error')
    return [before, refuse(first)]
  })
  assert.deepEqual(shown, [true, false], 'the second tree can refuse the text first')
})

test('the second search follows the first, also in another order', async (t) => {
  const page = await visit(t)
  await compareWith(page, 'worst')
  const [inOrder, worst] = await sides(page)
  assert.equal(inOrder.print, 'MAX((3 12 8) (2 4 6) (14 5 2))')
  assert.equal(worst.print, 'MAX((6 4 2) (14 5 2) (12 8 3))')
  for (const step of [1, 5, 12, 22, 30, inOrder.last]) {
    await seek(page, 0, step)
    const [one, two] = await sides(page)
    assert.equal(one.step, step)
    assert.equal(two.node, one.node, `step ${step}`)
  }

  await compareWith(page, 'best')
  await page.selectOption('#example', 'twoCutoffs')
  await page.waitForFunction((text) => {
    const second = /** @type {SecateurTree | null} */ (document.querySelector('#second'))
    return second?.textContent === text && second.search?.summary.leaves === 8
  }, EXAMPLES.twoCutoffs.text)
  const [one, two] = await sides(page)
  assert.equal(two.text, one.text)
  assert.equal(two.node, one.node)
  await openRules(page)
  await page.selectOption('#algorithm', 'minimax')
  await page.locator('aside label:has([name="root"][value="min"])').click()
  const second = page.locator('#second[algorithm="minimax"][root="min"][order="best"]')
  await second.waitFor()
  await page.selectOption('#example', 'textbook')
  await page.locator('#second:not([root]):not([algorithm])').waitFor()
})

test('rules of the second search can be set by hand, with errors at their fields', async (t) => {
  const page = await visit(t)
  await compareWith(page, 'hand')
  await page.selectOption('#second-algorithm', 'minimax')
  await page.locator('#second[algorithm="minimax"]').waitFor()
  assert.equal(await page.locator('#first[algorithm]').count(), 0)
  assert.equal(await page.inputValue('#compare-with'), 'hand')
  await page.selectOption('#second-algorithm', 'alpha-beta')
  await page.locator('.compare details.more > summary').click()
  await page.fill('#second-window', '5')
  await page.fill('#second-window-1', '2')
  await page.locator('#second-window-note.problem').waitFor()
  assert.equal(await page.locator('#window-note.problem').count(), 0)
  await page.locator('.compare').getByRole('button', { name: m.ui.rulesReset }).click()
  await page.locator('#second:not([window])').waitFor()

  for (const id of ['minimax', 'known-bounds', 'agent']) {
    await compareWith(page, id)
    const label = m.listings.names[/** @type {'agent'} */ (id)]
    await page.getByRole('heading', { name: `Second: ${label}, as typed` }).waitFor()
  }
})

test('the page says how the best and the worst order change the count of leaves', async (t) => {
  const page = await visit(t)
  const { reason } = words.orders
  const uniform = { branching: 3, depth: 2, fewest: 5 }
  await page.selectOption('#order', 'best')
  await page.getByText(reason.best(5, 9, uniform)).waitFor()
  await page.selectOption('#order', 'worst')
  await page.getByText(reason.worst(9, 9, uniform)).waitFor()
  await page.selectOption('#order', 'given')
  await page.locator('secateur-tree:not([order])').waitFor()
  assert.equal(await page.getByText(reason.worst(9, 9, uniform)).isVisible(), false)
})

test('each search’s header shows its cost so far and, unless hidden, its total', async (t) => {
  const page = await visit(t)
  await page.selectOption('#compare-with', 'algorithm')
  await page.locator('.counts-table tbody').waitFor()
  const costs = () => page.locator('.side > .cost').allInnerTexts()
  await page.locator('#second').evaluate((tree) => tree.setAttribute('step', '0'))
  await page.waitForFunction(
    (none) => document.querySelectorAll('.side > .cost')[1]?.textContent === none,
    words.soFar(0, 9, false),
  )
  assert.deepEqual(await costs(), [words.soFar(0, 7, false), words.soFar(0, 9, false)])
  await page.keyboard.press('End')
  await painted(page)
  assert.deepEqual(await costs(), [words.soFar(7, 7, false), words.soFar(9, 9, false)])
  await page.locator('.side > .cost').first().click()
  assert.deepEqual(await costs(), [words.soFar(7, null, false), words.soFar(9, null, false)])
  await page.locator('.side > .cost').last().click()
  assert.deepEqual(await costs(), [words.soFar(7, 7, false), words.soFar(9, 9, false)])
})

test('the button that closes a comparison is in the second header, in view at every size', async (t) => {
  for (const [width, height] of [
    [360, 640],
    [768, 1024],
    [1024, 768],
    [1280, 800],
    [1920, 1080],
  ]) {
    const link = '#1&algorithm=mtd&compare=algorithm'
    const page = await load(t, { viewport: { width, height } }, undefined, link)
    const close = page.locator('.side').getByRole('button', { name: words.closeName })
    await close.waitFor()
    const box = await close.boundingBox()
    assert.ok(box && box.y >= 0 && box.y + box.height <= height, `${width} × ${height}`)
    assert.ok(box.x >= 0 && box.x + box.width <= width && box.height >= 24 && box.width >= 24)
    const [name, cost] = await Promise.all(
      ['.name', '.cost'].map((part) => page.locator(`.side > ${part}`).first().boundingBox()),
    )
    if (name && cost) {
      const apart = name.x + name.width <= cost.x || name.y + name.height <= cost.y + 1
      assert.ok(apart, 'the counts are beside or below the title')
    }
    // The first search is opened by the small core, and moves into the whole one while the second opens.
    await page.locator('.counts-table tbody').waitFor({ state: 'attached' })
    await close.click()
    assert.equal(await page.locator('secateur-tree').count(), 1)
  }
})

test('the tint has a legend, and a button hides the totals where only one picture fits', async (t) => {
  for (const [width, height] of [
    [390, 664],
    [768, 1024],
    [1024, 768],
    [1280, 800],
    [1920, 1080],
  ]) {
    const page = await load(t, { viewport: { width, height } }, undefined, '#1&compare=algorithm')
    const key = page.locator('.tint-key:visible')
    await key.waitFor()
    assert.equal(await key.innerText(), words.legend)
    const box = await key.boundingBox()
    assert.ok(box && box.y >= 0 && box.x + box.width <= width, `${width} × ${height}`)
    const seen = await key.evaluate((key) => key.scrollWidth <= key.clientWidth)
    assert.ok(seen, `the whole tree at ${width} × ${height}`)
    const total = page.getByRole('button', { name: words.total, exact: true })
    assert.equal(await total.isVisible(), width < 900)
    if (width < 900) {
      const costs = () => page.locator('.turn .cost').allInnerTexts()
      assert.match((await costs())[0], / of /)
      await total.click()
      assert.equal(await total.getAttribute('aria-pressed'), 'false')
      assert.doesNotMatch((await costs()).join(), / of /)
    }
    // On a phone the choice is in a drawer.
    await page.locator('#compare-with').evaluate((select) => {
      Object.assign(select, { value: 'update' })
      select.dispatchEvent(new Event('change'))
    })
    await page.waitForFunction(() => !document.querySelector('.tint-key:not([hidden])'))
  }
})

test('no title is cut in projector mode, nor is the key of the tint, in any language', async (t) => {
  for (const tag of ['en', 'de', 'fi', 'zh-Hans']) {
    const hash = `#1&compare=algorithm&projector=on&lang=${tag}`
    const page = await load(t, WIDE, undefined, hash)
    await page.locator('.tint-key:visible').waitFor()
    for (const width of [1280, 1440, 1600, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const texts = page.locator(':is(.tint-key, .side .name, .side .cost):visible')
      assert.equal(await texts.count(), 5)
      const cut = await texts.evaluateAll((texts) =>
        texts.flatMap((text) => (text.scrollWidth > text.clientWidth ? [text.textContent] : [])),
      )
      assert.deepEqual(cut, [], `${tag} at ${width} px`)
    }
  }
})

test('long titles take two lines in a narrower window, in every language', async (t) => {
  for (const tag of ['en', 'de', 'fi', 'zh-Hans']) {
    const hash = `#1&algorithm=pvs&order=best&compare=algorithm&lang=${tag}`
    const page = await load(t, WIDE, undefined, hash)
    await page.locator('.counts-table tbody').waitFor({ state: 'attached' })
    for (const width of [900, 1000, 1279]) {
      await page.setViewportSize({ width, height: 760 })
      const cut = await page
        .locator('.side, .side :is(.name, .cost):visible')
        .evaluateAll((texts) =>
          texts.flatMap((text) =>
            text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight
              ? [text.textContent]
              : [],
          ),
        )
      assert.deepEqual(cut, [], `${tag} at ${width} px`)
    }
  }
})

test('the words on a selected node are not cut beside a low picture', async (t) => {
  const hash = '#1&compare=algorithm&projector=on&selected=5'
  const page = await load(t, WIDE, undefined, hash)
  const described = page.locator('#first .selection p')
  await described.waitFor()
  await page.locator('.tint-key:visible').waitFor()
  await page.keyboard.press('e')
  await page.locator('.hand').waitFor()
  const fits = () => described.evaluate((text) => text.scrollHeight <= text.clientHeight)
  assert.ok(await fits())
  const [picture, words] = await Promise.all(
    ['.stage', '.selection'].map((part) => page.locator(`#first ${part}`).boundingBox()),
  )
  assert.ok(picture && words && words.x >= picture.x + picture.width, 'the words stand beside')
})

test('a message below one of two trees takes the same height from both pictures', async (t) => {
  const page = await load(t, undefined, undefined, '#1&compare=algorithm&step=99')
  const trees = page.locator('secateur-tree')
  const message = trees.first().locator('.notice', { hasText: '99' })
  await message.waitFor()
  const heights = () => page.locator('.stage').evaluateAll((all) => all.map((e) => e.clientHeight))
  const even = (/** @type {number} */ lower) =>
    page.waitForFunction((lower) => {
      const [one, two] = [...document.querySelectorAll('secateur-tree')].map(
        ({ shadowRoot }) => shadowRoot?.querySelector('.stage')?.clientHeight ?? 0,
      )
      return one > lower && one === two
    }, lower)
  await even(0)
  const [before] = await heights()
  await trees.first().evaluate((tree) => tree.setAttribute('step', '3'))
  await message.waitFor({ state: 'hidden' })
  await even(before)
})
