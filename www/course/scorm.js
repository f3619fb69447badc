/**
 * The run-time of SCORM 1.2: what a page of a package says to the learning platform that shows it. All arguments and
 * answers of the platform's API are texts. A platform that fails stops nothing here.
 *
 * @import {Interaction} from './interactions.js'
 *
 * @typedef {Record<'LMSInitialize' | 'LMSGetValue' | 'LMSSetValue' | 'LMSCommit' | 'LMSFinish',
 *   (...texts: string[]) => unknown>} Api
 * @typedef {{ parent: WindowLike, opener?: WindowLike | null, API?: Api }} WindowLike as much of a window as is looked at
 */

/** How many windows are looked at, one around the other. */
const FARTHEST = 20

/** A session with a platform, from `LMSInitialize` to `LMSFinish`. */
export class Session {
  #api
  #pass
  #began = performance.now()
  /** Whether a score was reported, and whether the session has ended. */
  #reported = false
  #ended = false
  /** The status when the session began. */
  #status
  /** The data of an earlier session; empty: there are none. */
  kept
  /** Whether a score is taken: not where the platform shows what was done, or shows the page beforehand. */
  graded

  /** @param {Api} api that is initialized @param {number | null} pass the share of points that passes; null: any */
  constructor(api, pass) {
    this.#api = api
    this.#pass = pass
    this.#status = this.#ask('LMSGetValue', 'cmi.core.lesson_status')
    this.kept = this.#ask('LMSGetValue', 'cmi.suspend_data')
    this.graded = !['review', 'browse'].includes(this.#ask('LMSGetValue', 'cmi.core.lesson_mode'))
  }

  /** Begins a session; null if there is no platform. @param {WindowLike} window @param {number | null} pass */
  static begin(window, pass) {
    const api = findApi(window)
    return api && ask(api, 'LMSInitialize', '') === 'true' ? new Session(api, pass) : null
  }

  /**
   * Reports a submission.
   * @param {number} score the best so far, 0 … 1
   * @param {string} kept at most 4,096 characters
   * @param {Interaction[]} [interactions] the answers, box by box
   */
  report(score, kept, interactions = []) {
    if (this.#ended || !this.graded) return
    this.#reported = true
    // The platform gets the number that is compared with the mark.
    const raw = percent(score)
    this.#set('cmi.core.score.min', '0')
    this.#set('cmi.core.score.max', '100')
    this.#set('cmi.core.score.raw', String(raw))
    this.#set('cmi.core.lesson_status', this.#statusOf(raw))
    this.#set('cmi.suspend_data', kept)
    this.#set('cmi.core.session_time', timespan(performance.now() - this.#began))
    this.#interact(interactions)
    this.#ask('LMSCommit', '')
  }

  /** Adds interactions to those that the platform has. @param {Interaction[]} interactions */
  #interact(interactions) {
    if (interactions.length === 0) return
    const first = Number(this.#ask('LMSGetValue', 'cmi.interactions._count')) || 0
    interactions.forEach((interaction, at) => {
      for (const [name, value] of Object.entries(interaction)) {
        this.#set(`cmi.interactions.${first + at}.${name}`, value)
      }
    })
  }

  /** Ends the session, once. */
  end() {
    if (this.#ended) return
    // Platforms take a page without a status as completed.
    const untouched = this.graded && !this.#reported && this.#status === 'not attempted'
    if (untouched) this.#set('cmi.core.lesson_status', 'incomplete')
    this.#ended = true
    this.#ask('LMSFinish', '')
  }

  /** The status of a score; a pass is never taken back. @param {number} raw */
  #statusOf(raw) {
    if (this.#pass === null) return 'completed'
    return raw >= percent(this.#pass) || this.#status === 'passed' ? 'passed' : 'failed'
  }

  /** @param {string} element of the data model @param {string} value */
  #set(element, value) {
    this.#ask('LMSSetValue', element, value)
  }

  /** @param {keyof Api} call @param {...string} texts */
  #ask(call, ...texts) {
    return ask(this.#api, call, ...texts)
  }
}

/** @param {Api} api @param {keyof Api} call @param {...string} texts @returns {string} empty if it fails */
function ask(api, call, ...texts) {
  try {
    return String(api[call](...texts) ?? '')
  } catch {
    return ''
  }
}

/** The API of the platform, in the windows around this one or around the one that opened it. @param {WindowLike} window */
function findApi(window) {
  return above(window) ?? (window.opener ? (apiOf(window.opener) ?? above(window.opener)) : null)
}

/** The API in the nearest window around another. @param {WindowLike} window @returns {Api | null} */
function above(window) {
  let inner = window
  for (let far = 0; far < FARTHEST && inner.parent && inner.parent !== inner; far += 1) {
    inner = inner.parent
    const api = apiOf(inner)
    if (api) return api
  }
  return null
}

/** @param {WindowLike} window @returns {Api | null} */
function apiOf(window) {
  try {
    return window.API ?? null
  } catch {
    // It is of another origin.
    return null
  }
}

/** A share in percent, with two decimals. @param {number} share */
function percent(share) {
  return Math.round(share * 10_000) / 100
}

/** A time as HHHH:MM:SS.SS. @param {number} ms */
function timespan(ms) {
  const all = Math.min(Math.floor(ms / 10), 9999 * 360_000)
  const [hours, minutes, rest] = [all / 360_000, (all / 6000) % 60, (all % 6000) / 100]
  const [h, m] = [Math.floor(hours), Math.floor(minutes)].map(String)
  return `${h.padStart(4, '0')}:${m.padStart(2, '0')}:${rest.toFixed(2).padStart(5, '0')}`
}
