/**
 * The page that explains game trees, values, bounds, why a cutoff is right, its cost and the horizon. The page takes
 * two minutes to read, and its trees are live.
 *
 * @import {How, TextSection} from '../messages/pages.js'
 */

import '../define.js'
import { make } from '../dom/make.js'
import { partOf } from '../messages/messages.js'
import { loadAllTrees } from '../page/all-trees.js'
import { fillShell } from '../page/shell.js'
import { linkTo, words } from '../page/settings/language.js'
import { VERSION } from '../version.js'
import { TREES } from './trees.js'

const m = await words()
const own = await partOf(m.lang, 'how')

/** Text with exponents: `b^{d/2}` has a raised d/2. There is no other markup. @param {string} text @returns {(string | HTMLElement)[]} */
function prose(text) {
  return text.split(/\^\{([^}]*)\}/).map((part, i) => (i % 2 === 0 ? part : make('sup', {}, part)))
}

/** @param {string} text @param {string} [kind] */
function paragraph(text, kind = '') {
  return make('p', { class: kind }, ...prose(text))
}

/**
 * A formula with cases. Each row has a condition and its case.
 * @param {string} label
 * @param {string[][]} rows
 */
function cases(label, rows) {
  const body = rows.map(([when, then]) =>
    make('tr', {}, make('th', { scope: 'row' }, when), make('td', {}, then)),
  )
  return make('table', { 'aria-label': label }, make('tbody', {}, ...body))
}

/** The live tree of a section. @param {string} name @param {string} caption */
function figure(name, caption) {
  const { text, attributes } = TREES[name]
  const tree = make('secateur-tree', attributes, text)
  return make('figure', {}, tree, make('figcaption', {}, ...prose(caption)))
}

/** @param {string} id @param {TextSection} section */
function section(id, { title, text, cases: rows, after = [], caption }) {
  return make(
    'section',
    { id },
    make('h2', {}, title),
    ...text.map((words) => paragraph(words)),
    ...(rows ? [cases(title, rows)] : []),
    ...after.map((words) => paragraph(words)),
    ...(caption ? [figure(id, caption)] : []),
  )
}

/** Writes beside each source its ideas that Secateur uses. */
function fillReferences() {
  const { title, gave } = own.references
  document.querySelector('#references h2')?.append(title)
  for (const [name, words] of Object.entries(gave)) {
    document.querySelector(`[data-reference=${name}]`)?.append(' ', make('span', {}, words))
  }
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
fillShell(m, 'how', own, (lang) => history.replaceState(null, '', linkTo(lang)))
document
  .querySelector('#references')
  ?.before(
    paragraph(own.lead, 'lead'),
    ...Object.entries(own.sections).map(([id, words]) => section(id, words)),
  )
fillReferences()
document.querySelector('main')?.append(citing())
// The trees came after the page and moved its sections, so a link to a section has to scroll again.
document.getElementById(location.hash.slice(1))?.scrollIntoView()
loadAllTrees()
