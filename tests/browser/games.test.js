// Games on the page: the form, positions, stubs of pruned subtrees, and the examples of the sources.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partOf } from '../../www/messages/messages.js'
import { messages } from '../../www/messages/pages.js'
import { assertFitsWidth, openPanel, openRules, openSettings } from './element.js'
import { painted, picture as pixels, settled } from './element.js'
import { PHONE, visit } from './page.js'
import { inked, pointOf, scene, watchScenes } from './scene.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const m = await messages('en')
const panels = await partOf('en', 'panels')

/** A tree that is large enough for stubs: the first leaf of C prunes 13 nodes, and 4 more. */
const STUBS = '((3 4) (2 ((1 2 3) (4 5 6) (7 8 9)) (1 2 3)))'
const STUB = 6
const IN_STUB = Array.from({ length: 12 }, (_, i) => STUB + 1 + i)
/** The marks of the stub. */
const FOLDED = { fans: [STUB], inside: [] }
const UNFOLDED = { fans: [], inside: IN_STUB }

/** The state of the element. @param {Page} page */
function state(page) {
  return page.locator('secateur-tree').evaluate((element) => {
    const { search, error } = /** @type {SecateurTree} */ (element)
    const { summary } = search ?? { summary: null }
    return { error: error?.code ?? null, game: search?.drawing(0)?.game ?? null, ...summary }
  })
}

/** @param {Page} page @param {string} game */
async function form(page, game) {
  await page.locator('.games > summary').click()
  await page.selectOption('#game', game)
}

/** @param {Page} page */
function search(page) {
  return settled(page, () => page.getByRole('button', { name: m.games.search }).click())
}

/** @param {Page} page @param {number | 'last'} step */
async function seek(page, step) {
  await page.locator('secateur-tree').evaluate((element, step) => {
    const viewer = /** @type {SecateurTree} */ (element)
    viewer.seek(step === 'last' ? Infinity : step)
  }, step)
  await painted(page)
}

/** @param {Page} page @param {number} node */
async function headingOf(page, node) {
  const place = await page
    .locator('secateur-tree')
    .evaluate(
      (element, node) => /** @type {SecateurTree} */ (element).search?.node(node, 0).place,
      node,
    )
  assert.ok(place)
  return panels.node.heading(/** @type {never} */ ({ place }))
}

test('a board of tic-tac-toe is searched, or reported if it is bad', async (t) => {
  const page = await visit(t)
  await form(page, 'tic-tac-toe')
  const boards = {
    'xx. ... ...': /X begins/,
    'xo. .?.': /3\u00a0×\u00a03/,
    'ooo xx. x.x': /There is a winning line/,
  }
  for (const [board, words] of Object.entries(boards)) {
    await page.fill('#tic-tac-toe-board', board)
    await search(page)
    const note = page.locator('#tic-tac-toe-board-note')
    assert.match((await note.textContent()) ?? '', words)
    assert.equal(await page.getAttribute('#tic-tac-toe-board', 'aria-invalid'), 'true')
    assert.equal(await page.inputValue('#tic-tac-toe-board'), board)
    const { nodes, error } = await state(page)
    assert.deepEqual([nodes, error], [13, 'bad-option'])
  }
  await page.fill('#tic-tac-toe-board', 'xo.\n.x.\n..o')
  await search(page)
  assert.equal(await page.locator('.games [aria-invalid]').count(), 0)
  assert.equal(await page.locator('.games .problem').count(), 0)

  const { nodes, leaves, value } = await state(page)
  assert.deepEqual([nodes, leaves, value], [238, 102, 1])
  await page.fill('#tic-tac-toe-plies', '1')
  await search(page)
  assert.equal((await state(page)).nodes, 6)
})

test('the form of five in a row reports a game that is too large', async (t) => {
  const page = await visit(t)
  await form(page, 'five-in-a-row')
  await page.fill('#five-in-a-row-plies', '12')
  await search(page)
  const note = page.locator('#five-in-a-row-plies-note')
  assert.match((await note.textContent()) ?? '', /10,000,000 nodes/)

  await page.fill('#five-in-a-row-board', '')
  await page.fill('#five-in-a-row-size', '7')
  await page.fill('#five-in-a-row-plies', '2')
  await page.selectOption('#five-in-a-row-turn', 'o')
  await search(page)
  assert.equal((await state(page)).nodes, 10)
  const position = page.locator('secateur-tree .scene > .board')
  await position.getByText(m.games.choices.turn.o.split(' ')[0]).first().waitFor()
  await page.fill('#five-in-a-row-win', '6')
  await page.getByRole('button', { name: m.games.search }).click()
  assert.equal(await page.locator('#five-in-a-row-win:invalid').count(), 1)
})

