// The licences of everything in dist/, in the words of its authors.

import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { crates } from './crates.js'
import { read, root } from './phase.js'

/** @typedef {{ name: string, version: string, license: string, folder: string }} Part */

/** The npm packages that are in it. */
const PACKAGES = ['fflate', 'uplot', 'uqr']
const TEXT = /^(licen[cs]e|copying|copyright|notice|unlicense)/i
const RULE = '-'.repeat(80)

/** The parts of which the published files are made: the project itself first. @returns {Part[]} */
export function parts() {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const packages = PACKAGES.map((name) => {
    const folder = join(root, 'node_modules', name)
    return { ...JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')), folder }
  })
  return [{ ...own, folder: root }, ...crates().filter(({ inside }) => inside), ...packages]
}

/** All licences as one text. A licence that several parts share stands in it once. */
export function licenses() {
  const all = parts()
  /** @type {Map<string, { text: string, names: string[] }>} */
  const texts = new Map()
  for (const part of all) {
    for (const file of readdirSync(part.folder).filter((name) => TEXT.test(name))) {
      const text = readFileSync(join(part.folder, file), 'utf8').trimEnd()
      const words = text.replace(/\s+/g, ' ')
      const entry = texts.get(words) ?? { text, names: [] }
      texts.set(words, entry)
      entry.names.push(`${part.name} ${part.version}`)
    }
  }
  const [own, ...others] = all.map(({ name, version, license }) => `${name} ${version}: ${license}`)
  const list = [
    `This folder has in it ${own}, and`,
    '',
    ...others.map((line) => `- ${line}`),
    rust(),
  ]
  const sections = Array.from(texts.values(), ({ text, names }) =>
    [RULE, `${names.join(', ')}:`, '', text].join('\n'),
  )
  return [list.join('\n'), ...sections].join('\n\n') + '\n'
}

/** The parts that the compiler adds. They have no licence files; other parts have the same licences. */
function rust() {
  return (
    `- the standard library of ${read('rustc', ['--version'])}: MIT OR Apache-2.0, ` +
    'copyright The Rust Project Developers;\n' +
    '  parts of it are under further licences, see COPYRIGHT in https://github.com/rust-lang/rust'
  )
}
