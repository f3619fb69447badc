// The errors of ours that calls end with.

import assert from 'node:assert/strict'
import { SecateurError } from '../../www/core.js'

/**
 * The error that a call throws, or that its promise is rejected with.
 * @param {() => unknown} ask
 * @returns {Promise<SecateurError & { params: Record<string, any> }>}
 */
export async function errorOf(ask) {
  try {
    await ask()
  } catch (error) {
    assert.ok(error instanceof SecateurError, String(error))
    return /** @type {any} */ (error)
  }
  assert.fail(`no error: ${ask}`)
}
