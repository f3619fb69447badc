// Links: every state is written short and readable, and read back; every address is read or refused, and nothing
// throws.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deflateRawSync } from 'node:zlib'
import { LONGEST } from '../../www/api/legend.js'
import { GAME, OPTIONS } from '../../www/element/attribute-names.js'
import { FIELDS } from '../../www/link/fields.js'
import { READABLE, VERSION, escape, judge, peek, read, write } from '../../www/link/fragment.js'
import { pack, unpack } from '../../www/link/pack.js'
import { LANGUAGES } from '../../www/messages/languages.js'
import { partOf } from '../../www/messages/messages.js'
import { EXAMPLES, GAMES } from '../../www/page/controls/examples.js'
import { random } from './random.js'

/** @import {FieldValues} from '../../www/link/fragment.js' */

/** The state that a link gives. @param {string} fragment @returns {Promise<FieldValues>} */
async function state(fragment) {
  const { state, problem } = await read(fragment, FIELDS)
  assert.equal(problem, null, fragment)
  return /** @type {FieldValues} */ (state)
}

/** The mistake in a link. @param {string} fragment */
async function problem(fragment) {
  const { state, problem } = await read(fragment, FIELDS)
  assert.equal(state === null, problem !== null)
  return problem
}

/** A typed fragment, as a browser escapes it. @param {string} fragment */
function typed(fragment) {
  return new URL(`http://localhost/#${fragment}`).hash
}

test('the default state needs no fragment', async () => {
  assert.equal(write({}, FIELDS), '')
  const defaults = Object.entries(FIELDS).map(([name, { initial }]) => [name, initial])
  assert.equal(write(Object.fromEntries(defaults), FIELDS), '')
  assert.deepEqual(await state(''), {})
  assert.deepEqual(await state('#'), {})
  assert.deepEqual(await state(`#${VERSION}`), {})
  assert.equal(FIELDS.tree.initial, EXAMPLES.textbook.text)
})

test('a small tree stays readable, and only impossible characters are escaped', async () => {
  const small = { tree: '((3 5) (2 9))', algorithm: 'alpha-beta', step: '7' }
  assert.equal(write(small, FIELDS), '1&tree=((3+5)+(2+9))&algorithm=alpha-beta&step=7')
  assert.deepEqual(await state('#1&tree=(3 5)(2 9)&algorithm=alpha-beta&step=7'), {
    ...{ tree: '(3 5)(2 9)', algorithm: 'alpha-beta', step: '7' },
  })
  assert.equal(escape("a:3, b=2; (x/y)? @$!*~'-._"), "a:3,+b=2;+(x/y)?+@$!*~'-._")
  assert.equal(escape('a+b & c#d% "<>`\n[]{}|\\^ä'), escapedByHand())
  for (const text of [
    '(3 5)',
    'A(B(2 3) x:5)',
    '(½ – «…»)',
    '1e+3',
    '(3 # mine\n 5)',
    '("e2-e4"(3 "Nf3+":5) "a \\"#&=%\\"" 2)',
    '𝒙\u{1f333}',
  ]) {
    const { tree } = await state(typed(write({ tree: text }, FIELDS)))
    assert.equal(tree, text)
  }
  assert.equal((await state(`#${write({ tree: '\ud800(3)' }, FIELDS)}`)).tree, '\ufffd(3)')

  function escapedByHand() {
    return 'a%2Bb+%26+c%23d%25+%22%3C%3E%60%0A%5B%5D%7B%7D%7C%5C%5E%C3%A4'
  }
})

