/**
 * Copies the arguments of callers into plain data. The core gets only such data: a getter of a caller could
 * throw, and an exception that crosses WebAssembly leaves the core half-way through its work. Whatever is
 * given, the copy has a bounded size.
 */

import { SecateurError } from './failure.js'
import { LONGEST } from './legend.js'

/** The deepest nesting of objects and lists in any valid argument. */
const DEEPEST = 4
/** The most entries of an object that are read: more than any valid one has. */
const ENTRIES = 64
/** The most items of a list. */
const ITEMS = 10_000
/** The most characters of a text in an object: more than any valid one has. */
const CHARACTERS = 1000
/** The most characters of the name of a step: the error repeats them. */
const NAME = 200
/** The most values that are read in all. */
const VALUES = 20_000
/** The same of answers: each has a few. */
const VALUES_OF_ANSWERS = 8 * ITEMS

/** Stands for an invalid value, as no bytes: the core refuses it, with the name of the option. */
const OTHER = new Uint8Array()

/**
 * The readers of arguments, by name; all other arguments are numbers.
 * @type {Map<string, (value: unknown, argument: string) => unknown>}
 */
const KINDS = new Map([
  ...['view', 'what', 'cut', 'size'].map((name) => /** @type {const} */ ([name, word])),
  ...['viewport', 'style', 'options', 'wish', 'asked', 'guess', 'wanted'].map(
    (name) => /** @type {const} */ ([name, plainObject]),
  ),
  ...['x', 'y'].map((name) => /** @type {const} */ ([name, coordinate])),
  ['source', source],
  ['answers', answers],
  ['text', text],
  ['name', (value) => (isVisibleText(value) ? value : describe(value)).slice(0, NAME)],
  ['other', (value) => value],
  ['back', (value) => value === true],
])

/** Whether an error can repeat a text as it is: an empty one would not be seen. @param {unknown} value @returns {value is string} */
const isVisibleText = (value) => typeof value === 'string' && value.trim() !== ''

/**
 * Reads arguments by their names. A value of a wrong type becomes one that the core refuses, because the core
 * knows its types.
 * @template {Record<string, unknown>} T
 * @param {T} args
 * @returns {T}
 */
export function read(args) {
  const plain = Object.entries(args).map(([name, value]) => {
    const kind = KINDS.get(name) ?? number
    return [name, kind(value, name)]
  })
  return /** @type {T} */ (Object.fromEntries(plain))
}

/**
 * Some fields of an object, each read once and not copied.
 * @template {object} T
 * @template {keyof T & string} K
 * @param {string} argument
 * @param {T} value
 * @param {K[]} names
 * @returns {Pick<T, K>}
 */
export function fields(argument, value, names) {
  return tryRead(argument, () => {
    if (!hasFields(value)) throw refusal(argument, value, '{ … }')
    return /** @type {Pick<T, K>} */ (Object.fromEntries(names.map((name) => [name, value[name]])))
  })
}

/**
 * The error for a wrong argument.
 * @param {string} argument
 * @param {unknown} value
 * @param {string} expected in signs
 */
export function refusal(argument, value, expected) {
  return new SecateurError({ code: 'bad-argument', argument, found: describe(value), expected })
}

/**
 * A copy of a value that has to be plain JSON.
 * @param {string} argument
 * @param {unknown} value
 * @returns {unknown}
 */
export function json(argument, value) {
  const plain = (/** @type {string} */ _, /** @type {unknown} */ one) => {
    if (['symbol', 'function', 'bigint'].includes(typeof one)) throw refusal(argument, one, 'JSON')
    return one
  }
  return tryRead(argument, () => JSON.parse(JSON.stringify(value ?? null, plain)))
}

/** A value in signs, shortened. @param {unknown} value */
export function describe(value) {
  if (typeof value === 'string') return quote(value)
  if (value === null || ['number', 'boolean', 'undefined'].includes(typeof value)) {
    return String(value)
  }
  try {
    return tag(value).slice(0, 40)
  } catch {
    return typeof value
  }
}

/**
 * Whether two values that were read are equal.
 * @param {unknown} one
 * @param {unknown} other
 * @returns {boolean}
 */
export function isEqual(one, other) {
  if (!(one instanceof Object && other instanceof Object)) return Object.is(one, other)
  const [ones, others] = [Object.entries(one), Object.entries(other)]
  return (
    ones.length === others.length &&
    ones.every(([name, value], at) => name === others[at][0] && isEqual(value, others[at][1]))
  )
}

/** @param {string} text */
function quote(text) {
  return text.length > 40 ? `'${text.slice(0, 40)}…'` : `'${text}'`
}

