// Every path, link, npm command and phase of `npm test` that the documents name exists. A path is relative to the root
// of the project, to crate/, to www/ or to docs/.

import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../../scripts/phase.js'

const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
].concat('docs/sources.md', 'docs/figures.md', 'docs/trace.md')
const { scripts } = JSON.parse(read('package.json'))
const phases = Array.from(read('scripts/test.js').matchAll(/^ {2}(\w+): \[/gm), ([, name]) => name)
phases.push('quick')

/** @param {string} path */
function read(path) {
  return readFileSync(join(root, path), 'utf8')
}

/** The words of all that is set as code inside a sentence. @param {string} text */
function words(text) {
  const prose = text.replace(/^```.*?^```/gms, '')
  return Array.from(prose.matchAll(/`([^`\n]+)`/g), ([, code]) => code.split(/\s+/)).flat()
}

/** The paths of a document; what follows a `<` is for the reader to fill in. @param {string} text */
function paths(text) {
  const named = words(text).filter((word) =>
    /^[\w.-]+(\/[\w.<>-]+)*(\/|\.(js|rs|html|css|md|toml|json))$/.test(word),
  )
  const linked = Array.from(text.matchAll(/\]\(([^):#]+)\)/g), ([, path]) => path)
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

/** The scripts and phases that are not there. @param {string} text */
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
  if (path === '' || path.startsWith('dist/')) return false
  return ['', 'crate', 'www', 'docs'].every((folder) => !existsSync(join(root, folder, path)))
}

test('a path or a command that is not there is found', () => {
  const text = '`tests/none.rs` and `core.js`, [a](NONE.md), `npm run none`, `npm test -- none`.\n'
  const map = '\n## The map\n\n    www/   pages\n      none.html core.js   the API\n'
  const wrong = ['tests/none.rs', 'NONE.md', 'www/none.html']
  assert.deepEqual(paths(text + map).filter(missing), wrong)
  assert.deepEqual(wrongCommands(text), ['npm run none', 'npm test -- none'])
})

for (const name of DOCUMENTS) {
  test(`what ${name} names is there`, () => {
    const text = read(name)
    assert.deepEqual(paths(text).filter(missing), [])
    assert.deepEqual(wrongCommands(text), [])
  })
}

test('the example of README.md does what its comments say', async () => {
  const [, example = ''] = read('README.md').match(/```js\n(.*?)```/s) ?? []
  const code = example
    .replace('./www/core.js', new URL('../../www/core.js', import.meta.url).href)
    .replace(/^(search\.\S+) \/\/ (\d+)$/gm, 'assert.equal($1, $2)')
  assert.equal(code.match(/assert\.equal/g)?.length, 2)
  const module = `import assert from 'node:assert/strict'\n${code}`
  await import(`data:text/javascript,${encodeURIComponent(module)}`)
})

test('ARCHITECTURE.md stays short', () => {
  assert.ok(read('ARCHITECTURE.md').split('\n').length < 250)
})
