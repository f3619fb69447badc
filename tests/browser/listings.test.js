// The listings: choosing one, its lines and variables, rules by hand, and the views.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LISTINGS } from '../../www/core.js'
import { partOf } from '../../www/messages/messages.js'
import { messages } from '../../www/messages/pages.js'
import {
  assertFitsWidth,
  openCalls,
  openPanel,
  openRules,
  openSettings,
  painted,
  picture,
  seek,
} from './element.js'
import { settled as opened, setAttributes } from './element.js'
import { PHONE, WIDE, visit } from './page.js'
import { scene, watchScenes } from './scene.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const m = await messages('en')
const { names } = m.listings
const words = await partOf('en', 'panels')

/** The step on view, as the core explains it. @param {Page} page */
function stepOnView(page) {
  return page.locator('secateur-tree').evaluate((element) => {
    const { search, step } = /** @type {SecateurTree} */ (element)
    if (!search) throw new Error('no search')
    const [event] = search.events(Math.max(step - 1, 0), step)
    return { step, line: event?.line ?? null, listing: search.listing, last: search.summary.steps }
  })
}

/** Does something, waits until the element has searched again, and until all parts show it. */
async function settled(/** @type {Page} */ page, /** @type {() => Promise<unknown>} */ act) {
  await opened(page, act)
  await painted(page)
}

/** @param {Page} page @param {string} id */
async function choose(page, id) {
  await openSettings(page)
  return settled(page, () => page.selectOption('#listing', id))
}

/** @param {Page} page @param {string} rule @param {string} value */
async function set(page, rule, value) {
  await openRules(page)
  const segment = page.locator(`label:has([name="${rule}"][value="${value}"])`)
  return settled(page, () => segment.click())
}

/** The lines as they are read. @param {Page} page */
function lines(page) {
  return page.locator('.listing li code').allInnerTexts()
}

/** The variables as they are read, by name. @param {Page} page */
async function variables(page) {
  const terms = await page.locator('.variables dt').allInnerTexts()
  const values = await page.locator('.variables dd').allInnerTexts()
  return Object.fromEntries(terms.map((term, i) => [term, values[i]]))
}

/** The row of this step in the log. @param {Page} page */
async function logged(page) {
  await openPanel(page, 'log')
  await painted(page)
  return page.locator('.log [aria-selected=true] .what').innerText()
}

/** Neither is the page wider than the screen, nor a part of a listing than its box. @param {Page} page */
async function assertNoneTooWide(page) {
  await assertFitsWidth(page)
  const spill = await page
    .locator('.listing .code, .variables, .calls')
    .evaluateAll((boxes) => boxes.some((box) => box.scrollWidth > box.clientWidth))
  assert.equal(spill, false, 'a part')
}

/** @param {Page} page @param {typeof LISTINGS[number]} listing */
async function chosen(page, { id, view }) {
  // Its cut test needs bounds of all values.
  const example = id === 'star1' ? 'star1' : 'textbook'
  if ((await page.inputValue('#example')) !== example)
    await settled(page, () => page.selectOption('#example', example))
  await choose(page, id)
  const { listing, line } = await stepOnView(page)
  assert.equal(listing.id, id)
  assert.equal(await page.inputValue('#listing'), id)
  assert.equal(await page.getAttribute('secateur-tree', 'listing'), id)
  assert.equal(await page.textContent('#listing-note'), m.effects[id])
  assert.equal(await page.locator('.listing .name').innerText(), names[id])
  assert.deepEqual(
    await lines(page),
    listing.lines.map(({ text }) => text.trim()),
  )
  const comments = listing.lines.flatMap(({ comment }) => comment ?? [])
  assert.deepEqual(
    await page.locator('.listing .comments p:not(:empty)').allTextContents(),
    comments.map((comment) => words.listing.comments[comment]),
  )
  const { comment } = listing.lines[Number(line) - 1]
  const seen = await page.locator('.listing .comments p:visible').allInnerTexts()
  assert.deepEqual(seen.join(''), comment ? words.listing.comments[comment] : '')
  const lit = page.locator('.listing [aria-current]')
  assert.equal(await lit.count(), 1)
  assert.equal(await lit.innerText(), listing.lines[Number(line) - 1].text.trim())
  assert.equal(await page.locator('.listing .mark').count(), 0)
  const side = page.locator('.variables .side')
  assert.equal(await side.isVisible(), view === 'mover')
}