test('every field is written and read back', async () => {
  /** @type {FieldValues} */
  const all = {
    ...{ tree: '(1 2)', game: 'five-in-a-row', coins: '4', take: '1 2', board: '.xo oxx ...' },
    ...{ size: '3', win: '3', turn: 'o', plies: '2', listing: 'window', algorithm: 'minimax' },
    ...{ cut: '>', returns: 'hard', bounds: 'shallow', update: 'before', root: 'min' },
    ...{ order: 'look-ahead', seed: '77', window: '-3 Infinity', depth: '5', view: 'mover' },
    ...{ step: 'cutoff:3', 'step-size': 'decision', convention: 'cs188', windows: 'history' },
    ...{ panels: 'listing counts', panel: 'log', selected: '12', compare: 'hand', link: 'none' },
    ...{ 'second-order': 'best', 'second-step': '9', projector: 'on', withhold: 'values' },
    ...{ theme: 'dark', lang: 'zh-Hans' },
  }
  const fragment = write(all, FIELDS)
  assert.deepEqual(await state(`#${fragment}`), all)
  assert.deepEqual(await state(typed(fragment)), all)
  for (const [name, value] of Object.entries(all)) {
    assert.deepEqual(await state(`#${write({ [name]: value }, FIELDS)}`), { [name]: value })
  }
  const names = [...OPTIONS, ...GAME].filter((name) => !name.startsWith('max-'))
  assert.deepEqual(
    names.filter((name) => !(name in FIELDS)),
    [],
  )
  for (const { text, rules = {}, step = 'cutoff' } of Object.values(EXAMPLES)) {
    const fields = { tree: text, ...rules, step: String(step) }
    const read = await state(`#${write(fields, FIELDS)}`)
    assert.deepEqual({ tree: FIELDS.tree.initial, step: 'cutoff', ...read }, fields)
  }
  for (const { game } of Object.values(GAMES)) {
    assert.deepEqual(await state(`#${write(game, FIELDS)}`), game)
  }
})

test('one field is read without the others', () => {
  assert.equal(peek('#1&lang=fi&tree=((', 'lang'), 'fi')
  assert.equal(peek('#1&tree=(1+2)&lang=%E0%A4%A', 'lang'), '')
  assert.equal(peek('#', 'lang'), '')
})

/** A tree that no link can show readably. */
const LARGE = `(${'(3 12 8) (2 4 6) '.repeat(2000)})`

test('a large tree is packed, and unpacked unchanged', async () => {
  assert.ok(escape(LARGE).length > READABLE)
  const packed = await pack(LARGE)
  assert.match(packed, /^[\w-]+$/)
  const fragment = write({ tree: LARGE, step: '7' }, FIELDS, packed)
  assert.ok(fragment.length < 400, String(fragment.length))
  assert.match(fragment, /^1&packed=[\w-]+&step=7$/)
  assert.deepEqual(await state(`#${fragment}`), { tree: LARGE, step: '7' })
  const odd = `\ufeff(${'ä𝒙 '.repeat(9000)})`
  assert.equal(await unpack(await pack(odd), LONGEST), odd)
})

/** @param {string | Buffer} text */
function deflated(text) {
  return deflateRawSync(text, { level: 9 }).toString('base64url')
}

test('a packed text that inflates beyond the limit is refused at the limit', async () => {
  assert.equal((await state(`#1&packed=${deflated('1'.repeat(LONGEST))}`)).tree.length, LONGEST)
  const over = { code: 'too-long', limit: LONGEST }
  assert.deepEqual(await problem(`#1&packed=${deflated('1'.repeat(LONGEST + 1))}`), over)
  const bomb = deflated(Buffer.alloc(2 ** 29))
  assert.ok(bomb.length < 2 ** 20)
  const before = process.memoryUsage().rss
  assert.deepEqual(await problem(`#1&packed=${bomb}`), over)
  const memory = process.memoryUsage().rss - before
  assert.ok(memory < 2 ** 27, `${memory} bytes for half a gigabyte of zeros`)
  assert.deepEqual(await problem(`#1&tree=${'1'.repeat(5 * LONGEST)}`), over)
})

