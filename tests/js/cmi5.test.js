// The session of a packed page with a learning platform by cmi5, which refuses everything that the standard forbids.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { courseStructure } from '../../bin/manifest.js'
import { Cmi5, launchOf } from '../../www/course/cmi5.js'
import { PlatformCmi5 } from './platform-cmi5.js'
import { BOXES, ORIGIN, answering, reportsSent, begin } from './session-cmi5.js'

test('the strict platform of the tests refuses invalid requests', async () => {
  const platform = new PlatformCmi5()
  const launch = launchOf(platform.launch(ORIGIN)) ?? assert.fail('no launch')
  const ask = answering(platform)
  const { 'auth-token': token } = await (await ask(launch.fetch, { method: 'POST' })).json()
  const again = await (await ask(launch.fetch, { method: 'POST' })).json()
  assert.equal(again['error-code'], '1')
  const headers = { Authorization: `Basic ${token}`, 'X-Experience-API-Version': '1.0.3' }
  const context = {
    registration: platform.registration,
    extensions: {},
    contextActivities: { grouping: [{ id: '' }] },
  }
  const verb = { id: 'http://adlnet.gov/expapi/verbs/passed' }
  const body = JSON.stringify([
    { id: 'x', verb, actor: platform.actor, object: { id: '' }, context },
  ])
  const response = await ask(`${launch.endpoint}statements`, { method: 'POST', headers, body })
  assert.equal(response.status, 400)
  assert.match(
    platform.refused[0],
    /id, time, session, grouping, first, object, category, duration, success, mark/,
  )
  const without = await ask(`${launch.endpoint}statements`, { method: 'POST', headers: {}, body })
  assert.equal(without.status, 401)
})

test('a session reports every box, and a pass only once over all sessions', async () => {
  const platform = new PlatformCmi5()
  const session = await begin(platform)
  assert.ok(session.graded)
  assert.equal(session.suspendData, '')
  session.report(0.5, 'half', BOXES)
  await reportsSent()
  session.report(2 / 3, 'more')
  await reportsSent()
  session.report(1, 'all')
  await session.end()
  await session.end()
  assert.deepEqual(platform.refused, [])
  assert.deepEqual(platform.verbs, [
    ...['initialized', 'answered', 'answered', 'answered', 'completed', 'passed', 'terminated'],
  ])
  const [, value, cut, mistake, , passed] = platform.statements
  assert.equal(passed.result.score.scaled, 0.6666)
  assert.deepEqual(
    [value.object.id, value.result],
    [`${platform.activityId}#check1_node1_value`, { response: '3', success: false }],
  )
  assert.deepEqual(cut.result, { response: 'true', success: true })
  assert.equal(cut.object.definition.interactionType, 'true-false')
  assert.deepEqual(mistake.result, { response: 'deep' })

  const next = await begin(platform)
  assert.equal(next.suspendData, 'all')
  next.report(0.1, 'less')
  await next.end()
  assert.deepEqual(platform.refused, [])
  assert.deepEqual(platform.verbs, ['initialized', 'terminated'])
})

test('a fail is reported at the end, and leaving without an answer reports nothing', async () => {
  const platform = new PlatformCmi5()
  const left = await begin(platform)
  await left.end()
  assert.deepEqual(platform.verbs, ['initialized', 'terminated'])
  const failing = await begin(platform)
  failing.report(0.59999, '')
  await reportsSent()
  assert.deepEqual(platform.verbs, ['initialized', 'completed'])
  await failing.end()
  assert.deepEqual(platform.verbs, ['initialized', 'completed', 'failed', 'terminated'])
  const session = await begin(platform)
  session.report(0.6, '')
  await session.end()
  assert.deepEqual(platform.verbs, ['initialized', 'passed', 'terminated'])
  assert.deepEqual(platform.refused, [])
})

test('the platform’s mastery score decides; without one an exercise is completed', async () => {
  const strict = new PlatformCmi5()
  const high = await begin(strict, { masteryScore: 0.9 })
  high.report(0.8, '')
  await high.end()
  assert.ok(strict.verbs.includes('failed'))
  const open = new PlatformCmi5()
  const session = await begin(open, { masteryScore: undefined }, null)
  session.report(0.1, '')
  await session.end()
  assert.deepEqual(open.verbs, ['initialized', 'completed', 'terminated'])
  assert.deepEqual([...strict.refused, ...open.refused], [])
})

