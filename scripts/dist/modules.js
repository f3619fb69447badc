// The modules of the npm package. The core and the styles are modules too, so that no bundler has to know how another
// kind of file is loaded; what is loaded on demand is imported on demand, which every bundler knows. The command line
// is one of them.

import { join } from 'node:path'
import { root } from '../phase.js'
import { inside, zipped } from './inside.js'
import { coursePage } from './one-file.js'
import { BANNER, common } from './scripts.js'

/** @import {Plugin} from 'esbuild' */

/**
 * The page of packages is inside the command line, which makes it of its sources otherwise.
 * @type {Plugin}
 */
const packing = {
  name: 'packing',
  setup({ onLoad }) {
    onLoad({ filter: /bin[\\/]course-page\.js$/ }, async () => {
      const text = JSON.stringify(zipped(Buffer.from(await coursePage())))
      const unzipped = `gunzipSync(Buffer.from(${text}, 'base64')).toString()`
      const contents = `import { gunzipSync } from 'node:zlib'
        export const coursePage = async () => ${unzipped}`
      return { contents }
    })
  },
}

/** @param {string} folder */
export async function modules(folder) {
  const { build } = await import('esbuild')
  const { define } = common()
  await build({
    ...common(),
    banner: { js: BANNER },
    chunkNames: '[name]-[hash]',
    define: { ...define, 'import.meta.url': '""' },
    entryPoints: {
      ...{ secateur: 'define.js', element: 'secateur-tree.js', core: 'core.js' },
      cli: join(root, 'bin/secateur.js'),
    },
    external: ['node:*', '@resvg/resvg-js'],
    outdir: folder,
    // The command line needs the words of figures.
    plugins: [packing, inside(/^messages\/[\w-]+\/(?:pages|how|lessons|links)\.js$/)],
    splitting: true,
  })
}
