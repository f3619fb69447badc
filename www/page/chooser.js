/**
 * The choice of an example, with a line on what to look for in it, or of the visitor's own tree.
 *
 * @import {ExampleName} from './examples.js'
 * @import {Messages} from '../messages/messages.js'
 */

import { EXAMPLES } from './examples.js'
import { make } from '../make.js'

const NAMES = /** @type {ExampleName[]} */ (Object.keys(EXAMPLES))

/**
 * @param {Messages} m
 * @param {(name: ExampleName | null) => void} choose null: the visitor's own tree
 */
export function chooser(m, choose) {
  const own = make('option', { value: '' }, m.ui.exampleOwn)
  const options = NAMES.map((value) => make('option', { value }, m.examples[value].title))
  const select = make(
    'select',
    { id: 'example', 'aria-describedby': 'example-look', autocomplete: 'off' },
    ...options,
  )
  const look = make('p', { class: 'look', id: 'example-look' })
  const edited = make('span', { class: 'edited', role: 'status' })
  const again = make('button', { type: 'button' }, m.ui.exampleAgain)
  const name = () => NAMES.find((name) => name === select.value) ?? null

  select.addEventListener('change', () => choose(name()))
  again.addEventListener('click', () => {
    select.focus()
    choose(name())
  })

  return {
    element: make(
      'section',
      { class: 'chooser' },
      make('h2', {}, make('label', { for: select.id }, m.ui.example), ' ', edited),
      select,
      look,
      again,
    ),

    /**
     * Says whether the text is still that of the example.
     * @param {string} text
     */
    show(text) {
      const chosen = name()
      const changed = chosen !== null && EXAMPLES[chosen].text !== text
      look.textContent = chosen === null ? '' : m.examples[chosen].look
      edited.textContent = changed ? m.ui.exampleEdited : ''
      again.hidden = !changed
    },

    /** From now on the visitor has a tree to come back to. */
    offer() {
      select.append(own)
    },

    /** The tree on view is the visitor's own. */
    leave() {
      select.append(own)
      select.value = own.value
    },
  }
}
