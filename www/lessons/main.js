/**
 * Three short lessons. Each is a few sentences and exercises that Secateur checks. The address names the lesson, as
 * `#1&lang=en&lesson=cuts`; without a name it is the first.
 *
 * @import {LessonName} from '../messages/pages.js'
 */

import '../define.js'
import { make } from '../dom/make.js'
import { peek } from '../link/fragment.js'
import { lessons } from '../messages/pages.js'
import { loadAllTrees } from '../page/all-trees.js'
import { footer } from '../page/footer.js'
import { navigate } from '../page/navigation.js'
import { languageSwitch, linkTo, words } from '../page/settings/language.js'
import { listenSkip } from '../page/settings/skip.js'
import { themeSwitch } from '../page/settings/theme.js'
import { EXERCISES } from './exercises.js'

const m = await words()
const own = await lessons(m.lang)
const names = /** @type {LessonName[]} */ (Object.keys(EXERCISES))
const main = /** @type {HTMLElement} */ (document.querySelector('main'))
const title = /** @type {HTMLElement} */ (document.querySelector('.title'))

/** The lesson that the address names. */
function named() {
  const lesson = peek(location.hash, 'lesson')
  return names.find((name) => name === lesson) ?? names[0]
}

/** @param {LessonName} name @param {string} [lang] */
function address(name, lang = m.lang) {
  return `${linkTo(lang)}&lesson=${name}`
}

/** The list of all lessons. @param {LessonName} current */
function contents(current) {
  const items = names.map((name) => {
    const here = name === current && { 'aria-current': 'page' }
    return make('li', {}, make('a', { href: address(name), ...here }, own.lessons[name].title))
  })
  return make('nav', { 'aria-label': own.title }, make('ol', {}, ...items))
}

/** One exercise of a lesson. @param {LessonName} name @param {number} at */
function exercise(name, at) {
  const { text, attributes } = EXERCISES[name][at]
  const tree = document.createElement('secateur-tree')
  for (const [key, value] of Object.entries({ exercise: 'practise', ...attributes })) {
    tree.setAttribute(key, value)
  }
  tree.textContent = text
  return make('section', {}, make('p', {}, own.lessons[name].tasks[at]), tree)
}

/** Shows the lesson that the address names. */
function show() {
  const name = named()
  const { title: called, text } = own.lessons[name]
  const next = names[names.indexOf(name) + 1]
  document.title = `Secateur: ${called}`
  main.replaceChildren(
    title,
    contents(name),
    make('section', {}, make('h2', {}, called), ...text.map((words) => make('p', {}, words))),
    ...EXERCISES[name].map((_, at) => exercise(name, at)),
    next
      ? make('p', {}, make('a', { href: address(next) }, own.next(own.lessons[next].title)))
      : make('p', {}, own.end),
  )
  loadAllTrees()
}

for (const element of document.querySelectorAll('[data-text]')) {
  const key = /** @type {HTMLElement} */ (element).dataset.text
  element.textContent = own[/** @type {'skip' | 'title' | 'subtitle'} */ (key)]
}
navigate(m, 'lessons')
document.querySelector('.switches')?.append(
  languageSwitch(m, (lang) => history.replaceState(null, '', address(named(), lang))),
  themeSwitch(m),
)
show()
addEventListener('hashchange', () => {
  show()
  main.focus()
  scrollTo(0, 0)
})
document.body.append(footer(m))
listenSkip()
