// The trace of a program as a stream, and its header: read once and piece by piece, closed where no more of it is wanted.

import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { traceLines } from '../../www/figure/trace.js'

const TREE = '((3 12 8) (3 4 6) (14 5 2))'

test('a trace can be a stream of bytes in any pieces, with its header, and is read once', async () => {
  const search = await open(TREE)
  const text = [...traceLines(search, { algorithm: 'minimax' })].join('')
  const bytes = new TextEncoder().encode(text)
  for (const size of [1, 7, bytes.length]) {
    let closed = false
    const pieces = async function* () {
      try {
        for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
      } finally {
        closed = true
      }
    }
    const stream = pieces()
    const streamed = await open({ trace: stream }, { algorithm: 'alpha-beta' })
    assert.deepEqual([streamed.finding, streamed.print(), closed], [null, search.print(), true])
    streamed.free()
    await assert.rejects(open({ trace: stream }), { code: 'trace-empty' })
  }
  search.free()
})

test('a refused stream is closed, and a failing one gives its error', async () => {
  let chunks = 0
  const endless = async function* () {
    for (; ; chunks++) yield new Uint8Array(1 << 16).fill(chunks === 0 ? 123 : 32)
  }
  await assert.rejects(open({ trace: endless() }), { code: 'trace-line' })
  assert.ok(chunks < 200, `${chunks} pieces`)
  const failing = async function* () {
    yield new TextEncoder().encode('{"event":"enter","node":0}\n')
    throw new Error('gone')
  }
  await assert.rejects(open({ trace: failing() }), { code: 'unreadable' })
  const strings = /** @type {any} */ (
    (async function* () {
      yield '{"event":"enter","node":0}\n'
    })()
  )
  await assert.rejects(open({ trace: strings }), { code: 'bad-argument' })
  // As a file that is removed, or that a program writes meanwhile.
  const lost = new Blob(['{"event":"enter","node":0}\n'])
  lost.slice = () => Object.assign(new Blob(), { text: () => Promise.reject(new Error('gone')) })
  await assert.rejects(open({ trace: lost }), { code: 'unreadable' })
})

/** A stream whose pieces never end, or never come, and a record of its use. @param {boolean} silent */
function watched(silent) {
  const seen = { asked: 0, closed: false }
  const [first, blank] = ['{"event":"enter","node":0}\n', '\n'].map((text) =>
    new TextEncoder().encode(text),
  )
  /** @type {AsyncIterable<Uint8Array>} */
  const stream = {
    [Symbol.asyncIterator]: () => ({
      next: () => {
        seen.asked += 1
        if (silent && seen.asked > 1) return new Promise(() => {})
        return Promise.resolve({ done: false, value: seen.asked > 1 ? blank : first })
      },
      return: () => {
        seen.closed = true
        return Promise.resolve({ done: true, value: undefined })
      },
    }),
  }
  return { seen, stream }
}

test('an abort ends an opening at once, even if the stream is silent', async () => {
  for (const silent of [true, false]) {
    const { seen, stream } = watched(silent)
    const ending = new AbortController()
    const opening = open({ trace: stream }, {}, { signal: ending.signal })
    // Until the second piece is asked for, its header has been read.
    while (seen.asked < 2) await new Promise((done) => setImmediate(done))
    ending.abort()
    await assert.rejects(opening, { name: 'AbortError' })
    assert.ok(seen.closed)
  }
  const { seen, stream } = watched(true)
  const ended = AbortSignal.abort()
  await assert.rejects(open({ trace: stream }, {}, { signal: ended }), { name: 'AbortError' })
  assert.ok(seen.closed)
  // A stream of Node that waits is destroyed.
  const waiting = new Readable({ read: () => {} })
  const ending = new AbortController()
  const opening = open({ trace: waiting }, {}, { signal: ending.signal })
  setTimeout(() => ending.abort(), 20)
  await assert.rejects(opening, { name: 'AbortError' })
  assert.ok(waiting.destroyed)
})

test('a header is read whole, whatever the length of its tree', async () => {
  for (const length of [10, 70_000]) {
    const search = await open(`("${'x'.repeat(length)}"=1 2)`)
    const text = [...traceLines(search, { algorithm: 'minimax' })].join('')
    assert.ok(text.indexOf('\n') > length)
    const foreign = await open({ trace: new Blob([text]) })
    assert.deepEqual([foreign.print(), foreign.finding], [search.print(), null])
    for (const opened of [search, foreign]) opened.free()
  }
})

