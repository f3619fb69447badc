/**
 * A form that makes a random tree and hands over its text.
 *
 * @import {Messages} from '../messages/messages.js'
 * @import {RandomTree} from '../types.js'
 */

import { open, SecateurError } from '../core.js'
import { make } from '../make.js'
import { complaint } from '../messages/messages.js'

const LONGEST = 2 ** 20 // bytes of typed text that the core takes

/**
 * @param {Messages} m
 * @param {(text: string) => void} made
 */
export function random(m, made) {
  const { ui } = m
  const fields = {
    branching: number('random-branching', ui.randomBranching, { value: 3, min: 1, max: 1000 }),
    depth: number('random-depth', ui.randomDepth, { value: 3, min: 0, max: 1000 }),
    lowest: number('random-lowest', ui.randomLowest, { value: 0 }),
    highest: number('random-highest', ui.randomHighest, { value: 20 }),
    seed: number('random-seed', ui.randomSeed, { value: 1, min: 0, max: Number.MAX_SAFE_INTEGER }),
    ties: number('random-ties', ui.randomTies, {
      min: 0,
      max: 100,
      placeholder: ui.randomTiesFree,
    }),
  }
  fields.ties.input.required = false
  const irregular = make('input', { type: 'checkbox', id: 'random-irregular' })
  const problem = make('p', { class: 'status problem', role: 'status' })
  const form = make(
    'form',
    {},
    ...Object.values(fields).map(({ label }) => label),
    make('label', { class: 'check' }, irregular, ui.randomIrregular),
    make('button', {}, ui.randomMake),
    problem,
  )

  /** @returns {RandomTree} */
  function recipe() {
    const { branching, depth, lowest, highest, seed, ties } = fields
    return {
      branching: branching.input.valueAsNumber,
      depth: depth.input.valueAsNumber,
      values: [lowest.input.valueAsNumber, highest.input.valueAsNumber],
      seed: seed.input.valueAsNumber,
      irregular: irregular.checked,
      ...(ties.input.value && { ties: ties.input.valueAsNumber / 100 }),
    }
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    try {
      const text = await print(recipe())
      const fits = text.length <= LONGEST
      problem.textContent = fits
        ? ''
        : m.errors['text-too-long']({ limit: LONGEST, found: text.length })
      if (fits) made(text)
    } catch (error) {
      if (!(error instanceof SecateurError)) throw error
      problem.textContent = complaint(m, error)
    }
  })
  return { element: make('details', { class: 'random' }, make('summary', {}, ui.random), form) }
}

/** @param {RandomTree} recipe */
async function print(recipe) {
  const search = await open({ random: recipe })
  const text = search.print()
  search.free()
  return text
}

/**
 * A whole number with its label.
 * @param {string} id
 * @param {string} label
 * @param {Record<string, string | number>} attributes
 */
function number(id, label, attributes) {
  const input = make('input', { id, type: 'number', step: 1, required: true, ...attributes })
  return { input, label: make('label', { class: 'number' }, label, input) }
}
