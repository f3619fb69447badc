// The recipes for hosts in docs/: the tests make their pages from them, so that they try the code that readers paste.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../scripts/phase.js'

const text = [
  'hosts',
  'slides',
  'sites',
  'fences',
  'remark',
  'notebooks',
  'platforms',
  'frameworks',
]
  .map((name) => readFileSync(join(root, `docs/${name}.md`), 'utf8'))
  .join('\n')
/** Where readers put the address of their own server. */
const ADDRESS = 'https://example.org/secateur/'

/**
 * The files of a recipe, by their names: a file is the code after a paragraph that ends in its name and a colon.
 * @param {string} heading
 * @param {string} [address] in place of `ADDRESS`, with the slash at its end
 * @returns {Record<string, string>}
 */
export function recipe(heading, address = ADDRESS) {
  const files = section(heading).matchAll(/`([^`\s]+)`:\n\n(`{3,})\w+\n([^]*?)^\2$/gm)
  const [canonical, own] = [ADDRESS, address].map((one) => one.replace(/\/$/, ''))
  const origins = [canonical, own].map((one) => new URL(one).origin)
  return Object.fromEntries(
    Array.from(files, ([, name, , code]) => [
      name,
      code.replaceAll(canonical, own).replaceAll(origins[0], origins[1]),
    ]),
  )
}

/** The commands of a recipe, in the order of its indented lines. @param {string} heading */
export function commands(heading) {
  const prose = section(heading).replace(/^(`{3,})\w[^]*?^\1$/gm, '')
  return Array.from(prose.matchAll(/^ {4}(\S.*)$/gm), ([, line]) => line.split(' '))
}

/** @param {string} heading */
function section(heading) {
  const chapter = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`))
  if (chapter === undefined) throw new Error(`docs/ has no recipe “${heading}”.`)
  return chapter
}

/** Writes files into a folder. @param {string} folder @param {Record<string, string>} files by their names */
export function write(folder, files) {
  for (const [name, code] of Object.entries(files)) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, code)
  }
}