test('a review and a preview report no score, and only a web address leads back', async () => {
  for (const launchMode of ['Review', 'Browse']) {
    const platform = new PlatformCmi5()
    const session = await begin(platform, { launchMode, returnURL: 'https://school.example/back' })
    assert.equal(session.graded, false)
    session.report(1, 'x', BOXES)
    await session.end()
    assert.deepEqual(platform.verbs, ['initialized', 'terminated'])
    assert.deepEqual(platform.refused, [])
    assert.equal(session.returnTo, 'https://school.example/back')
  }
  const odd = await begin(new PlatformCmi5(), { returnURL: 'javascript:alert(1)' })
  assert.equal(odd.returnTo, '')
})

test('no session begins without a platform, or with a broken one', async () => {
  assert.equal(launchOf(''), null)
  assert.equal(launchOf('?endpoint=https://a.example&fetch=javascript:1&actor={}'), null)
  assert.equal(launchOf('?endpoint=https://a.example&fetch=https://a.example&actor=x'), null)
  const platform = new PlatformCmi5()
  const launch = launchOf(platform.launch(ORIGIN)) ?? assert.fail('no launch')
  const broken = () => Promise.reject(new TypeError('no network'))
  assert.equal(await Cmi5.begin(launch, null, broken), null)
  const session = await begin(platform)
  assert.equal(await Cmi5.begin(launch, null, answering(platform)), null, 'the token is given once')
  await session.end()
})

test('undelivered statements are sent again in order, at doubling intervals, and refusals are reported', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const platform = new PlatformCmi5()
  const launch = launchOf(platform.launch(ORIGIN)) ?? assert.fail('no launch')
  /** @type {number | null} */
  let fault = null
  let requests = 0
  const session = await Cmi5.begin(launch, 0.6, async (address, init) => {
    requests += 1
    if (fault === 0) throw new TypeError('no network')
    return fault ? new Response(null, { status: fault }) : answering(platform)(address, init)
  })
  assert.ok(session)
  t.after(() => session.delivery.stop())
  /** @type {string[]} */
  const outcomes = []
  session.delivery.watch((outcome) => outcomes.push(outcome))
  await reportsSent()
  fault = 0
  session.report(0.5, 'half')
  await reportsSent()
  fault = 503
  session.report(0.7, 'more')
  await reportsSent()
  assert.ok(session.delivery.pending)
  assert.deepEqual(platform.verbs, ['initialized'])
  const before = requests
  t.mock.timers.tick(3999)
  await reportsSent()
  assert.equal(requests, before, 'the second pause is twice the first')
  fault = null
  t.mock.timers.tick(1)
  await reportsSent()
  assert.deepEqual(platform.verbs, ['initialized', 'completed', 'passed'])
  assert.equal(platform.documents['activities/state secateur'].kept, 'more')
  assert.equal(session.delivery.pending, false)
  assert.deepEqual(outcomes, ['taken', 'unreachable', 'unreachable', 'taken'])
  fault = 409
  session.report(0.8, 'same')
  await reportsSent()
  assert.equal(outcomes.at(-1), 'taken', 'the platform already has the score')
  fault = 403
  session.report(0.9, 'no')
  await reportsSent()
  fault = null
  session.report(1, 'yes')
  await reportsSent()
  assert.deepEqual(outcomes.slice(-2), ['refused', 'refused'])
  await session.end()
  assert.deepEqual(platform.refused, [])
})

test('the course structure has the elements of its schema, and two thirds pass', () => {
  const text = courseStructure('ab', { title: 'Cuts & <b>', pass: 2 / 3, attributes: {} })
  assert.match(
    text,
    /<courseStructure xmlns="https:\/\/w3id\.org\/xapi\/profiles\/cmi5\/v1\/CourseStructure\.xsd">/,
  )
  assert.match(
    text,
    /<au id="urn:secateur:ab:exercise" moveOn="Passed" masteryScore="0\.6666" launchMethod="AnyWindow">/,
  )
  assert.ok(text.includes('<langstring lang="en">Cuts &#38; &#60;b&#62;</langstring>'))
  assert.match(
    text,
    /<title>.*<\/title>\n\s*<description>.*<\/description>\n\s*<url>index\.html<\/url>/,
  )
  assert.match(
    courseStructure('ab', { title: 'x', pass: null, attributes: {} }),
    /moveOn="Completed" launchMethod/,
  )
})
