// The listings through the API: their rules, lines and variables, and the open calls.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LISTINGS, SecateurError, open } from '../../www/core.js'
import { sentence, partOf } from '../../www/messages/messages.js'
import { messages } from '../../www/messages/pages.js'

/** @import {Search} from '../../www/core.js' */
/** @import {ListingId, Options, Place, Variable} from '../../www/types.js' */

const A_TO_G = 'A(B(D(2 3) E(5 9)) C(F(0 1) G(7 5)))'

/**
 * @param {Options} options
 * @param {(search: Search) => void} use
 */
async function using(options, use) {
  const search = await open(A_TO_G, options)
  use(search)
  search.free()
}

/** The options of a listing. `star1` applies only if all values have known bounds. @param {ListingId} id */
function askFor(id) {
  return /** @type {Options} */ ({ listing: id, ...(id === 'star1' && { values: [-1, 10] }) })
}

/** @param {Variable[]} variables */
function values(variables) {
  return Object.fromEntries(variables.map(({ name, value }) => [name, value]))
}

const { comments } = (await partOf('en', 'panels')).listing

for (const { id, view, rules } of LISTINGS) {
  test(`${id} stands for its rules: it gives the same events as its rules`, async () => {
    const search = await open(A_TO_G, askFor(id))
    const { lines, ...listing } = search.listing
    assert.deepEqual([listing.id, listing.near, listing.reason, listing.view], [id, id, null, view])
    assert.ok(lines.every(({ text, changed }) => text.trim() !== '' && !changed))
    await using({ ...askFor(id), ...rules, listing: null }, (other) => {
      assert.deepEqual(search.summary, other.summary)
      /** @param {Search} search */
      const events = (search) => search.events(0, search.summary.steps)
      /** @param {object} event */
      const unlined = (event) => ({ ...event, line: 0 })
      assert.deepEqual(events(search).map(unlined), events(other).map(unlined))
    })
    search.free()
  })
}

test('every comment belongs to a line of some listing', async () => {
  const names = new Set()
  for (const { id } of LISTINGS) {
    await using(askFor(id), ({ listing }) => {
      for (const { comment } of listing.lines) if (comment) names.add(comment)
    })
  }
  for (const options of /** @type {Options[]} */ ([
    { algorithm: 'pvs', table: 'unlimited' },
    { algorithm: 'mcts', iterations: 5 },
  ]))
    await using(options, ({ listing }) => {
      for (const { comment } of listing.lines) if (comment) names.add(comment)
    })
  assert.deepEqual([...names].sort(), Object.keys(comments).sort())
})

test('the best value and the child’s value have the names of the code', async () => {
  /** @type {[string, string | null, string | null][]} */
  const mismatches = []
  for (const { id } of LISTINGS) {
    await using(askFor(id), (search) => {
      const { best, val } = search.listing
      const step = Math.min(18, search.summary.steps)
      const names = Object.keys(values(search.variables(step)))
      for (const name of [best, val]) assert.ok(name === null || names.includes(name), id)
      mismatches.push([id, best, val])
    })
  }
  assert.deepEqual(mismatches, [
    ['minimax', 'best', 'val'],
    ['negamax', 'best', 'val'],
    ['known-bounds', 'best', 'val'],
    ['known-bounds-test-first', 'best', 'val'],
    ['window', null, 'val'],
    ['negamax-alpha-beta', null, 'val'],
    ['alpha-beta', 'v', null],
    ['quiescence', 'v', null],
    ['agent', 'best', 'val'],
    ['expectiminimax', 'v', null],
    ['alpha-beta-chance', 'v', null],
    ['star1', 'v', null],
    ['pvs', 'v', 'w'],
    ['deepening', 'v', null],
    ['alpha-beta-memory', 'v', null],
    ['mtd-without-memory', 'v', null],
    ['mtd', 'v', null],
  ])
})

test('sentences name bounds as the code does at the node', async () => {
  const m = await messages('en')
  const sentencesOf = (/** @type {Search} */ search) =>
    Array.from({ length: search.summary.steps }, (_, at) => sentence(m, search.explain(at + 1)))
  await using({ listing: 'known-bounds' }, (search) => {
    const all = sentencesOf(search).join('\n')
    assert.match(
      all,
      /is better for MAX than best\u00a0=\u00a02: D now has 3, and best rises to 3\./,
    )
    assert.match(all, /5\u00a0≥\u00a0knownMin\u00a0=\u00a03, held by the parent, B/)
    assert.doesNotMatch(all, /known\w+ (rises|falls)|no better \w+ \w+ than known|[αβ]/)
  })
  await using({ listing: 'window' }, (search) => {
    assert.match(sentencesOf(search).join('\n'), /D now has 3, and knownMax rises to 3\./)
  })
})

