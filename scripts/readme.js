// node scripts/readme.js absolute|relative: writes the links and pictures of README.md so. npm packs that file as it stands
// here, and the page that npm makes of it has nothing beside it: they are absolute while the package is packed.

import { readFileSync, writeFileSync } from 'node:fs'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'

/** A picture or a link whose address says nothing of a server, and is no place in the same text. */
const BESIDE = /(!?)(\[[^\]]*\])\((?![a-z]+:|#)([^)\s]+)\)/g

/** @param {string} text @param {string} repository its address */
export function absolute(text, repository) {
  const { pictures, files } = places(repository)
  return text.replace(
    BESIDE,
    (_, picture, words, path) => `${picture}${words}(${picture ? pictures : files}${path})`,
  )
}

/** The same backwards. @param {string} text @param {string} repository */
export function relative(text, repository) {
  const { pictures, files } = places(repository)
  return text.replaceAll(`](${pictures}`, '](').replaceAll(`](${files}`, '](')
}

/** Where a repository shows its newest files. @param {string} repository */
function places(repository) {
  const address = repository.replace(/^git\+|\.git$/g, '')
  return { pictures: `${address}/raw/HEAD/`, files: `${address}/blob/HEAD/` }
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const [readme, manifest] = ['README.md', 'package.json'].map((name) =>
    fileURLToPath(new URL(`../${name}`, import.meta.url)),
  )
  const { url } = JSON.parse(readFileSync(manifest, 'utf8')).repository
  const written = argv[2] === 'relative' ? relative : absolute
  writeFileSync(readme, written(readFileSync(readme, 'utf8'), url))
}