/** The kind of an object, such as `Array`. @param {unknown} value */
function tag(value) {
  return Object.prototype.toString.call(value).slice('[object '.length, -1)
}

/** Whether a value is an object with fields, and no list, date or boxed value. @param {unknown} value */
function hasFields(value) {
  const values = ['Array', 'Boolean', 'Date', 'Number', 'String']
  return typeof value === 'object' && value !== null && !values.includes(tag(value))
}

/** Whether a value is a plain object. @param {unknown} value */
function isPlainObject(value) {
  return typeof value === 'object' && value !== null && tag(value) === 'Object'
}

/** @param {unknown} value */
function number(value) {
  return typeof value === 'number' ? value : NaN
}

/** @param {unknown} value @param {string} argument */
function coordinate(value, argument) {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw refusal(argument, value, '1 2 3 …')
  }
  return value
}

/** @param {unknown} value */
function word(value) {
  return typeof value === 'string' ? value.slice(0, CHARACTERS) : ''
}

/** @param {unknown} value @param {string} argument */
function text(value, argument) {
  if (typeof value !== 'string') throw refusal(argument, value, "'…'")
  return value.slice(0, LONGEST + 1)
}

/** @param {unknown} value */
function source(value) {
  if (typeof value === 'string') return value
  return tryRead('source', () => {
    if (!isPlainObject(value))
      throw new SecateurError({ code: 'bad-source', found: describe(value) })
    return copy(value, DEEPEST, { left: VALUES })
  })
}

/** @param {unknown} value @param {string} argument */
function plainObject(value, argument) {
  return tryRead(argument, () => {
    if (!isPlainObject(value)) throw refusal(argument, value, '{ … }')
    return copy(value, DEEPEST, { left: VALUES })
  })
}

/** @param {unknown} value @param {string} argument */
function answers(value, argument) {
  return tryRead(argument, () => {
    if (!Array.isArray(value)) throw refusal(argument, value, '[ … ]')
    if (value.length > ITEMS) {
      throw new SecateurError({ code: 'too-much-at-once', argument, limit: ITEMS })
    }
    return copy(value, DEEPEST, { left: VALUES_OF_ANSWERS })
  })
}

/**
 * @template T
 * @param {string} argument
 * @param {() => T} read may run code of the caller
 * @returns {T}
 */
function tryRead(argument, read) {
  try {
    return read()
  } catch (error) {
    throw unreadable(argument, error)
  }
}

/**
 * The error of an argument that throws while it is read: one of ours, or one that has it as its cause.
 * @param {string} argument
 * @param {unknown} error
 */
export function unreadable(argument, error) {
  if (error instanceof SecateurError) return error
  return new SecateurError({ code: 'unreadable', argument }, undefined, error)
}

/**
 * @param {unknown} value
 * @param {number} deepest
 * @param {{ left: number }} budget how many more values are read
 * @returns {unknown}
 */
function copy(value, deepest, budget) {
  budget.left -= 1
  if (typeof value === 'string') {
    return value.length > CHARACTERS ? `${value.slice(0, CHARACTERS)}…` : value
  }
  if (value === null || ['number', 'boolean', 'undefined'].includes(typeof value)) return value
  if (typeof value !== 'object' || deepest === 0 || budget.left < 0) return OTHER
  if (Array.isArray(value)) return copyList(value, deepest - 1, budget)
  if (ArrayBuffer.isView(value) && value instanceof Float64Array) return copyNumbers(value)
  return isPlainObject(value) ? copyPlainObject(value, deepest - 1, budget) : OTHER
}

/**
 * Copies a list. One that is too long gets an invalid item.
 * @param {unknown[]} list
 * @param {number} deepest
 * @param {{ left: number }} budget
 */
function copyList(list, deepest, budget) {
  const { length } = list
  const some = length > ITEMS ? ENTRIES : length
  const items = Array.from({ length: some }, (_, at) => copy(list[at], deepest, budget))
  return length > ITEMS ? [...items, OTHER] : items
}

/** Copies a column of numbers, which the core takes at once, as bytes. @param {Float64Array} column */
function copyNumbers(column) {
  const { length } = column
  if (!(length <= ITEMS)) return OTHER
  const numbers = new Float64Array(length)
  for (let at = 0; at < length; at += 1) numbers[at] = column[at]
  return new Uint8Array(numbers.buffer)
}

/** @param {object} object @param {number} deepest @param {{ left: number }} budget */
function copyPlainObject(object, deepest, budget) {
  const names = Object.keys(object).slice(0, ENTRIES)
  const values = /** @type {Record<string, unknown>} */ (object)
  const entries = names.map((name) => [
    name.slice(0, CHARACTERS),
    copy(values[name], deepest, budget),
  ])
  return Object.fromEntries(entries)
}
