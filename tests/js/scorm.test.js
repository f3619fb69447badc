// The session of a packed page with a learning platform by SCORM, which refuses everything that the standard forbids, and the
// data that the page stores there.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { interactionsOf } from '../../www/course/interactions.js'
import { ScormSession } from '../../www/course/scorm.js'
import { SCORM_12, SCORM_2004 } from '../../www/course/dialects.js'
import { parseState, stateText } from '../../www/course/suspend.js'
import { Platform, Platform2004 } from './platform.js'
import { reportsSent } from './session-cmi5.js'

const MOST = SCORM_12.most

/** @param {unknown} window @param {number | null} [pass] */
function begin(window, pass = 0.6) {
  return ScormSession.begin(/** @type {any} */ (window), pass)
}

/** A window inside another. @param {unknown} parent */
function within(parent) {
  return { parent }
}

/** The outermost window: its parent is itself. @param {object} [more] */
function outermost(more = {}) {
  const window = /** @type {any} */ ({ ...more })
  window.parent = window
  return window
}

/** The session with a platform around the page. @param {object} platform by its name in the window */
function sessionWith(platform) {
  return begin(within(outermost(platform))) ?? assert.fail('no platform')
}

/** A window of another origin. */
function foreign() {
  const window = outermost()
  Object.defineProperty(window, 'API', {
    get: () => {
      throw new Error('blocked a frame')
    },
  })
  return window
}

test('the strict platform of the tests refuses invalid calls', () => {
  const platform = new Platform()
  assert.equal(platform.LMSSetValue('cmi.core.score.raw', '5'), 'false', 'before the beginning')
  assert.equal(platform.LMSInitialize(''), 'true')
  for (const [name, value] of [
    ...[
      ['cmi.core.score.raw', 5],
      ['cmi.core.score.raw', '101'],
      ['cmi.score.scaled', '0.5'],
    ],
    ...[
      ['cmi.core.lesson_status', 'done'],
      ['cmi.core.session_time', 'PT5S'],
    ],
    ['cmi.suspend_data', 'x'.repeat(4097)],
  ]) {
    assert.equal(platform.LMSSetValue(name, value), 'false', String(name))
  }
  assert.equal(platform.LMSSetValue('cmi.suspend_data', 'x'.repeat(4096)), 'true')
  platform.LMSFinish('')
  assert.equal(platform.LMSCommit(''), 'false', 'after the end')
  assert.equal(platform.refused.length, 8)
})

test('a session begins, reads, reports each submission and ends once', () => {
  const platform = new Platform()
  const session = sessionWith({ API: platform })
  const opened = ['LMSInitialize()', ...['lesson_status', 'suspend_data', 'lesson_mode'].map(read)]
  assert.deepEqual(platform.calls, opened, 'no call on load')
  session.report(0.5, 'state')
  const time = platform.calls.at(-2)
  assert.deepEqual(platform.calls.slice(opened.length), [
    'LMSSetValue(cmi.core.score.min, 0)',
    'LMSSetValue(cmi.core.score.max, 100)',
    'LMSSetValue(cmi.core.score.raw, 50)',
    'LMSSetValue(cmi.core.lesson_status, failed)',
    'LMSSetValue(cmi.suspend_data, state)',
    time,
    'LMSCommit()',
  ])
  assert.match(String(time), /^LMSSetValue\(cmi\.core\.session_time, 0000:00:0\d\.\d\d\)$/)
  session.report(2 / 3, 'other')
  assert.equal(platform.data['cmi.core.score.raw'], '66.67')
  assert.equal(platform.data['cmi.core.lesson_status'], 'passed')
  session.end()
  session.end()
  session.report(1, 'late')
  platform.content()
  assert.equal(platform.calls.filter((call) => call === 'LMSFinish()').length, 1)
  assert.equal(platform.data['cmi.suspend_data'], 'other')
})

