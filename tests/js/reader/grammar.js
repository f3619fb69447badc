// The grammar of the English sentences: each is read without the data that it was made from.

import { any, field, flag, maybe, reader, phrase } from './pattern.js'

/**
 * @typedef {object} Range a range as a sentence states it
 * @property {number} lo
 * @property {number} hi
 * @property {number | null} depth at which it is stated
 *
 * @typedef {Record<string, any> & { kind: string }} Read the content of a sentence
 */

const N = '[+−]?(?:∞|\\d+(?:\\.\\d+)?(?:/\\d+|E−?\\d+)?)'
const R = `(?:exactly ${N}|at most ${N}|at least ${N}|between ${N} and ${N}|anything|${N})(?: at depth [\\d,]+)?`
const P = `[Tt]he leaf ${N}|[Tt]he root|[Cc]hild \\d+ of [^\\s,.;:]+|[^\\s,.;:]+`

/** @param {string} text */
function toNumber(text) {
  const [over, under = '1'] = text.replaceAll('−', '-').replace('∞', 'Infinity').split('/')
  return Number(over) / Number(under)
}

/** @param {string} text @returns {Range} */
function toRange(text) {
  const [words, at] = text.split(' at depth ')
  const numbers = Array.from(words.matchAll(new RegExp(N, 'g')), ([digits]) => toNumber(digits))
  const depth = at === undefined ? null : Number(at.replaceAll(',', ''))
  if (words === 'anything') return { lo: -Infinity, hi: Infinity, depth }
  if (words.startsWith('at most')) return { lo: -Infinity, hi: numbers[0], depth }
  if (words.startsWith('at least')) return { lo: numbers[0], hi: Infinity, depth }
  return { lo: numbers[0], hi: numbers.at(-1) ?? Number.NaN, depth }
}

const number = (/** @type {string} */ name) => field(name, N, toNumber)
const range = (/** @type {string} */ name) => field(name, R, toRange)
const window = (/** @type {string} */ name) =>
  field(name, `(?:α\u00a0${N} β|knownMax\u00a0${N} knownMin)\u00a0${N}`, (text) =>
    text.split(' ').map((bound) => toNumber(bound.split('\u00a0')[1])),
  )
const count = (/** @type {string} */ name) =>
  field(name, '[\\d,]+', (text) => Number(text.replaceAll(',', '')))
const place = (/** @type {string} */ name) =>
  field(name, P, (text) => text.replace(/^(?:The leaf|The root|Child \d)/, (t) => t.toLowerCase()))
/** A word of several. @param {string} name @param {...string} words */
const word = (name, ...words) => field(name, words.join('|'))
const mover = (/** @type {string} */ name) => word(name, 'MAX', 'MIN', 'chance')
const bound = (/** @type {string} */ name) => word(name, 'α', 'β', 'knownMax', 'knownMin', 'best')
const way = (/** @type {string} */ name) => word(name, 'low', 'high')
const nodes = any(phrase`node`, phrase`nodes`)
const x = place('x')
const at = place('at')

const owner = (/** @type {string} */ name) =>
  any(
    flag(`${name}Test`, 'a null window'),
    flag(`${name}Table`, 'the table'),
    flag(`${name}Root`, 'the root’s own window'),
    flag(`${name}Values`, 'the bounds on all values'),
    place(name),
  )
const lower = phrase`${word('lower', 'α', 'knownMax')}\u00a0=\u00a0${number('alpha')} is held by ${owner('alphaBy')}`
const upper = phrase`${word('upper', 'β', 'knownMin')}\u00a0=\u00a0${number('beta')} is held by ${owner('betaBy')}`
const down = phrase`Down to ${maybe(phrase`${field('name', '[^\\s,]+')}, `)}child ${count('ordinal')} of ${place('from')}`
const moves = phrase`${down}, where ${mover('who')} moves`

/** A child that has returned. */
const returned = any(
  phrase`, worth ${range('worth')},`,
  phrase`, which returned ${number('clamped')} but is worth ${range('worth')},`,
)
const counts = phrase` counts as ${number('value')} for ${mover('who')}: `
/** A child of which only the returned value is compared. */
const lost = phrase`${x}, worth ${range('worth')}, returned ${number('clamped')}, ${flag('lost', 'which')}`
const result = any(phrase`${x}${any(counts, phrase`${maybe(returned)} is `)}`, phrase`${lost} is `)
const first = phrase`${x}${maybe(any(returned, phrase`, which counts as ${number('value')} for ${mover('whose')},`))}`
const moved = maybe(
  phrase`, and ${bound('moved')} ${any(flag('rises', 'rises'), flag('falls', 'falls'))} to ${number('now')}`,
)
const toBeat = phrase`${bound('bound')}\u00a0=\u00a0${number('end')}`
const than = phrase`better ${maybe(phrase`for ${mover('who')} `)}than`

