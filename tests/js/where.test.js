// docs/where.md: each line is of a kind that its recipe shows as code, is reached by two links, and runs if it is a command.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anchor } from '../../scripts/manual/markdown.js'
import { windows } from '../../scripts/phase.js'
import { file, written } from './secateur.js'
import { read } from './sources.js'

/** The program in which an author writes, the line, and the place of its recipe. */
const LINES = Array.from(
  read('docs/where.md').matchAll(/^\| (.+?) +\| (.*?) +\| \[.+?\]\((\S+?)\) +\|$/gm),
  ([, author, line, place]) => {
    const [, fence, code = fence] = line.match(/^(?:` (.+) `|`([^`]+)`)/) ?? []
    const [page, id] = place.split('#')
    return { author, line, code, page, id }
  },
)

/** A section by its anchor, with all below it; without one the whole page. @param {string} text @param {string} [id] */
function section(text, id) {
  if (!id) return text
  const headings = Array.from(plain(text).matchAll(/^(#+) (.+)$/gm))
  const at = headings.findIndex(([, , heading]) => anchor(heading) === id)
  assert.ok(at >= 0, id)
  const next = headings.slice(at + 1).find(([, level]) => level.length <= headings[at][1].length)
  return text.slice(headings[at].index, next?.index)
}

/** A text with its blocks of code blanked, in which a `#` is no heading. @param {string} text */
function plain(text) {
  return text.replace(/^(`{3,}).*\n[^]*?^\1$/gm, (block) => ' '.repeat(block.length))
}

/** The text in blocks of code, fenced or indented. @param {string} text */
function blocks(text) {
  const fenced = Array.from(text.matchAll(/^(`{3,}).*\n[^]*?^\1$/gm), ([block]) => block)
  const indented = Array.from(plain(text).matchAll(/^ {4}(.*)$/gm), ([, line]) => line)
  return [...fenced, ...indented].join('\n')
}

/** The part of a line that identifies its kind: its command, its call, its fence or its element. @param {string} code */
function kind(code) {
  const [name] =
    code.match(
      /^(?:npx secateur \w+(?: --\w+(?= \S+\.json))?|`{3,}[{.]*\w+|<[\w-]+|\{\{< \w+|!?\[\[\w+|\w+\()/,
    ) ?? []
  assert.ok(name, code)
  return name
}

test('a recipe contains code of the same kind as its line', () => {
  assert.ok(LINES.length > 20)
  for (const { author, line, code, page, id } of LINES) {
    const text = read(`docs/${page}`)
    const [introduction] = plain(text).split(/^## /m)
    const snippets = blocks(section(text, id)) + blocks(text.slice(0, introduction.length))
    // A line in words stands for a file, and no line for a page to be read.
    if (code) assert.ok(snippets.includes(kind(code)), `${author}: ${code}`)
    else if (line) assert.match(section(text, id), /`[\w./-]+`:\n\n```/, author)
  }
  assert.equal(kind('npx secateur pack --cmi5 exercise.json'), 'npx secateur pack --cmi5')
  assert.ok(!blocks(section(read('docs/platforms.md'), 'cmi5')).includes('--scorm'))
})

test('each recipe is two links away', () => {
  for (const [page, link] of [
    ['README.md', 'docs/where.md'],
    ['docs/README.md', 'where.md'],
  ])
    assert.ok(read(page).includes(`](${link})`), page)
})

test('the lines that are commands run unchanged', { skip: windows }, () => {
  const [, exercise = ''] = read('docs/course.md').match(/^```json\n(.*?)^```/ms) ?? []
  file('exercise.json', exercise)
  const commands = LINES.flatMap(({ code = '' }) => (code.startsWith('npx ') ? [code] : []))
  assert.ok(commands.length >= 7)
  for (const command of commands) written(...command.split(' ').slice(2))
})
