// oEmbed as files: the frame that other sites show in place of a pasted address.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { siteOf, withOembed } from '../../scripts/dist/oembed.js'
import { root } from '../../scripts/phase.js'

const SITE = 'https://example.org/secateur/'

test('a page links to its oEmbed answer, which has a frame with an absolute address', () => {
  const html = readFileSync(join(root, 'www/index.html'), 'utf8')
  const page = withOembed(html, 'index.html', SITE, 'embed.html')
  const [, href, title] =
    page.html.match(
      /<link rel="alternate" type="application\/json\+oembed" href="(.*?)" title="(.*?)" \/>\s*<\/head>/,
    ) ?? []
  assert.equal(href, `${SITE}oembed/index.json`)
  assert.equal(page.name, 'oembed/index.json')
  const answer = JSON.parse(page.answer)
  assert.deepEqual([answer.version, answer.type, answer.title], ['1.0', 'rich', title])
  assert.ok(answer.width > 0 && answer.height > 0)
  assert.match(answer.html, /^<iframe src="https:\/\/example\.org\/secateur\/embed\.html" /)
})

test('a page in a folder has its own answer, and its title is escaped in HTML alone', () => {
  const html = '<html><head><title>A &lt; B &amp; C</title></head></html>'
  const page = withOembed(html, 'docs/rules.html', SITE)
  assert.equal(page.name, 'oembed/docs-rules.json')
  const answer = JSON.parse(page.answer)
  assert.equal(answer.title, 'A < B & C')
  assert.match(
    answer.html,
    /src="https:\/\/example\.org\/secateur\/docs\/rules\.html" title="A &lt; B &amp; C"/,
  )
})

test('the address of a site ends in a slash, and no address gives no answer', () => {
  assert.equal(siteOf(undefined), null)
  assert.equal(siteOf(''), null)
  assert.equal(siteOf('https://example.org/secateur'), SITE)
  assert.equal(siteOf(`${SITE}?x#y`), SITE)
  assert.throws(() => siteOf('file:///home'), /no address of a site/)
  assert.throws(() => siteOf('secateur'))
})
