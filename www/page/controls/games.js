/**
 * A form that makes a game, as the attributes of <secateur-tree>. The core judges the fields; its answer is
 * shown below the field.
 *
 * @import {Messages} from '../../messages/pages.js'
 * @import {RuleAttributes} from './rules.js'
 *
 * @typedef {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} Input
 * @typedef {{ name: FieldName, input: Input, note: ReturnType<typeof note>, element: HTMLElement }} GameField
 * @typedef {'coins' | 'take' | 'board' | 'size' | 'win' | 'turn' | 'total' | 'sides' | 'turns'
 *   | 'plies'} FieldName
 */

import { makeForm } from '../../dom/form.js'
import { make } from '../../dom/make.js'
import { makeSelect } from '../../dom/select.js'
import { note } from './note.js'

/** The fields of each game with their initial values. An empty field stands for the default. */
const FIELDS = {
  coins: { coins: '4', take: '1 2', plies: '' },
  'tic-tac-toe': { board: 'xo.\n.x.\n..o', plies: '' },
  'five-in-a-row': {
    board: '.....\n.xo..\n.xx..\n..o..\n.....',
    size: '',
    win: '4',
    turn: '',
    plies: '2',
  },
  pig: { total: '4', sides: '3', turns: '1', plies: '' },
}
const GAMES = /** @type {(keyof typeof FIELDS)[]} */ (Object.keys(FIELDS))

/** The limits of the fields that hold one number. @type {Record<string, { min: number, max: number }>} */
export const NUMBERS = {
  coins: { min: 1, max: 1000 },
  size: { min: 3, max: 15 },
  win: { min: 3, max: 5 },
  total: { min: 2, max: 20 },
  sides: { min: 2, max: 6 },
  turns: { min: 1, max: 4 },
  plies: { min: 0, max: 1000 },
}

/**
 * @param {Messages} m
 * @param {(game: RuleAttributes) => void} search
 */
export function games(m, search) {
  const words = m.games
  const select = makeSelect({ id: 'game', autocomplete: 'off' }, GAMES, words.names)
  const rules = make('p', { class: 'note' })
  const sets = GAMES.map((game) => makeSet(m, game))
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
    complain(option, problem) {
      details.open = true
      chosen().complain(option, problem)
    },
  }
}

/** The fields of one game. @param {Messages} m @param {keyof typeof FIELDS} game */
function makeSet(m, game) {
  const fields = Object.entries(FIELDS[game]).map(([name, value]) =>
    makeField(m, game, /** @type {FieldName} */ (name), value),
  )
  const rows = fields.map(({ element }) => element)
  const accept = () => {
    for (const { input, note } of fields) {
      input.removeAttribute('aria-invalid')
      note.say('')
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
    complain(option, problem) {
      accept()
      const field = fields.find(({ name }) => name === option) ?? fields[fields.length - 1]
      field.input.setAttribute('aria-invalid', 'true')
      field.note.complain(problem)
    },
  }
}

/**
 * One field of a game, with its label and a line for a problem.
 * @param {Messages} m
 * @param {keyof typeof FIELDS} game
 * @param {FieldName} name
 * @param {string} value
 * @returns {GameField}
 */
function makeField({ games: words }, game, name, value) {
  const id = `${game}-${name}`
  const problem = note(id)
  const input = makeInput(words, game, name)
  input.id = id
  input.value = value
  input.autocomplete = 'off'
  input.setAttribute('aria-describedby', problem.id)
  const label = make('label', { for: id }, words.fields[name])
  const hint = name === 'board' ? [make('p', { class: 'note' }, words.boardHint)] : []
  const element = make('div', { class: `field ${name}` }, label, input, ...hint, problem.element)
  return { name, input, note: problem, element }
}

/**
 * @param {Messages['games']} words
 * @param {keyof typeof FIELDS} game
 * @param {FieldName} name
 * @returns {Input}
 */
function makeInput(words, game, name) {
  if (name === 'board') {
    return make('textarea', { rows: game === 'tic-tac-toe' ? 3 : 5, spellcheck: 'false' })
  }
  if (name === 'turn') {
    return makeSelect({}, Object.keys(words.turns), words.turns)
  }
  const number = NUMBERS[name]
  const empty = /** @type {Record<string, string | undefined>} */ (words.empty)
  const placeholder = empty[name] ?? ''
  return make('input', number ? { type: 'number', step: 1, placeholder, ...number } : {})
}
