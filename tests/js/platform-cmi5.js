// A learning platform as strict as cmi5 lets it be: its address of tokens, its store of records, and its data that last from
// one session to the next. It refuses and records requests that break a rule of the standard.

const CONTEXT = 'https://w3id.org/xapi/cmi5/context/'
const VERBS = 'http://adlnet.gov/expapi/verbs/'
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const DURATION = /^PT(?:\d+H)?(?:\d+M)?\d+(?:\.\d{1,2})?S$/

/** @typedef {Record<string, any>} Statement */

export class PlatformCmi5 {
  /** All statements, of all sessions. @type {Statement[]} */
  statements = []
  /** The answer where there is no document. */
  missing = 404
  /** The requests that it refused, and why. @type {string[]} */
  refused = []
  /** The documents, by kind and name. @type {Record<string, any>} */
  documents = {}
  actor = { objectType: 'Agent', account: { homePage: 'https://school.example', name: 'ada' } }
  registration = '760e3480-ba55-4991-94b0-01820dbd23a2'
  activityId = 'https://school.example/au/7'
  #token = ''
  #session = ''
  /** Where the statements of the session begin. */
  #from = 0

  /**
   * Begins a session, and gives the query of the page.
   * @param {string} origin
   * @param {object} [data] besides the context
   */
  launch(origin, data = {}) {
    this.#token = ''
    this.#session = `session-${this.statements.length}`
    this.#from = this.statements.length
    this.documents['activities/state LMS.LaunchData'] = {
      contextTemplate: {
        contextActivities: { grouping: [{ id: 'urn:secateur:exercise' }] },
        extensions: { [`${CONTEXT}extensions/sessionid`]: this.#session },
      },
      ...{ launchMode: 'Normal', moveOn: 'Passed', masteryScore: 0.6, ...data },
    }
    const { actor, registration, activityId } = this
    return String(
      new URLSearchParams({
        ...{ endpoint: `${origin}/xapi`, fetch: `${origin}/token`, registration, activityId },
        actor: JSON.stringify(actor),
      }),
    )
  }

  /** The verbs of this session, in the order of their times. */
  get verbs() {
    return this.statements.slice(this.#from).map(({ verb }) => verb.id.replace(VERBS, ''))
  }

  /**
   * Answers a request.
   * @param {string} method @param {URL} url @param {Record<string, string | undefined>} headers in small letters @param {string} body
   * @returns {{ status: number, json?: unknown }}
   */
  answer(method, url, headers, body) {
    if (url.pathname === '/token') return this.#giveToken(method)
    const path = url.pathname.replace(/^\/xapi\//, '')
    if (headers.authorization !== `Basic ${this.#token}`) return this.#refuse('token', 401)
    if (headers['x-experience-api-version'] !== '1.0.3') return this.#refuse('version', 400)
    if (path === 'statements' && method === 'POST') return this.#take(JSON.parse(body))
    return this.#document(method, path, url.searchParams, body)
  }

  /** @param {string} method */
  #giveToken(method) {
    if (method !== 'POST') return this.#refuse('the token is given by POST', 400)
    if (this.#token) return { status: 200, json: { 'error-code': '1', 'error-text': 'used' } }
    this.#token = `token-${this.#session}`
    return { status: 200, json: { 'auth-token': this.#token } }
  }

  /** @param {string} method @param {string} path @param {URLSearchParams} query @param {string} body */
  #document(method, path, query, body) {
    if (query.get('agent') !== JSON.stringify(this.actor)) return this.#refuse('agent', 400)
    const name = query.get('stateId') ?? query.get('profileId')
    const ofState = path === 'activities/state'
    const isKnown = ofState
      ? query.get('activityId') === this.activityId &&
        query.get('registration') === this.registration
      : path === 'agents/profile'
    if (!isKnown) return this.#refuse(`${path}?${query}`, 400)
    const key = `${path} ${name}`
    if (method === 'GET') {
      const json = this.documents[key]
      return json === undefined ? { status: this.missing } : { status: 200, json }
    }
    if (name === 'LMS.LaunchData') return this.#refuse('the launch data are the platform’s', 403)
    this.documents[key] = JSON.parse(body)
    return { status: 204 }
  }

  /** @param {Statement[]} statements */
  #take(statements) {
    for (const statement of statements) {
      const wrong = this.#wrong(statement)
      if (wrong) return this.#refuse(`${statement.verb?.id}: ${wrong}`, 400)
      this.statements.push(statement)
    }
    return { status: 200, json: statements.map(({ id }) => id) }
  }

  /** The rule that a statement breaks; empty: none. @param {Statement} statement */
  #wrong({ id, timestamp, actor, verb, object, result = {}, context }) {
    const name = verb.id.replace(VERBS, '')
    const before = this.statements.slice(this.#from)
    const verbs = this.verbs
    const data = this.documents['activities/state LMS.LaunchData']
    const categories = (context.contextActivities?.category ?? []).map(
      (/** @type {{ id: string }} */ one) => one.id.replace(`${CONTEXT}categories/`, ''),
    )
    const defined = ['initialized', 'completed', 'passed', 'failed', 'terminated'].includes(name)
    const moves = ['completed', 'passed', 'failed'].includes(name)
    const judged = name === 'passed' || name === 'failed'
    const ever = this.statements.map((one) => one.verb.id.replace(VERBS, ''))
    const mark = data.masteryScore
    /** @type {[rule: string, holds: boolean][]} */
    const rules = [
      ['id', UUID.test(id) && this.statements.every((one) => one.id !== id)],
      [
        'time',
        Number.isFinite(Date.parse(timestamp)) && before.every((one) => one.timestamp <= timestamp),
      ],
      ['actor', JSON.stringify(actor) === JSON.stringify(this.actor)],
      ['registration', context.registration === this.registration],
      ['session', context.extensions[`${CONTEXT}extensions/sessionid`] === this.#session],
      ['grouping', context.contextActivities.grouping[0].id === 'urn:secateur:exercise'],
      ['first', (verbs.length === 0) === (name === 'initialized')],
      ['after the end', !verbs.includes('terminated')],
      ['known verb', defined || name === 'answered'],
      [
        'object',
        defined ? object.id === this.activityId : object.id.startsWith(`${this.activityId}#`),
      ],
      ['twice', !defined || !verbs.includes(name)],
      ['passed and failed', !judged || !(verbs.includes('passed') || verbs.includes('failed'))],
      ['once in a registration', !['completed', 'passed'].includes(name) || !ever.includes(name)],
      ['failed after passed', name !== 'failed' || !ever.includes('passed')],
      [
        'category',
        defined === categories.includes('cmi5') && moves === categories.includes('moveon'),
      ],
      ['mode', !moves || data.launchMode === 'Normal'],
      ['duration', !(moves || name === 'terminated') || DURATION.test(result.duration)],
      ['completion', defined ? (result.completion === true) === (name === 'completed') : true],
      ['success', defined ? result.success === (judged ? name === 'passed' : undefined) : true],
      ['score', judged || !('score' in result)],
      ['mark', !judged || context.extensions[`${CONTEXT}extensions/masteryscore`] === mark],
      [
        'scaled',
        !judged || mark === undefined || result.score?.scaled >= mark === (name === 'passed'),
      ],
    ]
    return rules
      .filter(([, holds]) => !holds)
      .map(([rule]) => rule)
      .join(', ')
  }

  /** @param {string} why @param {number} status */
  #refuse(why, status) {
    this.refused.push(why)
    return { status, json: { error: why } }
  }
}
