// A monkey that acts on the page at random. Its actions follow from its seed, and the result of each action is compared
// with a new search.

import assert from 'node:assert/strict'
import { random } from '../js/random.js'
import { WIDE } from './page.js'
import { disagreements } from './fresh-search.js'

/** @import {Page} from 'playwright-core' */

const KEYS = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Enter', 'Escape', 'Tab'],
  ...['Shift+ArrowLeft', 'Shift+ArrowDown', 'PageUp', 'PageDown', 'l', 'c', 'r', 'z', 'b', 'f'],
  ...['+', '-', '0', 'Alt+ArrowRight', 'Backspace', 'Delete'],
]

const TEXTS = [
  ...['((3 12 8) (2 4 6) (14 5 2))', '7', '(1 (2 3))', 'MAX{MIN{3,5,10}, MIN{2,a,b}, MIN{2,7,3}}'],
  ...['((3 12', '', '(1 2)) )', 'MAX(MAX(1 2) 3)', '(B=4(1 9) C=3(8 7))', '(5 (((4 9))))'],
  ...['(x:3\n (𝒙 4] 5)', `${'('.repeat(300)}1${' 2)'.repeat(300)}`, `(${'(1 2 3) '.repeat(2000)})`],
  ...['(-2.5 -7)', '(<b> 2)', '((((1 2) (3 4)) ((5 6) (7 8))) (((9 8) (7 6)) ((5 4) (3 2))))'],
]

const NUMBERS = ['', '0', '1', '2', '3', '-3', '7.5', 'x', '∞', '999999999999']

/** @typedef {(page: Page, chance: () => number) => Promise<string>} Action returns a description of itself */

/** @type {Action[]} */
const ACTIONS = [
  async (page, chance) => {
    if (chance() < 0.5) await page.locator('.stage').first().focus()
    const key = one(KEYS, chance)
    await page.keyboard.press(key)
    return `press ${key}`
  },
  async (page, chance) => {
    const { x, y } = await place(page, chance)
    const turned = Math.round((chance() - 0.5) * 1000)
    await page.mouse.move(x, y)
    await page.mouse.wheel(0, turned)
    return `wheel ${turned} at ${x}, ${y}`
  },
  async (page, chance) => {
    const { x, y } = await place(page, chance)
    const clickCount = chance() < 0.3 ? 2 : 1
    await page.mouse.click(x, y, { clickCount })
    return `click ${clickCount} at ${x}, ${y}`
  },
  async (page, chance) => {
    const [from, to] = [await place(page, chance), await place(page, chance)]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 3 })
    await page.mouse.up()
    return `drag from ${from.x}, ${from.y} to ${to.x}, ${to.y}`
  },
  (page, chance) => input(page, '#tree', one(TEXTS, chance)),
  (page, chance) => input(page, '#example', null, chance),
  (page, chance) => input(page, '#listing, #order, #view, #convention, #root', null, chance),
  (page, chance) => input(page, '#compare-with', null, chance),
  (page, chance) => input(page, '.language select', null, chance),
  (page, chance) => press(page, '.rules input[type=radio], .theme', chance),
  (page, chance) =>
    press(page, 'aside button, aside summary, .compare button, header button', chance),
  (page, chance) =>
    input(page, '#depth, #seed, #window, #window-1, .find input', one(NUMBERS, chance), chance),
  async (page, chance) => {
    const step = Math.floor(chance() * 60)
    await page
      .locator('secateur-tree')
      .first()
      .evaluate((tree, step) => Reflect.apply(Reflect.get(tree, 'seek'), tree, [step]), step)
    return `seek ${step}`
  },
  async (page) => {
    await page.locator('.stage').first().focus()
    await page.keyboard.press('Space')
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await page.keyboard.press('Home')
    return 'play, and home'
  },
  async (page, chance) => {
    const size = one(
      [WIDE.viewport, { width: 360, height: 740 }, { width: 900, height: 500 }],
      chance,
    )
    await page.setViewportSize(size)
    return `resize to ${size.width}`
  },
  async (page, chance) => {
    const colorScheme = one(/** @type {const} */ (['light', 'dark']), chance)
    await page.emulateMedia({ colorScheme })
    return `system ${colorScheme}`
  },
  async (page) => {
    await page.goto(new URL('lab.html#1&depth=1&trees=1', page.url()).href)
    await page.goBack()
    return 'to the lab and back'
  },
]

/** @template T @param {readonly T[]} all @param {() => number} chance */
function one(all, chance) {
  return all[Math.floor(chance() * all.length)]
}

/** A place on the first stage, the slider beneath it or near them. @param {Page} page @param {() => number} chance */
async function place(page, chance) {
  const box = await page.locator('secateur-tree .main').first().boundingBox()
  assert.ok(box, 'there is a tree')
  const { x, y, width, height } = box
  return { x: Math.round(x + chance() * width), y: Math.round(y + chance() * height) }
}

/**
 * Types or chooses something in one of some fields, whether it is in sight or not.
 * @param {Page} page
 * @param {string} selector
 * @param {string | null} text null: any option
 * @param {() => number} [chance]
 */
async function input(page, selector, text, chance = () => 0) {
  const fields = page.locator(selector)
  const field = fields.nth(Math.floor(chance() * (await fields.count())))
  return field.evaluate((element, [text, share]) => {
    const field = /** @type {HTMLInputElement | HTMLSelectElement} */ (element)
    if (field instanceof HTMLSelectElement) {
      const options = [...field.options].filter(({ disabled, hidden }) => !disabled && !hidden)
      field.value = options[Math.floor(share * options.length)].value
    } else field.value = String(text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return `${field.id || field.className} ← ${field.value.slice(0, 60)}`
  }, /** @type {const} */ ([text, chance()]))
}

/**
 * Presses one of some controls, whether it is in sight or not.
 * @param {Page} page
 * @param {string} selector
 * @param {() => number} chance
 */
async function press(page, selector, chance) {
  const controls = page.locator(selector)
  return controls.nth(Math.floor(chance() * (await controls.count()))).evaluate((element) => {
    const control = /** @type {HTMLElement} */ (element)
    control.click()
    return `press ${control.getAttribute('name') ?? ''} ${control.getAttribute('value') ?? control.textContent}`
  })
}

/** Waits until the page has ended all work, such as loading another language. @param {Page} page */
async function ready(page) {
  await page.waitForLoadState('load')
  await page.waitForFunction(() =>
    Reflect.get(document.querySelector('secateur-tree') ?? {}, 'treeOnView'),
  )
  // A dialog over the page would receive all further input.
  if ((await page.locator('secateur-tree dialog[open]').count()) > 0) {
    await page.keyboard.press('Escape')
  }
}

/** Back from an exercise: the settings, with which most is done, give way to it. @param {Page} page */
async function goOn(page) {
  await page.evaluate(() => {
    const back = document.querySelector('.practising > button')
    if (back instanceof HTMLElement) back.click()
  })
}

/**
 * Lets a monkey play.
 * @param {Page} page whose origins are watched
 * @param {number} seed
 * @param {number} actions
 */
export async function play(page, seed, actions) {
  const chance = random(seed)
  /** @type {string[]} */
  const done = []
  while (done.length < actions) {
    try {
      done.push('an action that did not end')
      done[done.length - 1] = await one(ACTIONS, chance)(page, chance)
      await ready(page)
      assert.deepEqual(await disagreements(page), [])
      await goOn(page)
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error)
      const story = `MONKEY_SEED=${seed}, ${done.length} actions:\n${done.join('\n')}`
      throw new Error(`${words}\n${story}`, { cause: error })
    }
  }
}
