// The lines of a program that is watched: whole ones alone, from the beginning of its trace, and no more than a bound. A trace
// without its beginning is no search, so later lines are only counted. A header begins another trace.

import { Buffer } from 'node:buffer'

const NEW_LINE = 10
/** The most bytes of one line. The tree of a header takes the most. */
export const LONGEST = 8 << 20
/** The most bytes of all lines. */
export const MOST = 128 << 20
/** How much of a line tells whether it is a header. */
const BEGINNING = 40
const HEADER = /^(?:\xef\xbb\xbf)?\s*\{\s*"secateur"\s*:\s*"trace"/

export class TraceLines {
  #most
  #count = 0
  #size = 0
  #store = Buffer.alloc(1 << 16)
  /** The beginning of a line whose end has not come. */
  #rest = Buffer.alloc(0)
  /** Whether the line whose end has not come is too long to be kept. */
  #long = false
  /** Which trace of the program it is, from 1. */
  run = 1
  /** How many lines the program has written, those that are not kept too. */
  lines = 0
  /** Whether lines have been left out. */
  full = false

  /** @param {number} most the most lines that are kept */
  constructor(most) {
    this.#most = most
  }

  /** How many bytes are kept. */
  get bytes() {
    return this.#size
  }

  /** How many lines are kept. */
  get kept() {
    return this.#count
  }

  /** The bytes that are kept, from one on. @param {number} start */
  from(start) {
    return this.#store.subarray(Math.min(start, this.#size), this.#size)
  }

  /** @param {Buffer} chunk */
  take(chunk) {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk
    let at = 0
    for (let end = bytes.indexOf(NEW_LINE); end >= 0; end = bytes.indexOf(NEW_LINE, at)) {
      this.#line(bytes.subarray(at, end + 1))
      at = end + 1
    }
    const rest = bytes.subarray(at)
    this.#long ||= rest.length > LONGEST
    this.#rest = this.#long ? Buffer.alloc(0) : Buffer.from(rest)
  }

  /** No more lines come: the last one may have no end. */
  end() {
    if (this.#rest.length > 0 || this.#long) this.#line(this.#rest)
    this.#rest = Buffer.alloc(0)
  }

  /** @param {Buffer} line */
  #line(line) {
    if (HEADER.test(line.toString('latin1', 0, BEGINNING))) this.#begin()
    this.lines += 1
    this.full ||= this.#long || this.#count >= this.#most || this.#size + line.length > MOST
    this.#long = false
    if (!this.full) this.#append(line)
  }

  /** Begins another trace, but for one whose header is the first line. */
  #begin() {
    if (this.lines === 0) return
    this.run += 1
    this.lines = this.#count = this.#size = 0
    this.full = false
    // A reader of the former trace still reads its bytes.
    this.#store = Buffer.alloc(1 << 16)
  }

  /** @param {Buffer} line */
  #append(line) {
    const size = this.#size + line.length
    if (size > this.#store.length) {
      const larger = Buffer.alloc(Math.max(2 * this.#store.length, size))
      this.#store.copy(larger, 0, 0, this.#size)
      this.#store = larger
    }
    line.copy(this.#store, this.#size)
    this.#size = size
    this.#count += 1
  }
}
