/**
 * The way from page to page, in the header of all of them: the same pages in the same order, the present one marked.
 * Where there is little room, they stand behind one button.
 *
 * @import {Messages} from '../messages/pages.js'
 */

import { make } from '../dom/make.js'

/** The pages in their order. Addresses are those from the folder of the site. */
const PAGES = /** @type {const} */ ({
  tree: 'index.html',
  lessons: 'lessons.html',
  how: 'how.html',
  worksheets: 'worksheet.html',
  lab: 'lab.html',
  docs: 'docs/index.html',
})

/** @typedef {keyof typeof PAGES} PageName */

/**
 * Puts the navigation into the header, behind the name of the site.
 * @param {Messages} m
 * @param {PageName} current the present page
 * @param {string} [root] the way to the folder of the site
 */
export function navigate(m, current, root = './') {
  const { pages, menu, ...names } = m.footer
  const links = Object.entries({ ...PAGES }).map(([name, address]) =>
    make(
      'a',
      {
        href: root + address,
        // The documents are many pages.
        ...(name === current && { 'aria-current': name === 'docs' ? 'true' : 'page' }),
        ...(name === 'docs' && { hreflang: 'en' }),
      },
      names[/** @type {PageName} */ (name)],
    ),
  )
  // A browser that knows no popover shows them at once.
  const nav = make('nav', { id: 'pages', popover: 'auto', 'aria-label': pages }, ...links)
  const button = make(
    'button',
    { type: 'button', class: 'menu', popovertarget: nav.id, 'aria-label': menu, title: menu },
    make('span', { class: 'icon icon-menu' }),
  )
  document.querySelector('.switches')?.before(button, nav)
}
