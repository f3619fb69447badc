/**
 * The source of the words: each part of a language is a module, which is loaded on demand. This file lies in www/ itself:
 * it finds the modules by `import.meta.url`, here and in dist/. Builds that bundlers read, or that are one file, have a
 * table of all modules in its place.
 */

import { onDemand } from './on-demand.js'

/**
 * @param {string} tag
 * @param {string} part
 * @returns {Promise<any>} the module
 */
export function loadWords(tag, part) {
  return onDemand(() => import(new URL(`./messages/${tag}/${part}.js`, import.meta.url).href))
}