for (const [size, device] of Object.entries({ wide: WIDE, phone: PHONE })) {
  test(`each listing is shown with its current line at the first cutoff, and fits: ${size}`, async (t) => {
    const page = await visit(t, device)
    await openPanel(page, 'variables')
    for (const listing of LISTINGS) {
      await t.test(listing.id, async () => {
        if (size === 'wide') await chosen(page, listing)
        else await choose(page, listing.id)
        await assertNoneTooWide(page)
      })
    }
  })
}

test('the current line is scrolled into view in its box, and the page does not move', async (t) => {
  const page = await visit(t, { viewport: { width: 1280, height: 500 } })
  const { last } = await stepOnView(page)
  for (let step = 0; step <= last; step += 1) {
    await seek(page, step)
    assert.equal(await page.evaluate(() => scrollY), 0)
    const hidden = await page.locator('.listing .code').evaluate((box) => {
      const line = box.querySelector('li:has([aria-current])')
      if (!line) return false
      const [outer, inner] = [box.getBoundingClientRect(), line.getBoundingClientRect()]
      return inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1
    })
    assert.equal(hidden, false, `step ${step}`)
  }
})

test('a click on a line leads to its next step, as long as there is one', async (t) => {
  const page = await visit(t)
  await choose(page, 'alpha-beta')
  const at = (await lines(page)).indexOf('if v ≤ α: return v')
  const line = page.locator('.listing li button').nth(at)
  const status = page.locator('.listing [role=status]')
  await seek(page, 0)
  for (const step of [22, 23, 38, 39]) {
    await line.click()
    await painted(page)
    const now = await stepOnView(page)
    assert.deepEqual([now.step, now.line], [step, at + 1])
    assert.equal(await line.getAttribute('aria-current'), 'step')
    assert.equal(await status.innerText(), '')
  }
  await line.click()
  assert.equal(await status.innerText(), words.listing.noLater(at + 1))
  assert.equal((await stepOnView(page)).step, 39)
  const loop = (await lines(page)).indexOf('for each child of node')
  await page.locator('.listing li button').nth(loop).click()
  assert.equal(await status.innerText(), words.listing.noStep(loop + 1))
  await seek(page, 3)
  assert.equal(await status.innerText(), '')
})

test('lines are reached and followed by keys alone', async (t) => {
  const page = await visit(t)
  const lit = page.locator('.listing [aria-current]')
  await page.locator('.listing button[tabindex="0"]').focus()
  assert.equal(await lit.evaluate((line) => line.matches(':focus')), true)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await painted(page)
  const { step, line, listing } = await stepOnView(page)
  assert.ok(step > 22)
  assert.match(listing.lines[Number(line) - 1].text, /v ← min/)
  assert.equal(await lit.evaluate((line) => line.matches(':focus')), true)
  await page.keyboard.press('ArrowRight')
  await painted(page)
  assert.equal(
    (await stepOnView(page)).step,
    step + 1,
    'the other keys are still those of the viewer',
  )
})

test('rules set by hand show the nearest listing, with its changed lines marked', async (t) => {
  const page = await visit(t)
  assert.equal(await page.inputValue('#listing'), 'alpha-beta')
  await set(page, 'update', 'before')
  assert.equal(await page.inputValue('#listing'), 'agent')
  assert.equal(await page.locator('.listing .name').innerText(), names.agent)
  await choose(page, 'known-bounds')
  for (const [rule, value] of [
    ['returns', 'hard'],
    ['bounds', 'shallow'],
    ['update', 'before'],
  ]) {
    assert.equal(await page.locator(`[name="${rule}"][value="${value}"]`).isChecked(), true)
  }
  await set(page, 'update', 'after')
  assert.equal(await page.inputValue('#listing'), 'known-bounds-test-first')
  await set(page, 'bounds', 'deep')
  assert.equal(await page.inputValue('#listing'), 'window')
  await set(page, 'returns', 'soft')
  assert.equal(await page.inputValue('#listing'), 'alpha-beta')
  await settled(page, () => page.selectOption('#algorithm', 'minimax'))
  assert.equal(await page.inputValue('#listing'), 'minimax')
  await settled(page, () => page.getByRole('button', { name: m.ui.rulesReset }).click())
  assert.equal(await page.inputValue('#listing'), 'alpha-beta')
  assert.equal(await page.getAttribute('secateur-tree', 'listing'), null)

  await choose(page, 'alpha-beta')
  await set(page, 'cut', '>')
  const near = names['alpha-beta']
  assert.equal(await page.inputValue('#listing'), '')
  assert.equal(await page.textContent('#listing-note'), m.choosing.listing.why.rules(near))
  assert.equal(await page.locator('.listing .name').innerText(), words.listing.none)
  const why = await page.locator('.listing .why').innerText()
  assert.equal(why, words.listing.why.rules(near, true))
  const marked = page.locator('.listing li:has(.mark) code')
  assert.deepEqual(await marked.allInnerTexts(), ['if v > β: return v', 'if v < α: return v'])
  await page
    .getByRole('button', { name: `if v > β: return v ${words.listing.differs(near)}` })
    .waitFor()
  await set(page, 'cut', '>=')
  assert.equal(await page.inputValue('#listing'), 'alpha-beta')
  assert.equal(await marked.count(), 0)

  await choose(page, 'agent')
  await settled(page, () => page.fill('#tree', 'MAX(MAX(1 2) 3)'))
  assert.equal(await page.inputValue('#listing'), '')
  assert.equal(await page.textContent('#listing-note'), m.choosing.listing.why.turns(names.agent))
  assert.equal(
    await page.locator('.listing .why').innerText(),
    words.listing.why.turns(names.agent, false),
  )
  await settled(page, () => page.fill('#tree', '((1 2) 3)'))
  assert.equal(await page.inputValue('#listing'), 'agent')
})

