// The manual: the documents of docs/ as pages of the site.

import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { documents, manual, pageOf } from '../../scripts/manual.js'
import { html, lists } from '../../scripts/manual/markdown.js'
import { page as pageOfSite } from '../../scripts/pages.js'
import { root } from '../../scripts/phase.js'

const www = join(root, 'www')
const folder = mkdtempSync(join(tmpdir(), 'secateur-manual-'))
/** @type {[name: string, html: string][]} */
let pages = []

before(async () => {
  await manual(folder)
  pages = readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')])
})
after(() => rmSync(folder, { recursive: true }))

/** @param {string} text @param {string} name of an attribute */
function values(text, name) {
  return Array.from(text.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g')), ([, value]) => value)
}

test('each document is a page, and each page links to all of them', () => {
  assert.deepEqual(pages.map(([name]) => name).sort(), documents().map(pageOf).sort())
  for (const [name, page] of pages) {
    const [, list = ''] = page.match(/<nav[^>]*>([^]*)<\/nav>/) ?? []
    const linked = values(list, 'href')
    for (const [other] of pages) {
      assert.ok(other === 'index.html' || linked.includes(other), `${other} in ${name}`)
    }
    const current = list.match(/href="([^"]+)" aria-current="page"/)?.[1]
    assert.equal(current, name === 'index.html' ? undefined : name)
  }
})

test('all addresses in a page exist: pages, places in them, scripts, styles, pictures', () => {
  const ids = new Map(pages.map(([name, page]) => [name, values(page, 'id')]))
  for (const [name, page] of pages) {
    for (const address of [...values(page, 'href'), ...values(page, 'src')]) {
      if (/^https:/.test(address)) continue
      const [path, id] = address.split('#')
      const file = path.startsWith('../') ? join(www, path.slice(3)) : join(folder, path)
      assert.ok(existsSync(file), `${address} in ${name}`)
      if (id && !path.startsWith('../') && id !== 'text') {
        assert.ok(ids.get(path || name)?.includes(id), `${address} in ${name}`)
      }
    }
  }
})

test('a page has one title, each id once, the policy of the other pages, and nothing inline', () => {
  const policy = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/
  const [, expected] = pageOfSite(www, 'how.html').match(policy) ?? []
  for (const [name, page] of pages) {
    assert.equal(page.match(policy)?.[1], expected, name)
    assert.equal(page.match(/<h1/g)?.length, 1, name)
    const ids = values(page, 'id')
    assert.equal(new Set(ids).size, ids.length, name)
    assert.doesNotMatch(page, /<style|<[a-z][^>]* (?:style|on\w+)=/, name)
    for (const source of values(page, 'src')) assert.doesNotMatch(source, /^\w+:/, name)
    assert.doesNotMatch(page, /<script(?! type="text\/plain")[^>]*>\s*[^<\s]/, name)
  }
})

test('a block of code with a tree is followed by that tree, and other code stays text', () => {
  const live = html('```tree step=cutoff:1 depth=2\n((3 <5) (2 9))\n```')
  const tree = '<secateur-tree step="cutoff:1" depth="2">((3 &lt;5) (2 9))</secateur-tree>'
  assert.ok(live.includes(tree), live)
  const element = '<secateur-tree\n  step="last"\n  >((3 5))</secateur-tree\n>'
  const block = html(`\`\`\`html\n<p>Text</p>\n${element}\n\`\`\``)
  assert.ok(block.endsWith(`</pre>\n${element}\n</figure>\n`), block)
  assert.ok(block.includes('&lt;p&gt;Text&lt;/p&gt;'))
  assert.doesNotMatch(html('```jsx\n<secateur-tree></secateur-tree>\n```'), /<secateur-tree/)
})

test('links to documents become links to pages, and links outside the site become text', () => {
  const at = (/** @type {string} */ href) => html(`[there](${href})`).match(/href="([^"]+)"/)?.[1]
  assert.equal(at('rules.md#counts'), 'rules.html#counts')
  assert.equal(at('README.md'), 'index.html')
  assert.equal(at('../www/how.html'), '../how.html')
  assert.equal(at('https://example.org/a.md'), 'https://example.org/a.md')
  assert.equal(html('[there](../SECURITY.md)'), '<p>there</p>\n')
  const [group] = lists('# A\n\n## B\n\n- [One](one.md): first.\n- [Two](two.md)\n')
  const links = [
    { words: 'One', href: 'one.html' },
    { words: 'Two', href: 'two.html' },
  ]
  assert.deepEqual(group, { heading: 'B', links })
})
