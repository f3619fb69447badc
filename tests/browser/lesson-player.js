// Plays the exercises of a lesson, by keyboard alone or by touch. The right answers come from a core of its own.

import { open } from '../../www/core.js'
import { optionsOf } from '../../www/element/attributes.js'
import { readTask, coreTask } from '../../www/exercise/attributes.js'
import { scrollPast } from './element.js'

/**
 * @import {Locator, Page} from 'playwright-core'
 * @import {Search} from '../../www/core.js'
 *
 * @typedef {'keys' | 'touch'} By
 */

/** The boxes that take a move. */
const MOVES = ['move', 'chosen', 'best']

/** How often Tab is pressed at most until something has the focus. */
const MOST_TABS = 90

export class LessonPlayer {
  /** @type {Locator} */
  #part
  #page
  #by
  #at

  /** @param {Page} page @param {By} by @param {number} at which exercise of the lesson */
  constructor(page, by, at) {
    this.#page = page
    this.#by = by
    this.#at = at
    this.#part = page.locator('.part').nth(at)
  }

  /** The words about the exercise. */
  get status() {
    return this.#part.locator('.after [role=status]')
  }

  get next() {
    return this.#part.locator('.after button')
  }

  /** The attributes of its element. @returns {Promise<Record<string, string>>} */
  attributes() {
    return this.#part
      .locator('secateur-tree')
      .evaluate((tree) =>
        Object.fromEntries(Array.from(tree.attributes, ({ name, value }) => [name, value])),
      )
  }

  /** Waits until the tree can be answered. */
  async ready() {
    await scrollPast(this.#page, this.#part.locator('secateur-tree'))
    await this.#part
      .locator(':is(.card button:visible, .sheet [data-box], .order li)')
      .first()
      .waitFor()
  }

  /** Does an exercise about the tree on view: rightly, or wrongly. @param {boolean} right */
  async answer(right) {
    await this.ready()
    const attributes = await this.attributes()
    const search = await opened(attributes)
    const { exercise } = attributes
    if (exercise === 'predict') await this.#predict(search, attributes, right)
    else if (exercise === 'find') await this.#find(search, attributes, right)
    else if (attributes.ask === 'order') await this.#order(right)
    else await this.#practise(search, attributes, right)
    search.free()
  }

  /** Goes on to the next tree. */
  async goOn() {
    const before = JSON.stringify(await this.attributes())
    await this.#press('.after button')
    await this.#page.waitForFunction(([at, before]) => {
      const tree = document.querySelectorAll('.part secateur-tree')[at]
      const now = Array.from(tree.attributes, ({ name, value }) => [name, value])
      return JSON.stringify(Object.fromEntries(now)) !== before
    }, /** @type {const} */ ([this.#at, before]))
  }

  /**
   * Answers one question after the other, until the exercise is done or one was wrong.
   * @param {Search} search
   * @param {Record<string, string>} attributes
   * @param {boolean} right
   */
  async #predict(search, { ask }, right) {
    const options = ask ? { ask } : {}
    const questions = await search.questions(options)
    for (const [number, question] of questions.entries()) {
      await this.#press('.card > button.primary')
      const { expected } = await search.predict(number, null, options)
      const { value, node, ...window } = /** @type {any} */ (expected)
      if (['returns', 'pass', 'evaluates'].includes(question.ask))
        await this.#fill('#guess-value', String(right ? value : value + 100))
      else if (question.ask === 'bound') {
        const [alpha, beta] = right ? [window.alpha, window.beta] : [50, 60]
        if (alpha !== question.alpha) await this.#fill('#guess-alpha', String(alpha))
        if (beta !== question.beta) await this.#fill('#guess-beta', String(beta))
      } else await this.#choose(right ? node : await other(search, question, node))
      await this.#press('.guess button[type=submit]')
      await this.#part.locator('.card .found').waitFor()
      if (!right || (await this.next.isVisible())) return
    }
  }

  /** Chooses a node in the list. @param {number | null} node null: none */
  async #choose(node) {
    const list = this.#part.locator('#guess-node')
    if (this.#by === 'touch')
      return void (await list.selectOption(node === null ? 'none' : String(node)))
    await this.#tabTo('#guess-node')
    if (node === null) return this.#page.keyboard.press('End')
    for (let at = 0; at <= node; at += 1) await this.#page.keyboard.press('ArrowDown')
  }

  /** Fills the sheet, and hands it in. @param {Search} search @param {Record<string, string>} attributes @param {boolean} right */
  async #practise(search, attributes, right) {
    const { items } = await search.grade([], taskOfSheet(attributes))
    for (const { node, field, expected } of items.slice(0, right ? undefined : 1)) {
      const box = `.sheet [data-box="${node}.${field}"]`
      if (field === 'cut' || field === 'cuts') {
        if (right && expected === (field === 'cut')) await this.#tick(box)
      } else if (MOVES.includes(field)) {
        const moves = /** @type {number[]} */ (expected)
        const child = right ? moves[0] : moves[0] === 1 ? endOf(search, 1) : 1
        await this.#fill(box, `#${child}`)
      } else if (expected !== null) await this.#fill(box, right ? typed(expected) : wrong(expected))
    }
    if (!right && items[0].field === 'cut') await this.#tick('.sheet [data-box="1.cut"]')
    await this.#press('.checks button')
    await this.next.waitFor()
  }

