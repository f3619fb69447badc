// The page around the viewer: examples, editor, random trees, rules, themes, and the keyboard.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EXAMPLES, GAMES, GROUPS } from '../../www/page/controls/examples.js'
import { messages } from '../../www/messages/pages.js'
import { drop, openRules, refuseStorage, settled } from './element.js'
import { PHONE, WIDE, load, visit } from './page.js'
import { turnTo } from './theme.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {ExampleName, TreeName} from '../../www/page/controls/examples.js'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const m = await messages('en')

/** The state of the element. @param {Page} page */
function state(page) {
  return page.locator('secateur-tree').evaluate((element) => {
    const { search, step, error } = /** @type {SecateurTree} */ (element)
    if (!search) throw new Error('no search')
    const { summary } = search
    return { step, value: summary.value, nodes: summary.nodes, summary, error: error?.code ?? null }
  })
}

/** @param {Page} page @param {string} text */
function type(page, text) {
  return settled(page, () => page.fill('#tree', text))
}

/** A segment of a rule. @param {Page} page @param {string} rule @param {string} value */
function segment(page, rule, value) {
  return page.locator(`label:has([name="${rule}"][value="${value}"])`)
}

/** The attributes of the element. @param {Page} page */
function attributes(page) {
  return page.locator('secateur-tree').evaluate((/** @type {Element} */ element) => {
    const names = element.getAttributeNames().filter((name) => !/class|style|panel|keys/.test(name))
    return Object.fromEntries(names.map((name) => [name, element.getAttribute(name)]))
  })
}

test('the page opens on the textbook tree at its first cutoff, with help at hand', async (t) => {
  const page = await visit(t)
  const { step, value } = await state(page)
  assert.deepEqual({ step, value }, { step: 22, value: 3 })
  assert.equal(await page.inputValue('#tree'), EXAMPLES.textbook.text)
  await page.getByText('C is worth at most 2, but A already has 3 from B').first().waitFor()
  await page.getByText(m.examples.textbook.look).waitFor()

  await page.getByRole('button', { name: m.ui.help, exact: true }).click()
  await page.locator('secateur-tree dialog[open]').waitFor()
})

