// Learning platforms as strict as SCORM 1.2 and SCORM 2004 (4th edition) let them be: everything is text, only known elements
// are accepted, with their types, and only while a session is open. They store committed data.

import assert from 'node:assert/strict'

/**
 * @typedef {Record<string, (value: string) => boolean>} Fits whether an element may be set to a value
 *
 * @typedef {object} Standard
 * @property {Fits} written the elements that a page may set
 * @property {Fits} ofInteraction those of each interaction
 * @property {string[]} read the elements that a page may read
 * @property {Record<string, string>} fresh the data before the first call
 */

const DECIMAL = /^(?:100(?:\.0+)?|\d{1,2}(?:\.\d+)?)$/
const REAL = /^-?\d+(?:\.\d{1,7})?$/
/** @type {Fits[string]} */
const isDecimal = (value) => DECIMAL.test(value)
/** @type {Fits[string]} */
const isReal = (value) => REAL.test(value)
/** @param {string[]} words @returns {Fits[string]} */
const among = (words) => (value) => words.includes(value)
/** @param {number} most @returns {Fits[string]} */
const upTo = (most) => (value) => value.length <= most

/** @type {Standard} */
const SCORM_12 = {
  written: {
    'cmi.core.score.min': isDecimal,
    'cmi.core.score.max': isDecimal,
    'cmi.core.score.raw': isDecimal,
    'cmi.core.lesson_status': among(['passed', 'completed', 'failed', 'incomplete']),
    'cmi.core.session_time': (value) => /^\d{2,4}:\d{2}:\d{2}(?:\.\d{1,2})?$/.test(value),
    'cmi.suspend_data': upTo(4096),
  },
  ofInteraction: {
    id: (value) => /^\w{1,255}$/.test(value),
    type: among(['true-false', 'fill-in']),
    student_response: upTo(255),
    result: among(['correct', 'wrong', 'unanticipated', 'neutral']),
  },
  read: [
    ...['cmi.core.lesson_status', 'cmi.suspend_data', 'cmi.core.lesson_mode'],
    'cmi.interactions._count',
  ],
  fresh: {
    ...{ 'cmi.core.lesson_status': 'not attempted', 'cmi.suspend_data': '' },
    'cmi.core.lesson_mode': 'normal',
  },
}

/** @type {Standard} */
const SCORM_2004 = {
  written: {
    'cmi.score.min': isReal,
    'cmi.score.max': isReal,
    'cmi.score.raw': isReal,
    'cmi.score.scaled': (value) => isReal(value) && Number(value) >= -1 && Number(value) <= 1,
    'cmi.completion_status': among(['completed', 'incomplete', 'not attempted', 'unknown']),
    'cmi.success_status': among(['passed', 'failed', 'unknown']),
    'cmi.session_time': (value) => /^PT(?:\d+H)?(?:\d+M)?\d+(?:\.\d{1,2})?S$/.test(value),
    'cmi.exit': among(['', 'suspend', 'normal', 'time-out', 'logout']),
    'cmi.suspend_data': upTo(64_000),
  },
  ofInteraction: {
    id: (value) => /^[\w:./-]{1,4000}$/.test(value),
    type: among(['true-false', 'fill-in']),
    learner_response: upTo(250 * 10),
    result: among(['correct', 'incorrect', 'unanticipated', 'neutral']),
  },
  read: [
    ...['cmi.completion_status', 'cmi.success_status', 'cmi.suspend_data', 'cmi.mode'],
    'cmi.interactions._count',
  ],
  fresh: {
    ...{ 'cmi.completion_status': 'unknown', 'cmi.success_status': 'unknown' },
    ...{ 'cmi.suspend_data': '', 'cmi.mode': 'normal' },
  },
}

/** The behaviour that both standards share under different names. */
class Session {
  /** The calls as text. @type {string[]} */
  calls = []
  /** The calls that it refused. @type {string[]} */
  refused = []
  /** The data that were set last. @type {Record<string, string>} */
  data
  #state = 'before'
  #standard

