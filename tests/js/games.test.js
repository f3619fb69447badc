// The words for games, and the claims of the examples of games about their searches.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GAMES as FIELDS } from '../../www/api/games.js'
import { ROLE, open } from '../../www/core.js'
import { EXAMPLES, GAMES } from '../../www/page/controls/examples.js'
import { errorText, sentence, partOf } from '../../www/messages/messages.js'
import { LANGUAGES } from '../../www/messages/languages.js'
import { messages } from '../../www/messages/pages.js'
import { cellNames } from '../../www/viewer/panels/board.js'
import { sourceOf } from '../../www/element/source.js'
import { errorOf } from './error-of.js'
import { RULES } from './rules.js'
import { elementWith } from './stand-ins.js'

/**
 * @import {GameName} from '../../www/page/controls/examples.js'
 * @import {Options} from '../../www/types.js'
 */

const m = await messages('en')
const NO_WORDS = /undefined|null|NaN|\[object/

/** An example, with minimax where all values are wanted. @param {GameName} name @param {'minimax'} [algorithm] */
function play(name, algorithm) {
  return open(sourceOf(elementWith(GAMES[name].game)), algorithm && { algorithm })
}

test('every position has a description', async () => {
  const { state, moves, picture } = await partOf('en', 'position')
  const sentences = new Set()
  for (const name of /** @type {GameName[]} */ (Object.keys(GAMES))) {
    const search = await play(name)
    for (let node = 0; node < search.summary.nodes; node += 1) {
      const drawing = search.drawing(node)
      assert.ok(drawing)
      const words = [state(drawing), moves(drawing.moves), picture(drawing, cellNames(drawing))]
      for (const sentence of words) {
        assert.match(sentence, /\.$/)
        assert.doesNotMatch(sentence, NO_WORDS)
      }
      sentences.add(words[0])
    }
    search.free()
  }
  for (const words of [
    ...['X has won.', 'O has won.', 'The board is full: a draw.', 'X moves, as MAX.'],
    ...['Black has won.', 'White moves, as MAX.', 'MAX has won.', 'MIN has won.'],
    '1 coin left. MIN moves.',
  ]) {
    assert.ok(sentences.has(words), words)
  }
})

test('a tree of no game has no positions', async () => {
  const search = await open(EXAMPLES.textbook.text)
  assert.equal(search.drawing(0), null)
  search.free()
})

test('MAX takes one of four coins and wins; taking two would lose', async () => {
  const search = await play('coins', 'minimax')
  const { steps, value, bestMove } = search.summary
  const [one, two] = search.children(0, 0, 2).map((node) => search.node(node, steps))
  assert.deepEqual([value, bestMove, one.value, two.value], [1, 0, 1, -1])
  search.free()
})

test('the narration of A to G names the nodes of its steps', async () => {
  const { text, rules, narrated = [] } = EXAMPLES.atog
  const narration = m.examples.atog.narration ?? []
  const search = await open(text, /** @type {Options} */ (rules))
  assert.equal(narration.length, narrated.length)
  const at = narrated.map((step) => search.node(search.events(step - 1, step)[0].node, step).place)
  assert.deepEqual(
    at.map(({ name }) => name),
    ['A', 'D', 'B', 'E', 'A', 'F', 'F', 'C'],
  )
  narration.forEach((words, i) => assert.ok(words.includes(String(at[i].name)), words))
  search.free()
})

test('the bounds of the narration of A to G stand beside their nodes at its steps', async () => {
  const { text, rules, step, narrated = [] } = EXAMPLES.atog
  const search = await open(text, /** @type {Options} */ (rules))
  const opens = search.stepOf(step ?? 'cutoff')
  assert.ok(narrated.includes(opens), 'it opens at a step of the narration')
  const viewport = { width: 900, height: 600, x: 100, y: 60, unit: 90, rowHeight: 130 }
  const windows = narrated.map((step) => {
    const [{ node }] = search.events(step - 1, step)
    const { texts } = search.scene(step, viewport)
    const at = texts.text.findIndex(
      (_, i) => texts.node[i] === node && ROLE[texts.role[i]] === 'window',
    )
    return [search.node(node, step).place.name, ...(texts.text[at]?.match(/[−+]?(\d+|∞)/g) ?? [])]
  })
  assert.deepEqual(windows, [
    ['A', '−∞', '+∞'],
    ['D', '3', '+∞'],
    ['B', '−∞', '3'],
    ['E', '5', '3'],
    ['A', '3', '+∞'],
    ['F', '3', '+∞'],
    ['F', '3', '+∞'],
    ['C', '3', '1'],
  ])
  search.free()
})

test('the best point opens at a cutoff by the value that White has found', async () => {
  const search = await play('bestPoint')
  const step = Number(GAMES.bestPoint.step)
  const explanation = search.explain(step)
  assert.ok(explanation.key === 'cutoff' && explanation.giver?.name === 'a4')
  assert.ok(m.examples.bestPoint.look.includes(`any other point, here ${explanation.node.name}`))
  assert.notEqual(search.next(0, 'cutoff'), step, 'the first one is that of a point that loses')
  search.free()
})

/** @type {[Record<string, unknown>, RegExp][]} */
const REFUSED = [
  [{ game: 'chess' }, /coins, tic-tac-toe, five-in-a-row or pig/],
  [{ game: 'coins', coins: 0 }, /1 to 1,000/],
  [{ game: 'coins', take: [1, 1] }, /different whole numbers/],
  [{ game: 'coins', plies: 0.5 }, /plies/],
  [{ game: 'coins', board: '...' }, /Available: game \| coins \| take \| plies/],
  [{ game: 'tic-tac-toe', board: 'x' }, /Give 3\u00a0×\u00a03 cells/],
  [{ game: 'tic-tac-toe', board: 'xx. ... ...' }, /as many x as o/],
  [{ game: 'tic-tac-toe', board: 'ooo xx. x.x' }, /There is a winning line already/],
  [{ game: 'five-in-a-row', board: 'x' }, /Give 3\u00a0×\u00a03 to 15\u00a0×\u00a015 cells/],
  [{ game: 'five-in-a-row', size: 2 }, /3 to 15/],
  [{ game: 'five-in-a-row', size: 4, win: 5 }, /no more than the board has rows/],
  [{ game: 'five-in-a-row', board: 'xx. ... ...' }, /say x or o/],
]

for (const [source, words] of REFUSED) {
  test(`${JSON.stringify(source)} is refused with a remedy`, async () => {
    const message = errorText(m, await errorOf(() => open(/** @type {never} */ (source))))
    assert.match(message, words)
    assert.doesNotMatch(message, /null|NaN|\[object/)
  })
}

test('the message about an unknown game names all games, in each language', async () => {
  const source = /** @type {never} */ ({ game: 'chess' })
  const error = await errorOf(() => open(source))
  for (const language of Object.keys(LANGUAGES)) {
    const advice = errorText(await messages(language), error)
    for (const game of Object.keys(FIELDS)) assert.ok(advice.includes(game), `${language}: ${game}`)
  }
})

test('no sentence names two successive nodes of the coins by one name', async () => {
  for (const coins of [4, 7]) {
    for (const rules of RULES) {
      const search = await open({ game: 'coins', coins, take: [1, 2, 3] }, rules)
      assert.equal(search.node(0, 0).place.name, `${coins}○`)
      for (let step = 0; step <= search.summary.steps; step += 1) {
        const explanation = search.explain(step)
        const places = [explanation, ...Object.values(explanation)].flatMap((part) =>
          part && Object.hasOwn(part, 'ordinal') ? [part] : [],
        )
        for (const { name, parent } of places) assert.ok(name !== null && name !== parent)
        if (explanation.key === 'compare')
          assert.notEqual(explanation.node.name, explanation.child.name)
        if (explanation.key === 'enter')
          assert.notEqual(explanation.node.name, explanation.from.name)
        if (explanation.key === 'cutoff')
          assert.notEqual(explanation.node.name, explanation.holder?.name)
        assert.doesNotMatch(sentence(m, explanation), /(\d○) returns [−\d]+ to \1/)
      }
      search.free()
    }
  }
})
