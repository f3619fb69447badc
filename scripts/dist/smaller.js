// Minifies the scripts of every viewer once more. terser drops and joins more than esbuild does; it takes so long that the
// other scripts are left as they are.

import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { BANNER } from './scripts.js'

/** @import {Plugin} from 'esbuild' */

/** @type {Plugin} */
export const smaller = {
  name: 'smaller',
  setup({ initialOptions, onEnd }) {
    initialOptions.write = false
    onEnd(async ({ outputFiles = [] }) => {
      const { minify } = await import('terser')
      await Promise.all(
        outputFiles.map(async ({ path, text }) => {
          const banner = text.startsWith(BANNER) ? { preamble: BANNER } : {}
          const { code = '' } = await minify(text, {
            compress: { passes: 3 },
            ecma: 2020,
            format: banner,
            module: true,
          })
          await mkdir(dirname(path), { recursive: true })
          await writeFile(path, code)
        }),
      )
    })
  },
}
