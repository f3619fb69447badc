/**
 * The session of a page of a package with a learning platform by cmi5, the profile of xAPI: the same as that of SCORM, as statements to
 * the store of records that the address of the page names. A platform that fails stops nothing here.
 *
 * @import {Outcome} from './delivery.js'
 * @import {Interaction} from './interactions.js'
 *
 * @typedef {{ endpoint: string, fetch: string, actor: object, registration: string, activityId: string }} Launch the address of the page
 * @typedef {(address: string, init?: RequestInit) => Promise<Response>} Fetch
 * @typedef {object} LaunchData the platform's settings of this session
 * @property {{ contextActivities?: Record<string, object[]>, extensions?: Record<string, unknown> }} [contextTemplate]
 * @property {string} [launchMode]
 * @property {number} [masteryScore] the share of points that passes, in the place of that of the exercise
 * @property {string} [returnURL]
 * @typedef {{ kept: string, completed: boolean, passed: boolean }} SessionState the state between sessions
 */

import { Delivery } from './delivery.js'

const VERBS = 'http://adlnet.gov/expapi/verbs/'
const CONTEXT = 'https://w3id.org/xapi/cmi5/context/'
/** The documents of the platform: its launch data, the state that it stores for us, and the preferences of the learner. */
const LAUNCH = 'LMS.LaunchData'
const STATE = 'secateur'
const PREFERENCES = 'cmi5LearnerPreferences'
/** The most characters that are kept. */
const MOST = 64_000
/** The most characters that a browser sends for a page that is gone. */
const KEEPALIVE_MOST = 60_000
/** The answers of a store that has a statement already, and of one that would take it later. */
const [CONFLICT, TIMEOUT, BUSY, FAILURE] = [409, 408, 429, 500]

