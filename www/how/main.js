/**
 * The page that explains, in two minutes: game tree, value, bounds, why a cut is right, cost, horizon. Its trees
 * are live.
 *
 * @import {How, Section} from '../messages/pages.js'
 * @import {TreeName} from './trees.js'
 */

import '../define.js'
import { make } from '../dom/make.js'
import { how } from '../messages/pages.js'
import { footer } from '../page/footer.js'
import { languageSwitch, words } from '../page/visitor/language.js'
import { themeSwitch } from '../page/visitor/theme.js'
import { VERSION } from '../version.js'
import { prose } from './prose.js'
import { REFERENCES } from './references.js'
import { TREES } from './trees.js'

const m = await words()
const own = await how(m.lang)

/** @param {string} text @param {string} [kind] */
function paragraph(text, kind = '') {
  return make('p', { class: kind }, ...prose(text))
}

/** A formula with cases: a condition and what holds then, a row each. @param {string} label @param {string[][]} rows */
function cases(label, rows) {
  const body = rows.map(([when, then]) =>
    make('tr', {}, make('th', { scope: 'row' }, when), make('td', {}, then)),
  )
  return make('table', { 'aria-label': label }, make('tbody', {}, ...body))
}

/** @param {TreeName} name @param {string} caption */
function figure(name, caption) {
  const { text, attributes } = TREES[name]
  const tree = document.createElement('secateur-tree')
  for (const [key, value] of Object.entries(attributes)) tree.setAttribute(key, value)
  tree.textContent = text
  return make('figure', {}, tree, make('figcaption', {}, ...prose(caption)))
}

/** @param {string} id @param {Section} section */
function section(id, { title, text, cases: rows, after = [], tree, caption }) {
  return make(
    'section',
    { id },
    make('h2', {}, title),
    ...text.map((words) => paragraph(words)),
    ...(rows ? [cases(title, rows)] : []),
    ...after.map((words) => paragraph(words)),
    ...(tree && caption ? [figure(tree, caption)] : []),
  )
}

function references() {
  const items = Object.entries(REFERENCES).map(([name, { text, lang }]) => {
    const gave = own.references.gave[/** @type {keyof typeof REFERENCES} */ (name)]
    return make('li', {}, make('cite', { lang }, text), ' ', make('span', {}, gave))
  })
  return make(
    'section',
    { id: 'references' },
    make('h2', {}, own.references.title),
    make('ul', { class: 'references' }, ...items),
  )
}

function citing() {
  return make(
    'section',
    { id: 'cite' },
    make('h2', {}, own.cite.title),
    paragraph(own.cite.text(VERSION)),
    make('pre', { tabindex: 0, 'aria-label': 'BibTeX' }, bibtex()),
  )
}

function bibtex() {
  return `@software{secateur,
  author  = {{The Secateur authors}},
  title   = {Secateur: minimax and alpha–beta search of a game tree, step by step},
  version = {${VERSION}},
  year    = {2026}
}`
}

document.title = `Secateur: ${own.title}`
for (const element of document.querySelectorAll('[data-text]')) {
  const key = /** @type {HTMLElement} */ (element).dataset.text
  element.textContent = own[/** @type {'skip' | 'title' | 'subtitle' | 'back'} */ (key)]
}
document.querySelector('.switches')?.append(
  languageSwitch(m, () => ({})),
  themeSwitch(m),
)
document
  .querySelector('main')
  ?.append(
    paragraph(own.lead, 'lead'),
    ...Object.entries(own.sections).map(([id, words]) => section(id, words)),
    references(),
    citing(),
  )
document.body.append(footer(m))
// The trees push down what a link to a section leads to.
if (location.hash) document.querySelector(location.hash)?.scrollIntoView()
