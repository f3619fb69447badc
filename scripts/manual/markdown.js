// A document of docs/ as HTML. A block of code that shows a tree is followed by that tree, live: one in HTML with
// <secateur-tree> in it, and one marked as `tree`, with the attributes of the element behind that word.

import { Marked } from 'marked'
import { quoted } from '../../www/dom/escaped.js'

/** @import {Tokens} from 'marked' */

/** A tree in a block of HTML. */
const ELEMENT = /<secateur-tree\b[^]*?<\/secateur-tree\s*>/g

/** @type {import('marked').RendererObject} */
const renderer = {
  heading({ tokens, depth, text }) {
    return `<h${depth} id="${anchor(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
  },
  code({ text, lang = '' }) {
    const code = `<pre><code>${quoted(text)}</code></pre>\n`
    const trees = live(text, lang)
    return trees ? `<figure>\n${code}${trees}\n</figure>\n` : code
  },
  link({ href, tokens }) {
    const words = this.parser.parseInline(tokens)
    const address = addressOf(href)
    return address ? `<a href="${quoted(address)}">${words}</a>` : words
  },
  image({ href, text }) {
    return `<img src="${quoted(href)}" alt="${quoted(text)}" />`
  },
}

const marked = new Marked({ renderer })
// A wide table scrolls by itself, also by keyboard.
marked.use({
  hooks: {
    postprocess: (html) =>
      html
        .replaceAll(
          '<table>',
          '<div class="wide" role="group" aria-label="Table" tabindex="0"><table>',
        )
        .replaceAll('</table>', '</table></div>'),
  },
})

/** @param {string} text a document */
export function html(text) {
  return /** @type {string} */ (marked.parse(text))
}

/** The title of a document, and its first paragraph, as plain texts. @param {string} text */
export function about(text) {
  const tokens = marked.lexer(text)
  const first = (/** @type {string} */ type) =>
    plain(
      /** @type {Tokens.Generic} */ (tokens.find((token) => token.type === type) ?? { text: '' }),
    )
  return { title: first('heading'), description: first('paragraph') }
}

/** The lists of links of a document, with the headings above them. @param {string} text */
export function lists(text) {
  /** @type {{ heading: string, links: { href: string, words: string }[] }[]} */
  const groups = []
  for (const token of marked.lexer(text)) {
    if (token.type === 'heading') groups.push({ heading: token.text, links: [] })
    const links = Array.from(token.raw.matchAll(/^- \[([^\]]+)\]\(([^)]+)\)/gm))
    groups.at(-1)?.links.push(...links.map(([, words, href]) => ({ words, href: addressOf(href) })))
  }
  return groups.filter(({ links }) => links.length > 0)
}

/** The trees that a block of code shows, as HTML. @param {string} text @param {string} lang */
function live(text, lang) {
  const [language, ...attributes] = lang.split(/\s+/)
  if (language === 'html') return (text.match(ELEMENT) ?? []).join('\n')
  if (language !== 'tree') return ''
  const pairs = attributes.map((attribute) => ` ${attribute.replace(/=(.*)/, '="$1"')}`).join('')
  return `<secateur-tree${pairs}>${quoted(text)}</secateur-tree>`
}

/**
 * Where a link leads in the site: another page, or a page beside docs/. Empty: the site does not have it.
 * @param {string} href as the document has it
 */
function addressOf(href) {
  if (/^(?:https?:|#)/.test(href)) return href
  if (href.startsWith('../www/')) return href.replace('../www/', '../')
  if (href.startsWith('../')) return ''
  return href.replace(/\bREADME\.md\b/, 'index.html').replace(/\.md\b/, '.html')
}

/** The name of a heading in an address, as GitHub makes it. @param {string} text */
export function anchor(text) {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}

/** @param {Tokens.Generic} token */
function plain({ text = '' }) {
  return text
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
}