test('a failed commit is repeated until it succeeds, but not after the end', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const platform = new Platform()
  /** @type {(() => string | undefined) | null} */
  let fault = () => 'false'
  const commit = platform.LMSCommit.bind(platform)
  platform.LMSCommit = (text) => (fault ? /** @type {string} */ (fault()) : commit(text))
  const session = sessionWith({ API: platform })
  const commits = () => platform.calls.filter((call) => call === 'LMSCommit()').length
  t.after(() => session.end())
  session.report(0.5, 'state')
  await reportsSent()
  assert.ok(session.delivery.pending)
  fault = () => {
    throw new Error('the window is closed')
  }
  t.mock.timers.tick(2000)
  await reportsSent()
  assert.ok(session.delivery.pending)
  fault = null
  t.mock.timers.tick(4000)
  await reportsSent()
  assert.deepEqual([session.delivery.pending, commits()], [false, 1])
  fault = () => undefined
  session.report(0.6, 'state')
  await reportsSent()
  assert.equal(session.delivery.pending, false, 'a platform without an answer counts as successful')
  fault = () => 'false'
  session.report(0.7, 'state')
  session.end()
  await reportsSent()
  fault = null
  t.mock.timers.tick(120_000)
  assert.equal(commits(), 1)
})

test('a platform of SCORM 2004 gets the same data, and is preferred to one of 1.2', () => {
  const [platform, older] = [new Platform2004(), new Platform()]
  const outer = outermost({ API: older, API_1484_11: platform })
  const session = begin(within(outer)) ?? assert.fail('no platform')
  assert.deepEqual(older.calls, [])
  assert.equal(session.most, SCORM_2004.most)
  const box = { node: 1, field: 'value', given: '3', ok: false, verdict: 'wrong' }
  const items = [box, { ...box, field: 'cut', given: true, ok: true, verdict: 'right' }]
  const result = /** @type {any} */ ({ attempt: 1, likely: null, items })
  session.report(2 / 3, 'x'.repeat(5000), interactionsOf(result))
  const { data } = platform
  assert.deepEqual(
    ['score.raw', 'score.scaled', 'completion_status', 'success_status', 'exit'].map(
      (name) => data[`cmi.${name}`],
    ),
    ['66.67', '0.6667', 'completed', 'passed', 'suspend'],
  )
  assert.match(data['cmi.session_time'], /^PT\d+\.\d\dS$/)
  assert.deepEqual(
    [0, 1].map((row) =>
      ['id', 'type', 'learner_response', 'result'].map(
        (name) => data[`cmi.interactions.${row}.${name}`],
      ),
    ),
    [
      ['check1_node1_value', 'fill-in', '3', 'incorrect'],
      ['check1_node1_cut', 'true-false', 'true', 'correct'],
    ],
  )
  session.end()
  platform.content()
  // Where there can be a better check, the attempt stays open.
  const open = new Platform2004()
  begin(within(outermost({ API_1484_11: open })))?.report(0.1, '', [], true)
  assert.deepEqual(
    [open.data['cmi.completion_status'], open.data['cmi.success_status']],
    ['incomplete', 'failed'],
  )
  // A student who has passed stays so, and the saved data come back.
  const next = new Platform2004(data)
  const again = sessionWith({ API_1484_11: next })
  assert.equal(again.suspendData.length, 5000)
  again.report(0.1, '')
  assert.equal(next.data['cmi.success_status'], 'passed')
})

test('in SCORM 2004 leaving is incomplete, no passing score passes nobody, a review has no score', () => {
  const left = new Platform2004()
  begin(within(outermost({ API_1484_11: left })))?.end()
  assert.equal(left.data['cmi.completion_status'], 'incomplete')
  left.content()
  const any = new Platform2004()
  begin(within(outermost({ API_1484_11: any })), null)?.report(0.2, '')
  assert.deepEqual(
    [any.data['cmi.completion_status'], any.data['cmi.success_status']],
    ['completed', 'unknown'],
  )
  const review = new Platform2004({ 'cmi.mode': 'review' })
  const session = begin(within(outermost({ API_1484_11: review })))
  session?.report(1, '')
  assert.equal(review.data['cmi.score.raw'], undefined)
})

/** @param {string} name */
function read(name) {
  return `LMSGetValue(cmi.${name === 'suspend_data' ? '' : 'core.'}${name})`
}

