// The grammar of the English sentences: each is read without the data that it was made from.

import { any, field, flag, maybe, reader, say } from './pattern.js'

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
const nodes = any(say`node`, say`nodes`)
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
const lower = say`${word('lower', 'α', 'knownMax')}\u00a0=\u00a0${number('alpha')} is held by ${owner('alphaBy')}`
const upper = say`${word('upper', 'β', 'knownMin')}\u00a0=\u00a0${number('beta')} is held by ${owner('betaBy')}`
const down = say`Down to ${maybe(say`${field('name', '[^\\s,]+')}, `)}child ${count('ordinal')} of ${place('from')}`
const moves = say`${down}, where ${mover('who')} moves`

/** A child that has returned. */
const returned = any(
  say`, worth ${range('worth')},`,
  say`, which returned ${number('clamped')} but is worth ${range('worth')},`,
)
const counts = say` counts as ${number('value')} for ${mover('who')}: `
/** A child of which only the returned value is compared. */
const lost = say`${x}, worth ${range('worth')}, returned ${number('clamped')}, ${flag('lost', 'which')}`
const result = any(say`${x}${any(counts, say`${maybe(returned)} is `)}`, say`${lost} is `)
const first = say`${x}${maybe(any(returned, say`, which counts as ${number('value')} for ${mover('whose')},`))}`
const moved = maybe(
  say`, and ${bound('moved')} ${any(flag('rises', 'rises'), flag('falls', 'falls'))} to ${number('now')}`,
)
const toBeat = say`${bound('bound')}\u00a0=\u00a0${number('end')}`
const than = say`better ${maybe(say`for ${mover('who')} `)}than`

const already = any(
  say`no value is ${word('beyond', 'below', 'above')} ${number('known')}`,
  say`the search asks only for values ${word('asked', 'below', 'above')} ${number('known')}`,
  say`only values ${word('matters', 'below', 'above')} ${number('held')} matter at ${place('owner')}`,
  say`${place('owner')} already has ${number('held')}${maybe(say` from ${place('giver')}`)}`,
)
const test = say`${number('best')}\u00a0${word('sign', '≤', '≥', '<', '>')}\u00a0${bound('bound')}\u00a0=\u00a0${number('end')}`
const kind = field('reach', '(?:an? )(?:deep )?(?:alpha |beta )?cutoff')
const holder = any(
  flag('byTest', 'a bound of a null window'),
  flag('byTable', 'a bound from the table'),
  flag('byRoot', 'a bound of the root’s own window'),
  flag('byValues', 'a bound on all values'),
  say`held by the parent, ${place('parent')}`,
  say`held by ${place('farther')}, ${count('plies')} plies up`,
)
const pruned = say`so the rest of ${at} (${count('pruned')} ${nodes}) is pruned. This is ${kind}: ${test}, ${holder}.`

const stored = say`${x} is in the table${maybe(say` from pass ${count('pass')}`)}${maybe(
  say`, stored by ${place('by')}, which has the same position`,
)}: it is worth ${range('range')}. So `
const returns = say`${x} returns ${number('value')}${maybe(say` to ${place('to')}`)}`

