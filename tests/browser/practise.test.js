// Practice: a tree is answered by mouse, by touch and by keyboard alone; nothing tells the answers before they are
// asked for; answers are kept, undone, counted and reported.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exerciseWords, messages, sentence } from '../../www/messages/messages.js'
import { messages as pageMessages } from '../../www/messages/pages.js'
import { open } from '../../www/core.js'
import { give, painted } from './element.js'
import { held } from './held.js'
import { SCRIPT, TREE, host, searched } from './host.js'
import { WIDE, load, visit } from './page.js'
import { pointOf, watchScenes } from './scene.js'
import { axeMayStyle, violationsInSchemes } from './violations.js'

/**
 * @import {BrowserContextOptions, Locator, Page} from 'playwright-core'
 * @import {TestContext} from 'node:test'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const { practise: words } = await exerciseWords('en')
const m = await messages('en')
const PHONE = { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true }
/** The nodes of the tree: A has B, C and D; the last two leaves of C are cut. */
const [A, B, C, D, FOUR, SIX] = [0, 1, 5, 9, 7, 8]

/**
 * A page with an exercise, which notes the events of it.
 * @param {TestContext} t
 * @param {string} [attributes]
 * @param {BrowserContextOptions} [options]
 * @param {string} [first] what is there once the exercise is
 * @param {(page: Page) => Promise<unknown>} [prepare] before the page is loaded
 */
async function exercise(t, attributes = '', options = WIDE, first = 'tbody tr', prepare) {
  const body = `<main><h1>A course</h1><secateur-tree exercise="practise" style="height: 640px" ${attributes}>${TREE}</secateur-tree></main>`
  const head = `<meta name="viewport" content="width=device-width, initial-scale=1" />${SCRIPT}`
  const page = await host(t, body, { head, options, ...(prepare && { prepare }) })
  await ready(page, first)
  await page.evaluate(() => {
    /** @type {unknown[]} */
    const told = []
    for (const type of ['secateur-answer', 'secateur-result', 'secateur-another']) {
      addEventListener(type, (event) => {
        told.push([type, JSON.parse(JSON.stringify(/** @type {CustomEvent} */ (event).detail))])
      })
    }
    Object.assign(window, { told })
  })
  return page
}

/** Waits for the exercise. @param {Page} page @param {string} [first] */
async function ready(page, first = 'tbody tr') {
  await page.locator(`secateur-tree .sheet ${first}`).first().waitFor()
  await searched(page)
}

/** The events so far. @param {Page} page @returns {Promise<[string, Record<string, any>][]>} */
function told(page) {
  return page.evaluate(() => /** @type {any} */ (window).told)
}

/** A box of the sheet. @param {Page} page @param {string} key */
function box(page, key) {
  return page.locator(`secateur-tree .sheet [data-box="${key}"]`)
}

/** @param {Page} page @param {string} name */
function button(page, name) {
  return page.locator('secateur-tree').getByRole('button', { name, exact: true })
}

/** The middle of the edge between two nodes. @param {Page} page @param {number} above @param {number} below */
async function between(page, above, below) {
  const [one, other] = [await pointOf(page, above), await pointOf(page, below)]
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}

/** What has the focus. @param {Page} page */
function focused(page) {
  return page.evaluate(() => {
    const inside = document.activeElement?.shadowRoot?.activeElement
    return inside?.getAttribute('data-box') ?? inside?.className
  })
}

/** Waits until the focus is at the summary of a check. @param {Page} page */
function checked(page) {
  return page.waitForFunction(() => {
    const inside = document.querySelector('secateur-tree')?.shadowRoot?.activeElement
    return inside?.className === 'found'
  })
}

/** The fields at the selected node. @param {Page} page */
function field(page) {
  return page.locator('secateur-tree .answer')
}

