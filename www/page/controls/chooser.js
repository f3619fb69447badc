/**
 * The choice of an example, with a line on the point to look for. The visitors' own tree or game
 * can be chosen, too.
 *
 * @import {ExampleName, GroupName} from './examples.js'
 * @import {RuleAttributes} from './rules.js'
 * @import {Messages} from '../../messages/pages.js'
 *
 * @typedef {'ownTree' | 'ownGame'} Own
 */

import { EXAMPLES, GAMES, GROUPS, exampleOf, exampleSource } from './examples.js'
import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { write } from '../../dom/write.js'

const OWN = /** @type {const} */ (['ownTree', 'ownGame'])
const NAMES = /** @type {ExampleName[]} */ ([...Object.keys(EXAMPLES), ...Object.keys(GAMES)])

export class Chooser {
  #m
  #choose
  #seek
  /** The options for the visitor's own tree and game. */
  #own
  /** The list, which projector mode shows elsewhere. */
  list
  #look = make('p', { class: 'note look', id: 'example-look' })
  #narration = make('ol', { class: 'narration' })
  #edited = make('span', { class: 'edited', role: 'status' })
  #again

  /** @param {Messages} m @param {(name: ExampleName | Own) => void} choose @param {(step: number) => void} seek */
  constructor(m, choose, seek) {
    this.#m = m
    this.#choose = choose
    this.#seek = seek
    this.#own = {
      ownTree: make('option', { value: 'ownTree' }, m.ui.exampleOwn),
      ownGame: make('option', { value: 'ownGame' }, m.games.own),
    }
    this.list = makeSelect(m)
    this.#again = makeButton(m.ui.exampleAgain, () => {
      this.list.focus()
      choose(this.#choice())
    })
    this.element = make(
      'div',
      { class: 'chooser' },
      make('div', {}, this.list),
      ...[this.#edited, this.#look, this.#narration, this.#again],
    )
    this.list.addEventListener('change', () => choose(this.#choice()))
  }

  /**
   * Shows the point of the chosen example, or that its tree or rules have been changed since.
   * @param {string | RuleAttributes} source the text of a tree, or the attributes of a game
   * @param {RuleAttributes} rules
   */
  show(source, rules) {
    const example = this.#example()
    const changed = example !== null && !(hasSource(example, source) && hasRules(example, rules))
    const { examples, ui } = this.#m
    // A long title is cut in the list.
    this.list.title = example === null ? '' : examples[example].title
    const look = example === null ? '' : examples[example].look
    write(this.#look, changed ? ui.exampleChanged : look)
    this.#narrate(changed ? null : example)
    write(this.#edited, changed ? ui.exampleEdited : '')
    this.#again.hidden = !changed
  }

  /** Lists the visitor's own tree or game. @param {Own} kind */
  offer(kind) {
    this.list.append(this.#own[kind])
  }

  /** Lists and selects the visitor's own tree or game. @param {Own} kind */
  leave(kind) {
    this.offer(kind)
    this.list.value = kind
  }

  /** The choice in the list: an example, or the visitor's own tree or game. */
  get value() {
    return this.list.value
  }

  /**
   * Selects the example that shows this, or else one that has the same tree. Returns false if there is none.
   * @param {string | RuleAttributes} source
   * @param {RuleAttributes} rules
   */
  find(source, rules) {
    const alike = NAMES.filter((name) => hasSource(name, source))
    const match = alike.find((name) => hasRules(name, rules)) ?? alike[0]
    if (match) this.list.value = match
    return match !== undefined
  }

  /** Selects an entry of the list, if the list has it. @param {string} name */
  select(name) {
    if ([...this.list.options].some(({ value }) => value === name)) this.list.value = name
  }

  /** Chooses another example of the list; after the last comes the first. @param {number} by */
  turn(by) {
    const { options, selectedIndex } = this.list
    this.list.selectedIndex = (selectedIndex + by + options.length) % options.length
    this.#choose(this.#choice())
  }

  /** The chosen example; null: the visitor's own tree or game. */
  #example() {
    return NAMES.find((name) => name === this.list.value) ?? null
  }

  #choice() {
    return this.#example() ?? OWN.find((name) => name === this.list.value) ?? 'ownTree'
  }

  /** Lists the points that the source of an example makes; each item leads to its step. @param {ExampleName | null} name */
  #narrate(name) {
    const narrated = (name && exampleOf(name).narrated) ?? []
    const sentences = (name && this.#m.examples[name].narration) ?? []
    const items = narrated.map((step, at) =>
      make(
        'li',
        {},
        makeButton(sentences[at], () => this.#seek(step)),
      ),
    )
    this.#narration.replaceChildren(...items)
    this.#narration.hidden = items.length === 0
  }
}

/** @param {Messages} m */
function makeSelect(m) {
  const groups = /** @type {[GroupName, ExampleName[]][]} */ (Object.entries(GROUPS))
  const options = groups.map(([group, names]) =>
    make(
      'optgroup',
      { label: m.groups[group] },
      ...names.map((value) => make('option', { value }, m.examples[value].title)),
    ),
  )
  const named = { 'aria-label': m.ui.example, 'aria-describedby': 'example-look' }
  const attributes = { id: 'example', ...named, autocomplete: 'off' }
  return make('select', attributes, ...options)
}

/** @param {ExampleName} name @param {string | RuleAttributes} source */
function hasSource(name, source) {
  return JSON.stringify(exampleSource(exampleOf(name))) === JSON.stringify(source)
}

/** @param {ExampleName} name @param {RuleAttributes} rules */
function hasRules(name, rules) {
  return JSON.stringify(exampleOf(name).rules ?? {}) === JSON.stringify(rules)
}
