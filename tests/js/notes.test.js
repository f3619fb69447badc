// The notes of another program about its calls: stored, counted, found, written again, refused.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { figure } from '../../www/figure/figure.js'
import { traceLines } from '../../www/figure/trace.js'
import { messages } from '../../www/messages/messages.js'
import { countsOfNotes } from '../../www/viewer/notes/csv.js'

const TREE = '((3 12 8) (2 4 6))'

/**
 * A search of a tree, whose calls have these notes, by the order in which they begin.
 * @param {object[]} notes
 * @param {import('../../www/types.js').Options} [rules]
 */
async function noting(notes, rules = {}) {
  const search = await open(TREE, rules)
  const lines = [...traceLines(search, rules)].map((line) => JSON.parse(line))
  search.free()
  const left = [...notes]
  const noted = lines.map((line) => (line.event === 'enter' ? { ...line, ...left.shift() } : line))
  return noted.map((line) => JSON.stringify(line)).join('\n')
}

const NOTES = [
  { kind: 'full', key: 'start', left: 2 },
  { kind: 'reduced', move: 'Nf3', key: 'a', left: 1, tag: 'late, "quiet"' },
  { kind: 'quiescence', key: 'x', eval: -3.5 },
  {},
  { kind: 'quiescence', key: 'x', eval: 8 },
  { kind: 'reduced', move: 'Nc3', key: 'a', left: 1, reason: 'fails low' },
]

test('notes are available by node and by step, in both views', async () => {
  const search = await open({ trace: await noting(NOTES), tree: TREE })
  const last = search.summary.steps
  assert.equal(search.finding, null)
  assert.deepEqual(search.noted, {
    ...{ kinds: ['full', 'quiescence', 'reduced'], tags: true, keys: true, moves: true },
    ...{ depths: true, lost: 0 },
  })
  const { entered } = search.node(1, last)
  const reduced = { kind: 'reduced', move: 'Nf3', key: 'a', tag: 'late, "quiet"', depth: 1 }
  assert.deepEqual(search.notes(1, last), reduced)
  assert.deepEqual(search.notesAt(entered), reduced)
  assert.equal(search.notes(1, entered - 1), null)
  assert.equal(search.notes(3, last), null)
  assert.equal(search.notes(2, last)?.eval, -3.5)
  const mover = search.notes(2, last, 'mover')?.eval
  assert.equal(mover, search.node(2, last, 'mover').place.player === 'max' ? -3.5 : 3.5)
  search.free()
})

