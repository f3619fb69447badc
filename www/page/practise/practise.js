/**
 * Practice on the page: what is asked takes the place of the settings, because those tell the search. The attributes
 * of the tree are the only state.
 *
 * @import {Messages} from '../../messages/pages.js'
 * @import {SecateurTree} from '../../secateur-tree.js'
 */

import { ASKED_WINDOWS, choiceOf } from '../../element/attributes.js'
import { readAttribute } from '../../element/exercising.js'
import { ASKED } from '../../element/furnish.js'
import { make } from '../../dom/make.js'
import { ABOUTS, STATEMENTS, TARGETS, TOGETHER, askedBy } from '../../exercise/attributes.js'
import { FIELDS } from '../../link/fields.js'
import { write } from '../../link/fragment.js'
import { set } from '../state.js'

/** The kinds of exercises: the first is that of the button. */
const KINDS = /** @type {const} */ (['practise', 'predict', 'find'])
/** The questions to practise. @typedef {typeof QUESTIONS[number]} Question */
const QUESTIONS = /** @type {const} */ ([
  ...['run', 'known', 'order', 'condition', 'construct', 'statement'],
])
/** The things that can be known beforehand. */
const KNOWINGS = /** @type {const} */ (['values', 'window'])
/** How many leaves an order is to make the search see. The first is the default. */
const GOALS = /** @type {const} */ (['fewest', 'most', 'exactly'])

/** The rules and looks that worksheets take over. */
const ON_PAPER = [
  ...['listing', 'algorithm', 'cut', 'returns', 'bounds', 'update', 'window', 'depth'],
  'convention',
]

/**
 * @param {Messages} m
 * @param {SecateurTree} viewer
 * @param {HTMLElement} column of the settings
 * @param {{ begin: () => void, end: () => void }} page is told that the settings are taken away, and put back
 */
export function practising(m, viewer, column, page) {
  return new Practising(m, viewer, column, page)
}

class Practising {
  #viewer
  #column
  #page
  #asks
  #windows
  /** @type {HTMLInputElement[]} */
  #kinds
  #every = make('input', { type: 'checkbox', name: 'every' })
  /** The controls of each kind of exercise, by its name. */
  #of
  #question
  #about
  #knowing
  /** From where to where the values lie, or the window. @type {[HTMLInputElement, HTMLInputElement]} */
  #ends
  #goal
  #target
  /** The statement, by its number. */
  #statement
  /** Which mistake is planted. */
  #mistake = make('input', { type: 'number', name: 'mistake', min: 0, max: 999_999_999 })
  /** How many leaves exactly. */
  #leaves
  #whole = make('input', { type: 'checkbox', name: 'numbers' })
  /** The controls of each question. @type {Record<Question, HTMLElement[]>} */
  #parts
  #panel
  /** The settings that stand in the column otherwise; null while they stand there. @type {Node[] | null} */
  #settings = null
  /** Leads to worksheets that ask the same. */
  #paper
  /** The button that leads in. */
  button