  /** Moves children until the order is right, one step after the other. @param {boolean} right */
  async #order(right) {
    for (;;) {
      const attributes = await this.attributes()
      const search = await opened(attributes)
      const { items } = await search.grade([], taskOfSheet(attributes))
      search.free()
      const order = /** @type {number[]} */ (items[0].expected)
      const at = order.findIndex((node, at) => node !== at)
      if (!right || at < 0) break
      await this.#press(`.order li:nth-child(${order[at] + 1}) [data-direction=left]`)
      await this.#page.waitForFunction(
        ([at, before]) =>
          document.querySelectorAll('.part secateur-tree')[at].getAttribute('tree') !== before,
        /** @type {const} */ ([this.#at, attributes.tree]),
      )
      await this.ready()
    }
    await this.#press('.checks button')
    await this.next.waitFor()
  }

  /** Points at a step. @param {Search} search @param {Record<string, string>} attributes @param {boolean} right */
  async #find(search, { mistake }, right) {
    const { at } = await search.point(null, { seed: Number(mistake) })
    const step = right ? Number(at) : 0
    if (this.#by === 'touch') {
      await this.#tap(`.sheet li:nth-child(${step + 1}) button`)
      await this.#tap('.card .primary')
    } else {
      await this.#tabTo('.stage')
      for (let to = 0; to <= step; to += 1) await this.#page.keyboard.press('ArrowRight')
      await this.#page.keyboard.press('w')
    }
    await this.next.waitFor()
  }

  /** Taps something that was scrolled to: the last line of an exercise stays in view, and must not cover it. @param {string} selector */
  async #tap(selector) {
    const target = this.#part.locator(selector).first()
    await target.waitFor()
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await target.tap()
  }

  /** @param {string} selector */
  async #press(selector) {
    if (this.#by === 'touch') return this.#tap(selector)
    await this.#tabTo(selector)
    await this.#page.keyboard.press('Enter')
  }

  /** @param {string} selector */
  async #tick(selector) {
    if (this.#by === 'touch') return this.#tap(selector)
    await this.#tabTo(selector)
    await this.#page.keyboard.press('Space')
  }

  /** @param {string} selector @param {string} text */
  async #fill(selector, text) {
    // Taps in one place, one right after the other, would be one that zooms.
    if (this.#by === 'touch') return this.#part.locator(selector).fill(text)
    await this.#tabTo(selector)
    await this.#page.keyboard.type(text)
  }

  /** Moves the focus by Tab, in the direction in which something lies. @param {string} selector */
  async #tabTo(selector) {
    await this.#part.locator(selector).first().waitFor()
    for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
      const side = /** @type {const} */ ([this.#at, selector])
      const key = await this.#page.evaluate(keyTowards, side)
      if (!key) return
      await this.#page.keyboard.press(key)
    }
    throw new Error(`Tab does not reach ${selector}`)
  }
}

/**
 * The key that leads from the focus towards something of an exercise; '' where it has the focus. Runs in the page.
 * @param {readonly [at: number, selector: string]} wanted
 */
function keyTowards([at, selector]) {
  const part = document.querySelectorAll('.part')[at]
  const outer = document.activeElement ?? document.body
  let focus = outer
  while (focus.shadowRoot?.activeElement) focus = focus.shadowRoot.activeElement
  if (part.contains(outer) && focus.matches(selector)) return ''
  const host = part.querySelector('secateur-tree')
  const inside = host?.shadowRoot?.querySelector(selector)
  // Elements of two documents lie in no order: there the host stands for what is in its shadow.
  const [from, to] =
    inside && host === outer
      ? [focus, inside]
      : [outer, inside ? host : part.querySelector(selector)]
  if (!to) throw new Error(`there is no ${selector}`)
  const before = from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_PRECEDING
  return before ? 'Shift+Tab' : 'Tab'
}

/** The search that an exercise is about. @param {Record<string, string>} attributes */
export function opened(attributes) {
  return open(attributes.tree, optionsOf(elementOf(attributes)))
}

/** The questions of a sheet. @param {Record<string, string>} attributes */
export function taskOfSheet(attributes) {
  return coreTask(
    readTask((name) => attributes[name] ?? ''),
    'max',
  )
}

/** A reader of attributes, in the place of an element. @param {Record<string, string>} attributes @returns {any} */
export function elementOf(attributes) {
  return { getAttribute: (/** @type {string} */ name) => attributes[name] ?? null }
}

/**
 * A node that plain minimax would enter next, or else the root.
 * @param {Search} search
 * @param {{ child: number }} question
 * @param {number | null} right
 */
async function other(search, { child }, right) {
  const end = endOf(search, child)
  return end === right ? 0 : end
}

/** An answer as it is typed: a number, or a condition on x. @param {any} expected */
function typed(expected) {
  if (typeof expected === 'boolean') return expected ? 'always' : 'never'
  if (typeof expected !== 'object' || !('open' in expected)) return String(expected)
  const { from, to, open } = expected
  const least = Number.isFinite(from) ? [`x ${open[0] ? '>' : '≥'} ${from}`] : []
  const most = Number.isFinite(to) ? [`x ${open[1] ? '<' : '≤'} ${to}`] : []
  return least.length > 0 && most.length > 0
    ? `${from} ${open[0] ? '<' : '≤'} x ${open[1] ? '<' : '≤'} ${to}`
    : [...least, ...most].join()
}

/** An answer that is wrong. @param {any} expected */
function wrong(expected) {
  const condition = typeof expected === 'boolean' || Object(expected).open !== undefined
  return condition ? typed(expected === false) : '77'
}

/** The first node after a node and all below it. @param {Search} search @param {number} node */
function endOf(search, node) {
  const depthOf = (/** @type {number} */ node) => search.node(node, 0).depth
  let end = node + 1
  while (end < search.summary.nodes && depthOf(end) > depthOf(node)) end += 1
  return end
}
