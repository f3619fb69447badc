// A page of the manual: a document in the frame that all of them share. The words around it are those of the site.

import { join } from 'node:path'
import { quoted } from '../../www/dom/escaped.js'
import { partOf } from '../../www/messages/messages.js'
import { messages } from '../../www/messages/pages.js'
import { VERSION } from '../../www/version.js'
import { withParts } from '../pages.js'
import { root } from '../phase.js'
import { about, html, lists } from './markdown.js'

/** The policy and the head of all pages. */
const HEAD = withParts(
  '    <!-- page/parts/policy.html -->\n    <!-- page/parts/head.html -->',
  join(root, 'www'),
).replaceAll('"./', '"../')

const m = await messages('en')
const { skip } = await partOf('en', 'how')

const HEADER = `      <img src="../icons/secateur.svg" alt="" width="28" height="28" />
      <a href="../index.html">Secateur</a>
      <a href="../lab.html">${m.footer.lab}</a>
      <a href="index.html">${m.footer.docs}</a>
      <div class="switches"></div>`

const FOOTER = `      <a href="../how.html">${m.footer.how}</a>
      <a href="../lessons.html">${m.footer.lessons}</a>
      <a href="../how.html#references">${m.footer.sources}</a>
      <a href="../how.html#cite">${m.footer.cite}</a>
      <span>Secateur ${VERSION}</span>
      <span>${m.footer.licence}</span>`

/**
 * @param {string} name of the page
 * @param {string} text the document
 * @param {string} index the document that lists all of them
 */
export function page(name, text, index) {
  return `<!doctype html>
<html lang="en">
  <head>
${headOf(text)}
  </head>
  <body class="manual">
    <a class="skip" href="#text">${skip}</a>
    <header>
${HEADER}
    </header>
    <div class="page">
      <aside>
        <nav aria-label="${m.footer.docs}">
${navigation(name, index)}
        </nav>
      </aside>
      <main id="text" tabindex="-1">
${html(text)}
      </main>
    </div>
    <footer>
${FOOTER}
    </footer>
  </body>
</html>
`
}

/** @param {string} text the document */
function headOf(text) {
  const { title, description } = about(text)
  return `${HEAD}
    <meta name="description" content="${quoted(description)}" />
    <title>Secateur: ${quoted(title)}</title>
    <link rel="stylesheet" href="../manual/manual.css" />
    <script type="module" src="../manual/main.js"></script>`
}

/** @param {string} name @param {string} index */
function navigation(name, index) {
  const groups = lists(index).map(({ heading, links }) => {
    const items = links.map(({ href, words }) => {
      const current = href === name ? ' aria-current="page"' : ''
      return `<li><a href="${href}"${current}>${quoted(words)}</a></li>`
    })
    return `<h2>${quoted(heading)}</h2>\n<ul>\n${items.join('\n')}\n</ul>`
  })
  return groups.join('\n')
}