/** Invalid links, by the code of their error. @type {Record<string, string[]>} */
const HOSTILE = {
  newer: ['2', '2&tree=1', '10&x=y', '999999999&tree=(1+2)'],
  older: ['0', '0&tree=1', '00'],
  broken: [
    ...['v1', 'tree=1', '&', '=', ' ', '1.5', '-1', '1e9', '01x', '1;tree=1', '99999999999'],
    ...['Infinity', 'NaN', 'null', 'undefined', '[object Object]', 'javascript:alert(1)'],
    ...['../../etc/passwd', '1&tree', '1&=1', '1&tree=1&tree=2', '1&tree=%', '1&tree=%E0%A4%A'],
    ...['1&tree=%ff', '1&tree=1&step', '1&<script>alert(1)</script>', '1%26tree%3D1'],
    ...['1&packed=*', '1&packed=A', '1&packed=////', '1&packed=AAAA', '1&packed= ', '1&packed='],
    `1&packed=${deflated('(1 2)').slice(0, -3)}`,
    `1&packed=${deflated(Buffer.from([0xff, 0xfe, 0x31]))}`,
    `1&packed=${deflated('1')}&tree=1`,
    `1&packed=${deflated('1')}&packed=${deflated('1')}`,
  ],
  'unknown-field': [
    ...['1&__proto__=1', '1&constructor=x', '1&toString=1', '1&hasOwnProperty=1', '1&max-nodes=1'],
    ...['1&class=x', '1&style=x', '1&onclick=alert(1)', '1&amp;tree=1', '1&id=viewer', '1&Tree=1'],
    ...['1&tree%20=1', '1&src=//evil.example', '1&beside=x'],
  ],
  'bad-value': [
    ...`cut=< order=bestest order=constructor root=MAX step=-1 step=1.5 step=x step=cutoff:x step=1e9
    step=9999999999 depth=-1 depth=∞ depth=99999 seed=-1 seed=0x10 window=1 window=a+b game=chess coins=x
    take=a turn=z lang=tlh panel=all panels=listing,log withhold=everything projector=off theme=red
    compare=nothing link=all second-cut== selected=A step-size=huge`.split(/\s+/),
    ...['board=', 'step=node:'].map((field) => field + 'x'.repeat(9999)),
  ].map((field) => `1&${field}`),
}

test('hostile links are refused, each for its reason', async () => {
  assert.ok(Object.values(HOSTILE).flat().length >= 60)
  for (const [code, fragments] of Object.entries(HOSTILE)) {
    for (const fragment of fragments) {
      const actual = await problem(`#${fragment}`)
      assert.equal(actual?.code, code, fragment.slice(0, 80))
      assert.ok(JSON.stringify(actual).length < 500, 'the quotation is short')
    }
  }
  assert.deepEqual(await state('#1&cut=&order='), { cut: '', order: '' }, 'empty: the default')
})

test('an error names the version, the field or the value of the link', async () => {
  assert.deepEqual(await problem('#2&tree=1'), { code: 'newer', version: '2' })
  assert.deepEqual(await problem('#1&speed=9'), { code: 'unknown-field', name: 'speed' })
  const order = { code: 'bad-value', name: 'order', found: 'bestest' }
  assert.deepEqual(await problem('#1&order=bestest'), { ...order, expected: FIELDS.order.expected })
})

test('10,000 random links are read or refused, and the read ones are written again', async () => {
  const chance = random(7)
  const below = (/** @type {number} */ n) => Math.floor(chance() * n)
  const names = [...Object.keys(FIELDS), 'packed', 'x', '']
  const pieces = '1 2 ( ) + % %20 %E4 & = ; x cutoff 9 - \u{1f333} \ud800 \0 "'.split(' ')
  const value = () => Array.from({ length: below(6) }, () => pieces[below(pieces.length)]).join('')
  let good = 0
  for (let at = 0; at < 10_000; at += 1) {
    const parts = Array.from({ length: below(4) }, () => {
      const name = names[below(names.length)]
      const values = FIELDS[name]?.expected.split(/[ |,]+/) ?? []
      return `${name}=${chance() < 0.5 ? (values[below(values.length)] ?? '') : value()}`
    })
    const fragment = `#${[chance() < 0.9 ? '1' : value(), ...parts].join('&')}`
    const { state, problem } = await read(fragment, FIELDS)
    assert.equal(state === null, problem !== null, fragment)
    if (!state) continue
    good += 1
    const again = await read(write(state, FIELDS), FIELDS)
    assert.equal(write(again.state ?? {}, FIELDS), write(state, FIELDS), fragment)
  }
  assert.ok(good > 1000, String(good))
})

test('a state from elsewhere is checked like a link', () => {
  assert.equal(judge({ tree: '(1 2)', step: '7' }, FIELDS), null)
  for (const state of [null, 5, 'tree', [], [['tree', '1']], undefined, () => {}]) {
    assert.equal(judge(state, FIELDS)?.code, 'broken')
  }
  for (const value of [7, null, {}, [], true]) {
    assert.equal(judge({ tree: value }, FIELDS)?.code, 'bad-value')
  }
  assert.equal(judge(JSON.parse('{"__proto__": "x"}'), FIELDS)?.code, 'unknown-field')
})

test('the message in place of a wrong link also suits pages without examples', async () => {
  for (const lang of Object.keys(LANGUAGES)) {
    const { instead } = await partOf(lang, 'links')
    assert.doesNotMatch(instead, /exampl|beispiel|esimerk|示例/i)
  }
})
