// Words, limits, enum orders and number formats that JavaScript repeats are those of the core.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SHORT } from '../../www/viewer/notes/call-kinds.js'
import { COUNTED, INK, KIND, LONGEST, MOST_NODES, ROLE, SHAPE, STATUS } from '../../www/core.js'
import { STEP_SIZES, open } from '../../www/core.js'
import { RULES } from '../../www/api/rules.js'
import { REASONS, STATEMENTS, TARGETS } from '../../www/exercise/attributes.js'
import { MOST_MADE } from '../../www/exercise/nodes.js'
import { CONVENTIONS, VIEWS } from '../../www/element/attributes.js'
import { LONGEST_SIDE } from '../../www/viewer/stage/paint.js'
import { words as en } from '../../www/messages/en/words.js'
import { renewed } from '../../scripts/attributes.js'
import { GAMES } from '../../www/api/games.js'
import { FIELDS } from '../../www/page/controls/random.js'
import { errorOf } from './error-of.js'
import { pathsIn, read } from './sources.js'

/** @import {Options, Source} from '../../www/types.js' */

const VIEWPORT = { width: 900, height: 400, x: 450, y: 200, unit: 100, rowHeight: 100 }

/** The `expected` text of an error, which is notation. @param {() => unknown} ask @returns {Promise<string>} */
async function expected(ask) {
  return (await errorOf(ask)).params.expected
}

/** @param {unknown} source @param {unknown} [options] */
function refused(source, options) {
  return expected(() => open(/** @type {Source} */ (source), /** @type {Options} */ (options)))
}

/** @param {readonly string[]} words @param {string} [quote] */
function either(words, quote = "'") {
  return words.map((word) => quote + word + quote).join(' | ')
}

test('the page offers the values of the core, in its order', async () => {
  for (const [rule, values] of Object.entries(RULES)) {
    assert.equal(await refused('1', { [rule]: 'other' }), either(values), rule)
  }
  const search = await open('1')
  const other = /** @type {any} */ ('other')
  const style = await expected(() => search.scene(0, VIEWPORT, { convention: other }))
  assert.equal(style, either(CONVENTIONS))
  assert.equal(await expected(() => search.events(0, 1, other)), either(VIEWS, ''))
  assert.equal(await expected(() => search.stops(0, other)), either(STEP_SIZES, ''))
  search.free()
})

test('the goals and the largest size of a tree to be made are those of the core', async () => {
  const search = await open('(1 2)')
  const task = /** @type {any} */ ({ ask: 'construct', goal: 'other' })
  assert.equal(await expected(() => search.grade([], task)), either(TARGETS))
  const wide = `(${'1 '.repeat(MOST_MADE)})`
  const { items } = await search.grade([{ ask: 'construct', given: wide }], { ask: 'construct' })
  assert.deepEqual(items[0].reason, { key: 'tree-too-large', most: MOST_MADE })
  search.free()
})

test('the statements and their reasons are those of the core', async () => {
  const search = await open('((3 5) (2 9))')
  const task = /** @type {any} */ ({ ask: 'statement', goal: 'other' })
  assert.equal(await expected(() => search.grade([], task)), either(STATEMENTS))
  const right = new Set()
  for (const goal of STATEMENTS) {
    for (const why of REASONS) {
      const { items } = await search.grade([{ ask: 'why', given: why }], { ask: 'statement', goal })
      assert.equal(items[1].verdict === 'unread', false, why)
      if (items[1].ok) right.add(why)
    }
  }
  assert.deepEqual(
    [...right].sort(),
    [...REASONS].sort(),
    'each sign is a right answer at least once',
  )
  search.free()
})

test('custom-elements.json has the attributes of the options and games of the core', async () => {
  assert.equal(await renewed(), read('custom-elements.json'), '`npm run golden` renews it')
})