test('a typed tree and a game replace each other, and neither is lost', async (t) => {
  const page = await visit(t)
  await settled(page, () => page.fill('#tree', '(1 (2 3))'))
  await form(page, 'coins')
  await search(page)
  assert.equal(await page.inputValue('#tree'), '')
  assert.equal(await page.getAttribute('#tree', 'placeholder'), m.games.editor)
  await settled(page, () => page.selectOption('#example', { label: m.ui.exampleOwn }))
  assert.equal(await page.inputValue('#tree'), '(1 (2 3))')
  assert.equal((await state(page)).game, null)
  await settled(page, () => page.selectOption('#example', { label: m.games.own }))
  assert.equal((await state(page)).game, 'coins')
  await settled(page, () => page.fill('#tree', '(7 8)'))
  const typed = await state(page)
  assert.deepEqual([typed.game, typed.value], [null, 8])

  await search(page)
  const { game, nodes, leaves, value, bestMove } = await state(page)
  assert.deepEqual([game, nodes, leaves, value, bestMove], ['coins', 12, 5, 1, 0])
  await page.getByText(m.ui.treeIs(12, 5)).waitFor()
  await page.fill('#coins-coins', '7')
  await page.fill('#coins-take', '1 2 3')
  await search(page)
  assert.equal((await state(page)).value, 1)
  await openRules(page)
  await settled(page, () => page.locator('label:has([name="root"][value="min"])').click())
  assert.equal((await state(page)).value, -1)

  const placeholder = (/** @type {string} */ id) => page.getAttribute(`#${id}`, 'placeholder')
  assert.equal(await placeholder('coins-plies'), m.games.empty.plies)
  assert.equal(await placeholder('five-in-a-row-plies'), '2')
  assert.equal(await placeholder('pig-total'), '4')
})

/** The inks of all marks that are drawn. @param {Page} page that is watched */
async function inks(page) {
  const { marks } = await scene(page)
  return new Set(marks.map(({ ink }) => ink))
}

test('coins are drawn at the nodes of their tree, and boards where there is room', async (t) => {
  const page = await visit(t, { viewport: { width: 1680, height: 900 } })
  await watchScenes(page)
  await settled(page, () => page.selectOption('#example', 'coins'))
  await seek(page, 4)
  assert.ok((await inks(page)).has('piece'))
  assert.ok(!(await inks(page)).has('dimmed'))
  await seek(page, 'last')
  assert.ok((await inks(page)).has('dimmed'), 'the pruned position is greyed')

  await settled(page, () => page.selectOption('#example', 'ticTacToe'))
  await seek(page, 60)
  assert.ok(!(await inks(page)).has('piece'), 'illegible pieces are not drawn')
  await page.locator('.stage').focus()
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('+')
  await seek(page, 61)
  const near = await inks(page)
  for (const ink of /** @type {const} */ (['grid', 'piece', 'last', 'won'])) {
    assert.ok(near.has(ink), ink)
  }
  await page.keyboard.press('0')
  assert.ok(!(await inks(page)).has('piece'))
})

test('the position at a node is drawn and described, with its marks, stones or coins', async (t) => {
  const page = await visit(t)
  const panel = page.locator('secateur-tree .scene > .board')
  assert.equal(await panel.isVisible(), false)
  await settled(page, () => page.selectOption('#example', 'ticTacToe'))
  await seek(page, 0)
  const words = await partOf('en', 'position')
  await panel.getByText(words.moves([])).waitFor()
  const picture = panel.getByRole('img')
  assert.equal(await picture.getAttribute('aria-label'), 'O on b3, c1. X on a3, b2.')
  assert.equal(await picture.locator('.mark').count(), 4)
  await seek(page, 'last')
  const won = await page.locator('secateur-tree').evaluate((element) => {
    const { search } = /** @type {SecateurTree} */ (element)
    const nodes = Array.from({ length: search?.summary.nodes ?? 0 }, (_, node) => node)
    return nodes.find((node) => search?.drawing(node)?.line.length) ?? 0
  })
  await page.locator('secateur-tree').evaluate((element, node) => {
    const { search } = /** @type {SecateurTree} */ (element)
    element.setAttribute('step', String(search?.node(node, search.summary.steps).entered))
  }, won)
  await panel.getByText('X has won.').waitFor()
  assert.equal(await picture.locator('.line').count(), 3)
  assert.equal(await picture.locator('.last').count(), 1)
  assert.match((await picture.getAttribute('aria-label')) ?? '', /Last move .*The winning line is/)

  await settled(page, () => page.selectOption('#example', 'bestPoint'))
  await seek(page, 0)
  assert.equal(await picture.locator('.black').count(), 7)
  assert.equal(await picture.locator('.white').count(), 6)
  await settled(page, () => page.selectOption('#example', 'coins'))
  await seek(page, 2)
  assert.equal(await picture.locator('.coin').count(), 3)
  assert.equal(await picture.locator('.taken.last').count(), 1)
  assert.equal(await picture.getAttribute('aria-label'), '3 of 4 coins left. 1 just taken.')
})