test('by mouse: fields open at the node, edges are cut, and a check leads to what is wrong', async (t) => {
  const page = await exercise(t)
  await watchScenes(page)
  await page.locator('secateur-tree').evaluate((tree) => /** @type {SecateurTree} */ (tree).fit())
  const root = await pointOf(page, A)
  await page.mouse.click(root.x, root.y)
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  assert.equal(await focused(page), `${B}.value`, 'Enter goes on in the order of the tree')
  await page.keyboard.type('3')
  const c = await pointOf(page, C)
  await page.mouse.click(c.x, c.y)
  const { x, y, width, height } = (await field(page).boundingBox()) ?? assert.fail('no fields')
  assert.ok(c.x < x || c.x > x + width || c.y < y || c.y > y + height, 'the node is seen')
  await page.keyboard.type('12')
  assert.equal(await box(page, `${C}.value`).inputValue(), '12', 'the sheet has the same state')
  await page.keyboard.press('Escape')
  assert.equal(await field(page).isVisible(), false)
  const edge = await between(page, C, FOUR)
  await page.mouse.click(edge.x, edge.y)
  assert.ok(await box(page, `${FOUR}.cut`).isChecked())
  await box(page, `${SIX}.cut`).check()
  await button(page, words.scopeNames.all).click()
  await checked(page)
  const summary = page.locator('secateur-tree .summary')
  assert.match((await summary.textContent()) ?? '', /14 of 16 First mistake: C, MIN, value\./)
  await summary.getByRole('button', { name: 'C, MIN, value' }).click()
  assert.equal(await focused(page), `${C}.value`)
  const wrong = box(page, `${C}.value`)
  assert.equal(await wrong.getAttribute('aria-invalid'), 'true')
  const described = (await wrong.getAttribute('aria-describedby'))?.split(' ').at(-1)
  assert.notEqual(await page.locator(`secateur-tree #${described}`).textContent(), '')
  await wrong.fill('2')
  assert.equal(await wrong.getAttribute('aria-invalid'), null, 'another answer is not judged')
  await box(page, `${D}.value`).fill('2')
  await button(page, words.scopeNames.all).click()
  await checked(page)
  assert.match((await summary.textContent()) ?? '', /16 of 16 All right/)
  const [[first, detail], [second], , [, last]] = await told(page)
  assert.deepEqual([first, second], ['secateur-answer', 'secateur-result'])
  const { version, exercise: kind, seed, attempt, help, shown, scope, points, max, score } = detail
  assert.deepEqual(
    { version, kind, seed, attempt, help, shown, scope, points, max },
    ...[
      {
        version: 1,
        kind: 'practise',
        seed: null,
        attempt: 1,
        help: 0,
        shown: false,
        scope: 'all',
        points: 14,
        max: 16,
      },
    ],
  )
  assert.equal(score, 14 / 16)
  assert.deepEqual([last.attempt, last.score, last.best], [2, 1, 1])
  assert.ok(detail.items.every((/** @type {object} */ item) => !('expected' in item)))
})

test('by touch: the fields stand below the picture, with signs for the thumb', async (t) => {
  const page = await exercise(t, 'ask="ranges cuts"', PHONE)
  await watchScenes(page)
  await page.locator('secateur-tree').evaluate((tree) => /** @type {SecateurTree} */ (tree).fit())
  const c = await pointOf(page, C)
  await page.touchscreen.tap(c.x, c.y)
  const fields = field(page)
  await fields.waitFor()
  const stage = await page.locator('secateur-tree .stage').boundingBox()
  const place = await fields.boundingBox()
  assert.ok(stage && place && place.y >= stage.y + stage.height - 1, 'nothing covers the tree')
  for (const control of await fields.locator('button:not(.link), input').all()) {
    const { height = 0 } = (await control.boundingBox()) ?? {}
    assert.ok(height >= 26, `${await control.textContent()} is ${height} px high`)
  }
  await fields.getByRole('button', { name: '≤' }).tap()
  await page.keyboard.type('2')
  assert.equal(await box(page, `${C}.range`).inputValue(), '≤2')
  await painted(page)
  // Two taps at one place would be another gesture.
  const edge = await between(page, D, D + 3)
  await page.touchscreen.tap(edge.x, edge.y)
  assert.ok(await box(page, `${D + 3}.cut`).isChecked())
  await button(page, words.scopeNames.level).tap()
  await checked(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  assert.ok(wide <= 390, `the page is ${wide} px wide`)
})

test('by keyboard alone: in the picture, in its fields, and in the sheet', async (t) => {
  const page = await exercise(t)
  await page.locator('secateur-tree .stage').focus()
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowRight', 'x']) {
    await page.keyboard.press(key)
    await painted(page)
  }
  assert.ok(await box(page, `${FOUR}.cut`).isChecked())
  await page.keyboard.press('Control+z')
  assert.equal(await box(page, `${FOUR}.cut`).isChecked(), false)
  await page.keyboard.press('Control+Shift+z')
  assert.ok(await box(page, `${FOUR}.cut`).isChecked())
  await page.keyboard.press('ArrowUp')
  await painted(page)
  await page.keyboard.press('Enter')
  await page.keyboard.type('x2')
  assert.equal(await box(page, `${C}.value`).inputValue(), 'x2', 'a key typed is text')
  assert.equal(await box(page, `${C}.cut`).isChecked(), false)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  assert.ok(await box(page, `${C}.cut`).isChecked())
  await page.keyboard.press('Enter')
  assert.equal(await focused(page), `${C + 1}.cut`)
  await page.keyboard.press('Escape')
  assert.match(String(await focused(page)), /stage/)
  await page.keyboard.press('?')
  const help = page.locator('secateur-tree dialog')
  await help.getByText(words.keys[0].does).waitFor()
  assert.equal(await help.locator('dt').count(), words.keys.length, 'no keys of a run')
  await page.keyboard.press('Escape')
  await button(page, words.scopeNames.all).focus()
  await page.keyboard.press('Enter')
  await page.locator('secateur-tree').getByText(words.cannotRead(1)).waitFor()
  assert.deepEqual(await told(page), [], 'what cannot be read does not count')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  assert.equal(await focused(page), `${C}.value`)
})