const already = any(
  phrase`no value is ${word('beyond', 'below', 'above')} ${number('known')}`,
  phrase`the search asks only for values ${word('asked', 'below', 'above')} ${number('known')}`,
  phrase`only values ${word('matters', 'below', 'above')} ${number('held')} matter at ${place('owner')}`,
  phrase`${place('owner')} already has ${number('held')}${maybe(phrase` from ${place('giver')}`)}`,
)
const test = phrase`${number('best')}\u00a0${word('sign', '≤', '≥', '<', '>')}\u00a0${bound('bound')}\u00a0=\u00a0${number('end')}`
const kind = field('reach', '(?:an? )(?:deep )?(?:alpha |beta )?cutoff')
const holder = any(
  flag('byTest', 'a bound of a null window'),
  flag('byTable', 'a bound from the table'),
  flag('byRoot', 'a bound of the root’s own window'),
  flag('byValues', 'a bound on all values'),
  phrase`held by the parent, ${place('parent')}`,
  phrase`held by ${place('farther')}, ${count('plies')} plies up`,
)
const pruned = phrase`so the rest of ${at} (${count('pruned')} ${nodes}) is pruned. This is ${kind}: ${test}, ${holder}.`

const stored = phrase`${x} is in the table${maybe(phrase` from pass ${count('pass')}`)}${maybe(
  phrase`, stored by ${place('by')}, which has the same position`,
)}: it is worth ${range('range')}. So `
const returns = phrase`${x} returns ${number('value')}${maybe(phrase` to ${place('to')}`)}`

