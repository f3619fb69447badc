/**
 * A rule that is one of a few words or a number: a list of the words, and below it a field where a number is chosen. The
 * number stays in its field while a word is chosen.
 *
 * @import {RuleControl, Words as Named} from './choice.js'
 * @import {NumberField, Words as Numbered} from './numbers.js'
 * @import {Messages} from '../../messages/pages.js'
 *
 * @typedef {Named & { number: Numbered }} Words
 */

import { make } from '../../dom/make.js'
import { choice } from './choice.js'
import { Numbers } from './numbers.js'

/** The word that stands for the number in the list. */
const NUMBER = 'number'

/**
 * @param {Messages} m
 * @param {string} name
 * @param {Words} words
 * @param {readonly string[]} values the words and `number`, the default first
 * @param {NumberField} field
 * @param {() => void} change called when the user has chosen a word or typed a number
 * @returns {RuleControl}
 */
export function wordOrNumber(m, name, words, values, field, change) {
  const toggleNumber = () => (number.element.hidden = word.value !== NUMBER)
  const word = choice(name, words, values, () => {
    toggleNumber()
    change()
  })
  const number = new Numbers(m, `${name}-number`, words.number, [field], change)
  toggleNumber()
  return {
    element: make('div', { class: 'either' }, word.element, number.element),
    get value() {
      return word.value === NUMBER ? number.value || String(field.empty) : word.value
    },
    set value(value) {
      const named = values.includes(value)
      word.value = named ? value : NUMBER
      if (!named) number.value = value
      toggleNumber()
    },
    /** @param {string} problem */
    showError: (problem) => (word.value === NUMBER ? number : word).showError(problem),
  }
}
