// The attributes of games in custom-elements.json: those of www/api/games.js. A new one is told as in www/shapes.d.ts.

import { readFileSync } from 'node:fs'
import { GAMES } from '../www/api/games.js'

/** @typedef {typeof GAMES[keyof typeof GAMES][number]} Field */

const SHAPES = readFileSync(new URL('../www/shapes.d.ts', import.meta.url), 'utf8')
const TYPES = { number: 'number | string', numbers: 'string', board: 'string' }
/** The attributes after `game`, in the text of the manifest. */
const ROWS = /(?<="fieldName": "game"\n {12}\},\n)[^]*"fieldName": "plies"\n {12}\},\n/

/** The text of the manifest with all these attributes, and no others of games. @param {string} manifest */
export function withGames(manifest) {
  /** @type {Map<string, string>} */
  const rows = new Map()
  for (const [game, fields] of Object.entries(GAMES)) {
    for (const field of fields)
      rows.set(field.name, rows.get(field.name) ?? row(manifest, game, field))
  }
  const plies = rows.get('plies') ?? ''
  rows.delete('plies')
  return manifest
    .replace(/(?<="name": "game",\s+"type": \{ "text": ")[^"]*/, oneOf(Object.keys(GAMES)))
    .replace(ROWS, () => [...rows.values(), plies].join(''))
}

/** @param {string} manifest @param {string} game @param {Field} field */
function row(manifest, game, field) {
  const { name, kind } = field
  const type = kind === 'word' ? oneOf(field.words) : TYPES[kind]
  const kept = new RegExp(`"name": "${name}",\n.*\n +"description": "(.*)"`).exec(manifest)
  const [shape = ''] = new RegExp(`game: '${game}',[^}]*`).exec(SHAPES) ?? []
  const [, told] = kept ?? new RegExp(`/\\*\\* (.*) \\*/\\n${name}\\?:`).exec(shape) ?? []
  return `            {
              "name": "${name}",
              "type": { "text": "${type}" },
              "description": "${told}",
              "fieldName": "${name}"
            },
`
}

/** @param {readonly string[]} words */
function oneOf(words) {
  return words.map((word) => `'${word}'`).join(' | ')
}