test('nothing tells the search before it is asked for, and the last step of help does', async (t) => {
  const page = await exercise(t, 'ask="values ranges windows cuts"')
  const search = await open(TREE)
  const { steps } = search.summary
  const sentences = Array.from({ length: steps }, (_, k) => sentence(m, search.explain(k + 1)))
  const answer = words.answer('2')
  search.free()
  const before = await held(page)
  for (const text of [...sentences, answer, ` ${steps}`]) {
    assert.ok(!before.includes(text), text)
  }
  await page.locator('secateur-tree').evaluate((tree) => {
    const viewer = /** @type {SecateurTree} */ (tree)
    viewer.seek('last')
    viewer.play()
  })
  await page.mouse.move(500, 300)
  await painted(page)
  assert.equal(
    await page
      .locator('secateur-tree')
      .evaluate((tree) => /** @type {SecateurTree} */ (tree).picture),
    null,
  )
  assert.equal((await held(page)).includes(sentences[steps - 1]), false, 'there is no run to go on')
  const reached = await page.locator('secateur-tree').evaluate(async (tree) => {
    const viewer = /** @type {SecateurTree} */ (tree)
    const open = new Promise((told) => viewer.addEventListener('secateur-open', told))
    viewer.reopen()
    const { detail } = /** @type {CustomEvent} */ (await open)
    // The name of a step that there is not would be refused.
    viewer.seek('node:nowhere')
    return [viewer.search, detail.search, viewer.step, Object.keys(viewer.treeOnView ?? {})]
  })
  assert.deepEqual(reached, [null, null, 0, ['text', 'nodes', 'leaves']])
  await box(page, `${D}.value`).fill('5')
  // The sheet of the search that was opened again comes later, and begins without a selected node.
  do {
    await page.keyboard.press('Escape')
    await box(page, `${D}.value`).focus()
    await page.locator('secateur-tree .stage').focus()
    await page.keyboard.press('Enter')
  } while ((await focused(page)) !== `${D}.value`)
  const fields = field(page)
  for (const step of words.helpSteps) await fields.getByRole('button', { name: step }).click()
  const after = await held(page)
  assert.ok(after.includes(words.answer('2')), 'what is told is found')
  assert.ok(sentences.some((text) => after.includes(text)))
  await box(page, `${A}.value`).fill('3')
  await button(page, words.scopeNames.all).click()
  await checked(page)
  const details = (await told(page)).map(([, detail]) => detail)
  const last = details.at(-1) ?? assert.fail('no event')
  assert.deepEqual([last.help, last.shown, last.score], [4, true, 0], 'it brings no more points')
  assert.ok(!JSON.stringify(details).includes('expected'))
  await page.getByText(words.noPoints).waitFor()
})

