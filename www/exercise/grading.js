/**
 * What the grader says of a sheet, and how it reads what was typed. The core judges; here the answers are handed over
 * and its contents are put into words.
 *
 * @import {Search} from '../core.js'
 * @import {ExerciseWords, Messages, Practise, sentence} from '../messages/messages.js'
 * @import {Answer, Content, Grade} from '../types.js'
 * @import {Asked} from './asked.js'
 * @import {Box} from './sheet.js'
 * @import {Field} from '../types.js'
 *
 * @typedef {{ m: Messages, words: Practise, grades: ExerciseWords, sentence: typeof sentence }} Said all words that are needed
 */

import { TICKED, isTick } from './sheet.js'

export class Grading {
  #m
  #words
  #sentence
  #search
  #options
  #changed
  /** How texts were read, by field and text; null: they cannot be. @type {Map<string, string | null>} */
  #read = new Map()

  /**
   * @param {Said} said
   * @param {Search} search
   * @param {Asked} asked
   * @param {() => void} changed called when it is known how a text is read
   */
  constructor({ m, words, sentence }, search, { ask, windows, cuts, follow }, changed) {
    this.#m = m
    this.#words = words
    this.#sentence = sentence
    this.#search = search
    this.#options = { ask, windows, ...(cuts && { cuts }), ...(follow && { follow }) }
    this.#changed = changed
  }

  /** @param {Answer[]} answers @returns {Promise<Grade>} */
  grade(answers) {
    return this.#search.grade(answers, this.#options)
  }

  /**
   * How a text is read; null: it cannot be. Empty if that goes without saying, and while it is not known yet.
   * @param {Box} box
   * @param {string} text
   */
  read(box, text) {
    if (text.trim() === '' || isTick(box.field)) return ''
    const name = `${box.field} ${text}`
    const known = this.#read.get(name)
    if (known === undefined) this.#learn(name, box, text)
    return known ?? (known === null ? null : '')
  }

  /** Asks how a text is read. @param {string} name @param {Box} box @param {string} text */
  async #learn(name, { node, field }, text) {
    this.#read.set(name, '')
    try {
      const { items } = await this.grade([{ node: node ?? 0, [field]: text }])
      const item = items.find((item) => item.node === node && item.field === field)
      const words = item?.verdict === 'unread' ? null : this.content(field, item?.read)
      this.#read.set(name, words === text.trim() ? '' : words)
      this.#changed()
    } catch {
      // A check says why there is no grader.
      this.#read.delete(name)
    }
  }

  /** The content of a box in signs. @param {Field} field @param {Content | null | undefined} content */
  content(field, content) {
    const { number } = this.#m
    if (content === null || content === undefined) return this.#words.none
    if (content === true) return this.#words.ticked
    if (content === false) return this.#words.nothingCut
    if (!Array.isArray(content)) return number(content)
    if (field === 'alpha' || field === 'beta') return content.map(number).join(' → ')
    const [from, to] = content
    if (from === -Infinity) return `≤ ${number(to)}`
    return to === Infinity ? `≥ ${number(from)}` : `${number(from)} … ${number(to)}`
  }

  /** The last step of the search. */
  get last() {
    return this.#search.summary.steps
  }

  /** What happens at a step. @param {number} step */
  sentence(step) {
    return this.#sentence(this.#m, this.#search.explain(step))
  }

  /** What stands in a box, in words. @param {Field} field @param {string} text */
  said(field, text) {
    if (isTick(field)) return text === TICKED ? this.#words.ticked : this.#words.unticked
    return text === '' ? this.#words.empty : text
  }
}
