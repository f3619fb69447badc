// A learning platform as strict as SCORM 1.2 lets it be: everything is text, only known elements are taken, with their
// types, and only between LMSInitialize and LMSFinish. It keeps what was committed.

import assert from 'node:assert/strict'

const DECIMAL = /^(?:100(?:\.0+)?|\d{1,2}(?:\.\d+)?)$/
/** The data that a page may set, and their values. @type {Record<string, (value: string) => boolean>} */
const WRITTEN = {
  'cmi.core.score.min': (value) => DECIMAL.test(value),
  'cmi.core.score.max': (value) => DECIMAL.test(value),
  'cmi.core.score.raw': (value) => DECIMAL.test(value),
  'cmi.core.lesson_status': (value) => /^(?:passed|completed|failed|incomplete)$/.test(value),
  'cmi.core.session_time': (value) => /^\d{2,4}:\d{2}:\d{2}(?:\.\d{1,2})?$/.test(value),
  'cmi.suspend_data': (value) => value.length <= 4096,
}
const READ = [
  ...['cmi.core.lesson_status', 'cmi.suspend_data', 'cmi.core.lesson_mode'],
  'cmi.interactions._count',
]
/** The data that a page may set of each interaction. @type {Record<string, (value: string) => boolean>} */
const OF_INTERACTION = {
  id: (value) => /^\w{1,255}$/.test(value),
  type: (value) => ['true-false', 'fill-in'].includes(value),
  student_response: (value) => value.length <= 255,
  result: (value) => ['correct', 'wrong', 'unanticipated', 'neutral'].includes(value),
}

/** Whether a page may set an element to a value. @param {string} name @param {string} value */
function fits(name, value) {
  const [, field = ''] = /^cmi\.interactions\.\d+\.(\w+)$/.exec(name) ?? []
  const test = Object.hasOwn(WRITTEN, name) ? WRITTEN[name] : OF_INTERACTION[field]
  return test?.(value) ?? false
}

/** The data before anything is told. */
const FRESH = {
  ...{ 'cmi.core.lesson_status': 'not attempted', 'cmi.suspend_data': '' },
  'cmi.core.lesson_mode': 'normal',
}

export class Platform {
  /** The calls, as one writes them. @type {string[]} */
  calls = []
  /** The calls that it refused. @type {string[]} */
  refused = []
  /** The data that were set last. @type {Record<string, string>} */
  data
  #state = 'before'

  /** @param {Record<string, string>} [data] of an earlier session */
  constructor(data = {}) {
    this.data = { ...FRESH, ...data }
  }

  /** @param {string} call @param {unknown[]} texts @param {boolean} allowed */
  #take(call, texts, allowed) {
    this.calls.push(`${call}(${texts.map(String).join(', ')})`)
    const good = allowed && texts.every((text) => typeof text === 'string')
    if (!good) this.refused.push(this.calls.at(-1) ?? '')
    return good
  }

  /** @param {...unknown} texts */
  LMSInitialize(...texts) {
    const good = this.#take('LMSInitialize', texts, this.#state === 'before' && texts[0] === '')
    if (good) this.#state = 'between'
    return String(good)
  }

  /** @param {...unknown} texts */
  LMSGetValue(...texts) {
    const [name] = texts
    const known = READ.includes(String(name)) && this.#state === 'between'
    return this.#take('LMSGetValue', texts, known) ? (this.data[String(name)] ?? '0') : ''
  }

  /** @param {...unknown} texts */
  LMSSetValue(...texts) {
    const [name, value] = texts.map(String)
    const good = this.#take(
      'LMSSetValue',
      texts,
      fits(name, value) && texts.length === 2 && this.#state === 'between',
    )
    if (good) this.#keep(name, value)
    return String(good)
  }

  /** Interactions are numbered without a gap; nobody reads them back. @param {string} name @param {string} value */
  #keep(name, value) {
    this.data[name] = value
    const [, number] = /^cmi\.interactions\.(\d+)\.id$/.exec(name) ?? []
    if (number === undefined) return
    assert.equal(number, this.data['cmi.interactions._count'] ?? '0')
    this.data['cmi.interactions._count'] = String(Number(number) + 1)
  }

  /** @param {...unknown} texts */
  LMSCommit(...texts) {
    return String(this.#take('LMSCommit', texts, texts[0] === '' && this.#state === 'between'))
  }

  /** @param {...unknown} texts */
  LMSFinish(...texts) {
    const good = this.#take('LMSFinish', texts, texts[0] === '' && this.#state === 'between')
    if (good) this.#state = 'after'
    return String(good)
  }

  /** Nothing was refused, and the session was begun and ended once. */
  content() {
    assert.deepEqual(this.refused, [])
    assert.equal(this.calls[0], 'LMSInitialize()')
    assert.equal(this.calls.at(-1), 'LMSFinish()')
  }
}