test('help comes after a first try, at the field and in the sheet; what tells the answer costs its points', async (t) => {
  const page = await exercise(t)
  const help = (/** @type {Locator} */ place) => place.locator('button.link:not(.name)')
  const row = page.locator('secateur-tree .sheet .help')
  await box(page, `${B}.value`).focus()
  assert.equal(await row.isVisible(), false, 'nothing was tried')
  await box(page, `${B}.value`).fill('5')
  const [right, where, what, answer] = words.helpSteps
  await row.getByRole('button', { name: right }).click()
  await row.getByText(/^B returns a different value: the least of those/).waitFor()
  await row.getByRole('button', { name: where }).click()
  await row.getByText(words.decided.leave(/** @type {any} */ ({ name: 'B' }))).waitFor()
  assert.ok(!/\d/.test((await row.textContent()) ?? ''), 'no number of a step that is hidden')
  await row.getByRole('button', { name: 'B, MIN, value' }).click()
  assert.equal(await focused(page), `${B}.value`)
  await page.locator('secateur-tree .stage').focus()
  await page.keyboard.press('Enter')
  assert.equal(await help(field(page)).textContent(), what, 'the same help at both places')
  await help(field(page)).click()
  await field(page).getByText(words.spent).waitFor()
  assert.equal(await help(row).textContent(), answer)
  for (const [node, value] of [
    [A, '3'],
    [B, '3'],
    [C, '2'],
    [D, '2'],
  ]) {
    await box(page, `${node}.value`).fill(String(value))
  }
  for (const node of [FOUR, SIX]) await box(page, `${node}.cut`).check()
  await button(page, words.scopeNames.all).click()
  await checked(page)
  const last = (await told(page)).at(-1)?.[1] ?? assert.fail('no event')
  assert.deepEqual([last.points, last.max, last.shown], [15, 16, false])
})

test('an empty sheet is no attempt', async (t) => {
  const page = await exercise(t, 'attempts="1"')
  await button(page, words.scopeNames.all).click()
  await page.getByText(words.nothingYet).waitFor()
  await page.getByText(words.left(1)).waitFor()
  assert.deepEqual(await told(page), [])
})

test('answers, attempts and what was said are kept over a reload; another tree begins afresh', async (t) => {
  const page = await exercise(t, 'attempts="2"')
  await box(page, `${A}.value`).fill('3')
  await button(page, words.scopeNames.all).click()
  await page.getByText(words.left(1)).waitFor()
  await page.reload()
  await ready(page)
  assert.equal(await box(page, `${A}.value`).inputValue(), '3')
  await page.getByText(words.left(1)).waitFor()
  assert.match((await page.locator('secateur-tree .sheet .sign.right').textContent()) ?? '', /✓/)
  await button(page, words.scopeNames.all).click()
  await page.getByText(words.left(0)).waitFor()
  assert.equal(await button(page, words.scopeNames.all).getAttribute('aria-disabled'), 'true')
  assert.equal(await box(page, `${A}.value`).getAttribute('readonly'), '')
  await button(page, words.another).click()
  await page.getByText(words.left(2)).waitFor()
  await page.waitForFunction(() => document.querySelector('secateur-tree')?.getAttribute('tree'))
  assert.equal(await box(page, `${A}.value`).inputValue(), '')
  await page.getByText(/^Tree \d+$/).waitFor()
})

test('answers that are no plain JSON are refused, and those there are stay', async (t) => {
  const page = await exercise(t)
  await box(page, `${A}.value`).fill('3')
  const codes = await page.evaluate(() => {
    const tree = /** @type {any} */ (document.querySelector('secateur-tree'))
    const thrown = () => {
      throw new Error('of the page')
    }
    const around = { __proto__: { toJSON: thrown } }
    const circle = {}
    Object.assign(circle, { circle })
    const odd = [
      Symbol('odd'),
      { answers: { '0.value': Symbol('odd') } },
      { answers: { '0.value': 1n } },
      { answers: thrown },
      Object.defineProperty({}, 'answers', { get: thrown, enumerable: true }),
      ...[around, circle],
    ]
    return odd.map((answers) => {
      try {
        tree.answers = answers
        return 'taken'
      } catch (error) {
        return `${Object(error).name} ${Object(error).code}`
      }
    })
  })
  const [bad, unreadable] = ['bad-argument', 'unreadable'].map((code) => `SecateurError ${code}`)
  assert.deepEqual(codes, [bad, bad, bad, bad, unreadable, unreadable, unreadable])
  assert.equal(await box(page, `${A}.value`).inputValue(), '3')
  for (const odd of [null, undefined, 5, 'x', [], { answers: { 7: {} } }]) {
    await page.locator('secateur-tree').evaluate((tree, odd) => {
      Object.assign(tree, { answers: odd })
    }, odd)
  }
  assert.equal(await box(page, `${A}.value`).inputValue(), '3')
})

test('where the browser refuses storage, answers are there until the page is left', async (t) => {
  const page = await exercise(t, 'attempts="2"', WIDE, 'tbody tr', (page) =>
    page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError')
        },
      })
    }),
  )
  await box(page, `${A}.value`).fill('3')
  await button(page, words.scopeNames.all).click()
  await page.getByText(words.left(1)).waitFor()
  await page.locator('secateur-tree').evaluate((tree) => tree.setAttribute('lang', 'de'))
  await page.getByText('noch 1 Prüfung', { exact: false }).waitFor()
  assert.equal(await box(page, `${A}.value`).inputValue(), '3')
})