test('each move of White is listed with its value, and leads to its node', async (t) => {
  const page = await visit(t)
  const rows = page.locator('.root-moves .row')
  const read = () =>
    rows.evaluateAll((all) =>
      all.map((row) => Array.from(row.children, (cell) => cell.textContent)),
    )
  await page.locator('secateur-tree').evaluate((tree) => tree.setAttribute('panel', 'counts'))
  await settled(page, () => page.selectOption('#example', 'bestPoint'))
  await painted(page)
  assert.deepEqual((await read()).slice(0, 5), [
    ['b5', 'exactly −100000', ''],
    ['e5', 'at most −100000', 'cut'],
    ['a4', 'exactly −8', ''],
    ['b4', 'at most −13', 'cut'],
    ['e4', 'not yet', ''],
  ])
  await seek(page, 'last')
  const values = [-100000, -100000, -8, -13, -18, -20, -18, -18, -20, -21, -21]
  const cells = await read()
  assert.deepEqual(
    cells.map(([, worth]) => Number(worth?.replace(/.* /, '').replace('−', '-'))),
    values,
  )
  assert.deepEqual(cells[2], ['a4', 'exactly −8', 'chosen'])
  assert.match(await page.locator('.root-moves .turn').innerText(), /^MAX moves at A\. .* ms\.$/)
  await rows.nth(4).click()
  await painted(page)
  assert.equal(await rows.nth(4).getAttribute('aria-selected'), 'true')
  assert.equal(await page.locator('.node .name').textContent(), 'e4')
})

/**
 * The fans that stand for folded stubs, and the drawn nodes of the stub.
 * @param {Page} page that is watched
 */
async function folding(page) {
  const { marks } = await scene(page)
  const drawn = new Set(marks.map(({ node }) => node))
  return {
    fans: marks.filter(({ shape }) => shape === 'fan').map(({ node }) => node),
    inside: IN_STUB.filter((node) => drawn.has(node)),
  }
}

test('a stub unfolds and folds by mouse and by keyboard', async (t) => {
  const page = await visit(t)
  await watchScenes(page)
  await settled(page, () => page.fill('#tree', STUBS))
  await seek(page, 'last')
  const folded = await pixels(page)
  assert.deepEqual(await folding(page), FOLDED)
  const stub = await pointOf(page, STUB)
  await page.mouse.click(stub.x, stub.y)
  assert.deepEqual(await folding(page), UNFOLDED)
  const inside = await pointOf(page, STUB + 1)
  // With the pointer at the same place the next click would be a double click.
  await page.mouse.move(0, 0)
  await page.mouse.click(stub.x, stub.y)
  assert.deepEqual(await folding(page), FOLDED)
  await page.mouse.move(inside.x, inside.y)
  await painted(page)
  const name = page.locator('secateur-tree .node .name')
  assert.equal(await name.textContent(), await headingOf(page, STUB), 'the tip names the stub')
  await page.mouse.move(0, 0)
  await page.keyboard.press('Escape')
  assert.equal(await pixels(page), folded)

  await page.locator('secateur-tree .stage').focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('c')
  const byKeys = await pixels(page)
  assert.deepEqual(await folding(page), FOLDED)
  await page.keyboard.press('Enter')
  assert.deepEqual(await folding(page), UNFOLDED)
  await page.keyboard.press('Enter')
  assert.deepEqual(await folding(page), FOLDED)
  assert.equal(await pixels(page), byKeys)
})

test('a selected node in a stub is visible, and folding the stub selects the stub', async (t) => {
  const page = await visit(t)
  await watchScenes(page)
  await settled(page, () => page.fill('#tree', STUBS))
  await seek(page, 'last')
  const item = (/** @type {number} */ node) =>
    page.locator(`secateur-tree [role=treeitem][data-node="${node}"]`)
  // Down to C, to its stub, and into it.
  await openPanel(page, 'outline')
  await item(0).focus()
  for (const node of [4, STUB, STUB + 1]) {
    await page.keyboard.press('ArrowRight')
    while ((await item(node).getAttribute('tabindex')) !== '0')
      await page.keyboard.press('ArrowDown')
  }
  assert.deepEqual(await folding(page), UNFOLDED)
  assert.deepEqual(inked(await scene(page), 'selected'), [STUB + 1])
  await page.keyboard.press('Enter')
  assert.deepEqual(await folding(page), FOLDED)
  assert.deepEqual(inked(await scene(page), 'selected'), [STUB])
  const name = page.locator('secateur-tree .node .name')
  assert.equal(await name.textContent(), await headingOf(page, STUB))
})

test('the eight narrated steps of A to G lead to their steps', async (t) => {
  const page = await visit(t)
  await settled(page, () => page.selectOption('#example', 'atog'))
  const buttons = page.locator('.narration button')
  assert.equal(await buttons.count(), 8)
  await buttons.nth(7).click()
  await page.getByText('the rest of C (3 nodes) is pruned').first().waitFor()
  await buttons.nth(3).click()
  await page.getByText('the rest of E (1 node) is pruned').first().waitFor()
  await settled(page, () => page.selectOption('#algorithm', 'minimax'))
  assert.equal(await page.locator('.narration').isVisible(), false)
})

test('a phone shows the form and the position without scrolling sideways', async (t) => {
  const page = await visit(t, PHONE)
  await openSettings(page)
  await page.locator('.games > summary').tap()
  await page.selectOption('#game', 'five-in-a-row')
  await search(page)
  await page.locator('secateur-tree .scene > .board').waitFor()
  await assertFitsWidth(page)
})
