// The builds of one file each: the viewer and the API as a module and as a classic script, and the page.

import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AROUND, selfContained } from './self-contained.js'
import { BANNER, common, www } from './scripts.js'
import { page } from '../pages.js'
import { sheet } from '../sheets.js'

/** @import {BuildOptions} from 'esbuild' */

/** @returns {BuildOptions} */
function whole() {
  const { define } = common()
  return {
    ...common(),
    // Nothing is looked for beside a file that has everything.
    define: { ...define, 'import.meta.url': '""' },
    write: false,
    outdir: www,
    plugins: [selfContained()],
  }
}

/** @param {string} folder */
export async function oneFile(folder) {
  const [module, classic, standing] = await Promise.all([
    script('self-contained/entry.js', { banner: { js: BANNER } }),
    script('self-contained/entry.js', {
      banner: { js: BANNER },
      format: 'iife',
      globalName: 'Secateur',
    }),
    standalonePage(),
  ])
  const scripts = { 'secateur.inline.js': module, 'secateur.classic.js': classic }
  for (const [name, text] of Object.entries(scripts)) writeFileSync(join(folder, name), text)
  writeFileSync(join(folder, 'standalone.html'), standing)
  // The hashes that an author puts into the attribute `integrity`.
  const lines = Object.entries(scripts).map(
    ([name, text]) => `${name} sha384-${digest('sha384', text)}\n`,
  )
  writeFileSync(join(folder, 'integrity.txt'), lines.join(''))
}

/** @param {string} entry in www/ @param {BuildOptions} [more] */
async function script(entry, more = {}) {
  const { build } = await import('esbuild')
  const { outputFiles = [] } = await build({ ...whole(), entryPoints: [entry], ...more })
  return outputFiles[0].text
}

/** The other pages are not there, and no button leads to them. */
const WITHOUT = 'a[href^="./"],header .menu{display:none}'

/** The page of the tree. */
function standalonePage() {
  const plugins = [selfContained(['how', 'lessons', 'lab', 'report', 'watch', 'worksheet'])]
  const entries = ['page/settings/theme.js', 'page/main.js', 'embed/standalone.js']
  return joinPage('index.html', entries, { plugins }, [WITHOUT])
}

/** The page of packages for learning platforms, which waits for its exercise. */
export function coursePage() {
  return joinPage('course/sco.html', ['course/main.js'])
}

/** The page that follows a program: it asks the server that gives it. */
export function watchPage() {
  const plugins = [selfContained([...AROUND.filter((part) => part !== 'watch'), 'edit'])]
  return joinPage('watch/watch.html', ['watch/main.js'], { plugins }, [], "'self'")
}

/**
 * A page with its scripts, styles and pictures in it.
 * @param {string} path in www/
 * @param {string[]} entries its scripts
 * @param {BuildOptions} [options]
 * @param {string[]} [more] styles
 * @param {string} [hosts] whom the page may ask
 */
async function joinPage(path, entries, options, more = [], hosts = "'none'") {
  const html = page(www, path)
  const sources = matches(html, /<link rel="stylesheet" href="\.\/(.+?)"/g)
  const [styles, scripts] = await Promise.all([
    Promise.all(sources.map(sheet)),
    Promise.all(entries.map((entry) => script(entry, options))),
  ])
  const style = [...styles, ...more].join('\n')
  const icon = readFileSync(join(www, 'icons/secateur.svg')).toString('base64')
  return html
    .replace(/\s*<link rel="stylesheet".*?>/g, '')
    .replace(/\s*<script\b[^>]* src=.*?<\/script>/g, '')
    .replace(/(?<=http-equiv="Content-Security-Policy"\s+content=").*?(?=")/, () =>
      policy(scripts, style, hosts),
    )
    .replace(
      '  </head>',
      () => `  <style>${style}</style>\n${scripts.map(element).join('')}  </head>`,
    )
    .replaceAll('./icons/secateur.svg', `data:image/svg+xml;base64,${icon}`)
}

/** A script that runs once the page is read, as the modules of the page do. @param {string} text */
function element(text) {
  return `    <script type="module">${text}</script>\n`
}

/**
 * The policy of a file: its own scripts and styles, and nothing from anywhere.
 * @param {string[]} scripts
 * @param {string} style
 * @param {string} hosts
 */
function policy(scripts, style, hosts) {
  return [
    "default-src 'none'",
    `script-src ${scripts.map(hash).join(' ')} 'wasm-unsafe-eval'`,
    `style-src ${hash(style)}`,
    'img-src data:',
    `connect-src ${hosts}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/** @param {string} text */
function hash(text) {
  return `'sha256-${digest('sha256', text)}'`
}

/** @param {string} algorithm @param {string} text */
function digest(algorithm, text) {
  return createHash(algorithm).update(text).digest('base64')
}

/** @param {string} text @param {RegExp} pattern with one group */
function matches(text, pattern) {
  return Array.from(text.matchAll(pattern), ([, part]) => part)
}
