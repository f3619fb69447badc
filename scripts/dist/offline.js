// The site without a network: pages that ask for the service worker, and that worker with the list of the
// files that it keeps.

import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { BANNER, common } from './scripts.js'

/** The files that are kept: those that pages load, the manual, the pages, and the one that minimal.html imports. */
const KEPT =
  /^(?:\d[^/]*|docs)\/|^(?:index|lab|how|lessons|worksheet|embed|minimal)\.html$|^core\.js$/

/**
 * A page that works without a network once it has been visited.
 * @param {string} html
 * @param {string} parts the folder of its files, as seen from the page, with a slash at the end
 */
export function offline(html, parts) {
  const script = `    <script type="module" src="${parts}offline.js"></script>\n  </head>`
  return html.replace("trusted-types 'none'", 'trusted-types secateur').replace('  </head>', script)
}

/**
 * Writes the service worker of a folder whose other files are all there.
 * @param {string} folder
 * @param {string} build the name of the folder with the files of the pages
 */
export async function serviceWorker(folder, build) {
  const { build: bundle } = await import('esbuild')
  const files = JSON.stringify(hashesOf(folder))
  await bundle({
    ...common(),
    banner: { js: BANNER },
    entryPoints: ['offline/worker.js'],
    format: 'iife',
    outfile: join(folder, 'service-worker.js'),
    plugins: [
      {
        name: 'files',
        setup({ onLoad }) {
          onLoad({ filter: /offline[\\/]files\.js$/ }, () => ({
            contents: `export const BUILD = ${JSON.stringify(build)}, FILES = ${files}`,
          }))
        },
      },
    ],
  })
}

/** The files that are kept, with their hashes. @param {string} folder */
function hashesOf(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => KEPT.test(name) && statSync(join(folder, name)).isFile())
    .sort()
  return Object.fromEntries(
    names.map((name) => {
      const hash = createHash('sha256').update(readFileSync(join(folder, name)))
      return [name, `sha256-${hash.digest('base64')}`]
    }),
  )
}