  /** @param {Parameters<typeof practising>} made */
  constructor(...[m, viewer, column, page]) {
    const words = m.ui.practising
    this.#viewer = viewer
    this.#column = column
    this.#page = page
    this.button = make('button', { type: 'button', class: 'practise' }, words.practise)
    this.button.addEventListener('click', ({ detail }) => this.begin(detail > 0))
    this.#asks = TOGETHER.map((value) => make('input', { type: 'checkbox', name: 'ask', value }))
    const labels = this.#asks.map((input, at) => make('label', {}, input, words.asks[TOGETHER[at]]))
    this.#windows = select(words.which, ASKED_WINDOWS, words.windows)
    this.#question = select(words.question, QUESTIONS, words.questions)
    this.#about = select(words.questions.condition, ABOUTS, words.abouts)
    this.#knowing = select(words.knowing, KNOWINGS, words.knowings)
    const end = (/** @type {string} */ label, /** @type {number} */ value) =>
      make('input', { type: 'number', 'aria-label': label, value, required: true })
    this.#ends = [end(words.from, 0), end(words.to, 10)]
    const ends = make('div', { class: 'ends' }, this.#ends[0], ' … ', this.#ends[1])
    this.#goal = select(words.goal, GOALS, words.goals)
    this.#target = select(words.target, TARGETS, words.targets)
    // The statement itself stands beside the tree.
    const numbers = STATEMENTS.map((name, at) => [name, String(at + 1)])
    this.#statement = select(words.statement, STATEMENTS, Object.fromEntries(numbers))
    this.#leaves = make('input', { type: 'number', min: 1, max: 9999, 'aria-label': words.leaves })
    const whole = make('label', {}, this.#whole, words.whole)
    this.#parts = {
      run: [...labels, this.#windows],
      known: [this.#knowing, ends],
      order: [this.#goal, this.#leaves],
      condition: [this.#about, whole],
      construct: [this.#target],
      statement: [this.#statement],
    }
    const parts = Object.values(this.#parts).flat()
    this.#kinds = KINDS.map((value) => make('input', { type: 'radio', name: 'exercise', value }))
    const kinds = this.#kinds.map((input, at) => make('label', {}, input, words.kinds[KINDS[at]]))
    this.#paper = make('a', { href: './worksheet.html' }, words.paper)
    this.#of = {
      practise: make(
        'div',
        {},
        make('fieldset', {}, make('legend', {}, words.asked), this.#question, ...parts),
        make('p', { class: 'note' }, words.keys),
        make('p', {}, this.#paper),
      ),
      predict: make(
        'div',
        {},
        make('label', {}, this.#every, words.every),
        make('p', { class: 'note' }, words.runKeys),
      ),
      find: make(
        'div',
        {},
        make('label', {}, `${words.mistake} `, this.#mistake),
        make('p', { class: 'note' }, words.findKeys),
      ),
    }
    const back = make('button', { type: 'button' }, words.back)
    back.addEventListener('click', () => this.leave())
    this.#panel = make(
      'section',
      { class: 'practising' },
      make('h2', {}, words.practise),
      make('fieldset', {}, make('legend', {}, words.kind), ...kinds),
      ...[...Object.values(this.#of), back],
    )
    this.#panel.addEventListener('change', () => this.#ask())
    // Readers who choose an exercise by pointer go on in the picture, whose keys are those of the exercise.
    this.#panel.addEventListener('click', ({ target, detail }) => {
      if (detail > 0 && this.#kinds.some((input) => input === target)) this.#viewer.focus()
    })
  }

  get on() {
    return choiceOf(this.#viewer, 'exercise') !== ''
  }

  /** @param {boolean} byPointer whether a pointer pressed the button */
  begin(byPointer) {
    set(this.#viewer, 'exercise', KINDS[0])
    set(this.#viewer, 'windows', '')
    this.follow()
    // Where the settings are a drawer, it is closed now.
    if (byPointer) this.#viewer.focus()
    else if (this.#column.checkVisibility()) this.#kinds[0].focus()
    else document.querySelector('main')?.focus()
  }

  /** Back to the search. Returns false if there is no exercise. */
  leave() {
    if (!this.on) return false
    for (const name of ASKED) this.#viewer.removeAttribute(name)
    this.follow()
    this.button.focus()
    return true
  }

  /** Shows what the attributes of the tree ask. */
  follow() {
    const { on } = this
    const kind = choiceOf(this.#viewer, 'exercise')
    for (const input of this.#kinds) input.checked = input.value === kind
    for (const name of KINDS) this.#of[name].hidden = name !== kind
    this.#every.checked = this.#viewer.hasAttribute('every')
    this.#mistake.value = this.#viewer.getAttribute('mistake') ?? '0'
    // The questions of an answer sheet stay chosen meanwhile.
    if (kind === KINDS[0]) {
      const asked = askedBy((name) => readAttribute(this.#viewer, name))
      const question = questionOf(asked)
      for (const name of QUESTIONS) {
        for (const part of this.#parts[name]) part.hidden = name !== question
      }
      this.#question.value = question
      for (const input of this.#asks) {
        input.checked = asked.ask.some((name) => name === input.value)
      }
      this.#windows.value = asked.windows
      this.#windows.hidden ||= !asked.ask.includes('windows')
      const { kind: knowing, ends } = asked.known ?? {}
      if (knowing) this.#knowing.value = knowing
      for (const [at, end] of (ends ?? []).entries()) this.#ends[at].value = String(end)
      const exact = typeof asked.goal === 'number'
      this.#goal.value = exact ? 'exactly' : String(asked.goal)
      if (exact) this.#leaves.value = String(asked.goal)
      this.#leaves.hidden ||= !exact
      this.#target.value = asked.target
      this.#statement.value = asked.statement
      this.#about.value = asked.condition
      this.#whole.checked = asked.numbers === 'whole'
      this.#paper.href = `./worksheet.html#${write(this.#onPaper(), FIELDS)}`
    }
    if (on !== (this.#settings !== null)) this.#swap()
  }

  /** The fragment of a link to worksheets that ask the same. */
  #onPaper() {
    const { ask, windows } = askedBy((name) => readAttribute(this.#viewer, name))
    const named = ON_PAPER.filter((name) => this.#viewer.getAttribute(name))
    const rules = named.map((name) => [name, this.#viewer.getAttribute(name)])
    // Nothing else has a place on a sheet.
    const things = TOGETHER.filter((name) => ask.includes(name))
    return { ...Object.fromEntries(rules), ask: things.join(' '), windows }
  }

  /** Exchanges the settings and what is asked. */
  #swap() {
    const away = this.#settings
    this.#settings = away ? null : [...this.#column.childNodes]
    this.#column.replaceChildren(...(away ?? [this.#panel]))
    if (away) this.#page.end()
    else this.#page.begin()
  }

  /** Asks what is chosen; something always is. */
  #ask() {
    const kind = this.#kinds.find(({ checked }) => checked)?.value ?? KINDS[0]
    const answers = kind === KINDS[0]
    const question = answers ? this.#question.value : ''
    const chosen = this.#asks.filter(({ checked }) => checked).map(({ value }) => value)
    const alone = question === 'known' ? 'cuts' : question
    set(this.#viewer, 'exercise', kind)
    set(this.#viewer, 'ask', question === 'run' ? chosen.join(' ') : alone)
    const { value } = this.#windows
    set(this.#viewer, 'windows', answers && value !== ASKED_WINDOWS[0] ? value : '')
    set(this.#viewer, 'every', kind === 'predict' && this.#every.checked ? 'on' : '')
    const { value: mistake } = this.#mistake
    set(this.#viewer, 'mistake', kind === 'find' && Number(mistake) > 0 ? mistake : '')
    const ends = this.#ends.map(({ value }) => value || '0').join(' ')
    set(this.#viewer, 'known', question === 'known' ? `${this.#knowing.value} ${ends}` : '')
    set(this.#viewer, 'goal', this.#aim(question))
    const condition = question === 'condition'
    set(this.#viewer, 'condition', condition ? this.#about.value : '')
    set(this.#viewer, 'numbers', condition && this.#whole.checked ? 'whole' : '')
    this.follow()
  }

  /** The goal of an order, or the target of a tree that is made; empty: the default. @param {string} question */
  #aim(question) {
    if (question === 'construct') {
      return this.#target.value === TARGETS[0] ? '' : this.#target.value
    }
    if (question === 'statement') {
      return this.#statement.value === STATEMENTS[0] ? '' : this.#statement.value
    }
    const goal = this.#goal.value === 'exactly' ? this.#leaves.value || '7' : this.#goal.value
    return question !== 'order' || goal === GOALS[0] ? '' : goal
  }
}

/** @param {ReturnType<typeof askedBy>} asked @returns {Question} */
function questionOf({ ask, known }) {
  if (known) return 'known'
  return QUESTIONS.find((name) => ask.some((asked) => asked === name)) ?? 'run'
}

/** @template {string} T @param {string} label @param {readonly T[]} values @param {Record<T, string>} words */
function select(label, values, words) {
  const options = values.map((value) => make('option', { value }, words[value]))
  return make('select', { 'aria-label': label }, ...options)
}
