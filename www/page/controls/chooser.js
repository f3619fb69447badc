/**
 * The choice of an example, with a line on what to look for in it, or of what the visitor has made:
 * a tree of their own, a game of their own.
 *
 * @import {ExampleName, GroupName} from './examples.js'
 * @import {Attributes} from './rules.js'
 * @import {Messages} from '../../messages/pages.js'
 *
 * @typedef {'ownTree' | 'ownGame'} Own
 */

import { EXAMPLES, GAMES, GROUPS, exampleOf, shownBy } from './examples.js'
import { make } from '../../dom/make.js'

const OWN = /** @type {const} */ (['ownTree', 'ownGame'])
const NAMES = /** @type {ExampleName[]} */ ([...Object.keys(EXAMPLES), ...Object.keys(GAMES)])

/**
 * @param {Messages} m
 * @param {(name: ExampleName | Own) => void} choose
 * @param {(step: number) => void} seek
 */
export function chooser(m, choose, seek) {
  const own = {
    ownTree: make('option', { value: 'ownTree' }, m.ui.exampleOwn),
    ownGame: make('option', { value: 'ownGame' }, m.games.own),
  }
  const groups = /** @type {[GroupName, ExampleName[]][]} */ (Object.entries(GROUPS))
  const select = make(
    'select',
    { id: 'example', 'aria-describedby': 'example-look', autocomplete: 'off' },
    ...groups.map(([group, names]) =>
      make(
        'optgroup',
        { label: m.groups[group] },
        ...names.map((value) => make('option', { value }, m.examples[value].title)),
      ),
    ),
  )
  const look = make('p', { class: 'look', id: 'example-look' })
  const narration = make('ol', { class: 'narration' })
  const edited = make('span', { class: 'edited', role: 'status' })
  const again = make('button', { type: 'button' }, m.ui.exampleAgain)
  const name = () => NAMES.find((name) => name === select.value) ?? null
  const chosen = () => name() ?? OWN.find((name) => name === select.value) ?? 'ownTree'

  select.addEventListener('change', () => choose(chosen()))
  again.addEventListener('click', () => {
    select.focus()
    choose(chosen())
  })

  /** The steps that the source of an example tells of, each a way to it. @param {ExampleName | null} name */
  function narrate(name) {
    const narrated = (name && exampleOf(name).narrated) ?? []
    const told = (name && m.examples[name].narration) ?? []
    const items = narrated.map((step, at) => {
      const button = make('button', { type: 'button' }, told[at])
      button.addEventListener('click', () => seek(step))
      return make('li', {}, button)
    })
    narration.replaceChildren(...items)
    narration.hidden = items.length === 0
  }

  return {
    element: make(
      'section',
      { class: 'chooser' },
      make('h2', {}, make('label', { for: select.id }, m.ui.example), ' ', edited),
      select,
      look,
      narration,
      again,
    ),

    /**
     * Says whether what is shown is still what the example says. Its narration holds for its rules only.
     * @param {string | Attributes} shown the text of a tree, or the attributes of a game
     * @param {Attributes} rules
     */
    show(shown, rules) {
      const example = name()
      const changed = example !== null && !same(shownBy(exampleOf(example)), shown)
      look.textContent = example === null ? '' : m.examples[example].look
      const told = example && !changed && same(exampleOf(example).rules ?? {}, rules)
      narrate(told ? example : null)
      edited.textContent = changed ? m.ui.exampleEdited : ''
      again.hidden = !changed
    },

    /** From now on the visitor has something to come back to. @param {Own} kind */
    offer(kind) {
      select.append(own[kind])
    },

    /** What is on view is the visitor's own. @param {Own} kind */
    leave(kind) {
      select.append(own[kind])
      select.value = kind
    },
  }
}

/** @param {string | Attributes} a @param {string | Attributes} b */
function same(a, b) {
  return JSON.stringify(a) === JSON.stringify(b)
}
