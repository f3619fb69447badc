// Reads the shapes that the typedefs of a file promise from its comments, and checks values against these shapes. Every
// field and every alternative that occurs is marked as seen, so that a test finds those that never occur.

import { readFileSync } from 'node:fs'

/**
 * @typedef {{ name: string, type: Shape, optional: boolean, seen: boolean }} Field
 *
 * @typedef {(
 *   | { kind: 'plain', name: string, seen: boolean }
 *   | { kind: 'literal', value: string | null, seen: boolean }
 *   | { kind: 'named', name: string, seen: boolean }
 *   | { kind: 'list', of: Shape, seen: boolean }
 *   | { kind: 'tuple', of: Shape[], seen: boolean }
 *   | { kind: 'fields', fields: Field[], seen: boolean }
 *   | { kind: 'both', of: Shape[], seen: boolean }
 *   | { kind: 'either', of: Shape[], seen: boolean }
 * )} Shape
 */

/** The types of JavaScript itself, by `typeof` or by the name of the class. */
const PLAIN = /^(number|string|boolean|(Uint8|Uint16|Uint32|Float32|Float64)Array)$/

export class Shapes {
  /** What the typedefs say, by name. @type {Map<string, string>} */
  #texts = new Map()
  /** The properties below a typedef of an object. @type {Map<string, [name: string, type: string][]>} */
  #properties = new Map()
  /** What has been read so far. @type {Map<string, Shape>} */
  #shapes = new Map()
  /** The fields of objects that have been checked so far. @type {Map<Shape, Map<string, Field>>} */
  #fields = new Map()

  /** @param {URL} file */
  constructor(file) {
    const comments = readFileSync(file, 'utf8').replaceAll(/^\s*\*? ?/gm, '')
    for (const { 1: tag, index } of comments.matchAll(/@(typedef|property) (?=\{)/g)) {
      const start = comments.indexOf('{', index)
      const end = closing(comments, start)
      const type = comments.slice(start + 1, end)
      const name = /^\s*(\[?[\w-]+)/.exec(comments.slice(end + 1))?.[1] ?? ''
      if (tag === 'typedef') {
        this.#texts.set(name, type.trim())
        this.#properties.set(name, [])
      } else [...this.#properties.values()].at(-1)?.push([name, type])
    }
  }

  /** @param {string} name @returns {Shape} */
  of(name) {
    const known = this.#shapes.get(name)
    if (known) return known
    const text = this.#texts.get(name)
    if (text === undefined) throw new Error(`no typedef is called ${name}`)
    const shape = text === 'object' ? this.#below(name) : new Reader(text).read()
    this.#shapes.set(name, shape)
    return shape
  }

  /** @param {string} name @returns {Shape} */
  #below(name) {
    const fields = (this.#properties.get(name) ?? []).map(([name, type]) => ({
      name: name.replace('[', ''),
      type: new Reader(type).read(),
      optional: name.startsWith('['),
      seen: false,
    }))
    return { kind: 'fields', fields, seen: false }
  }

  /**
   * What is wrong with a value, or null. The fields and alternatives of a correct value are marked as seen.
   * @param {string} name of its shape
   * @param {unknown} value
   * @returns {string | null}
   */
  check(name, value) {
    return this.fits(this.of(name), value, name)
  }

  /** @param {Shape} shape @param {unknown} value @param {string} path @returns {string | null} */
  fits(shape, value, path) {
    /** @type {{ seen: boolean }[]} */
    const seen = []
    const wrong = this.#match(shape, value, seen)
    if (wrong !== null) return path + wrong
    for (const part of seen) part.seen = true
    return null
  }

  /**
   * What is wrong, after the path of the value: hundreds of thousands of values are checked, and hardly any is wrong.
   * @param {Shape} shape
   * @param {unknown} value
   * @param {{ seen: boolean }[]} seen takes what is seen for the first time
   * @returns {string | null}
   */
  #match(shape, value, seen) {
    if (!shape.seen) seen.push(shape)
    switch (shape.kind) {
      case 'plain':
        return typeof value === shape.name || value?.constructor.name === shape.name
          ? null
          : not(value, `a ${shape.name}`)
      case 'literal':
        return value === shape.value ? null : not(value, String(shape.value))
      case 'named':
        return this.#match(this.of(shape.name), value, seen)
      case 'list':
        if (!Array.isArray(value)) return not(value, 'a list')
        return this.#items(() => shape.of, value, seen)
      case 'tuple':
        if (!Array.isArray(value) || value.length !== shape.of.length)
          return not(value, 'such a list')
        return this.#items((i) => shape.of[i], value, seen)
      case 'both':
      case 'fields':
        return this.#object(this.#fieldsOf(shape), value, seen)
      case 'either':
        return this.#either(shape.of, value, seen)
    }
  }

  /**
   * @param {(index: number) => Shape} of
   * @param {unknown[]} items
   * @param {{ seen: boolean }[]} seen
   * @returns {string | null}
   */
  #items(of, items, seen) {
    for (const [i, item] of items.entries()) {
      const wrong = this.#match(of(i), item, seen)
      if (wrong !== null) return `[${i}]${wrong}`
    }
    return null
  }

  /**
   * @param {Shape[]} parts
   * @param {unknown} value
   * @param {{ seen: boolean }[]} seen
   * @returns {string | null}
   */
  #either(parts, value, seen) {
    /** @type {string[]} */
    const wrongs = []
    const before = seen.length
    for (const part of parts) {
      const wrong = this.#match(part, value, seen)
      if (wrong === null) return null
      seen.length = before
      wrongs.push(wrong)
    }
    // Of several objects, the one that matches furthest gives the most useful error.
    return (
      wrongs.find((wrong) => !wrong.startsWith(' is ') && !wrong.startsWith('.key is')) ??
      not(value, 'any of its kinds')
    )
  }

  /** The fields of an object by name. @param {Shape} shape @returns {Map<string, Field>} */
  #fieldsOf(shape) {
    const known = this.#fields.get(shape)
    if (known) return known
    const fields = new Map(this.#listed(shape).map((field) => [field.name, field]))
    this.#fields.set(shape, fields)
    return fields
  }

  /** @param {Shape} shape @returns {Field[]} */
  #listed(shape) {
    if (shape.kind === 'named') return this.#listed(this.of(shape.name))
    if (shape.kind === 'both') return shape.of.flatMap((part) => this.#listed(part))
    return shape.kind === 'fields' ? shape.fields : []
  }

  /**
   * @param {Map<string, Field>} fields
   * @param {unknown} value
   * @param {{ seen: boolean }[]} seen
   * @returns {string | null}
   */
  #object(fields, value, seen) {
    if (!(value instanceof Object) || Array.isArray(value)) return not(value, 'an object')
    for (const key of Object.keys(value)) {
      if (!fields.has(key)) return `.${key} comes, and nothing documents it`
    }
    for (const [name, field] of fields) {
      const there = Object.hasOwn(value, name)
      if (!there && !field.optional) return `.${name} is documented and missing`
      if (!there) continue
      if (!field.seen) seen.push(field)
      const part = /** @type {Record<string, unknown>} */ (value)[name]
      const wrong = this.#match(field.type, part, seen)
      if (wrong !== null) return `.${name}${wrong}`
    }
    return null
  }

  /**
   * The fields and alternatives of these shapes that were never seen.
   * @returns {string[]}
   */
  missing() {
    return [...this.#shapes].flatMap(([name, shape]) => unseen(shape, name)).sort()
  }
}

