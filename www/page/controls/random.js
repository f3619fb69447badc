/**
 * A form that makes the text of a random tree. Without a seed each press makes another tree.
 *
 * @import {Messages} from '../../messages/pages.js'
 * @import {RandomTree} from '../../types.js'
 */

import { LONGEST, open, SecateurError } from '../../core.js'
import { makeForm } from '../../dom/form.js'
import { make } from '../../dom/make.js'
import { errorText } from '../../messages/messages.js'
import { Numbers } from './numbers.js'

/** The most nodes that the longest text can hold: a leaf or a pair of brackets takes at least two bytes. */
const MOST = LONGEST / 2
const PERCENT = 100
/** Seeds are drawn below this number: they are short enough to be read out. */
const SEEDS = 10_000

/** The limits of each field, and the meaning of an empty field. */
export const FIELDS = {
  branching: { least: 1, most: 1000, empty: 3 },
  depth: { least: 0, most: 1000, empty: 3 },
  lowest: { least: -Number.MAX_SAFE_INTEGER, most: Number.MAX_SAFE_INTEGER, empty: 0 },
  highest: { least: -Number.MAX_SAFE_INTEGER, most: Number.MAX_SAFE_INTEGER, empty: 20 },
  seed: { least: 0, most: Number.MAX_SAFE_INTEGER, empty: NaN },
  ties: { least: 0, most: PERCENT, empty: NaN },
}
const NAMES = /** @type {(keyof typeof FIELDS)[]} */ (Object.keys(FIELDS))

/**
 * @param {Messages} m
 * @param {(text: string) => void} onTree called with the text of the tree
 */
export function random(m, onTree) {
  const { ui } = m
  const problem = make('p', { class: 'status problem', role: 'status' })
  const recipe = makeFields(m, () => (problem.textContent = ''))
  const button = make('button', {}, ui.randomMake)
  const seed = make('span', { class: 'note seed', role: 'status' })
  let making = new AbortController()

  const grow = async () => {
    if (!recipe.check()) return
    making.abort()
    making = new AbortController()
    const { signal } = making
    try {
      const randomTree = recipe.read()
      const text = await print(randomTree, signal)
      const fits = text.length <= LONGEST
      problem.textContent = fits ? '' : m.errors['text-too-long']({ limit: LONGEST })
      if (fits) onTree(text)
      seed.textContent = fits ? ui.randomSeeded(randomTree.seed ?? 0) : ''
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof SecateurError)) throw error
      problem.textContent = errorText(m, error)
    }
  }
  const sending = make('p', {}, button, ' ', seed)
  const form = makeForm({}, grow, ...recipe.elements, sending, problem)
  return make('details', { class: 'random' }, make('summary', {}, ui.random), form)
}

/**
 * The fields of a recipe.
 * @param {Messages} m
 * @param {() => void} change called when a field has changed
 */
function makeFields(m, change) {
  const { ui } = m
  const labels = {
    ...{ branching: ui.randomBranching, depth: ui.randomDepth },
    ...{ lowest: ui.randomLowest, highest: ui.randomHighest },
    ...{ seed: ui.randomSeed, ties: ui.randomTies },
  }
  const fields = NAMES.map((name) => {
    const { empty } = FIELDS[name]
    const free = name === 'seed' ? ui.randomSeedFree : ui.randomTiesFree
    const placeholder = Number.isNaN(empty) ? free : m.number(empty)
    const words = { label: labels[name], effect: () => '' }
    const field = { empty, placeholder }
    return { name, control: new Numbers(m, `random-${name}`, words, [field], change) }
  })
  const irregular = make('input', { type: 'checkbox', id: 'random-irregular' })
  return {
    elements: [
      ...fields.map(({ control }) => control.element),
      make('label', { class: 'check' }, irregular, ui.randomIrregular),
    ],

    /** @returns {RandomTree} */
    read() {
      const values = fields.map(({ control }) => control.numbers[0])
      const [branching, depth, lowest, highest, seed, ties] = values
      return {
        ...{ branching, depth, values: [lowest, highest], irregular: irregular.checked },
        seed: Number.isNaN(seed) ? Math.floor(Math.random() * SEEDS) : seed,
        ...(!Number.isNaN(ties) && { ties: ties / PERCENT }),
      }
    },

    /** Whether all fields are valid. An invalid field shows its problem. */
    check() {
      const wrong = fields.filter(({ name, control }) => {
        const { least, most } = FIELDS[name]
        const [number] = control.numbers
        const whole = Number.isInteger(number) && number >= least && number <= most
        const usable = whole || control.value === ''
        if (!usable && control.readable) control.showError(m.viewer.notWhole(least, most))
        return !usable
      })
      return wrong.length === 0
    },
  }
}

/**
 * The text of a random tree. Its search, which nobody sees, is cut off at the root.
 * @param {RandomTree} recipe
 * @param {AbortSignal} signal
 */
async function print(recipe, signal) {
  const search = await open({ random: recipe }, { depth: 0 }, { signal })
  const { nodes } = search.summary
  const text = nodes > MOST ? null : search.print()
  search.free()
  if (text === null) throw new SecateurError({ code: 'too-many-nodes', limit: MOST })
  return text
}