/** The launch in the address of a page; null: the page was not opened by such a platform. @param {string} query @returns {Launch | null} */
export function launchOf(query) {
  const params = new URLSearchParams(query)
  const valueOf = (/** @type {string} */ name) => params.get(name) ?? ''
  const [endpoint, fetch] = [valueOf('endpoint'), valueOf('fetch')]
  if (![endpoint, fetch].every((address) => /^https?:\/\//.test(address))) return null
  try {
    return {
      endpoint: endpoint.replace(/\/*$/, '/'),
      fetch,
      actor: Object(JSON.parse(valueOf('actor'))),
      registration: valueOf('registration'),
      activityId: valueOf('activityId'),
    }
  } catch {
    return null
  }
}

/** A session with a platform, from its beginning to its end. */
export class Cmi5 {
  #store
  #data
  #state
  #pass
  #startTime = Date.now()
  /** The best score that was reported; null: none was. @type {number | null} */
  #best = null
  #ended = false

  /**
   * @param {Store} store
   * @param {LaunchData} data
   * @param {SessionState} state
   * @param {number | null} pass the share of points that passes; null: any
   */
  constructor(store, data, state, pass) {
    this.#store = store
    this.#data = data
    this.#state = state
    this.#pass = data.masteryScore ?? pass
    this.delivery = new Delivery(() => store.send())
    this.#addStatement('initialized')
    this.delivery.deliver()
  }

  /** Begins a session; null if the platform does not answer. @param {Launch} launch @param {number | null} pass @param {Fetch} [ask] */
  static async begin(launch, pass, ask = (address, init) => fetch(address, init)) {
    try {
      // The address gives its token once.
      const answer = await (await ask(launch.fetch, { method: 'POST' })).json()
      if (!answer['auth-token']) return null
      const store = new Store(launch, String(answer['auth-token']), ask)
      const [data, state] = [
        await store.read('activities/state', LAUNCH),
        await store.read('activities/state', STATE),
      ]
      // The standard wants it to be read; the language of an exercise is that of its teacher.
      await store.read('agents/profile', PREFERENCES)
      if (!data) return null
      const { kept: text = '', completed = false, passed = false } = Object(state)
      return new Cmi5(store, data, { kept: String(text), completed, passed }, pass)
    } catch {
      return null
    }
  }

  /** The data of an earlier session; empty: there are none. */
  get suspendData() {
    return this.#state.kept
  }

  /** Whether a score is taken. */
  get graded() {
    return (this.#data.launchMode ?? 'Normal') === 'Normal'
  }

  /** The most characters that are kept. */
  get most() {
    return MOST
  }

  /** Where the student goes when the session has ended; empty: nowhere. */
  get returnTo() {
    const address = this.#data.returnURL ?? ''
    return /^https?:\/\//.test(address) ? address : ''
  }

  /**
   * Reports a submission.
   * @param {number} score the best so far, 0 … 1
   * @param {string} suspendData at most `most` characters
   * @param {Interaction[]} [interactions] the answers, box by box
   */
  report(score, suspendData, interactions = []) {
    if (this.#ended || !this.graded) return
    this.#best = score
    for (const interaction of interactions) this.#answer(interaction)
    const { completed, passed } = this.#state
    if (!completed) this.#addStatement('completed', { completion: true })
    const passes = this.#pass !== null && score >= this.#pass
    // A pass is sent once in all sessions. Whether the student has failed is known at the end.
    if (passes && !passed)
      this.#addStatement('passed', { success: true, score: { scaled: scaled(score) } })
    this.#state = { kept: suspendData, completed: true, passed: passed || passes }
    this.#store.setState(this.#state)
    this.delivery.deliver()
  }

  async end() {
    if (this.#ended) return
    this.#ended = true
    const fails = this.#pass !== null && this.#best !== null && !this.#state.passed
    if (fails)
      this.#addStatement('failed', { success: false, score: { scaled: scaled(this.#best ?? 0) } })
    this.#addStatement('terminated', {})
    await this.delivery.deliver(true)
  }

  /**
   * Puts down a statement that the standard defines.
   * @param {'initialized' | 'completed' | 'passed' | 'failed' | 'terminated'} verb
   * @param {{ success?: boolean, completion?: boolean, score?: object }} [result]
   */
  #addStatement(verb, result) {
    const judged = result?.success !== undefined
    const categories = judged || result?.completion ? ['cmi5', 'moveon'] : ['cmi5']
    const mark = judged && this.#data.masteryScore !== undefined
    const more = mark ? { [`${CONTEXT}extensions/masteryscore`]: this.#data.masteryScore } : {}
    const duration = `PT${((Date.now() - this.#startTime) / 1000).toFixed(2)}S`
    this.#store.add({
      verb: { id: VERBS + verb, display: { en: verb } },
      ...(result && { result: { ...result, duration } }),
      context: this.#context(
        categories.map((name) => ({ id: `${CONTEXT}categories/${name}` })),
        more,
      ),
    })
  }

  /** Puts down an answer, as the standard allows. @param {Interaction} interaction */
  #answer({ id, type, student_response: answer, result }) {
    const response = type === 'true-false' ? String(answer === 't') : answer
    const success = result === 'neutral' ? {} : { success: result === 'correct' }
    this.#store.add({
      verb: { id: `${VERBS}answered`, display: { en: 'answered' } },
      object: {
        id: this.#store.part(id),
        definition: {
          type: 'http://adlnet.gov/expapi/activities/cmi.interaction',
          interactionType: type,
        },
      },
      result: { response, ...success },
      context: this.#context([], {}),
    })
  }

  /** The context of the platform, and more. @param {object[]} category @param {Record<string, unknown>} extensions */
  #context(category, extensions) {
    const {
      contextActivities = {},
      extensions: own = {},
      ...rest
    } = this.#data.contextTemplate ?? {}
    const all = [...(contextActivities.category ?? []), ...category]
    return {
      ...rest,
      contextActivities: { ...contextActivities, ...(all.length > 0 && { category: all }) },
      extensions: { ...extensions, ...own },
    }
  }
}

/** The store of records: it takes statements one after the other, and keeps documents. */
class Store {
  #launch
  #token
  #ask
  /** The statements that are still to be sent. @type {object[]} */
  #queue = []
  /** The state that is still to be kept. @type {SessionState | null} */
  #state = null

  /** @param {Launch} launch @param {string} token @param {Fetch} ask */
  constructor(launch, token, ask) {
    this.#launch = launch
    this.#token = token
    this.#ask = ask
  }

  /** The name of a part of the exercise. @param {string} id */
  part(id) {
    const { activityId } = this.#launch
    return `${activityId}${activityId.includes('#') ? '/' : '#'}${id}`
  }

  /** @param {Record<string, any>} statement */
  add({ object, context, ...rest }) {
    const { actor, activityId, registration } = this.#launch
    this.#queue.push({
      id: crypto.randomUUID?.() ?? uuid(),
      timestamp: new Date().toISOString(),
      actor,
      ...rest,
      object: { objectType: 'Activity', ...(object ?? { id: activityId }) },
      context: { ...context, registration },
    })
  }

  /** @param {SessionState} state in the place of an earlier one */
  setState(state) {
    this.#state = state
  }

  /**
   * Sends the waiting data, both parts at once: the page may be about to go. Data that does not arrive waits again.
   * @returns {Promise<Outcome>}
   */
  async send() {
    const outcomes = await Promise.all([this.#sendStatements(), this.#sendState()])
    if (outcomes.includes('unreachable')) return 'unreachable'
    return outcomes.includes('refused') ? 'refused' : 'taken'
  }

  /** @returns {Promise<Outcome>} */
  async #sendStatements() {
    const statements = this.#queue.splice(0)
    if (statements.length === 0) return 'taken'
    const outcome = await this.#deliver('statements', 'POST', statements)
    if (outcome === 'unreachable') this.#queue.unshift(...statements)
    return outcome
  }

  /** @returns {Promise<Outcome>} */
  async #sendState() {
    const state = this.#state
    if (!state) return 'taken'
    this.#state = null
    const outcome = await this.#deliver(this.#path('activities/state', STATE), 'PUT', state)
    if (outcome === 'unreachable') this.#state ??= state
    return outcome
  }

  /** @param {string} path @param {string} method @param {object} json @returns {Promise<Outcome>} */
  async #deliver(path, method, json) {
    try {
      const { ok, status } = await this.#request(path, { method, body: JSON.stringify(json) })
      if (ok || status === CONFLICT) return 'taken'
      return status >= FAILURE || [TIMEOUT, BUSY].includes(status) ? 'unreachable' : 'refused'
    } catch {
      return 'unreachable'
    }
  }

  /** A document; null: there is none. @param {'activities/state' | 'agents/profile'} kind @param {string} name */
  async read(kind, name) {
    const response = await this.#request(this.#path(kind, name))
    return response.status === 200 ? response.json() : null
  }

  /** @param {'activities/state' | 'agents/profile'} kind @param {string} name */
  #path(kind, name) {
    const { actor, activityId, registration } = this.#launch
    const agent = JSON.stringify(actor)
    /** @type {Record<string, string>} */
    const query =
      kind === 'agents/profile'
        ? { agent, profileId: name }
        : { activityId, agent, registration, stateId: name }
    return `${kind}?${new URLSearchParams(query)}`
  }

  /** @param {string} path @param {RequestInit} [init] */
  #request(path, init = {}) {
    const headers = {
      Authorization: `Basic ${this.#token}`,
      'X-Experience-API-Version': '1.0.3',
      ...(init.body !== undefined && { 'Content-Type': 'application/json' }),
    }
    // The statements of an answer arrive though the student closes the page at once.
    const keepalive = String(init.body ?? '').length < KEEPALIVE_MOST
    return this.#ask(this.#launch.endpoint + path, { ...init, headers, keepalive })
  }
}

/** A name for a statement where the page is not on a secure address. */
function uuid() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6] & 0x0f) | 0x40
  bytes[8] = (bytes[8] & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/**
 * A share with four decimals, rounded down: a score must not reach a mark that it has missed, and two thirds must pass
 * a mark of two thirds.
 * @param {number} share
 */
export function scaled(share) {
  return Math.floor(share * 10_000 + 1e-9) / 10_000
}