test('from the side to move: the same tree is answered with the values of negamax', async (t) => {
  const page = await exercise(t, 'view="mover" ask="values windows cuts" windows="own"')
  await page.locator('secateur-tree .task').getByText(words.rules.mover).waitFor()
  assert.equal(await box(page, `${B}.beta`).count(), 0, 'each node moves its α')
  const values = { [A]: ['3', '3'], [B]: ['-3', '-3'], [C]: ['-2', '-2'], [D]: ['-2', '-2'] }
  for (const [node, [value, alpha]] of Object.entries(values)) {
    await box(page, `${node}.value`).fill(value)
    await box(page, `${node}.alpha`).fill(alpha)
  }
  for (const node of [FOUR, SIX]) await box(page, `${node}.cut`).check()
  await button(page, words.scopeNames.all).click()
  await page.locator('secateur-tree').getByText(words.allRight).waitFor()
})

test('feedback="end" says nothing before the sheet is handed in', async (t) => {
  const page = await exercise(t, 'feedback="end" attempts="1"')
  assert.equal(await button(page, words.scopeNames.node).count(), 0)
  await box(page, `${B}.value`).fill('12')
  await page.locator('secateur-tree .stage').focus()
  await page.keyboard.press('Enter')
  assert.equal(await field(page).getByRole('button', { name: words.helpSteps[0] }).count(), 0)
  assert.equal(await page.locator('secateur-tree [aria-invalid]').count(), 0)
  await button(page, words.handIn).click()
  await page.locator('secateur-tree .sheet [aria-invalid]').waitFor()
  const names = (await told(page)).map(([name]) => name)
  assert.deepEqual(names, ['secateur-answer', 'secateur-result'])
})

test('an exercise has no violations, light and dark, and is all there in forced colours and in print', async (t) => {
  const page = await exercise(t, 'ask="values ranges windows cuts"', { ...WIDE, ...axeMayStyle })
  await box(page, `${B}.value`).fill('12')
  await button(page, words.scopeNames.all).click()
  await checked(page)
  await page.locator('secateur-tree .stage').focus()
  await page.keyboard.press('Enter')
  assert.deepEqual(await violationsInSchemes(page), [])
  await page.emulateMedia({ forcedColors: 'active' })
  const wrong = box(page, `${B}.value`)
  const border = await wrong.evaluate((input) => getComputedStyle(input).borderBottomStyle)
  assert.equal(border, 'double', 'not by its colour alone')
  assert.ok(await page.locator('secateur-tree .sheet .sign.wrong').first().isVisible())
  await page.emulateMedia({ forcedColors: 'none', media: 'print' })
  await page.locator('secateur-tree .summary').waitFor()
  assert.equal(await wrong.inputValue(), '12')
  assert.ok(await wrong.isVisible())
  assert.equal(await page.locator('secateur-tree .answer').isVisible(), false)
  assert.equal(await page.locator('secateur-tree .practice').isVisible(), false)
  await page.emulateMedia({ media: 'screen' })
})

test('questions about the whole tree: leaves are pressed, a condition is typed, and each has help', async (t) => {
  const page = await exercise(t, 'ask="move leaves count"', WIDE, '.question')
  assert.equal(await page.locator('secateur-tree .sheet table').isVisible(), false)
  assert.equal(await button(page, words.scopeNames.node).count(), 0, 'nothing is asked at nodes')
  await watchScenes(page)
  await page.locator('secateur-tree').evaluate((tree) => /** @type {SecateurTree} */ (tree).fit())
  for (const leaf of [2, 3, 4, 6]) {
    const place = await pointOf(page, leaf)
    await page.mouse.click(place.x, place.y)
  }
  await page.locator('secateur-tree .stage').focus()
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'l']) {
    await page.keyboard.press(key)
    await painted(page)
  }
  assert.equal(await box(page, 'null.leaves').inputValue(), '3 12 8 2 3')
  await page.keyboard.press('Control+z')
  assert.equal(await box(page, 'null.leaves').inputValue(), '3 12 8 2')
  await box(page, 'null.leaves').fill('3 12 8 2 14 5 2')
  await box(page, 'null.move').fill('C')
  await box(page, 'null.count').fill('seven')
  await button(page, words.scopeNames.all).click()
  await page.locator('secateur-tree').getByText(words.cannotRead(1)).waitFor()
  await box(page, 'null.count').fill('7')
  await button(page, words.scopeNames.all).click()
  await page.getByText(/4 of 5 First mistake: best move\./).waitFor()
  await page.locator('secateur-tree').evaluate((tree) => {
    tree.setAttribute('ask', 'condition')
    tree.setAttribute('tree', 'A(B(3 12 8) C(x E(4 6)) D(14 5 2))')
  })
  const question = page.locator('secateur-tree .question.condition')
  await question.getByText('For which x is E never seen?').waitFor()
  await box(page, 'null.condition').fill('4>x')
  await question.getByText(words.readAs('x < 4')).waitFor()
  await button(page, words.scopeNames.all).click()
  const said = question.locator('.said')
  await said.getByText('For 3.5 it is not so, and by your answer it is.').waitFor()
  await question.getByRole('button', { name: words.helpSteps[3] }).click()
  await said.getByText(words.answer('x ≤ 3')).waitFor()
  await page.locator('secateur-tree').evaluate((tree) => tree.setAttribute('tree', '((1 2) 3)'))
  await page.locator('secateur-tree .task').getByText(words.conditions.missing).waitFor()
})