  /** @param {Standard} standard @param {Record<string, string>} data of an earlier session */
  constructor(standard, data) {
    this.#standard = standard
    this.data = { ...standard.fresh, ...data }
  }

  /** @param {string} call @param {unknown[]} texts @param {boolean} allowed */
  #take(call, texts, allowed) {
    this.calls.push(`${call}(${texts.map(String).join(', ')})`)
    const good = allowed && texts.every((text) => typeof text === 'string')
    if (!good) this.refused.push(this.calls.at(-1) ?? '')
    return good
  }

  /** @param {string} call @param {unknown[]} texts @param {string} from the state that it has to be in @param {string} [to] */
  turn(call, texts, from, to = from) {
    const good = this.#take(call, texts, this.#state === from && texts[0] === '')
    if (good) this.#state = to
    return String(good)
  }

  /** @param {string} call @param {unknown[]} texts */
  get(call, texts) {
    const name = String(texts[0])
    const isKnown = this.#standard.read.includes(name) && this.#state === 'between'
    return this.#take(call, texts, isKnown) ? (this.data[name] ?? '0') : ''
  }

  /** Interactions are numbered without a gap; nobody reads them back. @param {string} call @param {unknown[]} texts */
  set(call, texts) {
    const [name, value] = texts.map(String)
    const { written, ofInteraction } = this.#standard
    const [, number, field = ''] = /^cmi\.interactions\.(\d+)\.(\w+)$/.exec(name) ?? []
    const fits = Object.hasOwn(written, name) ? written[name] : ofInteraction[field]
    const allowed = (fits?.(value) ?? false) && texts.length === 2 && this.#state === 'between'
    if (!this.#take(call, texts, allowed)) return 'false'
    this.data[name] = value
    if (field === 'id') {
      assert.equal(number, this.data['cmi.interactions._count'] ?? '0')
      this.data['cmi.interactions._count'] = String(Number(number) + 1)
    }
    // The response comes after the type.
    if (field === 'learner_response') assert.ok(this.data[`cmi.interactions.${number}.type`])
    return 'true'
  }

  /** Nothing was refused, and the session was begun and ended once. */
  content() {
    assert.deepEqual(this.refused, [])
    const [begin, end] =
      this instanceof Platform ? ['LMSInitialize', 'LMSFinish'] : ['Initialize', 'Terminate']
    assert.equal(this.calls[0], `${begin}()`)
    assert.equal(this.calls.at(-1), `${end}()`)
  }
}

export class Platform extends Session {
  /** @param {Record<string, string>} [data] of an earlier session */
  constructor(data = {}) {
    super(SCORM_12, data)
  }

  LMSInitialize = (/** @type {unknown[]} */ ...texts) =>
    this.turn('LMSInitialize', texts, 'before', 'between')
  LMSGetValue = (/** @type {unknown[]} */ ...texts) => this.get('LMSGetValue', texts)
  LMSSetValue = (/** @type {unknown[]} */ ...texts) => this.set('LMSSetValue', texts)
  LMSCommit = (/** @type {unknown[]} */ ...texts) => this.turn('LMSCommit', texts, 'between')
  LMSFinish = (/** @type {unknown[]} */ ...texts) =>
    this.turn('LMSFinish', texts, 'between', 'after')
}

/** The data of an earlier session come back only if the page has suspended that session. */
export class Platform2004 extends Session {
  /** @param {Record<string, string>} [data] of an earlier session */
  constructor(data = {}) {
    super(SCORM_2004, 'cmi.exit' in data && data['cmi.exit'] !== 'suspend' ? {} : data)
  }

  Initialize = (/** @type {unknown[]} */ ...texts) =>
    this.turn('Initialize', texts, 'before', 'between')
  GetValue = (/** @type {unknown[]} */ ...texts) => this.get('GetValue', texts)
  SetValue = (/** @type {unknown[]} */ ...texts) => this.set('SetValue', texts)
  Commit = (/** @type {unknown[]} */ ...texts) => this.turn('Commit', texts, 'between')
  Terminate = (/** @type {unknown[]} */ ...texts) =>
    this.turn('Terminate', texts, 'between', 'after')
}
