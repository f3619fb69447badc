// The code in the documents that readers paste into their projects, as files of one.

import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../../scripts/phase.js'
import { project } from './tarball.js'

/** The declarations of the things that, by the documents, readers have. */
const YOURS = `declare const saved: unknown, actor: object, endpoint: string
declare function save(best: number, answers: unknown): void
declare module '*.css'
`
const OPTIONS = [
  ...['--ignoreConfig', '--strict', '--noEmit', '--allowJs', '--checkJs', '--skipLibCheck'],
  ...['--target', 'es2022', '--lib', 'es2022,dom,dom.iterable', '--types', 'node'],
  ...['--module', 'esnext', '--moduleResolution', 'bundler', '--jsx', 'react-jsx'],
]

/** @typedef {{ name: string, code: string }} Snippet a file */

/** All code in JavaScript. @returns {Snippet[]} */
export function snippets() {
  const docs = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'))
  return docs.flatMap((doc) => {
    const text = readFileSync(join(root, 'docs', doc), 'utf8')
    return Array.from(text.matchAll(/^```(jsx?|ts)\n([^]*?)^```$/gm), ([, language, code], at) => {
      // JSDoc is for JavaScript; all other code can be pasted into TypeScript.
      const ending = language === 'jsx' ? 'tsx' : code.includes('/** @') ? 'js' : 'ts'
      return { name: `${basename(doc, '.md')}-${at + 1}.${ending}`, code: `${code}\nexport {}\n` }
    })
  })
}

/** The compiler's messages on files in the project. @param {Snippet[]} files */
export function compiled(files) {
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
  for (const { name, code } of [...files, { name: 'yours.d.ts', code: YOURS }]) {
    writeFileSync(join(project, name), code)
  }
  const names = files.map(({ name }) => name)
  const script = join(root, 'node_modules/typescript/bin/tsc')
  const args = [script, ...OPTIONS, ...names, 'yours.d.ts']
  return spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' }).stdout
}
