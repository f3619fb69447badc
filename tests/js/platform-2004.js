// A learning platform as strict as SCORM 2004 (4th edition) lets it be. It keeps what was committed, and gives it back where the page has
// said that it was suspended.

import assert from 'node:assert/strict'

const REAL = /^-?\d+(?:\.\d{1,7})?$/
const between = (
  /** @type {string} */ value,
  /** @type {number} */ from,
  /** @type {number} */ to,
) => REAL.test(value) && Number(value) >= from && Number(value) <= to
/** The data that a page may set, and their values. @type {Record<string, (value: string) => boolean>} */
const WRITTEN = {
  'cmi.score.min': (value) => REAL.test(value),
  'cmi.score.max': (value) => REAL.test(value),
  'cmi.score.raw': (value) => REAL.test(value),
  'cmi.score.scaled': (value) => between(value, -1, 1),
  'cmi.completion_status': (value) =>
    ['completed', 'incomplete', 'not attempted', 'unknown'].includes(value),
  'cmi.success_status': (value) => ['passed', 'failed', 'unknown'].includes(value),
  'cmi.session_time': (value) => /^PT(?:\d+H)?(?:\d+M)?\d+(?:\.\d{1,2})?S$/.test(value),
  'cmi.exit': (value) => ['', 'suspend', 'normal', 'time-out', 'logout'].includes(value),
  'cmi.suspend_data': (value) => value.length <= 64_000,
}
const READ = [
  ...['cmi.completion_status', 'cmi.success_status', 'cmi.suspend_data', 'cmi.mode'],
  'cmi.interactions._count',
]
/** The data that a page may set of each interaction; the response comes after the type. @type {Record<string, (value: string) => boolean>} */
const OF_INTERACTION = {
  id: (value) => /^[\w:./-]{1,4000}$/.test(value),
  type: (value) => ['true-false', 'fill-in'].includes(value),
  learner_response: (value) => value.length <= 250 * 10,
  result: (value) => ['correct', 'incorrect', 'unanticipated', 'neutral'].includes(value),
}
const FRESH = {
  ...{ 'cmi.completion_status': 'unknown', 'cmi.success_status': 'unknown' },
  ...{ 'cmi.suspend_data': '', 'cmi.mode': 'normal' },
}

export class Platform2004 {
  /** The calls, as one writes them. @type {string[]} */
  calls = []
  /** The calls that it refused. @type {string[]} */
  refused = []
  /** The data that were set last. @type {Record<string, string>} */
  data
  #state = 'before'

  /** @param {Record<string, string>} [data] of an earlier session */
  constructor(data = {}) {
    const kept = 'cmi.exit' in data && data['cmi.exit'] !== 'suspend' ? {} : data
    this.data = { ...FRESH, ...kept }
  }

  /** @param {string} call @param {unknown[]} texts @param {boolean} allowed */
  #take(call, texts, allowed) {
    this.calls.push(`${call}(${texts.map(String).join(', ')})`)
    const good = allowed && texts.every((text) => typeof text === 'string')
    if (!good) this.refused.push(this.calls.at(-1) ?? '')
    return good
  }

  /** @param {...unknown} texts */
  Initialize(...texts) {
    const good = this.#take('Initialize', texts, this.#state === 'before' && texts[0] === '')
    if (good) this.#state = 'between'
    return String(good)
  }

  /** @param {...unknown} texts */
  GetValue(...texts) {
    const known = READ.includes(String(texts[0])) && this.#state === 'between'
    return this.#take('GetValue', texts, known) ? (this.data[String(texts[0])] ?? '0') : ''
  }

  /** @param {...unknown} texts */
  SetValue(...texts) {
    const [name, value] = texts.map(String)
    const [, number, field = ''] = /^cmi\.interactions\.(\d+)\.(\w+)$/.exec(name) ?? []
    const fits = Object.hasOwn(WRITTEN, name)
      ? WRITTEN[name](value)
      : OF_INTERACTION[field]?.(value)
    const good = this.#take(
      'SetValue',
      texts,
      Boolean(fits) && texts.length === 2 && this.#state === 'between',
    )
    if (!good) return 'false'
    this.data[name] = value
    if (field === 'id') {
      assert.equal(number, this.data['cmi.interactions._count'] ?? '0')
      this.data['cmi.interactions._count'] = String(Number(number) + 1)
    }
    if (field === 'learner_response') assert.ok(this.data[`cmi.interactions.${number}.type`])
    return 'true'
  }

  /** @param {...unknown} texts */
  Commit(...texts) {
    return String(this.#take('Commit', texts, texts[0] === '' && this.#state === 'between'))
  }

  /** @param {...unknown} texts */
  Terminate(...texts) {
    const good = this.#take('Terminate', texts, texts[0] === '' && this.#state === 'between')
    if (good) this.#state = 'after'
    return String(good)
  }

  /** Nothing was refused, and the session was begun and ended once. */
  content() {
    assert.deepEqual(this.refused, [])
    assert.equal(this.calls[0], 'Initialize()')
    assert.equal(this.calls.at(-1), 'Terminate()')
  }
}
