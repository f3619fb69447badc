// The manual: the documents of docs/ as pages of the site, in www/docs/, with the pictures and schemas beside them.

import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './phase.js'

const docs = join(root, 'docs')
const INDEX = 'README.md'
/** The files beside a page that it shows or links to: pictures, schemas, and the files of folders, such as programs. */
const BESIDE =
  /(?:<img src="(?!\.)|href="(?=[\w-]+(?:\.[\w-]+)*\.(?:json|yaml)"|[\w-]+\/))([^"]+)"/g

/** Writes the pages anew. The npm packages must be in place. */
export async function manual(folder = join(root, 'www/docs')) {
  const { page } = await import('./manual/page.js')
  mkdirSync(folder, { recursive: true })
  const index = readFileSync(join(docs, INDEX), 'utf8')
  const names = new Set()
  for (const file of documents()) {
    const name = pageOf(file)
    const html = page(name, readFileSync(join(docs, file), 'utf8'), index)
    writeFileSync(join(folder, name), html)
    names.add(name)
    for (const [, other] of html.matchAll(BESIDE)) {
      mkdirSync(dirname(join(folder, other)), { recursive: true })
      copyFileSync(join(docs, other), join(folder, other))
      names.add(other.split('/')[0])
    }
  }
  for (const name of readdirSync(folder))
    if (!names.has(name)) rmSync(join(folder, name), { recursive: true })
}

/** The names of the documents. */
export function documents() {
  return readdirSync(docs).filter((name) => name.endsWith('.md'))
}

/** The name of the page of a document. @param {string} file */
export function pageOf(file) {
  return file === INDEX ? 'index.html' : file.replace(/\.md$/, '.html')
}