test('each box of each submission is an interaction, and so is the likely mistake', () => {
  const platform = new Platform()
  const session = sessionWith({ API: platform })
  const box = { node: 1, field: 'value', given: '3', ok: true, verdict: 'right' }
  const items = [
    ...[box, { ...box, node: 2, given: 'x'.repeat(300), ok: false, verdict: 'unread' }],
    ...[{ ...box, field: 'cut', given: true, ok: false, verdict: 'extra' }],
    { ...box, node: null, field: 'leaves', given: ['3', '12'], ok: false, verdict: 'uncounted' },
    { ...box, node: 3, given: null, ok: false, verdict: 'missing' },
  ]
  const result = /** @type {any} */ ({ attempt: 1, likely: 'minimax', items })
  session.report(0.5, '', interactionsOf(result))
  session.report(1, '', interactionsOf({ ...result, attempt: 2, likely: null, items: [box] }))
  const rows = Array.from({ length: 7 }, (_, row) =>
    ['id', 'type', 'student_response', 'result'].map(
      (name) => platform.data[`cmi.interactions.${row}.${name}`],
    ),
  )
  assert.deepEqual(rows, [
    ['check1_node1_value', 'fill-in', '3', 'correct'],
    ['check1_node2_value', 'fill-in', 'x'.repeat(255), 'unanticipated'],
    ['check1_node1_cut', 'true-false', 't', 'wrong'],
    ['check1_tree_leaves', 'fill-in', '["3","12"]', 'neutral'],
    ['check1_node3_value', 'fill-in', '', 'wrong'],
    ['check1_mistake', 'fill-in', 'minimax', 'neutral'],
    ['check2_node1_value', 'fill-in', '3', 'correct'],
  ])
  assert.equal(platform.data['cmi.interactions._count'], '7')
  session.end()
  platform.content()
})

test('a passing score decides at the end, without one an exercise is completed; a pass stays', () => {
  /** @type {(pass: number | null, score: number, before?: string, more?: boolean) => string} */
  const status = (pass, score, before = '', more = false) => {
    const platform = new Platform(before ? { 'cmi.core.lesson_status': before } : {})
    const session = begin(within(outermost({ API: platform })), pass)
    session?.report(score, '', [], more)
    session?.end()
    platform.content()
    return platform.data['cmi.core.lesson_status']
  }
  assert.equal(status(0.6, 0.6), 'passed')
  assert.equal(status(2 / 3, 2 / 3), 'passed')
  assert.equal(status(0.6, 0.5999), 'failed')
  assert.equal(status(0, 0), 'passed')
  assert.equal(status(null, 0), 'completed')
  assert.equal(status(0.6, 0, 'passed'), 'passed')
  assert.equal(status(0.6, 0, 'failed'), 'failed')
  assert.equal(status(0.6, 0.5999, '', true), 'incomplete')
  assert.equal(status(0.6, 0.6, 'incomplete', true), 'passed')
  assert.equal(status(0.6, 0, 'passed', true), 'passed')
  assert.equal(status(null, 0, '', true), 'completed')
})

test('a session without a submission is not completed', () => {
  for (const [before, after] of [
    ['not attempted', 'incomplete'],
    ['passed', 'passed'],
    ['incomplete', 'incomplete'],
  ]) {
    const platform = new Platform({ 'cmi.core.lesson_status': before })
    begin(within(outermost({ API: platform })))?.end()
    platform.content()
    assert.equal(platform.data['cmi.core.lesson_status'], after)
  }
})

test('a review and a preview report nothing', () => {
  for (const mode of ['review', 'browse']) {
    const before = {
      ...{ 'cmi.core.lesson_mode': mode, 'cmi.core.lesson_status': 'passed' },
      ...{ 'cmi.core.score.raw': '80', 'cmi.suspend_data': 'state' },
    }
    const platform = new Platform(before)
    const session = sessionWith({ API: platform })
    assert.equal(session.suspendData, 'state', 'it is shown')
    session.report(0.2, 'other')
    session.end()
    platform.content()
    assert.deepEqual(platform.data, before)
    assert.deepEqual(
      platform.calls.filter((call) => /Set|Commit/.test(call)),
      [],
    )
    const fresh = new Platform({ 'cmi.core.lesson_mode': mode })
    begin(within(outermost({ API: fresh })))?.end()
    assert.equal(fresh.data['cmi.core.lesson_status'], 'not attempted')
  }
  for (const mode of ['normal', '']) {
    const platform = new Platform({ 'cmi.core.lesson_mode': mode })
    begin(within(outermost({ API: platform })))?.report(0.2, '')
    assert.equal(platform.data['cmi.core.score.raw'], '20')
  }
})

