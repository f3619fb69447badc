/**
 * The run-time of SCORM: the calls of a packaged page to its learning platform. All arguments and answers of
 * the platform's API are texts. A platform that fails stops nothing here. One that speaks both versions is spoken to in the newer.
 *
 * @import {Dialect} from './dialects.js'
 * @import {Interaction} from './interactions.js'
 *
 * @typedef {Record<string, (...texts: string[]) => unknown>} Api
 * @typedef {{ parent: WindowLike, opener?: WindowLike | null, API?: Api, API_1484_11?: Api }} WindowLike as much of a window as
 *   is looked at
 */

import { Delivery } from './delivery.js'
import { SCORM_12, SCORM_2004 } from './dialects.js'

/** How many windows are looked at, one around the other. */
const MOST_WINDOWS = 20

/** A session with a platform, from its beginning to its end. */
export class ScormSession {
  #api
  #dialect
  #pass
  #startTime = performance.now()
  /** Whether a score was reported, and whether the session has ended. */
  #reported = false
  #ended = false
  /** The status when the session began, and whether the student had passed. */
  #status
  #passed
  /** The data of an earlier session; empty: there are none. */
  suspendData
  /** Whether a score is taken: not where the platform reviews an attempt, or shows the page beforehand. */
  graded
  delivery = new Delivery(() => (this.#commits() ? 'taken' : 'unreachable'))

  /**
   * @param {Api} api that is initialized
   * @param {Dialect} dialect
   * @param {number | null} pass the share of points that passes; null: any
   */
  constructor(api, dialect, pass) {
    this.#api = api
    this.#dialect = dialect
    this.#pass = pass
    this.#status = this.#get(dialect.status)
    const apart = dialect.success !== dialect.status
    this.#passed = (apart ? this.#get(dialect.success) : this.#status) === 'passed'
    this.suspendData = this.#get('cmi.suspend_data')
    this.graded = !['review', 'browse'].includes(this.#get(dialect.mode))
  }

  /** Begins a session; null if there is no platform. @param {WindowLike} window @param {number | null} pass */
  static begin(window, pass) {
    for (const dialect of [SCORM_2004, SCORM_12]) {
      const api = findApi(window, dialect)
      if (api && ask(api, dialect.calls.begin, '') === 'true')
        return new ScormSession(api, dialect, pass)
    }
    return null
  }

  /** The most characters that are kept. */
  get most() {
    return this.#dialect.most
  }

  /**
   * Reports a submission.
   * @param {number} score the best so far, 0 … 1
   * @param {string} suspendData at most `most` characters
   * @param {Interaction[]} [interactions] the answers, box by box
   * @param {boolean} [more] whether the student may still do better
   */
  report(score, suspendData, interactions = [], more = false) {
    if (this.#ended || !this.graded) return
    this.#reported = true
    // The platform gets the number that is compared with the mark.
    const raw = percent(score)
    const { score: points, done, time } = this.#dialect
    for (const element of [...points(raw), ...done(this.#passes(raw), more)]) this.#set(...element)
    this.#set('cmi.suspend_data', suspendData)
    this.#set(...time(performance.now() - this.#startTime))
    this.#interact(interactions)
    this.delivery.deliver()
  }

  /** Adds interactions to those that the platform has. @param {Interaction[]} interactions */
  #interact(interactions) {
    if (interactions.length === 0) return
    const first = Number(this.#get('cmi.interactions._count')) || 0
    interactions.forEach((interaction, at) => {
      for (const [name, value] of this.#dialect.box(interaction)) {
        this.#set(`cmi.interactions.${first + at}.${name}`, value)
      }
    })
  }

  end() {
    if (this.#ended) return
    // Platforms take a page without a status as completed.
    const { fresh, abandoned } = this.#dialect
    const untouched = this.graded && !this.#reported && fresh.includes(this.#status)
    if (untouched) this.#set(...abandoned)
    this.#ended = true
    this.delivery.stop()
    this.#ask('end', '')
  }

  /** Whether the platform has stored the values. One that answers nothing has. */
  #commits() {
    try {
      return String(this.#api[this.#dialect.calls.commit]('')) !== 'false'
    } catch {
      return false
    }
  }

  /** Whether a score passes; a pass is never taken back. @param {number} raw @returns {boolean | null} null: there is no mark */
  #passes(raw) {
    return this.#pass === null ? null : raw >= percent(this.#pass) || this.#passed
  }

  /** @param {string} element of the data model */
  #get(element) {
    return this.#ask('get', element)
  }

  /** @param {string} element @param {string} value */
  #set(element, value) {
    this.#ask('set', element, value)
  }

  /** @param {keyof Dialect['calls']} call @param {...string} texts */
  #ask(call, ...texts) {
    return ask(this.#api, this.#dialect.calls[call], ...texts)
  }
}

/** @param {Api} api @param {string} call @param {...string} texts @returns {string} empty if it fails */
function ask(api, call, ...texts) {
  try {
    return String(api[call](...texts) ?? '')
  } catch {
    return ''
  }
}

/**
 * The API of the platform, in the windows around this one or around the one that opened it.
 * @param {WindowLike} window
 * @param {Dialect} dialect
 */
function findApi(window, { api }) {
  const { opener } = window
  return apiAbove(window, api) ?? (opener ? (apiOf(opener, api) ?? apiAbove(opener, api)) : null)
}

/** The API in the nearest window around another. @param {WindowLike} window @param {Dialect['api']} name @returns {Api | null} */
function apiAbove(window, name) {
  let inner = window
  for (let depth = 0; depth < MOST_WINDOWS && inner.parent && inner.parent !== inner; depth += 1) {
    inner = inner.parent
    const api = apiOf(inner, name)
    if (api) return api
  }
  return null
}

/** @param {WindowLike} window @param {Dialect['api']} name @returns {Api | null} */
function apiOf(window, name) {
  try {
    return window[name] ?? null
  } catch {
    // It is of another origin.
    return null
  }
}

/** A share in percent, with two decimals. @param {number} share */
function percent(share) {
  return Math.round(share * 10_000) / 100
}
