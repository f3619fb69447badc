/**
 * A section of the lab beside the charts of random trees: its question, a form that asks for runs, and their results.
 *
 * @typedef {object} Parts
 * @property {HTMLElement[]} controls of the form
 * @property {import('./run/under-way.js').UnderWay} running
 * @property {HTMLElement} results the results
 */

import { makeForm } from '../dom/form.js'
import { make } from '../dom/make.js'

/**
 * @param {string} name of the class
 * @param {{ title: string, about: string }} words
 * @param {Parts} parts
 * @param {() => void} run is called when the form is sent
 */
export function makeSection(name, { title, about }, { controls, running, results }, run) {
  const attributes = { novalidate: true, 'aria-label': title }
  const form = makeForm(attributes, run, ...controls, running.buttons)
  return make(
    'section',
    { class: name },
    ...[make('h2', {}, title), make('p', { class: 'claim' }, about)],
    ...[form, running.element, results],
  )
}
