/**
 * The page. Trees, games and rules flow one way: from the controls into <secateur-tree>, as its text and its
 * attributes. Events report the result.
 *
 * @import {SecateurError} from '../core.js'
 * @import {Own} from './controls/chooser.js'
 * @import {Example, ExampleName, PlayedExample} from './controls/examples.js'
 * @import {FieldValues} from '../link/fragment.js'
 * @import {EntryData} from './entries.js'
 * @import {RuleAttributes} from './controls/rules.js'
 */

import { onDemand } from '../on-demand.js'
import { languageSwitch, words } from './settings/language.js'
import '../secateur.js'
import { Chooser } from './controls/chooser.js'
import { Comparison } from './compare/compare.js'
import { drawing } from './drawing.js'
import { Editor } from './controls/editor.js'
import { exampleOf, exampleSource } from './controls/examples.js'
import { footer } from './footer.js'
import { games } from './controls/games.js'
import { editButton } from './edit/button.js'
import { makeButton } from '../dom/button.js'
import { set } from '../dom/attribute.js'
import { make } from '../dom/make.js'
import { BEGINNING, isFirstVisit, welcome } from './settings/welcome.js'
import { fillHeader } from './header.js'
import { listenEscape, listenKeys } from './keys.js'
import { errorText } from '../messages/messages.js'
import { orderTable } from './controls/order-table.js'
import { OwnSearch } from './import/own-search.js'
import { Practising } from './practise/practise.js'
import { random } from './controls/random.js'
import { Rules } from './controls/rules.js'
import { Projector } from './settings/projector.js'
import { settings } from './settings/settings.js'
import { listenSkip } from './settings/skip.js'
import { themeSwitch } from './settings/theme.js'
import { readForms, fillForms } from './controls/form-values.js'
import { GAME } from '../element/attribute-names.js'
import { read } from '../link/fragment.js'
import { FIELDS } from '../link/fields.js'
import { PANELS } from '../viewer/panels/names.js'
import { HistoryEntries, isAnchor } from './entries.js'
import { noticeOfLink } from './link-notice.js'
import { TREE, gameOf, assignState, pick, viewerOf } from './state.js'

const viewer = document.createElement('secateur-tree')
// The decision has the first tab; the listing stands above the tabs.
viewer.panels = ['decision', ...PANELS.filter((name) => name !== 'decision')].join(' ')
// The tree of the link is opened while the words of the page are still being loaded.
const first = isFirstVisit()
const arrived = first
  ? { state: BEGINNING, problem: null }
  : await read(isAnchor() ? '' : location.hash, FIELDS)
assignState(viewer, arrived.state ?? {})
document.querySelector('main .starting')?.before(viewer)

const m = await words()

/**
 * The visitor's own tree and game. They are kept when an example is chosen.
 * @type {{ ownTree: Example, ownGame: PlayedExample }}
 */
const own = { ownTree: { text: '' }, ownGame: { game: {} } }

/** The text of the tree on view, or the attributes of its game. @type {string | RuleAttributes} */
let sourceOnView = TREE

const examples = new Chooser(m, choose, (step) => viewer.seek(step))
const text = new Editor(m, (typed) => {
  own.ownTree = { text: typed }
  examples.offer('ownTree')
  show(typed)
  entries.request(true)
})
const panel = new Rules(m, applyRules)
const tree = random(m, showOwnTree)
const game = games(m, (played) => {
  own.ownGame = { game: played }
  examples.leave('ownGame')
  text.clear(m.games.editor)
  show(played)
})
const edit = editButton(m, viewer, (treeText) => {
  showOwnTree(treeText)
  entries.request(true)
})
const foreignSearch = new OwnSearch(m, viewer, {
  show: ({ text: tree, rules }) => {
    drawer.close()
    if (rules) panel.write(rules)
    applyRules()
    if (tree !== null) showOwnTree(tree)
  },
  compare: (titles) => comparison.compareForeign(titles),
})
const drawn = drawing(m, viewer)

/**
 * Shows a tree, and opens it at a step.
 * @param {string | RuleAttributes} source
 * @param {string | number} [step]
 */
function show(source, step = 'cutoff') {
  foreignSearch.end()
  entries.request(false)
  sourceOnView = source
  const played = typeof source === 'string' ? {} : source
  for (const name of GAME) set(viewer, name, played[name] ?? '')
  if (typeof source === 'string') viewer.textContent = source
  viewer.setAttribute('step', String(step))
  examples.show(source, panel.read())
}

/** Shows a tree that is not typed as the visitor's own. @param {string} treeText */
function showOwnTree(treeText) {
  own.ownTree = { text: treeText }
  examples.leave('ownTree')
  text.write(treeText)
  show(treeText)
}

/** Gives the tree the rules that the panel shows. */
function applyRules() {
  const rules = panel.read()
  for (const name of panel.names) set(viewer, name, rules[name] ?? '')
  examples.show(sourceOnView, rules)
}

