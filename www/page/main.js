/**
 * The page. Trees, games and rules flow one way: from the controls into <secateur-tree>, as its text and its
 * attributes. Events tell what the element made of them.
 *
 * @import {SecateurTree} from '../secateur-tree.js'
 * @import {SecateurError} from '../core.js'
 * @import {Own} from './controls/chooser.js'
 * @import {Example, ExampleName, PlayedExample} from './controls/examples.js'
 * @import {Good} from './visitor/carry-over.js'
 * @import {Attributes} from './controls/rules.js'
 */

import { languageSwitch, words } from './visitor/language.js'
import '../define.js'
import { choice } from './controls/choice.js'
import { chooser } from './controls/chooser.js'
import { compare } from './compare/compare.js'
import { editor } from './controls/editor.js'
import { exampleOf, shownBy } from './controls/examples.js'
import { figureButtons } from './figure/buttons.js'
import { footer } from './footer.js'
import { games } from './controls/games.js'
import { make } from '../dom/make.js'
import { withKey } from '../dom/icon.js'
import { keep, kept, refill } from './visitor/carry-over.js'
import { keepOnLeaving } from './visitor/entry.js'
import { listenKeys } from './keys.js'
import { recall, remember } from './visitor/storage.js'
import { complaint } from '../messages/messages.js'
import { orderTable } from './controls/order-table.js'
import { random } from './controls/random.js'
import { rules } from './controls/rules.js'
import { projector } from './visitor/projector.js'
import { settings } from './visitor/settings.js'
import { themeSwitch } from './visitor/theme.js'
import { CONVENTIONS, GAME, WINDOWS, asked } from '../element/attributes.js'
import { PANELS } from '../viewer/panels/names.js'

const m = await words()
const viewer = /** @type {SecateurTree} */ (document.querySelector('secateur-tree'))

/**
 * What the visitor has made. It is kept when an example is chosen.
 * @type {{ ownTree: Example, ownGame: PlayedExample }}
 */
const own = { ownTree: { text: '' }, ownGame: { game: {} } }

/** The text of the tree on view, or the attributes of its game. @type {string | Attributes} */
let shown = viewer.textContent ?? ''

const examples = chooser(m, choose, (step) => viewer.seek(step))
const text = editor(m, (typed) => {
  own.ownTree = { text: typed }
  examples.offer('ownTree')
  show(typed)
})
const panel = rules(m, applyRules)
const tree = random(m, (made) => {
  own.ownTree = { text: made }
  examples.leave('ownTree')
  text.write(made)
  show(made, 'cutoff')
})
const game = games(m, (played) => {
  own.ownGame = { game: played }
  examples.leave('ownGame')
  text.cede(m.games.editor)
  show(played, 'cutoff')
})
const figure = choice('convention', m.rules.choices.convention, CONVENTIONS, () => {
  remember('convention', figure.value)
  viewer.setAttribute('convention', figure.value)
})
const windows = choice('windows', m.rules.choices.windows, WINDOWS, () => {
  remember('windows', windows.value)
  showWindows()
})

/** Shows the windows that are chosen; the default needs no attribute. */
function showWindows() {
  if (windows.value === WINDOWS[0]) viewer.removeAttribute('windows')
  else viewer.setAttribute('windows', windows.value)
}

/** The control that opens a second tree. */
const COMPARED = '#compare-with'

/** What is on view, as its element said it. @type {Good | null} */
let good = null
/** What decides the search of the tree on view. */
let searched = ''

/**
 * Shows a tree, and opens it at a step if one is given.
 * @param {string | Attributes} source
 * @param {string | number} [step]
 */
function show(source, step) {
  shown = source
  const played = typeof source === 'string' ? {} : source
  for (const name of GAME) {
    if (name in played) viewer.setAttribute(name, played[name])
    else viewer.removeAttribute(name)
  }
  if (typeof source === 'string') viewer.textContent = source
  if (step !== undefined) viewer.setAttribute('step', String(step))
  examples.show(source, panel.read())
}

/** Gives the tree the rules that the panel shows. */
function applyRules() {
  const set = panel.read()
  for (const name of panel.names) {
    if (name in set) viewer.setAttribute(name, set[name])
    else viewer.removeAttribute(name)
  }
  examples.show(shown, set)
}

/** @param {ExampleName | Own} name */
function choose(name) {
  drawer.close()
  const chosen = name === 'ownTree' || name === 'ownGame' ? own[name] : exampleOf(name)
  const { rules: set = {}, step = 'cutoff' } = chosen
  const source = shownBy(chosen)
  if (typeof source === 'string') text.write(source)
  else {
    text.cede(m.games.editor)
    game.write(source)
  }
  panel.write(set)
  applyRules()
  show(source, step)
}

/** Stands in place of the tree where the core cannot be loaded. */
const missing = make('span', { role: 'alert' })
const again = make('button', { type: 'button' }, m.opening.again)
const notice = make('p', { class: 'notice', hidden: true }, missing, ' ', again)
again.addEventListener('click', () => viewer.reopen())
viewer.before(notice)

const comparison = compare(m, viewer)
const column = /** @type {HTMLElement} */ (document.querySelector('aside'))
const drawer = settings(m, column)
const projecting = projector(m, {
  next: () => examples.next(),
  withhold,
  move: (steps) => comparison.leader.move(steps),
})

