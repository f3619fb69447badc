// The pages of www/ share parts, such as the message until their scripts run: a comment with the path of a part, alone on
// its line, marks its place. The server and dist/ insert it.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const NAMED = /^( *)<!-- (\S+\.html) -->$/gm

/** A page with its parts. @param {string} folder of the site @param {string} name of the page in it */
export function page(folder, name) {
  return withParts(readFileSync(join(folder, name), 'utf8'), folder)
}

/** @param {string} html @param {string} folder of the site */
export function withParts(html, folder) {
  return html.replaceAll(NAMED, (_, indent, path) =>
    readFileSync(join(folder, path), 'utf8')
      .trimEnd()
      .replaceAll(/^(?=.)/gm, indent),
  )
}
