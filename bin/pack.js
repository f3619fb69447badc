// Packs an exercise for learning platforms that take SCORM or cmi5: a zip of a manifest and one page.

import { createHash } from 'node:crypto'
import { basename, extname } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { Usage } from './arguments.js'
import { writeNamed } from './commands.js'
import { exerciseOf } from './exercise.js'
import { escaped } from '../www/worksheet/markup.js'
import { courseStructure, manifest, manifest2004 } from './manifest.js'

/** @import {Arguments} from './arguments.js' */

/** The same exercise makes the same file. */
const WHEN = new Date(2000, 0, 1)
/** Where the exercise stands in the page. */
const PLACE = /(?<=<meta name="exercise" content=")[^"]*/
/** Where the page says whom it may ask. */
const NOBODY = "connect-src 'none'"
/** By cmi5 a page asks the platform, whose address is in that of the page. */
const KINDS = [
  { flag: 'cmi5', name: 'cmi5.xml', write: courseStructure, asks: 'http: https:' },
  { flag: 'scorm-2004', name: 'imsmanifest.xml', write: manifest2004, asks: "'none'" },
  { flag: 'scorm', name: 'imsmanifest.xml', write: manifest, asks: "'none'" },
]

/** @param {Arguments} args */
export async function pack({ values: { output, ...kinds }, file = '-' }) {
  const [kind, another] = KINDS.filter(({ flag }) => kinds[flag])
  if (!kind || another) {
    throw new Usage('Name one kind of package: --scorm (SCORM 1.2), --scorm-2004 or --cmi5.')
  }
  checkName(output)
  const exercise = await exerciseOf(file)
  const json = JSON.stringify(exercise)
  // Nobody else needs the page, which is large.
  const { coursePage } = await import('./course-page.js')
  const page = (await coursePage())
    .replace(PLACE, () => escaped(json))
    .replace(NOBODY, `connect-src ${kind.asks}`)
  const id = createHash('sha256').update(json).digest('hex').slice(0, 16)
  const files = {
    [kind.name]: strToU8(kind.write(id, exercise)),
    'index.html': strToU8(page),
  }
  const usual = `${file === '-' ? 'exercise' : basename(file, '.json')}.zip`
  await writeNamed(output, usual, [zipSync(files, { level: 9, mtime: WHEN })])
}

/** @param {string} [name] of the output @throws {Usage} where it stands for another format */
function checkName(name = '') {
  const ending = extname(name)
  if (['', '.zip'].includes(ending.toLowerCase())) return
  throw new Usage(`A package is a zip (.zip), not '${ending}'. Name the output so.`)
}