/** @type {[kind: string, ...forms: import('./pattern.js').Pattern[]][]} */
const RULES = [
  [
    'ready',
    phrase`Nothing has happened yet. The tree is ${flag('single', 'a single leaf')}.`,
    phrase`Nothing has happened yet. The tree has ${count('nodes')} ${nodes}, ${count('leaves')} of them ${word('noun', 'a leaf', 'leaves')}, and ${mover('who')} moves first, at ${x}.`,
  ],
  [
    'enter-root',
    phrase`The search begins at ${x}, ${any(flag('leaf', 'a leaf'), phrase`where ${mover('who')} moves`)}${maybe(
      any(
        phrase`, with the full window ${window('full')}`,
        phrase`, with the window ${window('window')}: only values between them matter`,
      ),
    )}.`,
  ],
  [
    'enter',
    phrase`${down}, ${flag('leaf', 'a leaf')}.`,
    phrase`${moves}.`,
    phrase`${moves}. It gets ${flag('afresh', 'the full window')}: leaf values have no bounds, so the remaining outcomes at ${place('chance')} may outweigh any value.`,
    phrase`${moves}. It gets the window ${window('window')}: a value outside it decides ${place('chance')}, whatever the remaining outcomes are.`,
    phrase`${moves}. It gets the window ${window('window')}: ${any(
      flag('free', 'nothing is ruled out yet'),
      phrase`${lower}, and ${upper}`,
      lower,
      upper,
    )}.`,
  ],
  [
    'evaluate',
    phrase`The depth limit stops the search at ${x}; its ${flag('static', 'static value')} is ${maybe(phrase`${number('own')}: `)}${number('value')}${maybe(phrase` for ${mover('who')}`)}.`,
    phrase`${x} is a leaf, worth ${maybe(phrase`${number('own')}: `)}${number('value')}${maybe(phrase` for ${mover('who')}`)}.`,
  ],
  [
    'stand-pat',
    phrase`${x} is noisy, so the depth limit does not stop the search there. But ${mover('who')} may stand pat: the static value ${maybe(phrase`${number('own')}, which counts as `)}${number('value')}${maybe(phrase` for ${mover('whose')},`)} is the best so far${moved}.`,
  ],
  [
    'compare',
    phrase`${any(first, lost)} is the ${flag('first', 'first')} result at ${at}: it does ${flag('fails', 'not beat')} ${toBeat}.`,
    phrase`${first} is the ${flag('first', 'first')} result at ${at}: ${mover('who')} has ${range('best')} there${moved}.`,
    phrase`${any(first, lost)} does ${flag('fails', 'not beat')} ${toBeat} either: ${at} now has ${range('best')}.`,
    phrase`${result}${flag('better', '')}${than} ${maybe(phrase`best\u00a0=\u00a0`)}${number('before')}${word('joint', ':', ', and')} ${at} now has ${range('best')}${moved}.`,
    phrase`${result}${flag('no', 'no ')}${than} ${toBeat}.`,
    phrase`${result}${flag('no', 'no ')}${than} ${number('before')}, the best so far at ${at}.`,
  ],
  [
    'cutoff',
    phrase`${x} is worth ${range('worth')}, but ${already}. The ${word('test', 'cut test', 'alpha cut test', 'beta cut test')} holds (${test}), yet ${at} has ${flag('last', 'no child left')} to prune.`,
    phrase`${x} is worth ${range('worth')}, but ${already}, ${pruned}`,
  ],
  [
    'average',
    phrase`${x}${maybe(returned)} adds ${field('weight', '[\\d./]+')}\u00a0×\u00a0${number('value')}\u00a0=\u00a0${number('product')} at ${at}${any(
      flag('all', ': the sum is '),
      phrase`; the sum so far is `,
    )}${number('sum')}.${maybe(
      any(
        flag('uncut', ' The remaining outcomes may outweigh it, so nothing can be pruned here.'),
        phrase` Whatever the remaining outcomes are, ${place('whole')} is worth ${range('range')}.`,
      ),
    )}`,
  ],
  [
    'chance-cutoff',
    phrase`With ${word('rest', 'at most', 'at least')} ${number('each')} for each remaining outcome, ${x} is worth ${range('worth')}, but ${already}, ${pruned}`,
  ],
  [
    'leave',
    phrase`${returns}.`,
    phrase`${returns}, its ${flag('exact', 'exact value')}.`,
    phrase`${returns}, its value at depth ${count('depth')}.`,
    phrase`${returns}: ${flag('clamped', 'fail-hard')} clamps the result to the window. The ${any(
      phrase`true value of ${place('whose')}`,
      phrase`value of ${place('whose')} at depth ${count('depth')}`,
    )} is ${range('range')}.`,
    phrase`${returns}. ${any(
      phrase`That is ${flag('bound', 'only a bound')}`,
      flag('weaker', 'More is already known'),
    )}: its ${any(phrase`true value`, phrase`value at depth ${count('depth')}`)} is ${range('range')}.`,
  ],
  [
    'finish',
    phrase`The search ends: ${x} is worth ${range('range')}.${maybe(
      any(
        flag('narrow', ' The window it was given was too narrow to prove more.'),
        phrase` ${maybe(flag('judged', 'Judged at that depth, '))}${mover('who')} should move to ${place('move')}${maybe(
          phrase`; with best play the game goes ${field('line', '.+', (text) => text.split(' → '))}`,
        )}.`,
      ),
    )}`,
  ],
  [
    'enter-pass',
    phrase`Pass ${count('pass')} begins at ${x}${maybe(phrase`, to depth ${count('depth')}`)}${maybe(
      phrase`, with the ${any(phrase`null window ${window('null')}`, phrase`full window ${window('full')}`, phrase`window ${window('window')}`)}`,
    )}.`,
  ],
  [
    'test',
    phrase`Down to ${x}, only to test it: the null window ${window('window')} asks whether it narrows the window of ${place('from')}.`,
  ],
  [
    'again',
    phrase`${x} was tested with the null window ${window('tested')} and failed ${way('way')}: it is searched again with ${window('window')}.`,
  ],
  ['hit', phrase`${stored}it returns ${number('value')}, and nothing below it is searched.`],
  ['narrow', phrase`${stored}its window narrows to ${window('window')}.`],
  [
    'verdict',
    phrase`Pass ${count('pass')} returns ${number('value')}${any(
      flag('inside', ', which lies inside its window'),
      phrase`: it fails ${way('way')}`,
    )}. Now ${x} is known to be worth ${range('range')}.`,
  ],
  [
    'stop-symbol',
    phrase`The value of ${x} is unknown, so the search cannot go on. It stops here, without an answer.`,
  ],
  [
    'stop-limit',
    phrase`The depth limit is reached at ${x}, which has no static value, so the search stops here, without an answer.`,
  ],
]

const READERS = RULES.map(([kind, ...forms]) => ({ kind, forms: forms.map(reader) }))

/** The facts of a sentence; null if it is none. @param {string} sentence @returns {Read | null} */
export function readSentence(sentence) {
  for (const { kind, forms } of READERS) {
    for (const form of forms) {
      const read = form(sentence)
      if (read) return { ...read, kind }
    }
  }
  return null
}

const WHY = reader(
  phrase`${field('reach', '(?:An? )(?:deep )?(?:alpha |beta )?cutoff')} at ${at} pruned it: ${bound('bound')}\u00a0=\u00a0${number('end')}, held by ${owner('owner')}.`,
)

/** The facts in the panel of a node about the cutoff that pruned it. @param {string} words */
export const readWhy = WHY

/** The facts in the panel of a node about its range. @param {string} words */
export const readRange = reader(phrase`${range('range')}`)
