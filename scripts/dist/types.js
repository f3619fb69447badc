// The types of the npm package: declarations made from the JSDoc of the sources, as far as the entries need them; and
// what React and Vue are told of the element's attributes, made from custom-elements.json.

import { appendFileSync, copyFileSync, mkdirSync } from 'node:fs'
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root, run } from '../phase.js'
import { www } from './scripts.js'

/** The modules of package.json's `exports`, in www/. */
const ENTRIES = ['define', 'secateur-tree', 'core', 'inside/entry']
/** What is not made from a module. */
const TYPINGS = ['attributes.d.ts', 'react.d.ts', 'vue.d.ts']
/** Asking a document for the element by its name gives its class. */
const NAMED = `declare global {
  interface HTMLElementTagNameMap {
    'secateur-tree': SecateurTree
  }
}
`

/** @param {string} folder is emptied first */
export async function types(folder) {
  rmSync(folder, { recursive: true, force: true })
  await declare(folder)
  writeFileSync(join(folder, 'attributes.d.ts'), attributes())
  for (const name of ['react.d.ts', 'vue.d.ts'])
    copyFileSync(join(www, 'typings', name), join(folder, name))
  appendFileSync(join(folder, 'define.d.ts'), NAMED)
  mkdirSync(join(folder, 'pkg'))
  copyFileSync(join(www, 'pkg/secateur.d.ts'), join(folder, 'pkg/secateur.d.ts'))
  prune(folder)
}

/** @param {string} folder */
function declare(folder) {
  const files = ENTRIES.map((name) => join(www, `${name}.js`))
  return run(process.execPath, [
    join(root, 'node_modules/typescript/bin/tsc'),
    ...['--ignoreConfig', '--allowJs', '--checkJs', '--strict', '--skipLibCheck'],
    ...['--declaration', '--emitDeclarationOnly', '--outDir', folder, '--rootDir', www],
    ...['--target', 'es2022', '--lib', 'es2023,dom,dom.iterable', '--types', 'node'],
    ...['--module', 'esnext', '--moduleResolution', 'bundler', ...files],
  ])
}

/** The attributes, as an interface with their descriptions. */
function attributes() {
  const manifest = JSON.parse(readFileSync(join(root, 'custom-elements.json'), 'utf8'))
  const { attributes } = manifest.modules[0].declarations[0]
  const lines = attributes.map(
    (/** @type {{ name: string, description: string, type: { text: string } }} */ attribute) =>
      `  /** ${attribute.description} */\n  '${attribute.name}'?: ${attribute.type.text}`,
  )
  return `/** The attributes of \`<secateur-tree>\`. */\nexport interface SecateurTreeAttributes {\n${lines.join('\n')}\n}\n`
}

/** Not every project has this symbol in its library of types, and nobody disposes of a search by `using`. */
const DISPOSING = /^.*\[Symbol\.dispose\].*\n| \| typeof Symbol\.dispose/gm

/** What the compiler leaves of a comment where a union of texts goes on in the next line. */
const ASTERISK = /\| \* +/g

/** Removes the declarations that no entry leads to, and from the others what is not for everybody. @param {string} folder */
function prune(folder) {
  const needed = new Set([...ENTRIES.map((name) => `${name}.d.ts`), ...TYPINGS])
  for (const name of needed) {
    const text = readFileSync(join(folder, name), 'utf8')
      .replace(DISPOSING, '')
      .replace(ASTERISK, '| ')
    writeFileSync(join(folder, name), text)
    for (const [, path] of text.matchAll(/(?:from |import\()['"](\.[^'"]+)\.js['"]/g)) {
      needed.add(normalize(join(dirname(name), `${path}.d.ts`)))
    }
  }
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.d.ts') && !needed.has(normalize(name))) rmSync(join(folder, name))
  }
}
