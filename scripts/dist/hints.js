// Files that a page tells the browser to fetch before the scripts ask for them: without that, each import waits for the script
// that wants it.

/** @import {Metafile} from 'esbuild' */

/** The style sheet that a tree loads. */
const STYLE = 'rel="preload" as="style" crossorigin href="{}viewer/viewer.css"'
/** The script that a tree with panels loads. */
const PANELS = 'rel="modulepreload" href="{}viewer/panels/panels.js"'
/**
 * The files that scripts load whose pages show a tree at once: elsewhere they might be loaded for nothing.
 * @type {Record<string, string[]>}
 */
const VIEWERS = {
  'page.js': [STYLE, PANELS],
  'embed.js': [STYLE],
}

/**
 * A page with its hints.
 * @param {string} html
 * @param {string} parts the folder of its files, as seen from the page, with a slash at the end
 * @param {Map<string, string[]>} imports the imports of each script of the folder
 */
export function hints(html, parts, imports) {
  const loaded = new Set(
    Array.from(html.matchAll(/<script type="module" src="([^"]+)"/g), ([, path]) =>
      path.replace(parts, ''),
    ).filter((name) => imports.has(name)),
  )
  const scripts = new Set(loaded)
  for (const name of scripts) for (const other of imports.get(name) ?? []) scripts.add(other)
  const modules = [...scripts].filter((name) => !loaded.has(name))
  if (modules.length === 0) return html
  // The script of the page is the largest of them and comes first, so that the line is never idle.
  const viewer = [...loaded].flatMap((name) =>
    VIEWERS[name] ? [`rel="modulepreload" href="{}${name}"`, ...VIEWERS[name]] : [],
  )
  const links = [...viewer, ...modules.map((name) => `rel="modulepreload" href="{}${name}"`)]
  const text = links.map((link) => `<link ${link.replace('{}', parts)} />\n    `).join('')
  return html.replace('<link rel="stylesheet"', () => `${text}<link rel="stylesheet"`)
}

/**
 * The imports of each script, by its name in the folder; those on demand are left out.
 * @param {Metafile['outputs']} outputs
 * @param {(path: string) => string} nameOf
 */
export function importsOf(outputs, nameOf) {
  return new Map(
    Object.entries(outputs).map(([path, { imports }]) => [
      nameOf(path),
      imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => nameOf(path)),
    ]),
  )
}
