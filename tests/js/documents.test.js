// Every path, link, npm command and phase of `npm test` that the documents name exists, and their examples do what they
// say. A path is relative to the root of the project, to crate/, to www/ or to docs/.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { FIGURES, figure } from '../../scripts/figures.js'
import { documents } from '../../scripts/manual.js'
import { anchor } from '../../scripts/manual/markdown.js'
import { root, windows } from '../../scripts/phase.js'
import * as core from '../../www/core.js'
import { FIELDS } from '../../www/link/fields.js'
import { read } from './sources.js'

const MANUAL = documents().map((name) => `docs/${name}`)
const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
].concat(MANUAL)
/** The files that `npm run build` makes: tests/browser/dist.test.js has all of them. */
const BUILT =
  /^(dist\/.*|(npm|types|python|quarto)\/|integrity\.txt|\d+\.\d+\.\d+-\w+\/|secateur(\.\w+)?\.js|standalone\.html|service-worker\.js|docs\/index\.html)$/
const { scripts } = JSON.parse(read('package.json'))
const phases = Array.from(read('scripts/test.js').matchAll(/^ {2}(\w+): \[/gm), ([, name]) => name)
phases.push('quick')

/** A document without its blocks of code. @param {string} text */
function prose(text) {
  return text.replace(/^```.*?^```/gms, '')
}

/** The targets of the links of a document: a path and a place in it. @param {string} text */
function linksOf(text) {
  const plain = prose(text).replace(/(?<!\[)`[^`\n]+`/g, '')
  return Array.from(plain.matchAll(/\]\(([^):#]*)(?:#([^)]+))?\)/g), ([, path, id]) => ({
    path,
    id,
  }))
}

/** The words that are set as code inside sentences, without commands, whose files are the reader's. @param {string} text */
function words(text) {
  const codes = Array.from(prose(text).matchAll(/`([^`\n]+)`/g), ([, code]) => code)
  return codes.filter((code) => !code.startsWith('npx ')).flatMap((code) => code.split(/\s+/))
}

/**
 * The paths of a document, without the parts that the reader fills in, which begin with `<`, and without the files that the
 * reader makes, whose code comes next.
 * @param {string} text
 */
function paths(text) {
  const names = new Set(Array.from(text.matchAll(/`(\S+)`:\n\n```/g), ([, name]) => name))
  const named = words(text).filter(
    (word) =>
      /^[\w.-]+(\/[\w.<>-]+)*(\/|\.(js|rs|html|css|md|toml|json|yml))$/.test(word) &&
      !names.has(word),
  )
  const linked = linksOf(text).map(({ path }) => path)
  return [...named, ...linked, ...mapped(text)].map((path) => path.replace(/[^/]*<.*/, ''))
}

/** The paths of a map: an indented list of folders, those within them indented further. @param {string} text */
function mapped(text) {
  const [, map = ''] = text.match(/^## The map\n\n((?: {4}.*\n)+)/m) ?? []
  let folder = ''
  return map.split('\n').flatMap((line) => {
    const [, deeper, names] = line.match(/^ {4}( {2})?(\S+(?: \S+)*)(?: {2}|$)/) ?? []
    if (!names) return []
    if (!deeper) folder = names.split(' ')[0]
    return names.split(' ').map((name) => (deeper ? folder + name : name))
  })
}

/** The scripts and phases that do not exist. @param {string} text */
function wrongCommands(text) {
  const commands = Array.from(
    text.matchAll(/\bnpm (?:run (\w+)|(start|test)\b)(?: -- (\w+))?/g),
    ([all, script, usual, phase]) => ({ all, script: script ?? usual, phase }),
  )
  return commands
    .filter(
      ({ script, phase }) =>
        !scripts[script] || (script === 'test' && phase && !phases.includes(phase)),
    )
    .map(({ all }) => all)
}

/** @param {string} path */
function missing(path) {
  if (path === '' || BUILT.test(path)) return false
  return ['', 'crate', 'www', 'docs'].every((folder) => !existsSync(join(root, folder, path)))
}

test('the check finds a missing path and a missing command', () => {
  const text = '`tests/none.rs` and `core.js`, [a](NONE.md), `npm run none`, `npm test -- none`.\n'
  const map = '\n## The map\n\n    www/   pages\n      none.html core.js   the API\n'
  const wrong = ['tests/none.rs', 'NONE.md', 'www/none.html']
  assert.deepEqual(paths(text + map).filter(missing), wrong)
  assert.deepEqual(wrongCommands(text), ['npm run none', 'npm test -- none'])
})

/** The files that a document gives itself: a name, a colon, and a block of code. @param {string} text */
function commandsIn(text) {
  return Array.from(text.matchAll(/`([\w./-]+)`:\n\n```/g), ([, path]) => path)
}

for (const name of DOCUMENTS) {
  test(`the paths and commands in ${name} exist`, () => {
    const text = read(name)
    const own = commandsIn(text)
    assert.deepEqual(
      paths(text).filter((path) => missing(path) && !own.includes(path)),
      [],
    )
    assert.deepEqual(wrongCommands(text), [])
  })
}

for (const name of DOCUMENTS) {
  test(`the links in ${name} lead to existing places`, () => {
    for (const { path, id } of linksOf(read(name))) {
      const target = path ? join(dirname(name), path) : name
      assert.ok(existsSync(join(root, target)), path)
      if (id) assert.ok(anchors(read(target)).includes(id), `${path}#${id}`)
    }
  })
}

/** The headings of a document, as links name them. @param {string} text */
function anchors(text) {
  return Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading]) => anchor(heading))
}

