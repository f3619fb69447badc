/**
 * The trace of another program: reads the request, the header, and the bytes as they come. Loaded with the first one.
 *
 * @import { Opener, Options, TreeSource, View } from '../types.js'
 * @import { Instance } from './instance.js'
 *
 * @typedef {'equal-moves' | 'extra-evaluations' | 'counts-only'} Tolerance a deviation that is let pass: children of
 *   equal value in any order, and any best move; values given to nodes beside those that the rules ask for; all but the
 *   numbers of calls and evaluations and the value of the root
 *
 * @typedef {object} TraceSource the search of another program; docs/own-search.md specifies its trace
 * @property {Blob | string | AsyncIterable<Uint8Array>} trace JSON Lines; a stream is read once, and never as a whole
 * @property {TreeSource | null} [tree] null: the tree of the visited nodes. Default: that of the header, else null
 * @property {View} [view] whose values the trace has; default that of the header, else 'max'
 * @property {Tolerance[]} [tolerate]
 *
 * @typedef {TreeSource | TraceSource} Source a tree to search, or the trace of a search. Of a trace the options
 *   `order` and the rules give the search that it is compared with; without any rules those of its header do
 *
 * @typedef {object} PendingTrace a trace to be opened
 * @property {{ source: any, options: Options }} request in plain data
 * @property {(core: Instance, handle: Feeding, opener: Opener) => Promise<void>} feed
 * @property {() => Promise<void>} close no more of it is wanted
 *
 * @typedef {object} Bytes of a trace
 * @property {number} size 0: nobody knows
 * @property {() => ReturnType<typeof headerOf>} header asked for before the blocks
 * @property {() => AsyncIterator<Uint8Array, unknown>} blocks
 * @property {() => Promise<void>} close
 *
 * @typedef {object} Feeding an opening in the core that waits for bytes
 * @property {(bytes: Uint8Array, last: boolean) => boolean} feed
 * @property {() => any} progress
 */

import { fields, read, refusal, unreadable } from './arguments.js'
import { SecateurError } from './failure.js'
import { namesOf } from './rules.js'
import { yieldTurn } from './slices.js'

/** Bytes that the core takes at once: a small part of a slice. */
const PIECE = 1 << 16
/** Bytes that are read at once. The next ones are on their way meanwhile. */
const BLOCK = 1 << 22
const NEW_LINE = 10
/** Milliseconds after which the page has a turn. */
const SLICE = 10
/** The most bytes of a header that has a large tree in it. */
const LARGE = 4 << 20
/** The beginnings of a trace in which the header is looked for, in bytes: most headers are short. */
const HEADERS = [PIECE, LARGE]
/** The options that are rules. If one is given, those of the header mean nothing. */
const RULES = /* @__PURE__ */ namesOf(({ about }) => about !== 'tree')
/** The deviations that can be let pass, by their names in the core. @type {Record<Tolerance, string>} */
const TOLERANCES = {
  'equal-moves': 'equalMoves',
  'extra-evaluations': 'extraEvaluations',
  'counts-only': 'countsOnly',
}

/**
 * @param {TraceSource} source
 * @param {Options} options
 * @param {AbortSignal | null} [signal]
 * @returns {Promise<PendingTrace>}
 */
export async function readTrace(source, options, signal) {
  const names = /** @type {const} */ (['trace', 'tree', 'view', 'tolerate'])
  const { trace, tree, view, tolerate } = fields('source', source, [...names])
  const bytes = bytesOf(typeof trace === 'string' ? new Blob([trace]) : trace)
  if (!bytes) throw refusal('trace', trace, "Blob | '…' | AsyncIterable<Uint8Array>")
  try {
    const request = await readRequest(bytes, { tree, view, tolerate, options }, signal)
    return {
      request,
      feed: (core, handle, opener) => feed(bytes, core, handle, opener),
      close: () => bytes.close(),
    }
  } catch (error) {
    await bytes.close()
    throw error
  }
}

/**
 * The source and the options of a trace, some of them from its header.
 * @param {Bytes} bytes
 * @param {{ tree: unknown, view: unknown, tolerate: unknown, options: Options }} fields
 * @param {AbortSignal | null} [signal]
 */
