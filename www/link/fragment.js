/**
 * Links: the state of a page after the `#` of its address, as `#1&tree=((3+12)+(2+4))&step=7`. It begins with the
 * version of this notation. Fields follow, as in a form that was sent; only those that differ from their defaults. A
 * long tree is deflated: `packed=` then stands for `tree=`.
 *
 * @typedef {Record<string, string>} FieldValues the values of fields by their names; one that is missing has its default
 *
 * @typedef {object} LinkField
 * @property {string} initial the value of a field that no link names; it never changes within a version
 * @property {(text: string) => boolean} takes whether a text is a value of the field
 * @property {string} expected the values, as notation
 * @typedef {Record<string, LinkField>} Fields by name, in the order of a link
 *
 * @typedef {{ code: 'newer' | 'older', version: string } | { code: 'broken', found: string }
 *   | { code: 'unknown-field', name: string } | { code: 'too-long', limit: number }
 *   | { code: 'bad-value', name: string, found: string, expected: string }
 *   | { code: 'refused' }} Problem with a link; refused: by the core
 */

import { LONGEST } from '../api/legend.js'

/** The version of the notation. A link of another version is refused: its fields may mean something else. */
export const VERSION = 1

/** Links whose tree takes more characters than this have it packed. */
export const READABLE = 1500

/** A readable tree of `LONGEST` bytes has at most three characters a byte; the other fields are short. */
const MOST = 4 * LONGEST
/** The most characters of a wrong text that are quoted. */
const QUOTED = 40

/**
 * The fragment after the `#`; empty if every field has its default.
 * @param {FieldValues} state
 * @param {Fields} fields
 * @param {string | null} [packed] the tree, packed
 */
export function write(state, fields, packed = null) {
  const named = Object.entries(fields)
    .filter(([name, { initial }]) => (state[name] ?? initial) !== initial)
    .map(([name]) =>
      name === 'tree' && packed !== null ? `packed=${packed}` : `${name}=${escape(state[name])}`,
    )
  return named.length > 0 ? [VERSION, ...named].join('&') : ''
}

/** A text in the form of a field of a link: only characters that an address cannot hold are escaped. @param {string} text */
export function escape(text) {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).replace(
    /%(?:20|24|2C|2F|3A|3B|3D|3F|40)/g,
    (code) => (code === '%20' ? '+' : decodeURIComponent(code)),
  )
}

/**
 * Reads the text after the `#`. No text makes this throw.
 * @param {string} fragment with the `#` or without
 * @param {Fields} fields
 * @returns {Promise<{ state: FieldValues, problem: null } | { state: null, problem: Problem }>}
 */
export async function read(fragment, fields) {
  const problem = (/** @type {Problem} */ problem) => ({ state: null, problem })
  const text = fragment.replace(/^#/, '')
  if (text.length > MOST) return problem({ code: 'too-long', limit: LONGEST })
  const [version, ...parts] = text.split('&')
  if (text !== '' && version !== String(VERSION)) return problem(unreadable(version))
  /** @type {Map<string, string>} */
  const values = new Map()
  for (const part of parts.filter(Boolean)) {
    const { name, value } = split(part)
    if (value === null || values.has(name)) return problem({ code: 'broken', found: quote(part) })
    values.set(name, value)
  }
  const packed = 'tree' in fields ? values.get('packed') : undefined
  if (packed !== undefined) {
    values.delete('packed')
    if (values.has('tree')) return problem({ code: 'broken', found: 'packed' })
    const { unpack } = await import('./pack.js')
    const tree = await unpack(packed, LONGEST)
    if (typeof tree !== 'string') return problem(tree)
    values.set('tree', tree)
  }
  const state = Object.fromEntries(values)
  const wrong = judge(state, fields)
  return wrong ? problem(wrong) : { state, problem: null }
}

/**
 * The problem of a state from elsewhere; null if there is none.
 * @param {unknown} state
 * @param {Fields} fields
 * @returns {Problem | null}
 */
export function judge(state, fields) {
  if (typeof state !== 'object' || state === null || Array.isArray(state)) {
    return { code: 'broken', found: quote(typeof state) }
  }
  for (const [name, value] of Object.entries(state)) {
    if (!Object.hasOwn(fields, name)) return { code: 'unknown-field', name: quote(name) }
    const { initial, takes, expected } = fields[name]
    if (value === initial || (typeof value === 'string' && takes(value))) continue
    const found = typeof value === 'string' ? quote(value) : typeof value
    return { code: 'bad-value', name, found, expected }
  }
  return null
}

/** One field of a link before it is read; empty if it is not there. @param {string} fragment @param {string} name */
export function peek(fragment, name) {
  const part = fragment.split('&').find((part) => part.startsWith(`${name}=`))
  return (part && split(part).value) || ''
}

/** The name and the value of a part; null: it has no value that can be read. @param {string} part */
function split(part) {
  const at = part.indexOf('=')
  const name = part.slice(0, Math.max(at, 0))
  try {
    return {
      name,
      value: at > 0 ? decodeURIComponent(part.slice(at + 1).replaceAll('+', ' ')) : null,
    }
  } catch {
    return { name, value: null }
  }
}

/** @param {string} version @returns {Problem} */
function unreadable(version) {
  if (!/^\d{1,9}$/.test(version)) return { code: 'broken', found: quote(version) }
  return { code: Number(version) > VERSION ? 'newer' : 'older', version }
}

/** @param {string} text */
function quote(text) {
  return text.length > QUOTED ? `${text.slice(0, QUOTED).replace(/\p{Surrogate}$/u, '')}…` : text
}
