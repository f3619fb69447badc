/**
 * Practice on the page: its questions take the place of the settings, because those reveal the search. The attributes
 * of the tree are the only state.
 *
 * @import {Messages} from '../../messages/pages.js'
 * @import {SecateurTree} from '../../secateur-tree.js'
 * @import {KindName} from './exercise-kinds.js'
 */

import { EXERCISE } from '../../element/attribute-names.js'
import { choiceOf, optionsOf } from '../../element/attributes.js'
import { fitsExercise } from '../../exercise/task.js'
import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { set } from '../../dom/attribute.js'
import { makeKinds } from './exercise-kinds.js'

/** The attributes by which it is asked, besides the kind of exercise. */
const WRITTEN = ['ask', 'windows', 'every', 'mistake', 'known', 'goal', 'condition', 'numbers']

export class Practising {
  #viewer
  #column
  #page
  /** The controls of each kind of exercise, by its name. */
  #kinds
  /** The choice of the kind. @type {HTMLInputElement[]} */
  #choice
  #panel
  /** The settings that stand in the column otherwise; null while they stand there. @type {Node[] | null} */
  #settings = null
  /** The button that leads in. */
  button

  /**
   * @param {Messages} m
   * @param {SecateurTree} viewer
   * @param {HTMLElement} column of the settings
   * @param {{ begin: () => void, end: () => void, enter: (change: () => void) => void }} page is called when the settings are
   *   taken away, when they are back, and to make a change that Back undoes
   */
  constructor(m, viewer, column, page) {
    const words = m.ui.practising
    this.#viewer = viewer
    this.#column = column
    this.#page = page
    const begin = (/** @type {MouseEvent} */ { detail }) => this.begin(detail > 0)
    this.button = makeButton(words.practise, begin, { class: 'practise' })
    this.#kinds = makeKinds(words, viewer)
    const names = /** @type {KindName[]} */ (Object.keys(this.#kinds))
    this.#choice = names.map((value) => make('input', { type: 'radio', name: 'exercise', value }))
    const labels = this.#choice.map((input, at) => make('label', {}, input, words.kinds[names[at]]))
    this.#panel = make(
      'section',
      { class: 'practising' },
      make('h2', {}, words.practise),
      make('fieldset', {}, make('legend', {}, words.kind), ...labels),
      ...Object.values(this.#kinds).map(({ element }) => element),
      makeButton(words.back, () => this.leave()),
    )
    this.#panel.addEventListener('change', () => this.#ask())
    // Readers who choose an exercise by pointer go on in the picture, whose keys are those of the exercise.
    this.#panel.addEventListener('click', ({ target, detail }) => {
      if (detail > 0 && this.#choice.some((input) => input === target)) this.#viewer.focus()
    })
  }

  get #chosenInput() {
    return this.#choice.find(({ checked }) => checked) ?? this.#choice[0]
  }

  get on() {
    return choiceOf(this.#viewer, 'exercise') !== ''
  }

  /** @param {boolean} byPointer whether a pointer pressed the button */
  begin(byPointer) {
    // Searches that visit nodes again or go best-first have no answer sheet.
    const fits = fitsExercise(optionsOf(this.#viewer))
    this.#page.enter(() => {
      set(this.#viewer, 'exercise', fits ? this.#choice[0].value : 'predict')
      set(this.#viewer, 'windows', '')
      this.follow()
    })
    // Where the settings are a drawer, it is closed now.
    if (byPointer) this.#viewer.focus()
    else if (this.#column.checkVisibility()) this.#chosenInput.focus()
    else document.querySelector('main')?.focus()
  }

  /** Back to the search. Returns false if there is no exercise. */
  leave() {
    if (!this.on) return false
    this.#page.enter(() => {
      for (const name of EXERCISE) this.#viewer.removeAttribute(name)
      this.follow()
    })
    this.button.focus()
    return true
  }

  /** Shows the questions of the tree's attributes. */
  follow() {
    const { on } = this
    const kindName = choiceOf(this.#viewer, 'exercise')
    for (const input of this.#choice) input.checked = input.value === kindName
    for (const [name, kind] of Object.entries(this.#kinds)) {
      kind.element.hidden = name !== kindName
      // The choices for another kind of exercise stay meanwhile.
      if (name === kindName) kind.show()
    }
    if (on !== (this.#settings !== null)) this.#swap()
  }

  /** Exchanges the settings and the questions. */
  #swap() {
    const away = this.#settings
    this.#settings = away ? null : [...this.#column.childNodes]
    this.#column.replaceChildren(...(away ?? [this.#panel]))
    if (away) this.#page.end()
    else this.#page.begin()
  }

  /** Asks the chosen questions; there is always one. */
  #ask() {
    const { value } = this.#chosenInput
    const attributes = this.#kinds[/** @type {KindName} */ (value)].read()
    set(this.#viewer, 'exercise', value)
    const nothing = Object.fromEntries(WRITTEN.map((name) => [name, '']))
    for (const [name, text] of Object.entries({ ...nothing, ...attributes }))
      set(this.#viewer, name, text)
    this.follow()
  }
}