/** Writes a tree or a game into its field. @param {string | RuleAttributes} source */
function writeSource(source) {
  if (typeof source === 'string') return text.write(source)
  text.clear(m.games.editor)
  game.write(source)
}

/** @param {ExampleName | Own} name */
function choose(name) {
  drawer.close()
  const chosen = name === 'ownTree' || name === 'ownGame' ? own[name] : exampleOf(name)
  const { rules: exampleRules = {}, step: best = 'cutoff' } = chosen
  // Before a class an example starts at its first step.
  const step = projecting.on ? 0 : best
  const source = exampleSource(chosen)
  writeSource(source)
  panel.write(exampleRules)
  applyRules()
  show(source, step)
}

/** Stands in place of the tree where the core cannot be loaded. */
const missing = make('span', { role: 'alert' })
const again = makeButton(m.opening.again, () => viewer.reopen())
const notice = make('p', { class: 'notice', hidden: true }, missing, ' ', again)
viewer.before(notice)

const comparison = new Comparison(m, viewer, () => drawer.close())
const column = /** @type {HTMLElement} */ (document.querySelector('aside'))
const drawer = settings(m, column)
const linkNotice = noticeOfLink(m)
welcome(m, viewer, first)
const practice = new Practising(m, viewer, column, {
  begin: () => {
    foreignSearch.end()
    comparison.write({})
    drawer.close()
  },
  end: () => {
    drawn.apply()
    if (viewer.search) panel.show(viewer.search)
  },
  enter: (change) => entries.enter(change),
})
const projecting = new Projector(m, {
  list: examples.list,
  turn: (by) => examples.turn(by),
  compare: () => comparison.toggle(),
  withhold: (names) => set(viewer, 'withhold', names.join(' ')),
  move: (steps) => comparison.leader.move(steps),
  code: () => attempt(code),
})

const entries = new HistoryEntries(viewer, {
  pageFields: () => ({
    ...comparison.state,
    ...(projecting.on && { projector: 'on', withhold: projecting.withheld.join(' ') }),
  }),
  pageState: () => ({
    example: examples.value,
    ownTree: own.ownTree.text,
    ownGame: own.ownGame.game,
    unsent: readForms(tasks.tree),
    views: [viewer.state, comparison.second.isConnected ? comparison.second.state : null],
    unfolded: [...details()].map(({ open }) => open),
  }),
  fill,
  restoreViews,
  showProblem: (problem) => linkNotice.show(problem),
})

/** Fills the controls with a state, which the tree has. @param {FieldValues} state @param {Partial<EntryData>} pageState */
function fill(state, { example = '', ownTree = '', ownGame = {}, unsent = {} }) {
  foreignSearch.end()
  const played = gameOf(state)
  sourceOnView = played ?? state.tree ?? TREE
  panel.write(pick(state, panel.names))
  drawn.write(state)
  const isExample = examples.find(sourceOnView, panel.read())
  writeSource(sourceOnView)
  if (ownTree || (!isExample && !played)) own.ownTree = { text: ownTree || String(sourceOnView) }
  if (ownGame.game || (!isExample && played))
    own.ownGame = { game: ownGame.game ? ownGame : (played ?? {}) }
  if (own.ownTree.text) examples.offer('ownTree')
  if (own.ownGame.game.game) examples.offer('ownGame')
  if (!isExample) examples.leave(played ? 'ownGame' : 'ownTree')
  examples.select(example)
  examples.show(sourceOnView, panel.read())
  if (!practice.on) comparison.write(state)
  projecting.write(state.projector === 'on', (state.withhold ?? '').split(' '))
  fillForms(tasks.tree, unsent)
  practice.follow()
}

/** Shows the trees as they were looked at, and unfolds the same parts. @param {Partial<EntryData>} pageState */
function restoreViews({ views = [], unfolded = [] }) {
  details().forEach((element, at) => {
    element.open ||= unfolded[at] === true
  })
  const trees = [viewer, comparison.second]
  trees.forEach((tree, at) => views[at] && tree.restore(Object(views[at])))
}

function details() {
  return document.querySelectorAll('details')
}

/** @param {SecateurError} error */
function showError(error) {
  const problem = errorText(m, error)
  const coreless = error.code === 'wasm-unavailable'
  missing.textContent = coreless ? problem : ''
  notice.hidden = !coreless
  viewer.hidden = coreless
  if (coreless) return text.accept('')
  if (entries.refused(error)) return
  const option = 'option' in error.params ? String(error.params.option) : ''
  const words = viewer.treeOnView ? m.ui.lastSearch(problem) : problem
  const ofRule = panel.names.includes(option)
  const ofText = !ofRule && !viewer.hasAttribute('game')
  if (ofText) return text.showError(problem, error, viewer.treeOnView !== null)
  text.accept('') // the text has not been read
  if (ofRule) panel.showError(option, words)
  else game.showError(option, words)
}

