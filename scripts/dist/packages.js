// Packages for other programs, with the build of one file inside: the one of PyPI, and the extension of Quarto.

import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../phase.js'
import { LICENSES, version } from './scripts.js'

const plugins = join(root, 'plugins')
const TERMS = ['LICENSE-APACHE', 'LICENSE-MIT']
/** The folders beside the sources in which Python keeps compiled code. */
const COMPILED = /__pycache__/

/** Needs the files of `oneFile()` and the licences. @param {string} folder */
export function packages(folder) {
  python(folder, join(folder, 'python'))
  quarto(folder, join(folder, 'quarto/_extensions/secateur'))
}

/** @param {string} folder @param {string} to */
function python(folder, to) {
  cpSync(join(plugins, 'python'), to, {
    recursive: true,
    filter: (path) => !COMPILED.test(path),
  })
  for (const name of TERMS) cpSync(join(root, name), join(to, name))
  cpSync(join(folder, LICENSES), join(to, LICENSES))
  cpSync(join(folder, 'secateur.inline.js'), join(to, 'secateur/secateur.inline.js'))
  stamp(join(to, 'secateur/__init__.py'), /(?<=__version__ = ")0(?=")/)
}

/** @param {string} folder @param {string} to */
function quarto(folder, to) {
  cpSync(join(plugins, 'quarto'), to, { recursive: true })
  cpSync(join(plugins, 'pandoc/gametree.lua'), join(to, 'gametree.lua'))
  for (const name of ['secateur.classic.js', LICENSES]) cpSync(join(folder, name), join(to, name))
  stamp(join(to, '_extension.yml'), /(?<=^version: )0$/m)
}

/** Writes the version into a file. @param {string} path @param {RegExp} place */
function stamp(path, place) {
  writeFileSync(path, readFileSync(path, 'utf8').replace(place, version))
}