/** The width of the title that a list shows. @param {Element} list */
function widthOfTitle(list) {
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(list)
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('no canvas')
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`
  return context.measureText(/** @type {HTMLSelectElement} */ (list).selectedOptions[0].label).width
}

test('every example opens at its step with its rules and caption, and is in a group', async (t) => {
  const page = await visit(t)
  const names = /** @type {ExampleName[]} */ (Object.values(GROUPS).flat())
  assert.deepEqual(names.toSorted(), Object.keys({ ...EXAMPLES, ...GAMES }).sort())
  assert.equal(await page.locator('#example optgroup').count(), Object.keys(GROUPS).length)
  for (const name of names.toReversed()) {
    await settled(page, () => page.selectOption('#example', name))
    const now = await state(page)
    assert.equal(now.error, null, name)
    await page.locator('#example-look').getByText(m.examples[name].look).waitFor()
    const select = page.locator('#example')
    const title = await select.evaluate(widthOfTitle)
    const { width = 0, height = 0 } = (await select.boundingBox()) ?? {}
    assert.ok(height >= 40 || title < width - 24, `the title of ${name} is whole`)
    assert.equal(await page.locator('.edited').textContent(), '', name)
    if (name in GAMES) continue
    const { text, rules = {}, step = 'cutoff' } = EXAMPLES[/** @type {TreeName} */ (name)]
    assert.equal(await page.inputValue('#tree'), text)
    assert.deepEqual(await attributes(page), { step: String(step), ...rules }, name)
    if (step === 'last') assert.equal(now.step, now.summary.steps, name)
    else if (typeof step === 'number') assert.equal(now.step, step, name)
    else assert.ok(now.summary.cutoffs > 0 && now.step < now.summary.steps, name)
  }
})

test('an error is marked where it is, in the text or at its end, and the last good tree stays', async (t) => {
  const page = await visit(t)
  const broken = '(x:3\n (𝒙 4] 5)'
  await type(page, broken)
  const status = page.locator('#tree-status')
  const params = { found: ']', expected: ')', openLine: 2, openColumn: 2 }
  assert.equal(await status.textContent(), m.ui.errorAt(2, 6, m.errors.mismatched(params)))
  assert.equal(await page.locator('mark').textContent(), ']')
  assert.equal(await page.getAttribute('#tree', 'aria-invalid'), 'true')
  await page.getByText(m.ui.lastGood).waitFor()
  assert.equal((await state(page)).nodes, 13)

  await page.getByRole('button', { name: m.ui.goToError }).click()
  // The text is changed at once. On a slow machine the text between two changes would be refused before the second one.
  await page.keyboard.press('Shift+ArrowRight')
  await settled(page, () => page.keyboard.insertText(')'))
  assert.equal(await page.getAttribute('#tree', 'aria-invalid'), null)
  assert.equal(await page.getByText(m.ui.lastGood).isVisible(), false)
  assert.equal(await page.inputValue('#tree'), broken.replace(']', ')'))

  await type(page, '((3 12')
  assert.equal(await page.locator('mark').textContent(), ' ')
  await page.getByRole('button', { name: m.ui.goToError }).click()
  await settled(page, () => page.keyboard.insertText(')(2 4))'))
  assert.equal((await state(page)).nodes, 7)
  assert.equal(await page.locator('mark').count(), 0)

  // An error of the whole tree has no place in the text.
  await settled(page, () => page.selectOption('#algorithm', 'pns'))
  await type(page, '?(3 4)')
  const problem = m.errors['chance-in-proof']({})
  assert.equal(await page.locator('#tree-status').textContent(), problem)
  assert.equal(await page.getByRole('button', { name: m.ui.goToError }).isVisible(), false)
  assert.equal(await page.locator('mark').count(), 0)
})

test('a tree of another program is recognized, and read or dropped', async (t) => {
  const page = await visit(t)
  const python = "['A', ['B', ('E', 3), ('F', 12)], ['C', 2, 9]]"
  await page.fill('#tree', python)
  await page.getByText('This looks like Python lists').waitFor()
  assert.equal(await page.inputValue('#tree'), python, 'the typed text is kept')
  await settled(page, () => page.getByRole('button', { name: 'Read it that way' }).click())
  assert.equal(await page.inputValue('#tree'), 'A(B(E=3 F=12) C(2 9))')
  assert.equal((await state(page)).value, 3)
  assert.equal(await page.getByText('This looks like').count(), 0)

  await page.fill('#tree', 'EFG 2 R "g" { "a" "b" }\nt "" 1 "" { 3, 4 }')
  await page.getByText('Line 2, column 6: The payoffs 3, 4 do not add up to 0.').waitFor()
  await settled(page, () => drop(page, 'A\n  B\n    7\n    8\n  5\n', 'tree.txt'))
  assert.equal(await page.inputValue('#tree'), 'A(B(7 8) 5)')

  await type(page, 'MAX{MIN{3,5,10}, MIN{2,a,b}, MIN{2,7,3}}')
  assert.equal((await state(page)).value, 3)
  await settled(page, () => page.selectOption('#algorithm', 'minimax'))
  const { summary } = await state(page)
  assert.equal(summary.value, null)
  assert.equal(summary.stoppedBy?.symbol, 'a')
  await page.locator('secateur-tree').evaluate((/** @type {Element} */ element) => {
    const viewer = /** @type {SecateurTree} */ (element)
    viewer.seek(viewer.search?.summary.steps ?? 0)
  })
  await page.getByText('The value of a is unknown').first().waitFor()
})

test('an edited example is marked as such, no text is lost, and none becomes markup', async (t) => {
  const page = await visit(t)
  await type(page, '(1 (2 3))')
  await page.getByText(m.ui.exampleEdited, { exact: true }).waitFor()
  await settled(page, () => page.getByRole('button', { name: m.ui.exampleAgain }).click())
  assert.equal(await page.inputValue('#tree'), EXAMPLES.textbook.text)
  await settled(page, () => page.selectOption('#example', { label: m.ui.exampleOwn }))
  assert.equal(await page.inputValue('#tree'), '(1 (2 3))')

  await type(page, '(<img/src=x/onerror=alert(1)> 2)')
  await type(page, '<b>(1 __proto__:2)')
  assert.equal(await page.locator('main img, aside img, aside b, secateur-tree b').count(), 0)
})

test('every rule sets its attribute, and says what it does or why it cannot', async (t) => {
  const page = await visit(t)
  await openRules(page)
  /** @type {[string, string][]} */
  const segments = [
    ['cut', '>'],
    ['returns', 'hard'],
    ['bounds', 'shallow'],
    ['update', 'before'],
    ['root', 'min'],
  ]
  for (const [rule, value] of segments) {
    await settled(page, () => segment(page, rule, value).click())
    const choices = /** @type {Record<string, { values: Record<string, { effect: string }> }>} */ (
      m.rules.choices
    )
    assert.equal(await page.textContent(`#${rule}-note`), choices[rule].values[value].effect)
  }
  await settled(page, () => page.selectOption('#order', 'random'))
  await settled(page, () => page.fill('#seed', '7'))
  await settled(page, () => page.fill('#depth', '5'))
  await settled(page, () => page.fill('#window', '-3'))
  await page.getByText(m.rules.window.effect(-3, Infinity)).waitFor()
  assert.deepEqual(await attributes(page), {
    ...{ step: 'cutoff', cut: '>', returns: 'hard', bounds: 'shallow' },
    ...{ update: 'before', root: 'min', order: 'random', seed: '7', depth: '5' },
    window: '-3 Infinity',
  })
  assert.equal((await state(page)).error, null)
  await settled(page, () => page.getByRole('button', { name: m.ui.rulesReset }).click())
  assert.deepEqual(await attributes(page), { step: 'cutoff' })
  assert.equal(await page.inputValue('#window'), '')

  await settled(page, () => page.selectOption('#algorithm', 'minimax'))
  await page.getByText(m.rules.onlyBounds).waitFor()
  const disabled = page.locator('aside > .rules > .more input:disabled')
  assert.equal(await disabled.count(), 12)
  await settled(page, () => page.selectOption('#algorithm', 'alpha-beta'))
  assert.equal(await disabled.count(), 0)

  await settled(page, () => page.fill('#window', '9'))
  await settled(page, () => page.fill('#window-1', '5'))
  assert.equal((await state(page)).error, 'bad-option')
  assert.match((await page.textContent('#window-note')) ?? '', /lower one first/)
  await page.getByRole('group', { name: m.rules.window.label }).waitFor()
  assert.equal(await page.locator('aside [aria-invalid]').count(), 2)
  await settled(page, () => page.fill('#window-1', '50'))
  assert.equal((await state(page)).error, null)
  assert.equal(await page.locator('[aria-invalid]').count(), 0)
})