test('README.md is a short front page, in its order', () => {
  const text = read('README.md')
  const lines = text.trimEnd().split('\n').length
  assert.ok(lines <= 120, `${lines} lines`)
  const [title, sentence, animation] = text.split('\n\n')
  assert.equal(title, '# Secateur')
  assert.match(sentence, /^[^.]+\.$/)
  assert.match(animation, /^!\[.+\]\(docs\/search\.svg\)$/)
  assert.match(read('docs/search.svg'), /@keyframes[^]*prefers-reduced-motion/)
  const sections = Array.from(text.matchAll(/^## (.+)$/gm), ([, heading]) => heading)
  const order = ['Try it', 'Embed it', 'Make a figure', 'Build and test it', 'Read on']
  assert.deepEqual(sections, order)
  const [, figure = ''] = text.match(/^## Make a figure$([^]*?)^## /m) ?? []
  assert.match(figure, /^!\[.+\]\(docs\/cutoff\.svg\)$/m)
})

test('every document of docs/ is short, and in the list', () => {
  const index = read('docs/README.md')
  for (const name of MANUAL) {
    // Nobody reads the recipes from one end to the other.
    const most = name === 'docs/hosts.md' ? 400 : 150
    assert.ok(read(name).split('\n').length < most, name)
    if (name !== 'docs/README.md') assert.ok(index.includes(`](${name.slice(5)})`), name)
  }
})

test('the page for teachers takes at most five minutes to read', () => {
  const words = read('docs/teachers.md').split(/\s+/).length
  assert.ok(words <= 900, `${words} words`)
})

test('docs/embed.md names the fields of a link, and no others', () => {
  const [, table = ''] = read('docs/embed.md').match(/^\| field .*\n((?:\|.*\n)*)/m) ?? []
  const rows = table.split('\n').map((row) => row.split('|')[1] ?? '')
  const named = rows.flatMap((row) => Array.from(row.matchAll(/`([^`]+)`/g), ([, name]) => name))
  // The document also names the packed form of a tree, and a few fields of the second search.
  const own = (/** @type {string} */ name) => name !== 'packed' && !name.startsWith('second-')
  assert.deepEqual(named.filter(own).sort(), Object.keys(FIELDS).filter(own).sort())
})

test('the figures of the documents are up to date', () => {
  for (const [name, words] of Object.entries(FIGURES)) {
    assert.ok(figure(words) === read(`docs/${name}`), `${name}: npm run screenshots`)
  }
})

test('the examples in JavaScript do as their comments say', async () => {
  const core = new URL('../../www/core.js', import.meta.url).href
  const blocks = MANUAL.flatMap((name) => Array.from(read(name).matchAll(/^```js\n(.*?)^```/gms)))
  const examples = blocks.map(([, code]) => code).filter((code) => code.includes('await '))
  let runCount = 0
  for (const code of examples) {
    const checked = code
      .replace("'secateur/core'", JSON.stringify(core))
      .replace(/^([\w.]+(?:\(.*\)| instanceof \w+)?) \/\/ (\d+|true)$/gm, (_, value, result) => {
        runCount += 1
        return `assert.equal(${value}, ${result})`
      })
    const module = `import assert from 'node:assert/strict'\n${checked}`
    await import(`data:text/javascript,${encodeURIComponent(module)}`)
  }
  assert.equal(examples.length, 9)
  assert.equal(runCount, 14)
})

test('the commands of the documents write the output shown', { skip: windows }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'secateur-commands-'))
  try {
    for (const name of ['tree.txt', 'aima.txt']) {
      writeFileSync(join(folder, name), '((3 12 8) (2 4 6) (14 5 2) ((1 2) (3 4)))')
    }
    const texts = ['README.md', ...MANUAL].map(read).join('\n')
    const [, exercise = ''] = read('docs/course.md').match(/^```json\n(.*?)^```/ms) ?? []
    writeFileSync(join(folder, 'exercise.json'), exercise)
    writeFileSync(join(folder, 'answers.json'), JSON.stringify({ answers: { '1.value': '3' } }))
    for (const name of ['results', 'assets']) mkdirSync(join(folder, name))
    const items = [{ node: 1, field: 'value', given: '12', verdict: 'wrong' }]
    const result = { version: 1, exercise: 'practise', attempt: 1, best: 0, likely: null, items }
    writeFileSync(join(folder, 'results/ada.json'), JSON.stringify(result))
    const commands = Array.from(
      texts.matchAll(/^ {4}(?!\t)(.*npx secateur .*)$/gm),
      ([, all]) => all,
    )
    assert.ok(commands.length >= 5)
    for (const command of commands) {
      const program = `"${process.execPath}" "${join(root, 'bin/secateur.js')}"`
      const line = command.replace('npx secateur', program)
      const { status, stdout, stderr } = spawnSync('sh', ['-c', line], {
        cwd: folder,
        encoding: 'utf8',
      })
      assert.deepEqual([status, stderr], [0, ''], command)
      const [, output = stdout.trim()] = command.match(/(?:-o|>) (\S+)$/) ?? []
      const written = readFileSync(join(folder, output), 'utf8')
      assert.match(
        written,
        /<svg|image\/svg|#let tree|<table>|"points":|tikzpicture|^.PNG|^PK.*(?:imsmanifest|cmi5)\.xml/s,
        command,
      )
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('ARCHITECTURE.md stays short', () => {
  assert.ok(read('ARCHITECTURE.md').split('\n').length <= 201)
})

test('the code of docs/api.md gives the values beside it', async () => {
  const blocks = read('docs/api.md').matchAll(/^```js\n(.*?)^```/gms)
  const Code = Object.getPrototypeOf(async () => {}).constructor
  /** @type {string[]} */
  const compared = []
  const same = (/** @type {unknown} */ actual, /** @type {unknown} */ stated) => {
    compared.push(`${actual} ${stated}`)
    assert.equal(actual, stated, `value ${compared.length} of docs/api.md`)
  }
  for (const [, block] of blocks) {
    const code = block
      .replace(/^import (\{.*\}) from 'secateur\/core'$/m, 'const $1 = core')
      .replace(/^;?(\S.*) \/\/ (\d+|true)\b.*$/gm, 'same($1, $2)')
    await new Code('core', 'same', code)(core, same)
  }
  assert.ok(compared.length >= 12, compared.join(', '))
})
