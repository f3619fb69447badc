// Makes a module of each style sheet of www/, in www/sheets/. A script imports the sheet that a shadow root adopts: no policy
// has to allow it, and no page waits for it.

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { common, www } from './dist/scripts.js'

const folder = join(www, 'sheets')
/** The folders of generated files, and of files from elsewhere. */
const OTHERS = /^(?:docs|vendor)[\\/]/

/** Writes the modules anew: each has the text of a sheet and of all that this imports. The npm packages must be in place. */
export async function sheets() {
  const { build } = await import('esbuild')
  const names = readdirSync(www, { recursive: true, encoding: 'utf8' })
  const { outputFiles } = await build({
    ...common(),
    entryPoints: names.filter((name) => name.endsWith('.css') && !OTHERS.test(name)),
    external: [],
    loader: { '.svg': 'dataurl' },
    outbase: www,
    outdir: folder,
    write: false,
  })
  rmSync(folder, { recursive: true, force: true })
  for (const { path, text } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(`${path}.js`, `export default ${JSON.stringify(text.trim())}\n`)
  }
}

/** The text of such a module. @param {string} path of the sheet in www/ @returns {Promise<string>} */
export async function sheet(path) {
  const { default: text } = await import(pathToFileURL(join(folder, `${path}.js`)).href)
  return text
}
