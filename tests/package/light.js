// A project that shows one typed tree, bundled, loads no more than the page of a server of files would.

import assert from 'node:assert/strict'
import { BUNDLED, weigh } from '../../scripts/weight.js'
import { PAGE } from './drawn.js'

/** The script of the project. */
export const TREE_ALONE = `import 'secateur'`

/**
 * @param {string} folder the bundle
 * @param {string} [html] its page, else one with a module `main.js`
 */
export async function assertLight(
  folder,
  html = `${PAGE}<script type="module" src="./main.js"></script>`,
) {
  const { files, sums } = await weigh(folder, undefined, html)
  const weights = files.map(({ name, gzip }) => `${name} ${gzip}`).join('\n')
  assert.ok(sums.all > 100_000, `the core is among the loaded files:\n${weights}`)
  assert.ok(sums.all <= BUNDLED.ceiling, `${sums.all} bytes:\n${weights}`)
  assert.ok(files.length <= BUNDLED.requests, weights)
  return `${sums.all} bytes in ${files.length} requests`
}
