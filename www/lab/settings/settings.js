/**
 * The settings of a run. They are in the address of the page, so that a link shows the same run.
 *
 * @import {Fields, FieldValues} from '../../link/fragment.js'
 *
 * @typedef {object} Settings
 * @property {number} branching
 * @property {number} depth
 * @property {'random' | 'best' | 'worst'} order
 * @property {number} trees
 * @property {number | null} values how many equally likely values leaves have; null: all differ
 * @property {'>=' | '>'} cut
 * @property {number} seed
 *
 * @typedef {keyof Settings} Name
 * @typedef {Record<Name, string>} Texts the settings as typed, or as in an address; empty: the default
 *
 * @typedef {{ code: 'whole', found: string, least: number, most: number }
 *   | { code: 'word', found: string }} Problem with one setting
 */

/**
 * The settings that are whole numbers, with the meaning of an empty field.
 * @type {Record<string, { least: number, most: number, empty: number | null }>}
 */
export const NUMBERS = {
  branching: { least: 2, most: 1000, empty: 3 },
  depth: { least: 1, most: 22, empty: 8 },
  trees: { least: 1, most: 100_000, empty: 500 },
  values: { least: 1, most: 1000, empty: null },
  seed: { least: 0, most: Number.MAX_SAFE_INTEGER, empty: 1 },
}

/** The settings that are words, the default first. @type {Record<string, readonly string[]>} */
export const WORDS = {
  order: ['random', 'best', 'worst'],
  cut: ['>=', '>'],
}

const NAMES = /** @type {Name[]} */ ([...Object.keys(NUMBERS), ...Object.keys(WORDS)])

/**
 * The settings that texts stand for; null if any is wrong, with the problems by name.
 * @param {Texts} texts
 */
export function read(texts) {
  const readings = NAMES.map((name) => ({ name, ...readOne(name, texts[name].trim()) }))
  const wrong = readings.flatMap(({ name, problem }) => (problem ? [[name, problem]] : []))
  /** @type {Partial<Record<Name, Problem>>} */
  const problems = Object.fromEntries(wrong)
  if (wrong.length > 0) return { settings: null, problems }
  const values = Object.fromEntries(readings.map(({ name, value }) => [name, value]))
  return { settings: /** @type {Settings} */ (values), problems }
}

/** @param {Name} name @param {string} found @returns {{ value?: string | number | null, problem?: Problem }} */
function readOne(name, found) {
  if (name in WORDS) {
    if (found && !WORDS[name].includes(found)) return { problem: { code: 'word', found } }
    return { value: found || WORDS[name][0] }
  }
  const { least, most, empty } = NUMBERS[name]
  const value = found === '' ? empty : Number(found)
  if (value === null) return { value }
  const fits = Number.isInteger(value) && value >= least && value <= most
  return fits ? { value } : { problem: { code: 'whole', found, least, most } }
}

/** The texts in a saved value, which may be anything. @param {unknown} saved @returns {Partial<Texts>} */
export function textsIn(saved) {
  const fields = Object(saved)
  const names = NAMES.filter((name) => typeof fields[name] === 'string')
  return Object.fromEntries(names.map((name) => [name, fields[name]]))
}

/** The longest text that a field takes from a link, in characters. */
const LONGEST = 100

/** The fields of a link about the other sections, besides the settings of their random trees. */
const SECTIONS = [
  ...['ideas', 'plies', 'measure'],
  ...['choices', 'evaluations', 'exploration', 'final', 'solver'],
]

/** The fields of a link to the lab. The form judges the settings. @type {Fields} */
export const FIELDS = Object.fromEntries(
  [...NAMES, ...SECTIONS, 'lang'].map((name) => {
    const initial = name in WORDS ? WORDS[name][0] : String(NUMBERS[name]?.empty ?? '')
    return [name, { initial, takes: (text) => text.length <= LONGEST, expected: '…' }]
  }),
)

/** The texts that a link has, and empty ones for the others. @param {FieldValues} state @returns {Texts} */
export function textsOf(state) {
  return /** @type {Texts} */ (Object.fromEntries(NAMES.map((name) => [name, state[name] ?? ''])))
}

/** The state of a link that stands for settings. @param {Settings} settings @returns {FieldValues} */
export function stateOf(settings) {
  return Object.fromEntries(NAMES.map((name) => [name, String(settings[name] ?? '')]))
}

/** A number of values so large that two leaves hardly ever have the same. */
const DISTINCT = 2 ** 52

/**
 * The trees of one depth and the options of their searches, as the core takes them.
 *
 * @param {Settings} settings
 * @param {number} depth
 * @returns {[{ random: import('../../types.js').RandomTree }, import('../../types.js').Options]}
 */
export function requestOf({ branching, order, values, cut, seed }, depth) {
  return [
    { random: { branching, depth, values: [1, values ?? DISTINCT], seed } },
    { order: order === 'random' ? 'given' : order, cut },
  ]
}
