// The first and the current step of an element: names of steps as attribute, as property and in `seek`; and attributes with
// impossible values, which are reported.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TREE, host, notices, searched, steps } from './host.js'

/** @import {SecateurTree} from '../../www/secateur-tree.js' */

const NAMES = '0 … 42 | first | last | cutoff:1 | node:A'

/** Small enough that all trees are in view: only trees near the view are searched. */
const SMALL = '<style>secateur-tree { float: left; width: 300px; height: 240px }</style>'

/** @param {string[]} attributes of each tree */
function trees(attributes) {
  return SMALL + attributes.map((one) => `<secateur-tree ${one}>${TREE}</secateur-tree>`).join('')
}

test('an element starts at the step of its attribute', async (t) => {
  const stepNames = ['', 'first', 'last', 'cutoff', 'cutoff:1', 'node:C', 'node:#5', '7']
  const page = await host(t, trees(stepNames.map((step) => step && `step="${step}"`)))
  await searched(page)
  assert.deepEqual(await steps(page), [0, 0, 42, 22, 22, 17, 17, 7])
  assert.deepEqual(new Set(await notices(page)), new Set(['']))
})

test('a misspelt attribute and a missing tree “beside” are reported', async (t) => {
  const wrong = ['stepp="3"', 'algoritm="minimax"', 'step-szie="child"', 'beside="nowhere"']
  const fine = ['id="a" beside="b"', 'id="b" beside="a"', 'title="x" role="group" data-stepp="1"']
  const page = await host(t, trees([...wrong, ...fine]))
  await searched(page)
  await page.waitForFunction(() =>
    document
      .querySelectorAll('secateur-tree')[3]
      ?.shadowRoot?.querySelector('.notice')
      ?.textContent?.includes('nowhere'),
  )
  assert.deepEqual(await notices(page), [
    'There is no option “stepp”. Available: step.',
    'There is no option “algoritm”. Available: algorithm.',
    'There is no option “step-szie”. Available: step-size.',
    '“beside” cannot be nowhere. It takes id="…".',
    ...fine.map(() => ''),
  ])
})

test('an unknown step name is refused, with the valid names', async (t) => {
  const page = await host(t, trees(['step="end"', 'step="43"', 'step="cutoff:2"', 'step="node:Z"']))
  await searched(page)
  assert.deepEqual(
    await notices(page),
    ['end', '43', 'cutoff:2', 'node:Z'].map(
      (step) => `“step” cannot be ${step}. It takes ${NAMES}.`,
    ),
  )
  await page.locator('.notice').first().waitFor()
  const tree = page.locator('secateur-tree').first()
  await tree.evaluate((tree) => tree.setAttribute('step', 'node:#7'))
  await page.waitForFunction(() =>
    document
      .querySelector('secateur-tree')
      ?.shadowRoot?.querySelector('.notice')
      ?.textContent?.includes('never enters #7'),
  )
  await tree.evaluate((tree) => tree.setAttribute('step', 'node:C'))
  await searched(page)
  assert.equal((await steps(page))[0], 17)
  assert.equal((await notices(page))[0], '', 'a valid step removes the message')
})

test('the property “step” is the current step, and the attribute the first one', async (t) => {
  const page = await host(t, trees(['step="cutoff"']))
  await searched(page)
  const values = await page.locator('secateur-tree').evaluate(async (element) => {
    const tree = /** @type {SecateurTree} */ (element)
    const seen = [[tree.step, tree.getAttribute('step')]]
    for (const step of ['last', 5, 'node:C', '3', 'nothing', 44, null]) {
      Object.assign(tree, { step })
      await Promise.resolve()
      seen.push([tree.step, tree.getAttribute('step')])
    }
    tree.move(1)
    seen.push([tree.step, tree.getAttribute('step')])
    return seen
  })
  const where = [22, 42, 5, 17, 3, 3, 3, 3, 4]
  assert.deepEqual(
    values,
    where.map((step) => [step, 'cutoff']),
  )

  const sought = await page.locator('secateur-tree').evaluate((element) => {
    const tree = /** @type {SecateurTree} */ (element)
    return ['last', 'cutoff:1', -5, Infinity, 'node:B', 'cutoff:9', 'node:#7', NaN, null, {}].map(
      (step) => {
        try {
          tree.seek(/** @type {string} */ (step))
          return tree.step
        } catch (error) {
          return /** @type {{ code: string }} */ (error).code
        }
      },
    )
  })
  const bad = 'bad-argument'
  assert.deepEqual(sought, [42, 22, 0, 42, 2, bad, 'never-entered', bad, bad, bad])
})

test('a step set together with a tree is a step of that tree, in either order', async (t) => {
  const page = await host(t, trees(['', '']))
  await searched(page)
  await page.locator('secateur-tree').evaluateAll((elements) => {
    const [one, other] = /** @type {SecateurTree[]} */ (elements)
    const opened = elements.map(
      (element) => new Promise((resolve) => element.addEventListener('secateur-open', resolve)),
    )
    one.step = 'last'
    one.textContent = '((1 2) 3)'
    other.textContent = '((1 2) 3)'
    other.step = 'last'
    return Promise.all(opened).then(() => undefined)
  })
  assert.deepEqual(await steps(page), [18, 18])
  assert.deepEqual(await notices(page), ['', ''])
})

test('an invalid attribute value is reported in the language of the element', async (t) => {
  /** @type {[string, string, string][]} */
  const bad = [
    ['windows', 'some', 'path, all, history'],
    ['view', 'min', 'max, mover'],
    ['convention', 'aime', 'aima, cs188, wikipedia'],
    ['step-size', 'leaf', 'event, child, decision, cutoff'],
    ['keys', 'on', 'page, off'],
    ['withhold', 'sentence value', 'sentence, values, windows'],
    ['panel', 'tree', 'listing, variables'],
    ['panels', 'listing lists', 'listing, variables'],
    ['lang', 'fr', 'en, de, fi, zh-Hans.'],
  ]
  const page = await host(
    t,
    trees(bad.map(([name, value]) => `${name}="${value}"`)) +
      trees(['windows="x" view="y" lang="de"', 'windows="" view="" keys="" panels=""']),
  )
  await searched(page)
  const texts = await notices(page)
  bad.forEach(([name, value, expected], at) => {
    const words = `“${name}” cannot be ${value.split(' ').at(-1)}. It takes ${expected}`
    assert.ok(texts[at].startsWith(words), texts[at])
  })
  assert.match(texts.at(-2) ?? '', /„windows“ kann nicht x sein.*path.*„view“.*max, mover/)
  assert.equal(texts.at(-1), '', 'an empty attribute is ignored')
  // The attribute “lang” is checked at once, like the others, but not the language of the page.
  const first = page.locator('secateur-tree').first()
  await first.evaluate((tree) => {
    tree.removeAttribute('windows')
    tree.setAttribute('lang', 'fr-CA')
  })
  assert.match((await notices(page))[0], /“lang” cannot be fr-CA/)
  await first.evaluate((tree) => tree.setAttribute('lang', 'en-GB'))
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'fr'))
  assert.equal((await notices(page))[0], '')
})