function showOpened() {
  game.accept()
  missing.textContent = ''
  notice.hidden = true
  viewer.hidden = false
  if (!viewer.treeOnView) return
  const { nodes, leaves } = viewer.treeOnView
  text.accept(m.ui.treeIs(nodes, leaves))
  // In an exercise the settings that reveal the search are away.
  if (viewer.search) panel.show(viewer.search)
  entries.opened()
  // The first picture does not wait for the whole core. Where that cannot be loaded, each part that needs it says so.
  viewer.complete().catch(() => {})
}

listenKeys({
  ...projecting.keys,
  s: drawer.toggle,
  e: edit.toggle,
  '?': showHelp,
})
listenEscape([cancel, drawer.close, () => practice.leave(), () => projecting.leave()])

/** The address of the view, for the phones of a class: in projector mode only while something is hidden. */
function link() {
  const { state } = entries
  if (!state) return null
  const hash = entries.fragment(state.withhold ? state : { ...state, projector: '' })
  return new URL(hash && `#${hash}`, location.href.split('#')[0]).href
}

/** Does an action whose module is loaded on demand, and says so where it cannot be loaded. @param {() => Promise<unknown>} act */
async function attempt(act) {
  try {
    await act()
  } catch {
    linkNotice.showUnavailable()
  }
}

/** Shows the link as a code, or puts it away. */
async function code() {
  const address = link()
  if (address === null) return
  const { toggleCode } = await onDemand(() => import('./share/qr-code.js'))
  toggleCode(m.ui.projecting, address)
}

async function share() {
  const { openShare } = await onDemand(() => import('./share/dialog.js'))
  await openShare(m.lang, entries)
}

async function drawFigure() {
  const { openDialog } = await onDemand(() => import('./figure/dialog.js'))
  await openDialog(m, viewer, linkAt)
}

/** Cancels all openings. Returns false if there was none. */
function cancel() {
  const trees = [...document.querySelectorAll('secateur-tree')]
  return trees.map((tree) => tree.cancel()).includes(true)
}

function showHelp() {
  viewer.help(m.ui.pageKeys)
}

viewer.addEventListener('secateur-open', showOpened)
viewer.addEventListener('secateur-error', ({ detail }) => showError(detail.error))

fillHeader(m, {
  drawer: drawer.button,
  switches: [
    projecting.element,
    languageSwitch(m, (lang) => entries.setLanguage(lang)),
    themeSwitch(m),
    projecting.button,
    makeButton(make('span', { class: 'icon icon-share' }), () => attempt(share), {
      'aria-label': m.ui.share,
      title: m.ui.share,
    }),
  ],
  help: showHelp,
})

/** The link of a picture of a step; null: no link can have its search. @param {number} step */
function linkAt(step) {
  const { state } = entries
  if (!state || foreignSearch.on) return null
  return entries.fragment({ ...viewerOf(state), step: String(step), lang: '', withhold: '' }) || '1'
}
/** A part of the column beside the picture, with its heading. @param {'tree' | 'doing'} name @param {...HTMLElement} parts */
function task(name, ...parts) {
  return make('section', { class: 'task' }, make('h2', {}, m.ui[name]), ...parts)
}

const toFigure = makeButton(m.ui.figure, () => attempt(drawFigure), { class: 'to-figure' })
const tasks = {
  tree: task(
    'tree',
    examples.element,
    text.element,
    make('div', { class: 'buttons' }, edit.element, foreignSearch.element),
    tree,
    game.element,
  ),
  doing: task(
    'doing',
    comparison.element,
    make('div', { class: 'buttons' }, practice.button, toFigure),
    drawn.element,
  ),
}
column.append(tasks.tree, panel.element, tasks.doing)
document.body.append(footer(m))
panel.element.querySelector('.folded.more')?.append(orderTable(m, viewer))

viewer.addEventListener('secateur-order', (event) => {
  // The tree that comes is in the order that was searched, so no other is needed any more.
  const rules = panel.read()
  delete rules.order
  panel.write(rules)
  applyRules()
  receive(event)
})
viewer.addEventListener('secateur-another', receive)

/** Shows the tree of an event. @param {CustomEvent<{ tree: string }>} event */
function receive(event) {
  event.preventDefault()
  showOwnTree(event.detail.tree)
}

practice.follow()
viewer.setAttribute('keys', 'page')
listenSkip()
// The last two move the view, and so do keys, which the viewer keeps to itself.
for (const type of ['input', 'change', 'click', 'pointerup', 'wheel']) {
  document.addEventListener(type, () => entries.changed(), { passive: true })
}
document.addEventListener('keyup', () => entries.changed(), { capture: true })
text.element.addEventListener('change', () => entries.endTyping())

entries.showLink(arrived)
// The tree may have been opened or refused before these listeners were there.
if (viewer.treeOnView) showOpened()
else if (viewer.error) showError(viewer.error)
