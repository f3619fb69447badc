/**
 * The lessons. Each is an idea, a moving picture and three exercises, or four. The address names the lesson, as
 * `#1&lang=en&lesson=cuts`; without a name it is the first. With `study=before` it is a sheet of the study.
 *
 * @import {LessonName} from '../messages/pages.js'
 */

import '../define.js'
import { makeButton } from '../dom/button.js'
import { make } from '../dom/make.js'
import { peek } from '../link/fragment.js'
import { partOf } from '../messages/messages.js'
import { loadAllTrees } from '../page/all-trees.js'
import { fillShell } from '../page/shell.js'
import { linkTo, words } from '../page/settings/language.js'
import { LessonPart } from './part.js'
import { LessonProgress } from './progress.js'
import { SHEETS, studySheet } from './study.js'
import { LESSONS, partsOf } from './table.js'

const m = await words()
const [own, { mistakes, cutTests }] = await Promise.all([
  partOf(m.lang, 'lessons'),
  partOf(m.lang, 'exercise'),
])
const lessonWords = { lessons: own, mistakes: { ...mistakes, 'other-cut-test': cutTests['>='] } }
const names = /** @type {LessonName[]} */ (Object.keys(LESSONS))
const main = /** @type {HTMLElement} */ (document.querySelector('main'))
const title = /** @type {HTMLElement} */ (document.querySelector('.title'))
const progress = new LessonProgress(() => mark())
/** The marks of the lessons in the list of all, by name. @type {Map<LessonName, HTMLElement>} */
const marks = new Map()
const forget = () => {
  progress.forget()
  main.focus()
}
const forgetButton = makeButton(own.forget, forget, { class: 'link' })
const storageNote = make('p', { class: 'kept' }, `${own.kept} `, forgetButton)

function lessonInLink() {
  const lesson = peek(location.hash, 'lesson')
  return names.find((name) => name === lesson) ?? names[0]
}

/** The sheet of the study that the address names; undefined: none. */
function sheetInLink() {
  const sheet = peek(location.hash, 'study')
  return SHEETS.find((name) => name === sheet)
}

/** The address of the view, in a language. @param {string} lang */
function inLanguage(lang) {
  const sheet = sheetInLink()
  return sheet ? `${linkTo(lang)}&study=${sheet}` : address(lessonInLink(), lang)
}

/** @param {LessonName} name @param {string} [lang] */
function address(name, lang = m.lang) {
  return `${linkTo(lang)}&lesson=${name}`
}

/** The list of all lessons. @param {LessonName} current */
function contents(current) {
  const items = names.map((name) => {
    const attributes = name === current && { 'aria-current': 'page' }
    const mark = make('span', { class: 'mark' })
    marks.set(name, mark)
    return make(
      'li',
      {},
      make('a', { href: address(name), ...attributes }, own.lessons[name].title),
      mark,
    )
  })
  return make('nav', { 'aria-label': own.title }, make('ol', {}, ...items), storageNote)
}

/** Marks finished parts. */
function mark() {
  for (const [name, mark] of marks) {
    const parts = partsOf(name)
    const done = parts.filter((part) => progress.has(name, part)).length
    mark.textContent = done > 0 ? own.partsDone(done, parts.length) : ''
  }
  storageNote.hidden = !progress.any
}

/** The moving picture of a lesson. @param {LessonName} name */
function picture(name) {
  const { tree, attributes = {} } = LESSONS[name].picture
  const all = { class: 'picture', ...LESSONS[name].rules, ...attributes }
  const viewer = make('secateur-tree', all, tree)
  return make('figure', {}, viewer, make('figcaption', {}, own.lessons[name].caption))
}

/** Shows a sheet of the study. @param {typeof SHEETS[number]} sheet */
function showSheet(sheet) {
  document.title = `Secateur: ${own.study.titles[sheet]}`
  main.replaceChildren(title, ...studySheet(sheet, own.study))
  loadAllTrees()
}

function showLesson() {
  const name = lessonInLink()
  const { title: called, text } = own.lessons[name]
  const next = names[names.indexOf(name) + 1]
  document.title = `Secateur: ${called}`
  main.replaceChildren(
    title,
    contents(name),
    make(
      'section',
      {},
      make('h2', {}, called, ' ', make('small', {}, own.minutes(LESSONS[name].minutes))),
      ...text.map((words) => make('p', {}, words)),
      picture(name),
    ),
    ...partsOf(name).map((part) => new LessonPart(name, part, lessonWords, progress).element),
    next
      ? make(
          'p',
          {},
          make(
            'a',
            { class: 'following', href: address(next) },
            own.following(own.lessons[next].title),
          ),
        )
      : make('p', {}, own.end),
  )
  mark()
  loadAllTrees()
}

function show() {
  const sheet = sheetInLink()
  if (sheet) showSheet(sheet)
  else showLesson()
}

fillShell(m, 'lessons', own, (lang) => history.replaceState(null, '', inLanguage(lang)))
show()
addEventListener('hashchange', () => {
  show()
  main.focus()
  scrollTo(0, 0)
})
