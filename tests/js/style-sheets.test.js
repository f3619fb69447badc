// Style sheets are files of their own, whose modules the build makes. `npm test -- lint` finds one in a script.

import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { ESLint } from 'eslint'
import { sheet } from '../../scripts/sheets.js'

const root = fileURLToPath(new URL('../../', import.meta.url))
const www = join(root, 'www')

/** Whether the lint finds a style sheet in a script. @param {string} script @param {string} filePath */
async function loads(script, filePath) {
  const [{ messages }] = await new ESLint({ cwd: root }).lintText(script, { filePath })
  return messages.some(({ message }) => message.startsWith('A style sheet is a file'))
}

test('the lint finds every style sheet in a script, and nothing else', async () => {
  const sheets = [
    'export const style = `\n.card {\n  margin: 0;\n}\n`\n',
    "export const style = '.card p { margin: 0; max-width: 60em }'\n",
    'export const style = (size) => `@media print { :host([hidden]) { --size: ${size} } }`\n',
    'export const style = `${key} .card { color: red }`\n',
  ]
  for (const script of sheets) {
    assert.ok(await loads(script, 'www/viewer/x.js'), script)
    assert.ok(await loads(script, 'bin/x.js'), script)
  }
  const others = [
    'export const tree = `MAX{MIN{3,5}, MIN{2,a}}`\n',
    "export const object = { margin: 0, like: '{ margin: 0 }' }\n",
    'export const latex = `\\\\begin{tabular}{l}`\n',
    'export const said = (n) => `${n.map((x) => { return { x: x } })}`\n',
  ]
  for (const script of others) assert.equal(await loads(script, 'www/viewer/x.js'), false, script)
})

test('each style sheet has a module with its imports, and no module is left of a deleted one', async () => {
  const names = readdirSync(www, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  )
  const sources = names.filter((name) => /^(?!docs|vendor).*\.css$/.test(name))
  const scripts = names.filter((name) => /^sheets\/.*\.js$/.test(name))
  assert.deepEqual(scripts.sort(), sources.map((name) => `sheets/${name}.js`).sort())
  for (const name of sources) {
    const text = await sheet(name)
    for (const selector of classes(name)) assert.ok(text.includes(selector), `${name}: ${selector}`)
  }
})

test('an underline has separate properties for colour, style and width, for WebKit', () => {
  const names = readdirSync(www, { recursive: true, encoding: 'utf8' })
  const sources = names.filter((name) => name.endsWith('.css'))
  const lines = sources.flatMap((name) =>
    Array.from(readFileSync(join(www, name), 'utf8').matchAll(/text-decoration:\s*([^;]*)/g)),
  )
  assert.ok(lines.some(([, value]) => value === 'underline'))
  for (const [line, value] of lines) assert.match(value, /^[a-z-]+$/, line)
})

/** The names of classes in a sheet and in those that it imports. @param {string} name @returns {string[]} */
function classes(name) {
  const text = readFileSync(join(www, name), 'utf8').replace(/\/\*[^]*?\*\//g, '')
  const imported = Array.from(text.matchAll(/@import '([^']+)'/g), ([, path]) =>
    normalize(join(dirname(name), path)).replaceAll('\\', '/'),
  )
  const own = text.match(/(?<![\w/])\.[a-z][\w-]*(?=[^;]*\{)/g) ?? []
  return [...own, ...imported.flatMap(classes)]
}