/** @param {Shape} shape @param {string} path @returns {string[]} */
function unseen(shape, path) {
  switch (shape.kind) {
    case 'either':
      return shape.of.flatMap((part, i) =>
        part.seen ? unseen(part, `${path}#${i + 1}`) : [`${path}: ${label(part, i)}`],
      )
    case 'fields':
      return shape.fields.flatMap(({ name, type, seen }) =>
        seen ? unseen(type, `${path}.${name}`) : [`${path}.${name}`],
      )
    case 'list':
      return shape.of.seen ? unseen(shape.of, path) : [`${path}: anything in the list`]
    case 'tuple':
    case 'both':
      return shape.of.flatMap((part) => unseen(part, path))
    default:
      return []
  }
}

/** @param {Shape} shape @param {number} index */
function label(shape, index) {
  if (shape.kind === 'literal') return String(shape.value)
  return 'name' in shape ? shape.name : `number ${index + 1}`
}

/** @param {unknown} value @param {string} what it should be */
function not(value, what) {
  return ` is ${show(value)}, not ${what}`
}

/** @param {unknown} value */
function show(value) {
  return value instanceof Object ? `a ${value.constructor.name}` : String(value)
}

/** Where the brace closes that opens at `start`. @param {string} text @param {number} start */
function closing(text, start) {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  throw new Error('a brace is never closed')
}

/** Reads one type. */
class Reader {
  #tokens
  #at = 0

  /** @param {string} text */
  constructor(text) {
    this.#tokens = text.match(/'[^']*'|[\w$]+|[^\s\w]/g) ?? []
  }

  /** @returns {Shape} */
  read() {
    const shape = this.#either()
    if (this.#at < this.#tokens.length) throw new Error(`cannot read ${this.#tokens.join(' ')}`)
    return shape
  }

  /** @param {string} token */
  #takes(token) {
    const is = this.#tokens[this.#at] === token
    if (is) this.#at += 1
    return is
  }

  /** @returns {Shape} */
  #either() {
    this.#takes('|')
    const of = [this.#both()]
    while (this.#takes('|')) of.push(this.#both())
    return of.length === 1 ? of[0] : { kind: 'either', of, seen: false }
  }

  /** @returns {Shape} */
  #both() {
    const of = [this.#list()]
    while (this.#takes('&')) of.push(this.#list())
    return of.length === 1 ? of[0] : { kind: 'both', of, seen: false }
  }

  /** @returns {Shape} */
  #list() {
    let shape = this.#one()
    while (this.#takes('[')) {
      this.#takes(']')
      shape = { kind: 'list', of: shape, seen: false }
    }
    return shape
  }

  /** @returns {Shape} */
  #one() {
    const token = this.#tokens[this.#at]
    this.#at += 1
    if (token === '(') {
      const inside = this.#either()
      this.#takes(')')
      return inside
    }
    if (token === '[') {
      const of = []
      while (!this.#takes(']')) {
        of.push(this.#either())
        this.#takes(',')
      }
      return { kind: 'tuple', of, seen: false }
    }
    if (token === '{') return this.#object()
    if (token === 'null') return { kind: 'literal', value: null, seen: false }
    if (token.startsWith("'")) return { kind: 'literal', value: token.slice(1, -1), seen: false }
    return { kind: PLAIN.test(token) ? 'plain' : 'named', name: token, seen: false }
  }

  /** @returns {Shape} */
  #object() {
    /** @type {Field[]} */
    const fields = []
    while (!this.#takes('}')) {
      const name = this.#tokens[this.#at]
      this.#at += 1
      const optional = this.#takes('?')
      this.#takes(':')
      fields.push({ name, type: this.#either(), optional, seen: false })
      this.#takes(',')
    }
    return { kind: 'fields', fields, seen: false }
  }
}