test('variables stand beside the code, and changed ones are marked', async (t) => {
  const page = await visit(t)
  await openPanel(page, 'variables')
  await seek(page, 0)
  assert.equal(await page.locator('.variables .where').innerText(), words.variables.before)
  assert.equal(await page.locator('.variables dt').count(), 0)
  await seek(page, 17)
  assert.deepEqual(await variables(page), {
    α: '= 3',
    β: '= +∞',
    v: '= +∞',
    child: `= ${words.variables.none}`,
  })
  assert.equal(await page.locator('.variables .changed').count(), 0)
  await seek(page, 21)
  assert.deepEqual(await variables(page), { α: '= 3', β: '= +∞', v: '← 2', child: '← the leaf 2' })
  assert.deepEqual(await page.locator('.variables dt.changed').allInnerTexts(), ['v', 'child'])
  assert.equal(await page.getByRole('img', { name: words.variables.changed }).count(), 2)
  assert.match(await page.locator('.variables .where').innerText(), /C, MIN to move/)
  await choose(page, 'agent')
  const { maximize, action } = await variables(page)
  assert.deepEqual({ maximize, action }, { maximize: '= false', action: '← the leaf 2' })
})

/**
 * The bound and the window that are written at an open node.
 * @param {Page} page that is watched
 * @param {number} node
 */
async function writtenAt(page, node) {
  const { texts } = await scene(page)
  const figures = texts.filter((text) => text.node === node && /bound|window/.test(text.role))
  return Object.fromEntries(figures.map(({ role, text }) => [role, text]))
}

test('values are shown in the view of the listing, or in the view chosen', async (t) => {
  const page = await visit(t)
  await watchScenes(page)
  await choose(page, 'negamax-alpha-beta')
  await seek(page, 21)
  const sentence = page.locator('.sentence')
  const item = page.locator('.item[data-current]')
  const line = async () => {
    await openPanel(page, 'node')
    await painted(page)
    return (await page.locator('.number-line svg').getAttribute('aria-label')) ?? ''
  }
  const mover = await picture(page)
  const C = 5
  assert.deepEqual(await writtenAt(page, C), { bound: '≥ −2', window: 'α −∞  β −3' })
  assert.equal((await variables(page)).val, '← −2')
  assert.match(await sentence.innerText(), /MIN has −2 there/)
  assert.equal(await logged(page), 'best is now −2')
  assert.match(await item.innerText(), /window α\u00a0−∞ β\u00a0−3, best so far −2/)
  assert.match(await line(), /window α\u00a0−∞ β\u00a0−3.*is −2/)
  assert.deepEqual(await openCalls(page), [
    'C MIN α\u00a0−∞ β\u00a0−3 −2 4',
    'A MAX α\u00a03 β\u00a0+∞ 3 D',
  ])
  const side = page.locator('.variables .side')
  assert.equal(await side.innerText(), words.variables.seen.mover)

  await openRules(page)
  await page.selectOption('#view', 'max')
  await painted(page)
  assert.equal(await page.getAttribute('secateur-tree', 'view'), 'max')
  assert.equal((await variables(page)).val, '← 2')
  assert.match(await sentence.innerText(), /MIN has 2 there/)
  assert.equal(await logged(page), 'best is now 2')
  assert.match(await item.innerText(), /window α\u00a03 β\u00a0\+∞, best so far 2/)
  assert.match(await line(), /window α\u00a03 β\u00a0\+∞.*is 2/)
  assert.deepEqual(await openCalls(page), [
    'C MIN α\u00a03 β\u00a0+∞ 2 4',
    'A MAX α\u00a03 β\u00a0+∞ 3 D',
  ])
  assert.equal(await side.innerText(), words.variables.seen.max)
  assert.deepEqual(await writtenAt(page, C), { bound: '≤ 2', window: 'α 3  β +∞' })
  assert.equal((await stepOnView(page)).step, 21, 'the search is not repeated')

  await page.selectOption('#view', '')
  await painted(page)
  assert.equal(await page.getAttribute('secateur-tree', 'view'), null)
  assert.equal(await picture(page), mover)
  await page.selectOption('#view', 'mover')
  await choose(page, 'alpha-beta')
  assert.equal((await variables(page)).v, '← −2')
})