async function readRequest(bytes, { tree, view, tolerate, options }, signal) {
  const own = read({ options }).options
  const tolerated = tolerances(tolerate)
  const header = await abortable(
    signal,
    bytes.header().catch((error) => {
      throw unreadable('trace', error)
    }),
  )
  const treeSource = tree === undefined ? (header?.tree ?? null) : tree
  return {
    source: {
      trace: bytes.size,
      view: view ?? header?.view,
      ...(treeSource === null ? {} : { tree: read({ source: treeSource }).source }),
      ...Object.fromEntries(tolerated.map((name) => [TOLERANCES[name], true])),
    },
    options: RULES.some((name) => name in own)
      ? own
      : { ...read({ options: header?.rules ?? {} }).options, ...own },
  }
}

/**
 * The content of the first line of a trace, if it is a header.
 * @param {Blob} blob
 * @returns {Promise<{ rules: Options, tree: string | null, view: View | undefined } | null>}
 * @throws {SecateurError} where the header has a tree that is no text, or rules without names
 */
export async function headerOf(blob) {
  for (const size of HEADERS) {
    const text = (await blob.slice(0, size).text()).replace(/^\ufeff/, '')
    const end = text.indexOf('\n')
    if (end < 0 && blob.size > size) continue
    const header = parsed(end < 0 ? text : text.slice(0, end))
    if (header?.secateur !== 'trace' || 'event' in header) return null
    const { tree, rules, view } = header
    if (typeof (tree ?? '') !== 'string') throw refusal('tree', tree, "'…'")
    return { rules: rulesOf(rules ?? {}), tree: tree ?? null, view: view ?? undefined }
  }
  return null
}