/** @param {SecateurError} error */
function complain(error) {
  const problem = complaint(m, error)
  const coreless = error.code === 'wasm-unavailable'
  missing.textContent = coreless ? problem : ''
  notice.hidden = !coreless
  viewer.hidden = coreless
  if (coreless) return text.settle('')
  const option = 'option' in error.params ? String(error.params.option) : ''
  const words = viewer.search ? m.ui.lastSearch(problem) : problem
  if (panel.names.includes(option)) panel.complain(option, words)
  else if (viewer.hasAttribute('game')) game.complain(option, words)
  else return text.complain(problem, error, viewer.search !== null)
  text.settle('') // the text has not been read
}

function settle() {
  game.settle()
  missing.textContent = ''
  notice.hidden = true
  viewer.hidden = false
  if (!viewer.search) return
  const attributes = [...viewer.attributes].map(({ name, value }) => [name, value])
  searched = asked(viewer)
  good = { text: viewer.textContent ?? '', attributes: Object.fromEntries(attributes) }
  const { nodes, leaves } = viewer.search.summary
  text.settle(m.ui.treeIs(nodes, leaves))
  panel.tell(viewer.search)
}

/** Opens what was on view, and waits until it is, or cannot be. @param {Good} good */
function opened({ text, attributes }) {
  viewer.textContent = text
  for (const [name, value] of Object.entries(attributes)) {
    if (name !== 'step') viewer.setAttribute(name, value)
  }
  return answered(viewer)
}

/** Waits until a tree is open, or cannot be. @param {SecateurTree} tree */
function answered(tree) {
  return new Promise((done) => {
    for (const event of ['secateur-open', 'secateur-error']) {
      tree.addEventListener(event, done, { once: true })
    }
  })
}

listenKeys({
  ...projecting.keys,
  s: drawer.toggle,
  '?': showHelp,
})
// Escape cancels an opening wherever the focus is: it may be in the form that asked for the tree. What a field or the
// tree makes of the key comes first, and a dialog over the page takes it for itself.
addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented || trees().some(isCovered)) return
  if (!cancel() && !drawer.close()) projecting.leave()
})

/** Hides parts of the trees, in projector mode. @param {string[]} names */
function withhold(names) {
  if (names.length > 0) viewer.setAttribute('withhold', names.join(' '))
  else viewer.removeAttribute('withhold')
}

/** Cancels all openings. Returns false if there was none. */
function cancel() {
  return trees()
    .map((tree) => tree.cancel())
    .includes(true)
}

function trees() {
  return /** @type {SecateurTree[]} */ ([...document.querySelectorAll('secateur-tree')])
}

/** @param {SecateurTree} tree */
function isCovered(tree) {
  return !!tree.shadowRoot?.querySelector(':modal')
}

function showHelp() {
  viewer.help(m.ui.pageKeys)
}

viewer.addEventListener('secateur-panel', () =>
  remember('panel', viewer.getAttribute('panel') ?? ''),
)
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
  { type: 'button', 'aria-label': m.ui.help, title: withKey(m.ui.help, '?') },
  make('span', { class: 'icon icon-help' }),
)
help.addEventListener('click', showHelp)
const saving = figureButtons(m, viewer)
document.querySelector('.subtitle')?.after(make('a', { href: './lab.html' }, m.lab.name))
document.querySelector('header')?.prepend(drawer.button)
document
  .querySelector('.switches')
  ?.append(
    projecting.element,
    languageSwitch(m, state),
    themeSwitch(m),
    projecting.button,
    saving.icon,
    help,
  )
column.append(examples.element, text.element, panel.element, comparison.element, panel.more)
document.body.append(footer(m))
panel.element.querySelector('.orders')?.after(orderTable(m, viewer))
text.element.append(tree.element, game.element)
panel.more.append(figure.element, windows.element, saving.button)

const remembered = recall('convention')
if (remembered !== null && Object.hasOwn(m.rules.choices.convention.values, remembered)) {
  figure.value = remembered
}
viewer.setAttribute('convention', figure.value)
const rememberedWindows = recall('windows')
if (WINDOWS.some((name) => name === rememberedWindows)) windows.value = rememberedWindows ?? ''
showWindows()
text.write(viewer.textContent ?? '')
examples.show(shown, panel.read())

const tab = recall('panel')
if (tab) viewer.setAttribute('panel', tab)
viewer.panels = PANELS.join(' ')
viewer.setAttribute('keys', 'page')

/** The state of the trees and the controls, to be carried over. */
function state() {
  return keep({
    ownTree: own.ownTree.text,
    ownGame: own.ownGame.game,
    step: String(viewer.step),
    // What is asked for may be refused later: it is perhaps still being opened.
    good: viewer.error || asked(viewer) !== searched ? good : null,
  })
}

// The tree may have been opened before these listeners were there.
if (viewer.search) settle()
else if (viewer.error) complain(viewer.error)

const before = kept()
if (before) {
  const { ownTree, ownGame, step, good } = before.rest
  if (ownTree) own.ownTree = { text: ownTree }
  if (ownGame.game) own.ownGame = { game: ownGame }
  if (ownTree) examples.offer('ownTree')
  if (ownGame.game) examples.offer('ownGame')
  viewer.setAttribute('step', step)
  // What the controls ask for will be refused, and the tree before it stays on view.
  if (good) {
    await opened(good)
    refill(before, COMPARED)
    if (comparison.second.isConnected) await answered(comparison.second)
  }
  refill(before)
  if (good) applyRules()
  viewer.setAttribute('step', step)
}
keepOnLeaving(state)