/** Waits until another tree is on view. @param {Page} page @param {string} text */
function turns(page, text) {
  return page.waitForFunction((text) => {
    const tree = /** @type {SecateurTree | null} */ (document.querySelector('secateur-tree'))
    return tree?.treeOnView?.text === text
  }, text)
}

test('an order is made by buttons, keys and touch, checked, undone and kept', async (t) => {
  const moved = (/** @type {string} */ d) => `MAX A(B(3 12 8) C(2 4 6) D(${d}))`
  const page = await exercise(t, 'ask="order"', WIDE, '.order li')
  await button(page, words.scopeNames.all).click()
  const summary = page.locator('secateur-tree .summary')
  await summary.getByText('In this order the search evaluates 7 leaves.').waitFor()
  await button(page, words.order.left('2')).last().click()
  await turns(page, moved('14 2 5'))
  await page.waitForFunction(() => {
    const inside = document.querySelector('secateur-tree')?.shadowRoot?.activeElement
    return /** @type {HTMLElement} */ (inside)?.dataset.way === 'left'
  })
  await page.keyboard.press('Enter')
  await turns(page, moved('2 14 5'))
  await page.reload()
  await ready(page, '.order li')
  await turns(page, moved('2 14 5'))
  await button(page, words.scopeNames.all).click()
  await page.locator('secateur-tree').getByText(words.allRight).waitFor()
  await page.locator('secateur-tree .stage').focus()
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'Alt+ArrowLeft']) {
    await page.keyboard.press(key)
    await painted(page)
  }
  await turns(page, 'MAX A(C(2 4 6) B(3 12 8) D(2 14 5))')
  await page.locator('secateur-tree .order .selected').getByText('C').waitFor()
  assert.equal(await button(page, words.order.toLeft).getAttribute('aria-disabled'), 'true')
  await button(page, words.order.toRight).click()
  await turns(page, moved('2 14 5'))
  await button(page, words.order.mirror).click()
  await turns(page, 'MAX A(D(5 14 2) C(6 4 2) B(8 12 3))')
  await page.keyboard.press('Control+z')
  await turns(page, moved('2 14 5'))
})

test('by touch an order is made with two buttons', async (t) => {
  const page = await exercise(t, 'ask="order" goal="most"', PHONE, '.order li')
  await watchScenes(page)
  await page.locator('secateur-tree').evaluate((tree) => /** @type {SecateurTree} */ (tree).fit())
  const b = await pointOf(page, B)
  await page.touchscreen.tap(b.x, b.y)
  const right = button(page, words.order.toRight)
  const { height = 0 } = (await right.boundingBox()) ?? {}
  assert.ok(height >= 26, `${height} px`)
  await right.tap()
  await turns(page, 'MAX A(C(2 4 6) B(3 12 8) D(14 5 2))')
  await button(page, words.scopeNames.all).tap()
  await page.locator('secateur-tree').getByText(words.allRight).waitFor()
})

test('known beforehand: cuts that come without it are given, the others are asked', async (t) => {
  const page = await exercise(t, 'known="values 0 12" tree="((0 12 8) (2 4 6) (1 5 2))"')
  const given = page.locator('secateur-tree .sheet [data-box="11.cut"]:disabled:checked')
  await given.waitFor()
  await page.locator('secateur-tree .task').getByText('between 0 and 12').waitFor()
  await box(page, '4.cut').check()
  await button(page, words.scopeNames.all).click()
  await page.locator('secateur-tree .summary').getByText('1 of 2').waitFor()
  await box(page, '3.cut').check()
  await button(page, words.scopeNames.all).click()
  await page.locator('secateur-tree').getByText(words.allRight).waitFor()
  const [[, detail]] = await told(page)
  assert.deepEqual([detail.given, detail.max], [[11, 12], 2])
  await page.locator('secateur-tree').evaluate((tree) => tree.setAttribute('known', 'values 0 9'))
  await page.locator('secateur-tree .task').getByText(words.known.missing).waitFor()
})

