/**
 * A form that makes a game, as the attributes of <secateur-tree>. The core judges the fields; its answer is
 * shown below the field.
 *
 * @import {Messages} from '../../messages/pages.js'
 * @import {RuleAttributes} from './rules.js'
 *
 * @typedef {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} Input
 * @typedef {typeof GAMES[keyof typeof GAMES][number]} Field
 * @typedef {{ name: Field['name'], input: Input, note: ReturnType<typeof note>, element: HTMLElement }} GameField
 */

import { GAMES } from '../../api/games.js'
import { makeForm } from '../../dom/form.js'
import { make } from '../../dom/make.js'
import { makeSelect } from '../../dom/select.js'
import { note } from './note.js'

const NAMES = /** @type {(keyof typeof GAMES)[]} */ (Object.keys(GAMES))

/** Initial values that are not the defaults. An empty field stands for its default. @type {Record<string, RuleAttributes>} */
const INITIAL = {
  'tic-tac-toe': { board: 'xo.\n.x.\n..o' },
  'five-in-a-row': { board: '.....\n.xo..\n.xx..\n..o..\n.....', win: '4' },
}

/**
 * @param {Messages} m
 * @param {(game: RuleAttributes) => void} search
 */
export function games(m, search) {
  const words = m.games
  const select = makeSelect({ id: 'game', autocomplete: 'off' }, NAMES, words.names)
  const rules = make('p', { class: 'note' })
  const sets = NAMES.map((game) => makeSet(m, game))
  const form = makeForm(
    {},
    () => search({ game: chosen().game, ...chosen().read() }),
    make('label', { for: select.id }, words.game),
    select,
    rules,
    ...sets.map(({ element }) => element),
    make('button', {}, words.search),
  )
  const details = make('details', { class: 'games' }, make('summary', {}, words.title), form)

  /** The fields of the game that is chosen. */
  const chosen = () => sets[Math.max(select.selectedIndex, 0)]

  function turn() {
    for (const set of sets) set.element.disabled = set.element.hidden = set !== chosen()
    rules.textContent = words.rules[chosen().game]
  }

  select.addEventListener('change', turn)
  turn()
  return {
    element: details,

    /** Shows a game in the form. @param {RuleAttributes} game */
    write({ game, ...attributes }) {
      select.value = game
      turn()
      chosen().write(attributes)
    },

    /** Shows that nothing is wrong with the game. */
    accept() {
      chosen().accept()
    },

    /**
     * Shows a problem at the field of an option, by default the last one: how far the game is played.
     * @param {string} option
     * @param {string} problem
     */
    showError(option, problem) {
      details.open = true
      chosen().showError(option, problem)
    },
  }
}

/** The fields of one game. @param {Messages} m @param {keyof typeof GAMES} game */
function makeSet(m, game) {
  const fields = GAMES[game].map((field) => makeField(m, game, field))
  const rows = fields.map(({ element }) => element)
  const accept = () => {
    for (const { input, note } of fields) {
      input.removeAttribute('aria-invalid')
      note.write('')
    }
  }
  return {
    game,
    element: make('fieldset', { 'aria-label': m.games.names[game] }, ...rows),
    accept,
    /** @returns {RuleAttributes} the fields that are not empty */
    read() {
      const entries = fields.map(({ name, input }) => [
        name,
        input.value.replace(/\s+/g, ' ').trim(),
      ])
      return Object.fromEntries(entries.filter(([, value]) => value))
    },
    /** @param {RuleAttributes} attributes */
    write(attributes) {
      accept()
      for (const { name, input } of fields) {
        const value = attributes[name] ?? ''
        input.value = name === 'board' ? value.replaceAll(' ', '\n') : value
      }
    },
    /** @param {string} option @param {string} problem */
    showError(option, problem) {
      accept()
      const field = fields.find(({ name }) => name === option) ?? fields[fields.length - 1]
      field.input.setAttribute('aria-invalid', 'true')
      field.note.showError(problem)
    },
  }
}

/**
 * One field of a game, with its label and a line for a problem.
 * @param {Messages} m
 * @param {keyof typeof GAMES} game
 * @param {Field} field
 * @returns {GameField}
 */
function makeField({ games: words }, game, field) {
  const { name, kind } = field
  const id = `${game}-${name}`
  const problem = note(id)
  const usual = 'usual' in field ? [field.usual ?? ''].flat().join(' ') : ''
  const value = INITIAL[game]?.[name] ?? usual
  const input = makeInput(words, field, value)
  input.id = id
  input.value = value
  input.autocomplete = 'off'
  input.setAttribute('aria-describedby', problem.id)
  const label = make('label', { for: id }, words.fields[name])
  const hint = kind === 'board' ? [make('p', { class: 'note' }, words.boardHint)] : []
  const element = make('div', { class: `field ${name}` }, label, input, ...hint, problem.element)
  return { name, input, note: problem, element }
}

/**
 * @param {Messages['games']} words
 * @param {Field} field
 * @param {string} value its initial value
 * @returns {Input}
 */
function makeInput(words, field, value) {
  if (field.kind === 'board') {
    return make('textarea', { rows: value.split('\n').length, spellcheck: 'false' })
  }
  if (field.kind === 'word') {
    return makeSelect({}, ['', ...field.words], words.choices[field.name])
  }
  if (field.kind === 'numbers') return make('input', { type: 'text' })
  const empty = /** @type {Record<string, string | undefined>} */ (words.empty)
  const limits = { min: field.least, max: field.most }
  const placeholder = field.usual === null ? (empty[field.name] ?? '') : String(field.usual)
  return make('input', { type: 'number', step: 1, placeholder, ...limits })
}
