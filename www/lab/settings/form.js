/**
 * The form of the settings.
 *
 * @import {RuleControl} from '../../page/controls/choice.js'
 * @import {LabMessages} from '../../messages/pages.js'
 * @import {Name, Problem, Texts} from './settings.js'
 */

import { makeForm } from '../../dom/form.js'
import { make } from '../../dom/make.js'
import { choice } from '../../page/controls/choice.js'
import { Numbers } from '../../page/controls/numbers.js'
import { FIELDS, NUMBERS, WORDS } from './settings.js'

/** @param {LabMessages} m @param {HTMLElement} buttons that start and cancel a run @param {() => void} run */
export function form(m, buttons, run) {
  const { lab } = m
  const controls = /** @type {Record<Name, RuleControl>} */ ({
    branching: number('branching', lab.branching),
    depth: number('depth', lab.depth),
    order: choice('order', lab.order, WORDS.order, () => {}),
    trees: number('trees', lab.trees),
    values: number('values', lab.values),
    cut: choice('cut', m.rules.choices.cut, WORDS.cut, () => {}),
    seed: number('seed', lab.seed),
  })
  const names = /** @type {Name[]} */ (Object.keys(controls))
  const element = makeForm(
    { novalidate: true, 'aria-label': lab.settings },
    run,
    make('h2', {}, lab.settings),
    make('div', { class: 'rules' }, ...names.map((name) => controls[name].element)),
    buttons,
  )

  /** @param {Name} name @param {{ label: string, effect: (value: number) => string }} words */
  function number(name, words) {
    const { empty } = NUMBERS[name]
    const placeholder = empty === null ? '' : m.number(empty)
    return new Numbers(m, name, words, [{ empty: NaN, whole: true, placeholder }], () => {})
  }

  return {
    element,
    /** The texts of the fields, numbers as in an address; a text that is no number stays as typed. */
    read() {
      const typed = (/** @type {Name} */ name) => {
        const { element, value } = controls[name]
        return value === 'NaN' ? (element.querySelector('input')?.value ?? '') : value
      }
      return /** @type {Texts} */ (Object.fromEntries(names.map((name) => [name, typed(name)])))
    },
    /** @param {Texts} texts */
    write(texts) {
      for (const name of names) {
        const isKnown = !(name in WORDS) || WORDS[name].includes(texts[name])
        const text = isKnown ? texts[name] : ''
        controls[name].value = text || FIELDS[name].initial
      }
    },
    /** @param {Name} name @param {string} problem */
    showError: (name, problem) => controls[name].showError(problem),
  }
}