test('a web stream is read to its end, or cancelled if no more of it is needed', async () => {
  const leaf = '{"event":"enter","node":0}\n{"event":"evaluate","node":0,"value":3}\n'
  const lines = new TextEncoder().encode(`${leaf}{"event":"leave","node":0,"value":3}\n`)
  const whole = await open({ trace: new Blob([lines]).stream(), tree: '3' })
  assert.equal(whole.finding, null)
  const { steps } = whole.summary
  whole.free()
  assert.ok(steps > 1)
  for (const abort of [true, false]) {
    let cancelled = false
    // After its first line it waits.
    const waiting = new ReadableStream({
      start: (stream) => stream.enqueue(lines.slice(0, lines.indexOf(10) + 1)),
      cancel: () => void (cancelled = true),
    })
    const ending = new AbortController()
    const options = /** @type {import('../../www/types.js').Options} */ (abort ? {} : { depth: -1 })
    const opening = open({ trace: waiting }, options, { signal: ending.signal })
    if (abort) setTimeout(() => ending.abort(), 20)
    await assert.rejects(opening, abort ? { name: 'AbortError' } : { code: 'bad-option' })
    assert.ok(cancelled, abort ? 'aborted' : 'refused')
  }
})

test('a stream is closed if another argument is refused', async () => {
  /** @type {[object, unknown, string][]} */
  const cases = [
    [{ tolerate: ['all'] }, {}, 'bad-option'],
    [{ view: 'min' }, {}, 'bad-option'],
    [{ tree: '(1' }, {}, 'unclosed'],
    [{ tree: 7 }, {}, 'bad-source'],
    [{}, { depth: -1 }, 'bad-option'],
    [{}, { colour: 'red' }, 'unknown-option'],
    [{}, 7, 'bad-argument'],
  ]
  for (const [input, options, code] of cases) {
    const { seen, stream } = watched(false)
    const source = /** @type {any} */ ({ trace: stream, ...input })
    await assert.rejects(open(source, /** @type {any} */ (options)), { code })
    assert.ok(seen.closed, code)
    const readable = new Readable({ read: () => {} })
    readable.push('{"event":"enter","node":0}\n')
    await assert.rejects(open({ ...source, trace: readable }, /** @type {any} */ (options)), {
      code,
    })
    assert.ok(readable.destroyed, `${code} ${JSON.stringify(input)}`)
  }
})

test('an event is no header, whatever other fields its line has', async () => {
  const search = await open(TREE)
  const text = [...traceLines(search, {})].join('').replace(/^.*\n/, '')
  const marked = text.replace('{', '{"secateur":"trace","tree":"(1 2)","view":"mover",')
  const foreign = await open({ trace: marked, tree: TREE })
  assert.equal(foreign.finding, null)
  // Without a given tree, the tree is that of the visited nodes, not that of the line.
  const visited = await open({ trace: marked })
  assert.equal(visited.summary.nodes, search.summary.entered)
  for (const one of [search, foreign, visited]) one.free()
})

test('a header with another tree than the one given is the first wrong line', async () => {
  const search = await open(TREE)
  const trace = [...traceLines(search, {})].join('')
  const foreign = await open({ trace, tree: '((3 12 8) (3 4 6) (14 5 7))' })
  assert.deepEqual(
    [foreign.finding?.code, foreign.finding?.line, foreign.finding?.step],
    ['other-tree', 1, 0],
  )
  for (const one of [search, foreign]) one.free()
})

test('a header with a wrong view, rule or tree is refused, and one that JSON has to write as text is read', async () => {
  const search = await open(TREE)
  const [, ...lines] = traceLines(search, {})
  const opened = (/** @type {object} */ header) => {
    const first = JSON.stringify({ secateur: 'trace', version: 1, tree: TREE, ...header })
    return open({ trace: [`${first}\n`, ...lines].join('') })
  }
  for (const [header, found] of /** @type {const} */ ([
    [{ view: 'Mover' }, "'Mover'"],
    [{ rules: 'pvs' }, "'pvs'"],
    [{ rules: ['pvs'] }, 'Array'],
    [{ rules: { depth: '3' } }, "'3'"],
    [{ rules: { cut: true } }, 'true'],
    [{ rules: { window: [1] } }, '[1]'],
    [{ tree: [3, 5] }, 'Array'],
  ])) {
    const error = await opened(header).catch((error) => error)
    assert.deepEqual([error.params?.found, error.name], [found, 'SecateurError'])
  }
  const read = await opened({
    view: null,
    rules: { depth: null, window: ['-Infinity', 'Infinity'], values: [-9, 20] },
  })
  assert.deepEqual([read.finding, read.options.values], [null, [-9, 20]])
  read.free()
  search.free()
})
