// The modules of WebAssembly as they are published: what they import and export has short names. wasm-bindgen gives it
// long ones, with hashes that gzip cannot pack; the scripts that go with them are given the short ones too.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../phase.js'

/** Sections, by their ids in the binary format (WebAssembly Core Specification, 5.5.2). */
const IMPORTS = 2
const EXPORTS = 7
/** The only kind of import that there is. */
const FUNCTION = 0

/** Names that nothing but wasm-bindgen's own scripts uses. */
const LONG = /^(?:__wb|__externref|(?:search|opening|figurewriter)_)/

/**
 * @returns {{ modules: Record<'secateur' | 'lean' | 'figure' | 'exercise', Buffer>, names: Record<string, string> }} by what wasm-pack calls
 *   them, and the short names by the long ones
 */
export function wasm() {
  /** @type {Record<string, string>} */
  const names = {}
  const short = (/** @type {string} */ name) =>
    LONG.test(name) ? (names[name] ??= `$${Object.keys(names).length.toString(36)}`) : name
  const [secateur, lean, figure, exercise] = ['secateur', 'lean', 'figure', 'exercise'].map(
    (name) => renamed(readFileSync(join(root, `www/pkg/${name}_bg.wasm`)), short),
  )
  return { modules: { secateur, lean, figure, exercise }, names }
}

/** @param {Buffer} module @param {(name: string) => string} short */
function renamed(module, short) {
  const parts = [module.subarray(0, 8)]
  const reader = new Reader(module, 8)
  while (!reader.done) {
    const id = reader.byte()
    const section = reader.bytes(reader.number())
    const inside = new Reader(section)
    const body =
      id === IMPORTS ? imports(inside, short) : id === EXPORTS ? exports(inside, short) : section
    parts.push(Buffer.from([id]), number(body.length), body)
  }
  return Buffer.concat(parts)
}

/** @param {Reader} reader @param {(name: string) => string} short */
function imports(reader, short) {
  const count = reader.number()
  const parts = [number(count)]
  for (let i = 0; i < count; i += 1) {
    parts.push(text(reader.text()), text(short(reader.text())))
    if (reader.byte() !== FUNCTION) throw new Error('An import is no function.')
    parts.push(Buffer.from([FUNCTION]), number(reader.number()))
  }
  return Buffer.concat(parts)
}

/** @param {Reader} reader @param {(name: string) => string} short */
function exports(reader, short) {
  const count = reader.number()
  const parts = [number(count)]
  for (let i = 0; i < count; i += 1) {
    parts.push(text(short(reader.text())), Buffer.from([reader.byte()]), number(reader.number()))
  }
  return Buffer.concat(parts)
}

/** An unsigned number in LEB128. @param {number} value @returns {Buffer} */
function number(value) {
  const rest = value >>> 7
  if (rest === 0) return Buffer.from([value])
  return Buffer.concat([Buffer.from([(value & 127) | 128]), number(rest)])
}

/** @param {string} value */
function text(value) {
  const bytes = Buffer.from(value)
  return Buffer.concat([number(bytes.length), bytes])
}

class Reader {
  #bytes
  #at

  /** @param {Buffer} bytes @param {number} [at] */
  constructor(bytes, at = 0) {
    this.#bytes = bytes
    this.#at = at
  }

  get done() {
    return this.#at >= this.#bytes.length
  }

  byte() {
    return this.#bytes.readUInt8(this.#at++)
  }

  /** An unsigned number in LEB128. */
  number() {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte()
      value |= (byte & 127) << shift
      if (byte < 128) return value >>> 0
    }
  }

  /** @param {number} length */
  bytes(length) {
    this.#at += length
    return this.#bytes.subarray(this.#at - length, this.#at)
  }

  text() {
    return this.bytes(this.number()).toString()
  }
}