test('each idea of several visits has a listing, and combined ideas are named one by one', async () => {
  /** @type {[Options, string | null, string, string[]][]} */
  const cases = [
    [{ algorithm: 'pvs' }, 'pvs', 'pvs', []],
    [{ algorithm: 'mtd', guess: 'sss' }, 'mtd-without-memory', 'mtd-without-memory', []],
    [{ algorithm: 'mtd', table: 8, replace: 'deepest' }, 'mtd', 'mtd', []],
    [{ table: 'unlimited' }, 'alpha-beta-memory', 'alpha-beta-memory', []],
    [{ listing: 'mtd', table: 'none' }, 'mtd-without-memory', 'mtd', []],
    [{ algorithm: 'pvs', cut: '>' }, null, 'pvs', ['pvs']],
    [{ algorithm: 'minimax', table: 'unlimited' }, null, 'minimax', ['minimax', 'table']],
    [{ algorithm: 'pvs', deepening: 'on' }, null, 'pvs', ['pvs', 'deepening']],
    [{ cut: '>' }, null, 'alpha-beta', []],
  ]
  for (const [options, id, near, ideas] of cases) {
    await using(options, ({ listing }) => {
      const { id: actualId, near: nearest, ideas: actualIdeas = [] } = listing
      assert.deepEqual([actualId, nearest, actualIdeas], [id, near, ideas], JSON.stringify(options))
      assert.equal(
        listing.lines.some((line) => line.changed),
        id === null,
      )
    })
  }
})

test('variables have the names and values of the code', async () => {
  await using({ listing: 'agent' }, (search) => {
    assert.deepEqual(search.variables(0), [])
    const { action, child, ...rest } = values(search.variables(18))
    assert.deepEqual(rest, {
      depth: 2,
      limit: 3,
      maximize: true,
      α: 5,
      β: 3,
      best: 5,
      val: 5,
      expanded: 4,
    })
    assert.equal(/** @type {Place} */ (action).parent, 'E')
    assert.deepEqual(child, action)
    const changed = search.variables(18).filter((variable) => variable.changed)
    assert.deepEqual(
      changed.map(({ name }) => name),
      ['α', 'best', 'action', 'child', 'val'],
    )
    assert.equal(values(search.variables(2)).action, null)
    assert.equal(values(search.variables(2)).best, Infinity)
  })
})

test('negamax has its values in both views', async () => {
  await using({ listing: 'negamax-alpha-beta' }, (search) => {
    const enter = search.events(13, 14)[0]
    assert.ok(enter.kind === 'enter')
    assert.deepEqual([enter.alpha, enter.beta], [-Infinity, 3])
    const [evaluate, negated] = [search.events(4, 5)[0], search.events(4, 5, 'mover')[0]]
    assert.ok(evaluate.kind === 'evaluate' && negated.kind === 'evaluate')
    assert.deepEqual([evaluate.value, negated.value], [2, -2])
    assert.equal(values(search.variables(5)).return, -2)
    assert.equal(values(search.variables(5, 'max')).return, 2)
    const b = search.node(1, 22)
    const seen = search.node(1, 22, 'mover')
    assert.deepEqual([b.value, b.window], [3, [-Infinity, 3]])
    assert.deepEqual([seen.value, seen.window], [-3, [-3, Infinity]])
    const [mover, max] = [search.frame(22, { view: 'mover' }), search.frame(22)]
    assert.deepEqual([mover.value[1], mover.alpha[1], mover.hi[1]], [-3, -3, -3])
    assert.deepEqual([max.value[1], max.beta[1], max.hi[1]], [3, 3, 3])
    assert.throws(() => search.node(1, 22, /** @type {never} */ ('min')), SecateurError)
  })
})

test('a line leads to its next step', async () => {
  await using({ listing: 'alpha-beta' }, (search) => {
    const test = search.listing.lines.findIndex(({ text }) => text.includes('if v ≤ α')) + 1
    const cut = search.nextOnLine(0, test)
    assert.equal(cut, 36)
    assert.equal(search.events(35, 36)[0].kind, 'cutoff')
    assert.equal(search.nextOnLine(37, test), null)
    const blocks = search.listing.lines.flatMap(({ block }, at) => (block ? [at + 1] : []))
    for (const line of blocks) assert.equal(search.nextOnLine(0, line), null)
    assert.equal(search.nextOnLine(0, 1), search.summary.steps)
    assert.throws(() => search.nextOnLine(0, 1.5), SecateurError)
  })
})

test('the open calls begin with the innermost one', async () => {
  await using({ listing: 'negamax' }, (search) => {
    assert.deepEqual(search.calls(0, 0, 0), [])
    const { path } = search.frame(12)
    const calls = search.calls(12, 0, path.length)
    assert.deepEqual(
      calls.map(({ place }) => place.node),
      [...path].reverse(),
    )
    assert.deepEqual(search.calls(12, 1, 2), calls.slice(1, 2))
    const [min] = calls
    assert.deepEqual([min.place.name, min.window, min.best, min.next?.name], ['B', null, null, 'E'])
    assert.throws(() => search.calls(12, 0, path.length + 1), SecateurError)
  })
  await using({ listing: 'negamax-alpha-beta' }, (search) => {
    const [, max] = search.calls(14, 0, 2)
    const [, mover] = search.calls(14, 0, 2, 'mover')
    assert.deepEqual([max.place.name, max.best, max.window], ['B', 3, [-Infinity, 3]])
    assert.deepEqual([mover.best, mover.window], [-3, [-3, Infinity]])
  })
})
