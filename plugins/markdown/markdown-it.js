// markdown-it, as in VitePress: fences with the name `gametree` become trees, with their figures inside.

import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { metaOf, wordsOf } from './fence.js'

/**
 * @typedef {(tokens: { info: string, content: string }[], at: number, ...more: any[]) => string} Rule
 * @typedef {{ renderer: { rules: { fence?: Rule } } }} MarkdownIt
 */

/** @param {MarkdownIt} md */
export default function gametree({ renderer: { rules } }) {
  const others = rules.fence
  rules.fence = (tokens, at, ...more) => {
    const { info, content } = tokens[at]
    const meta = metaOf(info)
    if (meta === null) return others?.(tokens, at, ...more) ?? ''
    return element(wordsOf(meta), content.trimEnd())
  }
}

/** The elements made already, as HTML, because sites are rendered again and again. @type {Map<string, string>} */
const cache = new Map()

/** The element as HTML. A rule cannot wait for the core, so that the command makes it. @param {string[]} words @param {string} tree */
function element(words, tree) {
  const key = JSON.stringify([words, tree])
  const cached = cache.get(key)
  if (cached !== undefined) return cached
  const command = join(
    dirname(fileURLToPath(import.meta.resolve('secateur/package.json'))),
    'dist/npm/cli.js',
  )
  const options = { input: tree, encoding: /** @type {const} */ ('utf8') }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [command, 'embed', '-', ...words],
    options,
  )
  if (status !== 0) throw new Error(`gametree: ${stderr.split('\n', 1)[0]}`)
  cache.set(key, stdout)
  return stdout
}
