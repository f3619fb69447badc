/**
 * A rule with a few named values: radio buttons that look like one switch, or a list if there are more. A line
 * below explains the effect of the chosen value.
 *
 * @typedef {object} RuleControl of one rule
 * @property {HTMLElement} element
 * @property {string} value as the attribute of <secateur-tree> has it
 * @property {(disabled: boolean) => void} [disable] of a rule about bounds, which minimax does not have
 * @property {(problem: string) => void} showError shown in place of the line until the value changes
 *
 * @typedef {{ label: string, values: Record<string, { label: string, effect: string }> }} Words
 */

import { make } from '../../dom/make.js'
import { note } from './note.js'

const MOST_SEGMENTS = 2

/**
 * @param {string} name
 * @param {Words} words
 * @param {readonly string[]} values the default first
 * @param {() => void} change called when the user has chosen another
 * @returns {RuleControl}
 */
export function choice(name, words, values, change) {
  const effect = note(name)
  const parts = (values.length > MOST_SEGMENTS ? list : segments)(name, words, values, effect.id)
  const showEffect = () => effect.write(words.values[parts.read()].effect)
  parts.input.addEventListener('change', () => {
    showEffect()
    effect.mark()
    change()
  })
  showEffect()
  return {
    element: make('div', { class: 'rule' }, parts.label, parts.input, effect.element),
    get value() {
      return parts.read()
    },
    set value(value) {
      parts.write(value)
      showEffect()
    },
    /** @param {boolean} disabled */
    disable(disabled) {
      parts.disable(disabled)
      parts.label.classList.toggle('disabled', disabled)
      effect.element.hidden = disabled
    },
    showError: effect.showError,
  }
}

/** @typedef {[name: string, words: Words, values: readonly string[], note: string]} Making */

/** @param {Making} making */
function segments(...[name, { label, values: words }, values, note]) {
  const inputs = values.map((value) =>
    make('input', { type: 'radio', name, value, autocomplete: 'off' }),
  )
  inputs[0].checked = true
  const id = `${name}-label`
  const attributes = { role: 'radiogroup', 'aria-labelledby': id, 'aria-describedby': note }
  const labels = inputs.map((input) =>
    make('label', {}, input, make('span', {}, words[input.value].label)),
  )
  return {
    label: make('span', { class: 'label', id }, label),
    input: make('div', { class: 'segments', ...attributes }, ...labels),
    read: () => inputs.find((input) => input.checked)?.value ?? values[0],
    /** @param {string} value */
    write: (value) => inputs.forEach((input) => (input.checked = input.value === value)),
    /** @param {boolean} disabled */
    disable: (disabled) => inputs.forEach((input) => (input.disabled = disabled)),
  }
}

/** @param {Making} making */
function list(...[name, { label, values: words }, values, note]) {
  const options = values.map((value) => make('option', { value }, words[value].label))
  const select = make(
    'select',
    { id: name, 'aria-describedby': note, autocomplete: 'off' },
    ...options,
  )
  return {
    label: make('label', { class: 'label', for: name }, label),
    input: select,
    read: () => select.value,
    /** @param {string} value */
    write: (value) => void (select.value = value),
    /** @param {boolean} disabled */
    disable: (disabled) => void (select.disabled = disabled),
  }
}
