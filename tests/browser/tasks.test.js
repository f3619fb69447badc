// Lists of tasks, done by keys alone, with the accessibility tree of the browser as the only output.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TREE, host, searched } from './host.js'

/**
 * @import {Page} from 'playwright-core'
 * @typedef {{ id: string, inside: string[], role: string, name: string, properties: Record<string, unknown> }}
 *   AccessibleNode a node of the accessibility tree
 */

/** The page as a screen reader gets it. @param {Page} page */
async function reader(page) {
  const session = await page.context().newCDPSession(page)
  /** @returns {Promise<AccessibleNode[]>} */
  const all = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    return nodes
      .filter(({ ignored }) => !ignored)
      .map(({ nodeId, childIds = [], role, name, properties = [] }) => ({
        ...{ id: nodeId, inside: childIds },
        role: String(role?.value),
        name: String(name?.value ?? ''),
        properties: Object.fromEntries(properties.map(({ name, value }) => [name, value.value])),
      }))
  }
  return {
    all,
    /**
     * Presses a key until the focused node matches a pattern.
     * @param {string} key
     * @param {RegExp} pattern of role and name
     * @param {number} [most]
     */
    async until(key, pattern, most = 40) {
      const seen = []
      for (let presses = 0; presses < most; presses += 1) {
        await page.keyboard.press(key)
        await page.evaluate(() => Reflect.get(window, 'atRest')())
        const focused = (await all()).filter(({ properties }) => properties.focused)
        const label = focused.map(({ role, name }) => `${role} ${name}`).at(-1) ?? 'nothing'
        seen.push(label)
        if (pattern.test(label)) return label
      }
      return assert.fail(`${key} does not lead to ${pattern}:\n${seen.join('\n')}`)
    },
    /** The texts of all nodes of a role. @param {string} kind */
    async textsOf(kind) {
      await page.evaluate(() => Reflect.get(window, 'atRest')())
      const nodes = await all()
      /** @param {AccessibleNode} one @returns {string} */
      const text = ({ role, name, inside }) =>
        role === 'StaticText'
          ? name
          : nodes
              .filter(({ id }) => inside.includes(id))
              .map(text)
              .join('')
      return nodes.filter(({ role }) => role === kind).map(text)
    },
    /** The sentence that is spoken. */
    async spoken() {
      await page.evaluate(() => Reflect.get(window, 'atRest')())
      const nodes = await all()
      const region = nodes.find(
        ({ role, properties }) => role === 'paragraph' && properties.live === 'polite',
      )
      const texts = nodes.filter(({ id }) => region?.inside.includes(id))
      return texts.map(({ name }) => name).join('')
    },
  }
}

test('a list of tasks is done by keys and the accessibility tree alone', async (t) => {
  const page = await host(
    t,
    `<p><button>before</button></p><secateur-tree panels="nodes find">${TREE}</secateur-tree><p><button>after</button></p>`,
  )
  await searched(page)
  const { all, until, spoken } = await reader(page)

  // 1. Find the tree on the page, and hear the state of the search.
  await until('Tab', /^button before/)
  const picture = await until('Tab', /tree/i)
  assert.doesNotMatch(picture, /^button/)
  assert.match(await spoken(), /^Nothing has happened yet/)

  // 2. Go to the first cutoff, and hear why.
  await page.keyboard.press('c')
  assert.match(await spoken(), /^C is worth at most 2/)

  // 3. Walk back one step, and on again by the button.
  await page.keyboard.press('ArrowLeft')
  assert.doesNotMatch(await spoken(), /is pruned/)
  await until('Tab', /^button Next step/)
  await page.keyboard.press('Enter')
  assert.match(await spoken(), /^C is worth at most 2/)

  // 4. Find a leaf that was never looked at in the tree in words, and read its state.
  await until('Tab', /^treeitem /)
  await page.keyboard.press('Home')
  const leaf = await until('ArrowDown', /Leaf 4, pruned by the cutoff at C/)
  assert.match(leaf, /^treeitem /)
  const [item] = (await all()).filter(({ properties }) => properties.focused && properties.selected)
  assert.deepEqual([item.properties.level], [3])

  // 5. Read the table of all nodes line by line, while the picture has the same selection.
  await until('Tab', /^(?:treegrid|table|grid) All nodes/)
  await page.keyboard.press('ArrowDown')
  await page.evaluate(() => Reflect.get(window, 'atRest')())
  const lines = (await all()).filter(
    ({ role, properties }) => role === 'row' && properties.selected,
  )
  assert.deepEqual(
    lines.map(({ name }) => name),
    ['6 C leaf pruned – –'],
  )

  // 6. Find a node by its name, and hear about it.
  await until('/', /^(?:textbox|searchbox|combobox) /, 1)
  await page.keyboard.type('D')
  await page.keyboard.press('Enter')
  await page.evaluate(() => Reflect.get(window, 'atRest')())
  const selected = (await all()).filter(
    ({ role, properties }) => role === 'treeitem' && properties.selected,
  )
  assert.match(selected.map(({ name }) => name).join(), /D, MIN, 3 children, not reached yet/)

  // 7. Go to the end, and hear the value of the tree.
  await until('Tab', /^button .*[Ll]ast/)
  await page.keyboard.press('Enter')
  assert.match(await spoken(), /A is worth exactly 3/)

  // 8. Leave the tree.
  await until('Tab', /^button after/)
})

test('the questions of a run are answered by keys and the accessibility tree alone', async (t) => {
  const page = await host(
    t,
    `<p><button>before</button></p><secateur-tree exercise="predict">${TREE}</secateur-tree><p><button>after</button></p>`,
  )
  await searched(page)
  const { until, textsOf } = await reader(page)

  // 1. Find the run, and hear the instructions.
  await until('Tab', /^group .*Enter goes on to the next question/)
  assert.match((await textsOf('status')).join(), /The run pauses before decisions/)

  // 2. Go on to the first question, and hear it.
  await until('Enter', /^textbox α, now −∞/, 1)
  assert.match((await textsOf('status')).join(), /Which bound of B moves now, and to what\?/)
  assert.deepEqual(await textsOf('alert'), [])

  // 3. Answer it wrongly, and hear the right answer and the likely mistake.
  await page.keyboard.type('3')
  const wrong = await until('Enter', /^paragraph /, 1)
  assert.match(wrong, /Not right\. You said: α\u00a0=\u00a03\. The answer: β\u00a0=\u00a03\./)

  // 4. Go on to the next, which takes one number. An empty answer is refused aloud, and the right one is praised.
  await until('Enter', /^textbox value/, 1)
  await page.keyboard.press('Enter')
  assert.deepEqual(await textsOf('alert'), ['Answer first, or show the answer.'])
  await page.keyboard.type('3')
  assert.match(await until('Enter', /^paragraph /, 1), /^paragraph Right/)

  // 5. Leave the run.
  await until('Tab', /^button after/)
})