test('on the page: in by a button, in the link, with what is asked, and out by Escape', async (t) => {
  const page = await visit(t, WIDE)
  const { ui } = await pageMessages('en')
  const { practising } = ui
  await page.selectOption('#compare-with', { index: 1 })
  await page.getByRole('button', { name: practising.practise, exact: true }).click()
  await ready(page)
  assert.equal(await page.locator('secateur-tree').count(), 1, 'no other search is beside it')
  assert.equal(await page.locator('aside .look, aside .order-table').count(), 0)
  assert.equal(await page.getByRole('button', { name: ui.figure }).count(), 0)
  await page.getByRole('checkbox', { name: practising.asks.windows }).check()
  const which = page.getByRole('combobox', { name: practising.which })
  await which.selectOption('entry')
  await box(page, `${C}.alpha`).fill('3')
  await page.waitForFunction(() => location.hash.includes('exercise=practise'))
  await page.reload()
  await ready(page)
  assert.equal(await box(page, `${C}.alpha`).inputValue(), '3')
  assert.equal(await which.inputValue(), 'entry')
  await page.getByRole('combobox', { name: practising.question }).selectOption('condition')
  await page.locator('secateur-tree .task').getByText(words.conditions.missing).waitFor()
  await button(page, words.another).click()
  await page.waitForFunction(() => document.querySelector('secateur-tree')?.textContent !== '')
  await page.getByText(/^Tree \d+$/).waitFor()
  await page.getByLabel(/For which x is .* never seen/).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('secateur-tree .transport').waitFor()
  assert.equal(await page.getAttribute('secateur-tree', 'windows'), null)
  await page.locator('#tree').waitFor()
  await page.waitForFunction(() => !location.hash.includes('exercise'))
  await give(page, TREE)
})

test('no choice of an exercise is cut off at 1280 px, in any language', async (t) => {
  for (const lang of ['en', 'zh', 'fi', 'de']) {
    for (const ask of ['values+windows+cuts', 'condition', 'order', 'construct', 'statement']) {
      const tree = TREE.replaceAll(' ', '+')
      const link = `index.html#1&lang=${lang}&tree=${tree}&exercise=practise&ask=${ask}`
      const page = await load(t, WIDE, undefined, link)
      await page.locator('secateur-tree .sheet').waitFor()
      const narrow = await page.locator('select:visible').evaluateAll((selects) =>
        selects.flatMap((select) => {
          const context = document.createElement('canvas').getContext('2d')
          const { font, paddingLeft, paddingRight } = getComputedStyle(select)
          const padding = parseFloat(paddingLeft) + parseFloat(paddingRight)
          if (context) context.font = font
          const { options } = /** @type {HTMLSelectElement} */ (select)
          return [...options]
            .map(({ text }) => text)
            .filter(
              (text) => Number(context?.measureText(text).width) > select.clientWidth - padding,
            )
        }),
      )
      assert.deepEqual(narrow, [], `${lang} ${ask}`)
    }
  }
})

const UNFIT = [
  { attributes: 'listing="pvs"', tree: TREE, says: /searches some nodes again.*choose minimax/ },
  { attributes: 'table="4"', tree: TREE, says: /searches some nodes again/ },
  { attributes: 'algorithm="mtd"', tree: TREE, says: /searches some nodes again/ },
  { attributes: 'deepening="on"', tree: TREE, says: /searches some nodes again/ },
  { attributes: 'quiescence="on" depth="1"', tree: TREE, says: /goes on at noisy nodes/ },
  { attributes: 'algorithm="mcts"', tree: TREE, says: /are about minimax and alpha–beta/ },
]

