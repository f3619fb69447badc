// The modules of the npm package. The core and the styles are modules too, so that no bundler has to know how another
// kind of file is loaded; modules on demand are imported on demand, which every bundler knows. The command line
// is one of them.

import { join } from 'node:path'
import { root } from '../phase.js'
import { selfContained, gzipText } from './self-contained.js'
import { demandedFiles, onDemand } from './on-demand.js'
import { coursePage, watchPage } from './one-file.js'
import { BANNER, common } from './scripts.js'
import { smaller } from './smaller.js'

/** @import {Plugin} from 'esbuild' */

/** The pages that the command line gives, each by the function that makes it of its sources. */
const GIVEN = { coursePage, watchPage }

/**
 * Those pages are inside the command line, which makes them of their sources otherwise.
 * @type {Plugin}
 */
const packing = {
  name: 'packing',
  setup({ onLoad }) {
    onLoad({ filter: /bin[\\/](?:course|watch)-page\.js$/ }, async ({ path }) => {
      const name = path.endsWith('course-page.js') ? 'coursePage' : 'watchPage'
      const text = JSON.stringify(gzipText(Buffer.from(await GIVEN[name]())))
      const unzipped = `gunzipSync(Buffer.from(${text}, 'base64')).toString()`
      const contents = `import { gunzipSync } from 'node:zlib'
        export const ${name} = async () => ${unzipped}`
      return { contents }
    })
  },
}

/** The modules that a project imports, by their sources. */
const ENTRIES = { secateur: 'secateur.js', element: 'self-contained/element.js', core: 'core.js' }
/** The programs for Node: the command line, and the plugins that make figures as it does. */
const PROGRAMS = [
  ['cli', 'bin/secateur.js'],
  ['remark', 'plugins/markdown/remark.js'],
  ['markdown-it', 'plugins/markdown/markdown-it.js'],
].map(([name, path]) => [name, join(root, path)])
/** The parts of the words that are for pages. The command line needs those of figures and worksheets. */
const PAGES = ['pages', 'how', 'lessons', 'links', 'watch']

/** @param {string} folder */
export async function modules(folder) {
  const { build } = await import('esbuild')
  const { define, ...rest } = common()
  const options = {
    ...rest,
    define: { ...define, 'import.meta.url': '""' },
    external: ['node:*', '@resvg/resvg-js'],
    outdir: folder,
  }
  /** @type {Set<string>} */
  const demanded = new Set()
  // Modules that only the command line imports on demand share modules with it.
  const entry = onDemand('.', (source) => !source.startsWith('..') && Boolean(demanded.add(source)))
  const split = {
    ...options,
    banner: { js: BANNER },
    chunkNames: '[name]-[hash]',
    splitting: true,
  }
  const plugins = [packing, entry, selfContained(PAGES)]
  await Promise.all([
    build({ ...split, plugins: [...plugins, smaller], entryPoints: ENTRIES }),
    build({ ...split, plugins, entryPoints: Object.fromEntries(PROGRAMS) }),
  ])
  await demandedFiles(demanded, options, () => [selfContained(PAGES)])
}
