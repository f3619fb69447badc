/**
 * The page. Text and rules flow one way: from the controls into <secateur-tree>, as its text and
 * its attributes; back come events that say what it made of them.
 *
 * @import {SecateurTree} from '../secateur-tree.js'
 * @import {SecateurError} from '../core.js'
 * @import {ExampleName} from './examples.js'
 */

import { language, languageSwitch } from './language.js'
import '../define.js'
import { choice } from './choice.js'
import { chooser } from './chooser.js'
import { compare } from './compare.js'
import { editor } from './editor.js'
import { EXAMPLES } from './examples.js'
import { make } from '../make.js'
import { keep, kept, refill } from './keep.js'
import { recall, remember } from './memory.js'
import { complaint, messages } from '../messages/messages.js'
import { random } from './random.js'
import { rules } from './rules.js'
import { projector } from './projector.js'
import { themeSwitch } from './theme.js'

const m = await messages(language)
const viewer = /** @type {SecateurTree} */ (document.querySelector('secateur-tree'))

/** The last text that is of the visitor's making. Choosing an example must not lose it. */
let own = ''

const examples = chooser(m, choose)
const text = editor(m, (typed) => {
  own = typed
  examples.offer()
  show(typed)
})
const panel = rules(m, obey)
const tree = random(m, (made) => {
  own = made
  examples.leave()
  text.write(made)
  show(made, 'cutoff')
})
const figure = choice(
  'convention',
  m.rules.choices.convention,
  ['aima', 'cs188', 'wikipedia'],
  () => {
    remember('convention', figure.value)
    viewer.setAttribute('convention', figure.value)
  },
)

/**
 * Shows a text in the tree, and opens it at a step if one is given.
 * @param {string} source
 * @param {string | number} [step]
 */
function show(source, step) {
  viewer.textContent = source
  if (step !== undefined) viewer.setAttribute('step', String(step))
  examples.show(source)
}

/** Gives the tree the rules that the panel shows. */
function obey() {
  const set = panel.read()
  for (const name of panel.names) {
    if (name in set) viewer.setAttribute(name, set[name])
    else viewer.removeAttribute(name)
  }
}

/** @param {ExampleName | null} name */
function choose(name) {
  const { text: source, rules: set = {}, step = 'cutoff' } = name ? EXAMPLES[name] : { text: own }
  text.write(source)
  panel.write(set)
  obey()
  show(source, step)
}

/** Stands in place of the tree where nothing can be searched at all. */
const notice = make('p', { class: 'notice', role: 'alert', hidden: true })
viewer.before(notice)

compare(m, viewer)

/** @param {SecateurError} error */
function complain(error) {
  const problem = complaint(m, error)
  const lame = error.code === 'wasm-unavailable'
  notice.textContent = lame ? problem : ''
  notice.hidden = !lame
  viewer.hidden = lame
  if (lame) return text.settle('')
  const option = 'option' in error.params ? String(error.params.option) : ''
  if (panel.names.includes(option)) {
    panel.complain(option, viewer.search ? m.ui.lastSearch(problem) : problem)
    text.settle('') // the text has not been looked at
  } else text.complain(problem, error, viewer.search !== null)
}

function settle() {
  notice.hidden = true
  viewer.hidden = false
  if (!viewer.search) return
  const { nodes, leaves } = viewer.search.summary
  text.settle(m.ui.treeIs(nodes, leaves))
  panel.tell(viewer.search)
}

viewer.addEventListener('secateur-open', settle)
viewer.addEventListener('secateur-error', (event) => {
  complain(/** @type {CustomEvent<{ error: SecateurError }>} */ (event).detail.error)
})

document.title = m.ui.title
document.querySelector('meta[name="description"]')?.setAttribute('content', m.ui.description)
for (const element of document.querySelectorAll('[data-text]')) {
  const key = /** @type {HTMLElement} */ (element).dataset.text
  element.textContent = m.ui[/** @type {'skip' | 'subtitle'} */ (key)]
}
const help = make(
  'button',
  { type: 'button', 'aria-label': m.ui.help, title: m.ui.help },
  make('span', { class: 'icon icon-help' }),
)
help.addEventListener('click', () => viewer.help())
document.querySelector('.subtitle')?.after(make('a', { href: './lab.html' }, m.lab.name))
document.querySelector('.switches')?.append(
  languageSwitch(m, () => keep({ own, step: viewer.step })),
  themeSwitch(m),
  projector(m),
  help,
)
document.querySelector('aside')?.append(examples.element, text.element, panel.element)
text.element.append(tree.element)
panel.element.append(figure.element)

const remembered = recall('convention')
if (remembered !== null && Object.hasOwn(m.rules.choices.convention.values, remembered)) {
  figure.value = remembered
}
viewer.setAttribute('convention', figure.value)
text.write(viewer.textContent ?? '')
examples.show(viewer.textContent ?? '')

const before = kept()
if (before) {
  const rest = /** @type {{ own: string, step: number }} */ (before.rest)
  own = rest.own
  if (own) examples.offer()
  refill(before)
  viewer.setAttribute('step', String(rest.step))
}
// It may have been opened before anybody listened.
if (viewer.search) settle()
else if (viewer.error) complain(viewer.error)
