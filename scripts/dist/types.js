// The types of the npm package: declarations made from the JSDoc of the sources, as far as the entries need them; and
// the attributes of the element for React and Vue, made from custom-elements.json.

import { appendFileSync, copyFileSync, mkdirSync } from 'node:fs'
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root, run } from '../phase.js'
import { www } from './scripts.js'

/** The modules of package.json's `exports`, in www/. */
const ENTRIES = ['define', 'secateur-tree', 'core', 'self-contained/entry']
/** Declarations that are not made from a module. */
const PLUGINS = ['remark.d.ts', 'markdown-it.d.ts']
const TYPINGS = ['attributes.d.ts', 'react.d.ts', 'vue.d.ts', ...PLUGINS]

/** The types that the API takes and gives. */
const SHAPES = `export type * from './types.js'\n`
/** The element comes with its events. */
const LISTENED = `export type { SecateurTreeEvents } from './events.js'\n`

/** @param {string} folder is emptied first */
export async function types(folder) {
  rmSync(folder, { recursive: true, force: true })
  await declare(folder)
  const manifest = JSON.parse(readFileSync(join(root, 'custom-elements.json'), 'utf8'))
  const all = manifest.modules[0].declarations[0].attributes
  writeFileSync(join(folder, 'attributes.d.ts'), attributes(all))
  reflect(join(folder, 'element/reflecting.d.ts'), all)
  for (const name of [...PLUGINS, 'react.d.ts', 'vue.d.ts'])
    copyFileSync(join(www, 'typings', name), join(folder, name))
  appendFileSync(join(folder, 'define.d.ts'), readFileSync(join(www, 'named.d.ts')))
  appendFileSync(join(folder, 'secateur-tree.d.ts'), LISTENED)
  appendFileSync(join(folder, 'core.d.ts'), SHAPES)
  mkdirSync(join(folder, 'pkg'))
  for (const path of ['types.d.ts', 'shapes.d.ts', 'events.d.ts', 'pkg/whole.d.ts'])
    copyFileSync(join(www, path), join(folder, path))
  prune(folder)
}

/** @param {string} folder */
function declare(folder) {
  const files = [...ENTRIES.map((name) => `${name}.js`), 'named.d.ts'].map((name) =>
    join(www, name),
  )
  return run(process.execPath, [
    join(root, 'node_modules/typescript/bin/tsc'),
    ...['--ignoreConfig', '--allowJs', '--checkJs', '--strict', '--skipLibCheck'],
    ...['--declaration', '--emitDeclarationOnly', '--outDir', folder, '--rootDir', www],
    ...['--target', 'es2022', '--lib', 'es2023,dom,dom.iterable', '--types', 'node'],
    ...['--module', 'esnext', '--moduleResolution', 'bundler', ...files],
  ])
}

/**
 * Of the manifest; `lang` has no property of ours.
 * @typedef {{ name: string, fieldName?: string, description: string, type: { text: string } }} Attribute
 */

/** The attributes and their properties, with their descriptions. @param {Attribute[]} all */
function attributes(all) {
  const own = all.filter(({ fieldName }) => fieldName)
  return `/** The attributes of \`<secateur-tree>\`. */
export interface SecateurTreeAttributes {
${describe(all, ({ name, type }) => `'${name}'?: ${type.text}`)}
}
/** The values of its properties: a list is written with spaces, and null removes the attribute. */
export interface SecateurTreeProperties {
${describe(own, ({ fieldName, type }) => `${fieldName}?: ${acceptedType(type.text)}`)}
}
/** Both, as frameworks write them. */
export interface SecateurTreeProps
  extends Omit<SecateurTreeAttributes, keyof SecateurTreeProperties>, SecateurTreeProperties {}
`
}

/** @param {Attribute[]} all @param {(attribute: Attribute) => string} line */
function describe(all, line) {
  return all.map((one) => `  /** ${one.description} */\n  ${line(one)}`).join('\n')
}

/** The type of the property of an attribute. @param {string} type */
function acceptedType(type) {
  return `${type}${type === 'string' ? ' | readonly (string | number)[]' : ''} | null | undefined`
}

/**
 * A property gives the text of its attribute, or one of few values, and takes more. JSDoc has no words for that.
 * @param {string} path of the declaration of `reflecting.js`
 * @param {Attribute[]} all
 */
function reflect(path, all) {
  const pairs = all
    // The element has a property `step` of its own.
    .filter(({ fieldName }) => fieldName && fieldName !== 'step')
    .map(({ fieldName }) => {
      return `  get ${fieldName}(): Given['${fieldName}']
  set ${fieldName}(value: SecateurTreeProperties['${fieldName}'])`
    })
  const text = readFileSync(path, 'utf8').replace('export type Reflected =', 'type Given =')
  const taking = `import type { SecateurTreeProperties } from '../attributes.js'\n`
  writeFileSync(path, `${taking}${text}export interface Reflected {\n${pairs.join('\n')}\n}\n`)
}

/** Not every project has this symbol in its library of types, and nobody disposes of a search by `using`. */
const DISPOSING = /^.*\[Symbol\.dispose\].*\n| \| typeof Symbol\.dispose/gm

/** The rest that the compiler leaves of a comment where a union of texts goes on in the next line. */
const ASTERISK = /\| \* +/g

/** An import for its effect alone: it declares nothing. */
const EFFECT = /^import '[^']+';\n/gm

/** Removes the declarations that no entry leads to, and from the others their internal parts. @param {string} folder */
function prune(folder) {
  const needed = new Set([...ENTRIES.map((name) => `${name}.d.ts`), ...TYPINGS])
  for (const name of needed) {
    const text = readFileSync(join(folder, name), 'utf8')
      .replace(DISPOSING, '')
      .replace(ASTERISK, '| ')
      .replace(EFFECT, '')
    writeFileSync(join(folder, name), text)
    for (const [, path] of text.matchAll(/(?:from |import\()['"](\.[^'"]+)\.js['"]/g)) {
      needed.add(normalize(join(dirname(name), `${path}.d.ts`)))
    }
  }
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.d.ts') && !needed.has(normalize(name))) rmSync(join(folder, name))
  }
}
