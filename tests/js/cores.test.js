// Which core opens a tree: texts in which chance moves go to the whole one at once, without an error in between.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SecateurError } from '../../www/core.js'
import { coreFor, offer, whole } from '../../www/api/cores.js'
import { LISTINGS, RULES } from '../../www/api/legend.js'
import { openIn } from '../../www/api/opening.js'
import { Opening, init, restart, source } from '../../www/lean.js'

test('the lean core opens short texts, except those with nodes of chance', () => {
  offer({ Opening, init, restart, source })
  for (const text of ['((3 12) (2 4))', 'MAX{MIN{3,5}, MIN{2,a}}', 'A(B:3 x=5)'])
    assert.notEqual(coreFor(text, {}), whole, text)
  for (const text of ['?(3 5)', '(CHANCE{3, 5} 4)', '(chance(1 2) 3)', '(0.5:3 5)', '(½:3 5)'])
    assert.equal(coreFor(text, {}), whole, text)
  // The listings for such trees are in the whole core alone.
  assert.equal(coreFor('(3 5)', { listing: 'star1' }), whole)
  assert.notEqual(coreFor('(3 5)', { listing: 'alpha-beta' }), whole)
})

/** The names that an error of a core offers for an option. @param {object} options @param {typeof coreFor} core */
async function offered(options, core) {
  const error = await openIn(core, '(3 5)', options, {}).catch((error) => error)
  assert.ok(error instanceof SecateurError)
  assert.equal(error.code, 'bad-option')
  const { expected } = /** @type {{ expected: string }} */ (error.params)
  return expected.split(' | ').map((name) => name.slice(1, -1))
}

test('an unknown algorithm or listing is told with all that there are', async () => {
  offer({ Opening, init, restart, source })
  const lean = coreFor('(3 5)', {})
  assert.notEqual(lean, whole)
  const names = {
    algorithm: RULES.algorithm,
    listing: LISTINGS.map(({ id }) => id),
    order: RULES.order,
  }
  for (const [name, all] of Object.entries(names)) {
    const had = await offered({ [name]: 'foo' }, () => lean)
    for (const given of all) {
      const core = coreFor('(3 5)', { [name]: given })
      assert.equal(core === lean, had.includes(given), `${name}: ${given}`)
    }
  }
  for (const name of Object.keys(names)) {
    assert.equal(coreFor('(3 5)', { [name]: 'foo' }), whole, name)
  }
  for (const [name, all] of Object.entries(names)) {
    assert.deepEqual(await offered({ [name]: 'foo' }, () => whole), [...all])
  }
})