test('an unknown listing is reported at its control, an unknown view is ignored', async (t) => {
  const page = await visit(t)
  await page.locator('secateur-tree').evaluate((element) => {
    element.setAttribute('view', 'min')
    element.setAttribute('listing', 'negascout')
  })
  await page.locator('#listing-note.problem').waitFor()
  assert.match((await page.textContent('#listing-note')) ?? '', /negascout/)
  assert.equal((await variables(page)).v, '= 2')
})

test('a listing for chance nodes stays chosen in another tree, with a note on what is missing', async (t) => {
  const page = await visit(t, WIDE)
  await choose(page, 'star1')
  const { why } = m.choosing.listing
  await page.getByText(why.chance(names.star1, names['alpha-beta'])).waitFor()
  await page.locator('.listing .why', { hasText: names.star1 }).waitFor()
  assert.equal(await page.inputValue('#listing'), 'star1')
  assert.equal((await stepOnView(page)).listing.id, 'alpha-beta')
  await settled(page, () => page.fill('#tree', '(?(4 8) ?(1 6 9))'))
  await page.getByText(why.values(names.star1, names['alpha-beta-chance'])).waitFor()
  await choose(page, 'alpha-beta-chance')
  assert.equal(await page.locator('.listing .why').isVisible(), false)
  await settled(page, () => setAttributes(page, { listing: 'star1', values: '0 10' }))
  await choose(page, 'alpha-beta-chance')
  assert.equal((await stepOnView(page)).listing.id, 'alpha-beta-chance', 'without the bounds')
})

test('the longest name of a listing fits, and the current line is in view at once', async (t) => {
  const page = await visit(t, WIDE)
  await choose(page, 'pvs')
  const room = await page.locator('#listing').evaluate((select) => {
    const probe = document.createElement('span')
    probe.textContent = /** @type {HTMLSelectElement} */ (select).selectedOptions[0].text
    probe.style.font = getComputedStyle(select).font
    document.body.append(probe)
    const { width } = probe.getBoundingClientRect()
    probe.remove()
    return select.clientWidth - width
  })
  // The arrow and the padding.
  assert.ok(room >= 24, `${room} px`)

  // The panels of passes come later than the listing, and leave it where it was scrolled to.
  const deep = { algorithm: 'mtd', table: 'unlimited', deepening: 'on', step: '60' }
  const panels = 'listing passes table'
  await settled(page, () =>
    setAttributes(page, { game: 'coins', coins: '7', take: '1 2', panels, ...deep }),
  )
  await page.locator('.passes-band').waitFor()
  await painted(page)
  const inside = await page.locator('.listing [aria-current]').evaluate((line) => {
    const box = /** @type {Element} */ (line.closest('.code'))
    const [inner, outer] = [line.getBoundingClientRect(), box.getBoundingClientRect()]
    return box.scrollTop > 0 && inner.top >= outer.top && inner.bottom <= outer.bottom
  })
  assert.ok(inside)
  const parted = await page.locator('.listing .code').evaluate((box) => {
    const { top } = box.getBoundingClientRect()
    const lines = [...box.querySelectorAll('li')].map((line) => line.getBoundingClientRect())
    return lines.some((line) => line.top < top - 1 && line.bottom > top + 1)
  })
  assert.equal(parted, false, 'the first line on view is whole')
})
