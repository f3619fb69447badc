/**
 * A section of the lab beside the charts of random trees: its question, a form that asks for runs, and their results.
 *
 * @typedef {object} Parts
 * @property {HTMLElement[]} controls of the form
 * @property {import('./run/run-status.js').RunStatus} running
 * @property {HTMLElement} results the results
 */

import { makeForm } from '../dom/form.js'
import { make } from '../dom/make.js'

/**
 * @template Job
 * @param {string} name of the class
 * @param {{ title: string, about: string }} words
 * @param {Parts} parts
 * @param {() => Job | null} readJob the job that the form describes; null if there is an error in it
 * @param {(job: Job) => void} run
 */
export function makeSection(name, { title, about }, { controls, running, results }, readJob, run) {
  const attributes = { novalidate: true, 'aria-label': title }
  const send = () => {
    const job = readJob()
    if (job) run(job)
  }
  const form = makeForm(attributes, send, ...controls, running.buttons)
  return make(
    'section',
    { class: name },
    ...[make('h2', {}, title), make('p', { class: 'claim' }, about)],
    ...[form, running.element, results],
  )
}