test('a random tree is written into the editor', async (t) => {
  const page = await visit(t)
  await page.getByText(m.ui.random, { exact: true }).click()
  await page.locator('#random-branching').fill('2')
  await page.locator('#random-depth').fill('4')
  const make = page.getByRole('button', { name: m.ui.randomMake })
  await settled(page, () => make.click())
  assert.equal((await state(page)).nodes, 31)
  await page.locator('#random-irregular').check()
  await page.locator('#random-seed').fill('2')
  await settled(page, () => make.click())
  assert.ok((await state(page)).nodes < 31, 'some nodes have one child')

  await page.locator('#random-branching').fill('1000')
  await make.click()
  await page.getByText(m.errors['too-many-nodes']({ limit: 10_000_000 })).waitFor()
  await page.locator('#random-depth').fill('2')
  await page.locator('#random-irregular').uncheck()
  await make.click()
  await page.getByText(m.errors['too-many-nodes']({ limit: 2 ** 19 })).waitFor()
  assert.equal((await state(page)).error, null)
})

test('the theme is remembered, and the convention is in the link', async (t) => {
  const page = await visit(t, { ...WIDE, colorScheme: 'light' })
  await openRules(page)
  /** Red, green and blue of the background: 0 … 255. */
  const paper = async () => {
    const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    return (colour.match(/\d+/g) ?? []).map(Number)
  }
  const light = await paper()
  assert.ok(Math.min(...light) > 200, String(light))
  const isDark = async () => Math.max(...(await paper())) < 60
  await turnTo(page, m.ui.themeDark)
  assert.ok(await isDark())
  await openRules(page)
  await page.selectOption('#convention', 'wikipedia')
  await page.reload()
  await page.waitForFunction(() => document.querySelector('secateur-tree[convention=wikipedia]'))
  assert.ok(await isDark())
  await turnTo(page, m.ui.themeSystem)
  assert.deepEqual(await paper(), light)
})

test('the page works without storage', async (t) => {
  const page = await visit(t, WIDE, refuseStorage)
  await turnTo(page, m.ui.themeDark)
  assert.equal((await state(page)).step, 0, 'every visit is the first')
})

test('the page can be used by keyboard alone', async (t) => {
  const page = await visit(t)
  const { keyboard } = page
  const focused = () =>
    page.evaluate(() => document.activeElement?.id || document.activeElement?.getAttribute('name'))
  /** @param {string} name */
  const tabTo = async (name) => {
    for (let tries = 0; tries < 40; tries += 1) {
      await keyboard.press('Tab')
      if ((await focused()) === name) return
    }
    assert.fail(`${name} cannot be reached`)
  }
  await keyboard.press('Tab')
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), m.ui.skip)
  await keyboard.press('Enter')
  assert.equal(await focused(), 'viewer')
  await page.reload()
  await page.waitForSelector('#example')
  await tabTo('example')
  await settled(page, () => keyboard.press('ArrowDown'))
  assert.equal(await page.inputValue('#tree'), EXAMPLES.general.text)
  await tabTo('tree')
  await keyboard.press('Control+A')
  await settled(page, () => keyboard.insertText('((1 2) (0 9))'))
  assert.equal((await state(page)).value, 1)
  await tabTo('algorithm')
  await settled(page, () => keyboard.press('ArrowDown'))
  assert.equal((await state(page)).summary.cutoffs, 0)
})

test('the type of every field is large enough that a phone does not zoom in', async (t) => {
  const page = await visit(t, PHONE)
  const sizes = await page
    .locator('input:is([type=text], [type=number]), textarea, select')
    .evaluateAll((fields) => fields.map((field) => parseFloat(getComputedStyle(field).fontSize)))
  assert.ok(sizes.length > 10)
  assert.ok(Math.min(...sizes) >= 16, String(sizes))
})

test('without WebAssembly the page gives the reason and a remedy', async (t) => {
  const page = await load(t, WIDE, (page) =>
    page.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly')),
  )
  await page.getByRole('alert').getByText('that could not start').waitFor()
  assert.equal(await page.locator('secateur-tree').isVisible(), false)
  await page.selectOption('#example', 'atog')
  assert.equal(await page.inputValue('#tree'), EXAMPLES.atog.text)
})