/** The JSON of a line; null: it is none, which the core tells with its place. @param {string} line */
function parsed(line) {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

/**
 * The rules of a header, as options: without its order, which its tree is in. The core refuses wrong values.
 * @param {Record<string, unknown>} rules
 */
function rulesOf(rules) {
  if (typeof rules !== 'object' || Array.isArray(rules)) throw refusal('rules', rules, '{ … }')
  const names = RULES.filter((name) => (rules[name] ?? null) !== null)
  return Object.fromEntries(names.map((name) => [name, withInfinity(rules[name])]))
}

/** JSON has no infinity: here it is a text. @param {unknown} value @returns {unknown} */
function withInfinity(value) {
  if (Array.isArray(value)) return value.map(withInfinity)
  return value === 'Infinity' || value === '-Infinity' ? Number(value) : value
}

/** @param {unknown} tolerate @returns {Tolerance[]} */
function tolerances(tolerate) {
  const allNames = /** @type {Tolerance[]} */ (Object.keys(TOLERANCES))
  const names = Array.isArray(tolerate) ? tolerate.slice(0, allNames.length + 1) : []
  const wrong = names.find((name) => !allNames.some((one) => one === name))
  const bad = wrong !== undefined || (!Array.isArray(tolerate) && tolerate !== undefined)
  if (bad) {
    const found = String(wrong ?? typeof tolerate).slice(0, 40)
    throw new SecateurError({
      code: 'bad-option',
      option: 'tolerate',
      found,
      expected: allNames.join(' | '),
    })
  }
  return names
}

/**
 * The bytes of a file, or of a stream; null if it is neither.
 * @param {unknown} trace
 * @returns {Bytes | null}
 */
function bytesOf(trace) {
  if (typeof Blob === 'function' && trace instanceof Blob) {
    const close = async () => {}
    return { size: trace.size, header: () => headerOf(trace), blocks: () => blocks(trace), close }
  }
  return isStream(trace) ? new StreamBytes(trace) : null
}

/** @param {unknown} value @returns {value is AsyncIterable<unknown>} */
function isStream(value) {
  try {
    return typeof Object(value)[Symbol.asyncIterator] === 'function'
  } catch {
    return false
  }
}

/**
 * The bytes of a stream. Only its first line is kept until the core asks for it.
 * @implements {Bytes}
 */
class StreamBytes {
  size = 0
  #stream
  /** The pieces that were read for the header. @type {Uint8Array<ArrayBuffer>[]} */
  #start = []
  /** @type {AsyncIterator<unknown> | undefined} */
  #pieces
  #isReading = false
  #isSpent = false

  /** @param {AsyncIterable<unknown>} stream */
  constructor(stream) {
    this.#stream = stream
  }

  /** The next piece; null: there is none. */
  async #next() {
    this.#isReading = true
    this.#pieces ??= piecesOf(this.#stream)
    const { value, done } = await this.#pieces.next().finally(() => (this.#isReading = false))
    return done ? null : plainBytes(value)
  }

  async header() {
    for (let size = 0; size <= LARGE;) {
      const piece = await this.#next()
      if (!piece) break
      this.#start.push(piece)
      size += piece.length
      if (piece.includes(NEW_LINE)) break
    }
    return headerOf(new Blob(this.#start))
  }

  async *blocks() {
    // After a core that stopped, its bytes are gone.
    if (this.#isSpent) throw new Error('A stream is read once.')
    this.#isSpent = true
    yield* this.#start.splice(0)
    for (let piece = await this.#next(); piece; piece = await this.#next()) yield piece
  }

  async close() {
    const stream = this.#stream
    try {
      this.#pieces ??= piecesOf(stream)
      const closing = this.#pieces.return?.()
      // A stream of Node closes only so where nothing of it was read, or where it has nothing to give.
      if ('destroy' in stream && typeof stream.destroy === 'function') stream.destroy()
      if (!this.#isReading) await closing
      else closing?.catch(() => {})
    } catch {
      // The failure of a stream to close does not matter any more.
    }
  }
}

/**
 * The pieces of a stream. A stream of the web that waits for its next piece is cancelled only through its reader.
 * @param {AsyncIterable<unknown>} stream
 * @returns {AsyncIterator<unknown>}
 */
function piecesOf(stream) {
  const ofWeb = typeof ReadableStream === 'function' && stream instanceof ReadableStream
  if (!ofWeb) return stream[Symbol.asyncIterator]()
  const reader = stream.getReader()
  const done = async () => ({ done: /** @type {const} */ (true), value: await reader.cancel() })
  return { next: async () => /** @type {any} */ (await reader.read()), return: done }
}

/** A piece of a stream as a plain array, without methods of its own. @param {unknown} piece */
function plainBytes(piece) {
  if (!ArrayBuffer.isView(piece)) throw refusal('trace', piece, 'Uint8Array')
  const { buffer, byteOffset, byteLength } = piece
  return new Uint8Array(/** @type {ArrayBuffer} */ (buffer), byteOffset, byteLength)
}

/**
 * The result of a promise, or the reason of the signal as soon as that is aborted.
 * @template Result
 * @param {AbortSignal | null | undefined} signal
 * @param {Promise<Result>} promise
 * @returns {Promise<Result>}
 */
function abortable(signal, promise) {
  if (!signal) return promise
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
    if (signal.aborted) stop()
  })
}

/**
 * Gives the bytes to an opening, piece by piece, until it has enough.
 * @param {Bytes} bytes
 * @param {Instance} core
 * @param {Feeding} handle
 * @param {Opener} opener
 */
async function feed(bytes, core, handle, { signal, progress }) {
  const blocks = bytes.blocks()
  let start = performance.now()
  try {
    for (;;) {
      const { value, done } = await abortable(signal, blocks.next())
      if (core.stopped) return
      if (done) break
      const block = /** @type {Uint8Array} */ (value)
      for (let at = 0; at < block.length && !core.stopped; at += PIECE) {
        const piece = block.subarray(at, at + PIECE)
        if (!core.call(() => handle.feed(piece, false))) return
        if (performance.now() - start < SLICE) continue
        progress?.(core.call(() => handle.progress()))
        await yieldTurn()
        signal?.throwIfAborted()
        start = performance.now()
      }
    }
    core.call(() => handle.feed(new Uint8Array(), true))
  } catch (error) {
    throw signal?.aborted ? error : unreadable('trace', error)
  }
}

/** The bytes of a file, the next ones read ahead. @param {Blob} blob */
async function* blocks(blob) {
  const read = async (/** @type {number} */ at) =>
    new Uint8Array(await blob.slice(at, at + BLOCK).arrayBuffer())
  let nextBlock = read(0)
  for (let at = 0; at < blob.size; at += BLOCK) {
    const block = await nextBlock
    nextBlock = read(at + BLOCK)
    // A caller that stops here never takes the block that is read ahead.
    nextBlock.catch(() => {})
    yield block
  }
}