/** @type {[kind: string, ...forms: import('./pattern.js').Pattern[]][]} */
const RULES = [
  [
    'ready',
    say`Nothing has happened yet. The tree is ${flag('single', 'a single leaf')}.`,
    say`Nothing has happened yet. The tree has ${count('nodes')} ${nodes}, ${count('leaves')} of them ${word('noun', 'a leaf', 'leaves')}, and ${mover('who')} moves first, at ${x}.`,
  ],
  [
    'enter-root',
    say`The search begins at ${x}, ${any(flag('leaf', 'a leaf'), say`where ${mover('who')} moves`)}${maybe(
      any(
        say`, with the full window ${window('full')}`,
        say`, with the window ${window('window')}: only values between them matter`,
      ),
    )}.`,
  ],
  [
    'enter',
    say`${down}, ${flag('leaf', 'a leaf')}.`,
    say`${moves}.`,
    say`${moves}. It gets ${flag('afresh', 'the full window')}: leaf values have no bounds, so the remaining outcomes at ${place('chance')} may outweigh any value.`,
    say`${moves}. It gets the window ${window('window')}: a value outside it decides ${place('chance')}, whatever the remaining outcomes are.`,
    say`${moves}. It gets the window ${window('window')}: ${any(
      flag('free', 'nothing is ruled out yet'),
      say`${lower}, and ${upper}`,
      lower,
      upper,
    )}.`,
  ],
  [
    'evaluate',
    say`The depth limit stops the search at ${x}; its ${flag('static', 'static value')} is ${maybe(say`${number('own')}: `)}${number('value')}${maybe(say` for ${mover('who')}`)}.`,
    say`${x} is a leaf, worth ${maybe(say`${number('own')}: `)}${number('value')}${maybe(say` for ${mover('who')}`)}.`,
  ],
  [
    'stand-pat',
    say`${x} is noisy, so the depth limit does not stop the search there. But ${mover('who')} may stand pat: the static value ${maybe(say`${number('own')}, which counts as `)}${number('value')}${maybe(say` for ${mover('whose')},`)} is the best so far${moved}.`,
  ],
  [
    'compare',
    say`${any(first, lost)} is the ${flag('first', 'first')} result at ${at}: it does ${flag('fails', 'not beat')} ${toBeat}.`,
    say`${first} is the ${flag('first', 'first')} result at ${at}: ${mover('who')} has ${range('best')} there${moved}.`,
    say`${any(first, lost)} does ${flag('fails', 'not beat')} ${toBeat} either: ${at} now has ${range('best')}.`,
    say`${result}${flag('better', '')}${than} ${maybe(say`best\u00a0=\u00a0`)}${number('before')}${word('joint', ':', ', and')} ${at} now has ${range('best')}${moved}.`,
    say`${result}${flag('no', 'no ')}${than} ${toBeat}.`,
    say`${result}${flag('no', 'no ')}${than} ${number('before')}, the best so far at ${at}.`,
  ],
  [
    'cutoff',
    say`${x} is worth ${range('worth')}, but ${already}. The ${word('test', 'cut test', 'alpha cut test', 'beta cut test')} holds (${test}), yet ${at} has ${flag('last', 'no child left')} to prune.`,
    say`${x} is worth ${range('worth')}, but ${already}, ${pruned}`,
  ],
  [
    'average',
    say`${x}${maybe(returned)} adds ${field('weight', '[\\d./]+')}\u00a0×\u00a0${number('value')}\u00a0=\u00a0${number('product')} at ${at}${any(
      flag('all', ': the sum is '),
      say`; the sum so far is `,
    )}${number('sum')}.${maybe(
      any(
        flag('uncut', ' The remaining outcomes may outweigh it, so nothing can be pruned here.'),
        say` Whatever the remaining outcomes are, ${place('whole')} is worth ${range('range')}.`,
      ),
    )}`,
  ],
  [
    'chance-cutoff',
    say`With ${word('rest', 'at most', 'at least')} ${number('each')} for each remaining outcome, ${x} is worth ${range('worth')}, but ${already}, ${pruned}`,
  ],
  [
    'leave',
    say`${returns}.`,
    say`${returns}, its ${flag('exact', 'exact value')}.`,
    say`${returns}, its value at depth ${count('depth')}.`,
    say`${returns}: ${flag('clamped', 'fail-hard')} clamps the result to the window. The ${any(
      say`true value of ${place('whose')}`,
      say`value of ${place('whose')} at depth ${count('depth')}`,
    )} is ${range('range')}.`,
    say`${returns}. ${any(
      say`That is ${flag('bound', 'only a bound')}`,
      flag('weaker', 'More is already known'),
    )}: its ${any(say`true value`, say`value at depth ${count('depth')}`)} is ${range('range')}.`,
  ],
  [
    'finish',
    say`The search ends: ${x} is worth ${range('range')}.${maybe(
      any(
        flag('narrow', ' The window it was given was too narrow to prove more.'),
        say` ${maybe(flag('judged', 'Judged at that depth, '))}${mover('who')} should move to ${place('move')}${maybe(
          say`; with best play the game goes ${field('line', '.+', (text) => text.split(' → '))}`,
        )}.`,
      ),
    )}`,
  ],
  [
    'enter-pass',
    say`Pass ${count('pass')} begins at ${x}${maybe(say`, to depth ${count('depth')}`)}${maybe(
      say`, with the ${any(say`null window ${window('null')}`, say`full window ${window('full')}`, say`window ${window('window')}`)}`,
    )}.`,
  ],
  [
    'test',
    say`Down to ${x}, only to test it: the null window ${window('window')} asks whether it narrows the window of ${place('from')}.`,
  ],
  [
    'again',
    say`${x} was tested with the null window ${window('tested')} and failed ${way('way')}: it is searched again with ${window('window')}.`,
  ],
  ['hit', say`${stored}it returns ${number('value')}, and nothing below it is searched.`],
  ['narrow', say`${stored}its window narrows to ${window('window')}.`],
  [
    'verdict',
    say`Pass ${count('pass')} returns ${number('value')}${any(
      flag('inside', ', which lies inside its window'),
      say`: it fails ${way('way')}`,
    )}. Now ${x} is known to be worth ${range('range')}.`,
  ],
  [
    'stop-symbol',
    say`The value of ${x} is unknown, so the search cannot go on. It stops here, without an answer.`,
  ],
  [
    'stop-limit',
    say`The depth limit is reached at ${x}, which has no static value, so the search stops here, without an answer.`,
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
  say`${field('reach', '(?:An? )(?:deep )?(?:alpha |beta )?cutoff')} at ${at} pruned it: ${bound('bound')}\u00a0=\u00a0${number('end')}, held by ${owner('owner')}.`,
)

/** The facts in the panel of a node about the cutoff that pruned it. @param {string} words */
export const readWhy = WHY

/** The facts in the panel of a node about its range. @param {string} words */
export const readRange = reader(say`${range('range')}`)