test('limits are those of the core', async () => {
  assert.equal(await refused('1', { limits: { nodes: 0 } }), `1 … ${MOST_NODES}`)
  assert.equal(await refused('1', { limits: { text: 0 } }), `1 … ${LONGEST}`)
  const search = await open('(1 2)')
  const wide = () => search.scene(1, { ...VIEWPORT, width: 1e9 })
  assert.equal(await expected(wide), `0 … ${LONGEST_SIDE}`)
  search.free()
  for (const [game, fields] of Object.entries(GAMES)) {
    for (const field of fields) {
      if (field.kind !== 'number') continue
      const { name, least, most } = field
      assert.equal(await refused({ game, [name]: most + 1 }), `${least} … ${most}`, name)
    }
  }
  for (const name of /** @type {const} */ (['depth', 'seed'])) {
    const { least, most } = FIELDS[name]
    const random = { branching: 2, depth: 2, [name]: -1 }
    assert.equal(await refused({ random }), `${least} … ${most}`, name)
  }
})

test('sentences write a number as the picture does where it has room', async () => {
  for (const x of [0, -0, -2.5, 0.1, 1e-5, 1e-6, 1e-7, 5e-324, 99999, 1e21, 1e300]) {
    const search = await open(String(x))
    const { texts } = search.scene(search.summary.steps, VIEWPORT)
    search.free()
    assert.ok(texts.text.includes(en.number(x).replace('E', 'e').replace('-', '−')), String(x))
  }
})

/** The sources of the core. */
const rust = pathsIn('crate', '.rs').map((path) => read(`crate/${path}`))

/**
 * The variants of each enum with this name, in the order of their numbers.
 * @param {string} name
 * @param {string[]} sources
 */
function enums(name, sources) {
  const body = new RegExp(`^pub(?:\\(\\w+\\))? enum ${name} \\{\\n([^]*?)^\\}`, 'gm')
  const bodies = sources.flatMap((text) => Array.from(text.matchAll(body), ([, inner]) => inner))
  return bodies.map((inner) =>
    Array.from(inner.matchAll(/^ {4}([A-Z]\w*),$/gm), ([, variant]) => variant),
  )
}

/** @param {string} variant */
function nameOf(variant) {
  return variant.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
}

for (const [name, list] of Object.entries({
  ...{ Shape: SHAPE, Ink: INK, Role: ROLE, Status: STATUS, EventKind: KIND },
})) {
  test(`${name}: the names are in the order of the core’s numbers`, () => {
    const names = enums(name, rust).map((variants) => variants.map(nameOf).join(' '))
    assert.ok(names.includes(list.join(' ')), `${list.join(' ')}\nis none of\n${names.join('\n')}`)
  })
}

test('leaves count as narrow from the same width on in the view and in the picture', () => {
  const narrow = (/** @type {string} */ text) =>
    Array.from(text.matchAll(/const NARROW_UNIT(?:: f64)? = ([\d.]+)/g), ([, unit]) => Number(unit))
  assert.deepEqual(rust.flatMap(narrow), narrow(read('www/viewer/stage/viewport.js')))
})

test('kinds of calls have the short names of the core', () => {
  const arms = read('crate/trace/notes/mod.rs').matchAll(/^ +CallKind::(\w+) => "(\w+)",$/gm)
  assert.deepEqual(
    Array.from(arms, ([, variant, short]) => [nameOf(variant), short]),
    Object.entries(SHORT),
  )
})

test('the ticks have as many bits for kinds as the core counts', () => {
  const counts = rust.flatMap((text) =>
    Array.from(text.matchAll(/const COUNTED: usize = (\d+);/g), ([, count]) => Number(count)),
  )
  assert.deepEqual(counts, [COUNTED])
})

test('the variants of an enum are read in their order', () => {
  const source = '/// One.\npub enum One {\n    /// A.\n    FirstOne,\n    Second,\n}\n'
  assert.deepEqual(enums('One', [source, 'pub enum Other {\n}\n']), [['FirstOne', 'Second']])
  assert.equal(nameOf('FirstOne'), 'first-one')
})