test('the platform is found in outer frames, beyond other origins, and around the opener', () => {
  const frames = () => outermost({ API: new Platform() })
  const deep = within(within(within(frames())))
  const beyond = within(Object.assign(foreign(), { parent: frames() }))
  const opened = outermost({ opener: frames() })
  const popup = outermost({ opener: within(within(frames())) })
  const framed = { parent: outermost(), opener: within(frames()) }
  for (const window of [deep, beyond, opened, popup, framed]) assert.ok(begin(window))
  const own = outermost({ API: new Platform() })
  const closed = outermost({ opener: foreign() })
  for (const window of [outermost(), within(foreign()), own, closed, outermost({ opener: null })]) {
    assert.equal(begin(window), null)
  }
})

test('a platform that refuses or breaks stops nothing', () => {
  const refusing = { ...broken(), LMSInitialize: () => 'false' }
  for (const API of [refusing, {}, broken()]) assert.equal(begin(within(outermost({ API }))), null)
  const half = { ...broken(), LMSInitialize: () => true }
  const session = begin(within(outermost({ API: half })))
  assert.equal(session?.suspendData, '')
  session?.report(1, '')
  session?.end()
})

/** An API of which each call throws. */
function broken() {
  const fail = () => {
    throw new Error('broken')
  }
  return Object.fromEntries(
    ['LMSInitialize', 'LMSGetValue', 'LMSSetValue', 'LMSCommit', 'LMSFinish'].map((name) => [
      name,
      fail,
    ]),
  )
}

/** A state with so many boxes. @param {number} boxes */
function state(boxes) {
  const entries = Array.from({ length: boxes }, (_, node) => [`${node}.range`, '≤ 12'])
  const verdict = { ok: true, verdict: 'right', reason: null, given: '≤ 12' }
  const answers = {
    ...{ tree: null, seed: null, answers: Object.fromEntries(entries), helped: {} },
    ...{ help: 2, attempts: 3, best: 0.5 },
    told: Object.fromEntries(entries.map(([key]) => [key, verdict])),
  }
  return { version: /** @type {const} */ (1), of: { tree: '((1 2) (3 4))' }, best: 0.5, answers }
}

test('saved data are shortened to fit: verdicts go first, then answers, never the score', () => {
  const few = state(10)
  assert.deepEqual(parseState(stateText(few, MOST)), few)
  const { told, ...answered } = state(60).answers
  assert.ok(told)
  assert.deepEqual(parseState(stateText(state(60), MOST)), { ...state(60), answers: answered })
  const { tree, seed, help, attempts, best } = answered
  const counts = { tree, seed, help, attempts, best }
  assert.deepEqual(parseState(stateText(state(1000), MOST)), { ...state(1000), answers: counts })
  assert.equal(stateText({ ...few, of: { tree: 'x'.repeat(MOST) } }, MOST), '')
  for (const boxes of [10, 60, 1000]) assert.match(stateText(state(boxes), MOST), /^[ -~]{1,4096}$/)
  // To the character: 4,096 are stored unchanged, of 4,097 the verdicts go.
  const padded = (/** @type {number} */ length) => {
    const whole = state(10)
    const { told } = whole.answers
    const more =
      length -
      JSON.stringify({ ...whole, answers: { ...whole.answers, told: { ...told, x: '' } } }).replace(
        /[^ -~]/g,
        '\\u0000',
      ).length
    return { ...whole, answers: { ...whole.answers, told: { ...told, x: 'x'.repeat(more) } } }
  }
  assert.equal(stateText(padded(MOST), MOST).length, MOST)
  assert.deepEqual(parseState(stateText(padded(MOST), MOST)), padded(MOST))
  const { told: dropped, ...rest } = padded(MOST + 1).answers
  assert.ok(dropped)
  assert.deepEqual(parseState(stateText(padded(MOST + 1), MOST)), {
    ...padded(MOST + 1),
    answers: rest,
  })
  for (const text of ['', 'broken', '{']) assert.equal(parseState(text), null)
})