test('figures show strokes and short names of kinds on request, without colours too', async () => {
  const search = await open({ trace: await noting(NOTES), tree: TREE })
  const m = await messages('en')
  const draw = (/** @type {import('../../www/figure/figure.js').FigureOptions} */ options) =>
    figure(search, [search.summary.steps], m, { style: { kinds: true }, ...options })
  const [svg, mono, tikz, none] = await Promise.all([
    ...[draw({}), draw({ theme: 'mono' }), draw({ format: 'tikz' }), draw({ style: {} })],
  ])
  for (const [text, colours] of /** @type {const} */ ([
    [svg, ['#b0dbf4', '#f3c498']],
    [mono, ['#bababa', '#c6c6c6']],
    [tikz, ['treekindquiescence', 'treekinddepth']],
  ])) {
    for (const noteText of [...colours, 'qs<|{qs}', 'red<|{red}'])
      assert.match(text, new RegExp(noteText))
    assert.doesNotMatch(text, />(nw|rs|nm|ext|pr)<|\{(nw|rs|nm|ext|pr)\}/)
  }
  assert.doesNotMatch(none, /#b0dbf4|>qs</)
  search.free()
})

test('calls are counted by kind, tag and depth, and as CSV', async () => {
  const search = await open({ trace: await noting(NOTES), tree: TREE })
  const { rows } = search.noteCounts('kind')
  assert.deepEqual(
    rows.map(({ kind, calls, below }) => [kind, calls, below]),
    [
      ['full', 1, 7],
      ['quiescence', 2, 2],
      ['reduced', 2, 6],
      [undefined, 2, 2],
    ],
  )
  assert.equal(
    countsOfNotes(search.noteCounts('tag'), 'tag'),
    'tag,calls,below,cutoffs,hits,again\r\n"late, ""quiet""",1,4,0,0,0\r\n,6,7,1,0,0\r\n',
  )
  assert.deepEqual(
    search.noteCounts('depth').rows.map(({ depth }) => depth),
    [2, 1, undefined],
  )
  assert.throws(() => search.noteCounts(/** @type {any} */ ('move')), { code: 'bad-argument' })
  search.free()
})

test('calls are found by their notes', async () => {
  const search = await open({ trace: await noting(NOTES), tree: TREE })
  /** @param {import('../../www/types.js').Wanted} query */
  const labels = (query) => {
    const { steps, count } = search.findNotes(query)
    assert.equal(steps.length, count)
    return Array.from(steps, (step) => search.notesAt(step)?.key)
  }
  assert.deepEqual(labels({}), ['start', 'a', 'x', 'x', 'a'])
  assert.deepEqual(labels({ kind: 'reduced' }), ['a', 'a'])
  assert.deepEqual(labels({ key: 'x' }), ['x', 'x'])
  assert.deepEqual(labels({ key: 'x', kind: 'reduced' }), [])
  assert.deepEqual(labels({ move: 'Nc3' }), ['a'])
  assert.deepEqual(labels({ text: 'QUIET' }), ['a'])
  assert.deepEqual(labels({ text: 'fails' }), ['a'])
  assert.deepEqual(labels({ tag: 'quiet' }), [])
  for (const wrong of [{ kind: 'lazy' }, { key: 7 }, 7, null]) {
    const query = /** @type {any} */ (wrong)
    assert.throws(() => search.findNotes(query), { code: 'bad-argument' })
  }
  search.free()
})

test('the notes of a trace are written again and read back', async () => {
  const trace = await noting(NOTES)
  const search = await open({ trace, tree: TREE })
  const text = [...traceLines(search, {})].join('')
  const again = await open({ trace: text })
  assert.equal([...traceLines(again, {})].join(''), text)
  assert.deepEqual(again.noteCounts('kind'), search.noteCounts('kind'))
  for (const one of [search, again]) one.free()
  const own = await open(TREE)
  assert.deepEqual([own.noted, own.notes(1, 5), own.notesAt(3)], [null, null, null])
  assert.deepEqual(own.noteCounts('kind'), { rows: [], more: 0 })
  assert.equal(own.findNotes({}).count, 0)
  assert.ok([...traceLines(own, {})].every((line) => !/"(kind|left)"/.test(line)))
  own.free()
})

test('calls of kinds outside the rules are counted, and all others are checked', async () => {
  const rest = NOTES.map((note, at) => (at === 1 ? { ...note, kind: 'null-window' } : note))
  for (const [notes, kinds] of /** @type {[object[], object][]} */ ([
    [
      NOTES,
      [
        ['quiescence', 2],
        ['reduced', 2],
      ],
    ],
    [
      rest,
      [
        ['quiescence', 2],
        ['reduced', 1],
      ],
    ],
    [[{ kind: 'full' }, { kind: 're-search' }], []],
  ])) {
    const search = await open({ trace: await noting(notes), tree: TREE })
    assert.equal(search.finding, null)
    assert.deepEqual(
      search.unjudged.map(({ kind, calls }) => [kind, calls]),
      kinds,
    )
    search.free()
  }
  const wrong = (await noting(NOTES)).replace(/("event":"leave".*"node":1,.*"value":)3/, '$15')
  const search = await open({ trace: wrong, tree: TREE })
  const { code, node, found, best } = /** @type {any} */ (search.finding)
  assert.deepEqual({ code, node, found, best }, { code: 'ignores', node: 1, found: 5, best: 3 })
  search.free()
})
