// A session of cmi5 with a platform of the tests.

import assert from 'node:assert/strict'
import { Cmi5, launchOf } from '../../www/course/cmi5.js'
import { interactionsOf } from '../../www/course/interactions.js'

/** @import {PlatformCmi5} from './platform-cmi5.js' */

export const ORIGIN = 'https://school.example'

/** @param {PlatformCmi5} platform @returns {import('../../www/course/cmi5.js').Fetch} */
export function answering(platform) {
  return async (address, { method = 'GET', headers = {}, body = '' } = {}) => {
    const small = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])
    const { status, json } = platform.answer(
      method,
      new URL(address),
      Object.fromEntries(small),
      String(body),
    )
    return new Response(json === undefined ? null : JSON.stringify(json), { status })
  }
}

/** Begins a session. @param {PlatformCmi5} platform @param {object} [data] of the platform @param {number | null} [pass] */
export async function begin(platform, data, pass = 0.6) {
  const launch = launchOf(`?${platform.launch(ORIGIN, data)}`) ?? assert.fail('no launch')
  return (await Cmi5.begin(launch, pass, answering(platform))) ?? assert.fail('no session')
}

/** Lets all reports arrive. */
export const reportsSent = () => new Promise((resolve) => setImmediate(resolve))

/** Two boxes, a wrong and a right one, and the mistake that fits. */
export const BOXES = interactionsOf(
  /** @type {any} */ ({
    attempt: 1,
    likely: 'deep',
    items: [
      { node: 1, field: 'value', given: '3', ok: false, verdict: 'wrong' },
      { node: 1, field: 'cut', given: true, ok: true, verdict: 'right' },
    ],
  }),
)