for (const kind of ['practise', 'find', 'predict']) {
  // Before decisions only quiescence is not asked about.
  const unfit = UNFIT.filter(
    ({ attributes }) => kind !== 'predict' || attributes.includes('quiescence'),
  )
  test(`${kind}: where there is no exercise the words say why, until there is one`, async (t) => {
    const trees = unfit.map(({ attributes, tree }) => {
      return `<secateur-tree exercise="${kind}" ${attributes}>${tree}</secateur-tree>`
    })
    const page = await host(t, trees.join(''))
    const elements = page.locator('secateur-tree')
    for (const [at, { says }] of unfit.entries()) {
      const element = elements.nth(at)
      await element.scrollIntoViewIfNeeded()
      await element.locator('.notice span').getByText(says).waitFor()
      assert.equal(await element.locator('.sheet input').count(), 0)
      const sheet = element.locator('.sheet')
      for (const part of ['.sheet', '.bar', '.card', '.task']) {
        const shown = element.locator(`${part}:visible`)
        const texts = (await shown.allInnerTexts()).join('')
        assert.equal(texts, '', `${part} with ${says}`)
      }
      await element.evaluate((element, tree) => {
        for (const name of ['listing', 'table', 'algorithm', 'deepening', 'quiescence', 'depth'])
          element.removeAttribute(name)
        element.setAttribute('tree', tree)
      }, TREE)
      const begun = { practise: 'tbody input', find: 'ol li', predict: '.question' }[kind]
      await element.locator(`${begun}`).first().waitFor()
      assert.ok(await sheet.isVisible())
      assert.equal(await element.locator('.notice span').textContent(), '')
    }
  })
}

test('after an exercise is chosen by mouse, its keys work at once', async (t) => {
  const pageWords = await pageMessages('en')
  const page = await visit(t)
  await page.getByRole('button', { name: pageWords.ui.practising.practise, exact: true }).click()
  const chosen = () => page.locator('[name=exercise]:checked').inputValue()
  for (const kind of /** @type {const} */ (['predict', 'find'])) {
    await page.getByText(pageWords.ui.practising.kinds[kind]).click()
    await page.locator('secateur-tree .bar .run').waitFor()
    await page.keyboard.press('ArrowRight')
    const focused = await page.evaluate(() => {
      const tree = document.activeElement
      return [tree?.localName, tree?.shadowRoot?.activeElement?.className.split(' ')[0]]
    })
    assert.deepEqual(focused, ['secateur-tree', 'stage'])
    assert.equal(await chosen(), kind)
  }
  await painted(page)
  const told = page.locator('.card .told')
  const before = await told.innerText()
  await page.keyboard.press('ArrowRight')
  await painted(page)
  assert.notEqual(await told.innerText(), before, 'the run has gone on by a step')
  // By keys alone the arrows go on choosing.
  await page.locator('[name=exercise]:checked').focus()
  await page.keyboard.press('ArrowUp')
  assert.equal(await chosen(), 'predict')
})

test('where chance moves, averages are typed as fractions or rounded, and chance nodes are cut', async (t) => {
  const tree = '(?(1/3:4 2/3:8) ?(1 6 9))'
  const page = await exercise(t, `tree="${tree}" values="0 10" ask="values cuts count"`)
  const sheet = page.locator('secateur-tree .sheet')
  assert.match((await sheet.locator('tbody').textContent()) ?? '', /△ A○ B▢ 4▢ 8○ C/)
  const task = (await page.locator('secateur-tree .task').textContent()) ?? ''
  assert.match(task, /7\/3.*2\.33.*average by probability.*between 0 and 10/)
  const all = { '1.value': '20/3', '4.value': '5.67', '0.value': '6.7', 'null.count': '4' }
  for (const [key, text] of Object.entries(all)) await box(page, key).fill(text)
  await box(page, '7.cut').check()
  await button(page, words.scopeNames.all).click()
  await checked(page)
  const summary = page.locator('secateur-tree .summary')
  assert.match((await summary.textContent()) ?? '', /First mistake: A, MAX, value/)
  assert.deepEqual(
    await sheet.locator('[aria-invalid]').evaluateAll((boxes) => boxes.map((box) => box.id)),
    ['sheet-0-value'],
    'one decimal is too few',
  )
  await box(page, '0.value').fill('6.67')
  await button(page, words.scopeNames.all).click()
  await checked(page)
  assert.match((await summary.textContent()) ?? '', /All right/)
  const before = await page.locator('secateur-tree').getAttribute('tree')
  await button(page, words.another).click()
  await page.waitForFunction(
    (before) => document.querySelector('secateur-tree')?.getAttribute('tree') !== before,
    before,
  )
  const next = (await page.locator('secateur-tree').getAttribute('tree')) ?? ''
  assert.match(next, /\?/, 'chance moves in another tree, too')
  const values = next.match(/(?<![\d/.])\d+(?![\d/:])/g) ?? []
  assert.ok(
    values.map(Number).every((value) => value <= 10),
    next,
  )
})
