// The statements of a page of cmi5 to a platform, checked by a library of others: that of Learning Locker for xAPI.

import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { PlatformCmi5 } from '../../js/platform-cmi5.js'
import { BOXES, reportsSent, begin } from '../../js/session-cmi5.js'
import { version } from './programs.js'

/** @type {{ default: (statement: unknown) => unknown[] }} the faults of a statement */
const { default: warnings } = createRequire(import.meta.url)('@learninglocker/xapi-validation')

test('all reports of a failed and of a passed session are valid statements of xAPI', async (t) => {
  t.diagnostic(`version ${version('@learninglocker/xapi-validation')}`)
  const platform = new PlatformCmi5()
  const failing = await begin(platform)
  failing.report(0.5, 'half', BOXES)
  await reportsSent()
  await failing.end()
  const session = await begin(platform, { returnURL: 'https://school.example/back' })
  session.report(1, 'all', BOXES)
  await session.end()
  const verbs = platform.statements.map(({ verb }) => verb.id.replace(/^.*\//, ''))
  for (const verb of ['initialized', 'answered', 'completed', 'failed', 'passed', 'terminated'])
    assert.ok(verbs.includes(verb), verb)
  for (const statement of platform.statements) assert.deepEqual(warnings(statement), [])
  const [statement] = platform.statements
  assert.equal(warnings({ ...statement, result: { duration: 'five' } }).length, 1)
  assert.equal(warnings({ ...statement, actor: {} }).length > 0, true)
})
