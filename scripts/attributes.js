// The attributes of options and of games in custom-elements.json: those of www/api/options.js and www/api/games.js, with the
// descriptions of www/shapes.d.ts.

import { readFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { GAMES } from '../www/api/games.js'
import { SEARCH } from '../www/api/options.js'

/** @typedef {{ name: string, type: { text: string }, description: string, fieldName: string }} Attribute */
/** @typedef {typeof GAMES[keyof typeof GAMES][number]} Field */

const MANIFEST = new URL('../custom-elements.json', import.meta.url)
const SHAPES = readFileSync(new URL('../www/shapes.d.ts', import.meta.url), 'utf8')
const TYPES = {
  ...{ word: [], board: ['string'], number: ['number', 'string'] },
  ...{ numbers: ['string'], window: ['string'], range: ['string'] },
}

/** The text of the manifest with all attributes of options and games that there are. */
export async function renewed() {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  const [element] = manifest.modules[0].declarations
  const made = [...options(), ...games()]
  const names = new Set(made.map(({ name }) => name))
  const others = element.attributes.filter((/** @type {Attribute} */ { name }) => !names.has(name))
  element.attributes = [...others, ...made]
  const style = await resolveConfig(MANIFEST)
  return format(JSON.stringify(manifest), { ...style, parser: 'json' })
}

function options() {
  const docs = descriptions(/export type Options = \{\n([^]*?)\n\n/)
  return Object.entries(SEARCH).map(([name, row]) => {
    const words = 'words' in row ? row.words : []
    return attribute(name, row.kind, words, docs.get(name))
  })
}

function games() {
  const names = Object.keys(GAMES)
  /** @type {Map<string, Attribute>} */
  const made = new Map()
  made.set(
    'game',
    attribute('game', 'word', names, 'Shows the tree of a game instead of the text.'),
  )
  for (const [game, fields] of Object.entries(GAMES)) {
    const docs = descriptions(new RegExp(`game: '${game}',\n([^]*?)\n\n`))
    for (const field of fields) {
      const { name, kind } = field
      const words = kind === 'word' ? field.words : []
      if (!made.has(name)) made.set(name, attribute(name, kind, words, of(name, docs.get(name))))
    }
  }
  return made.values()
}

/** A description that tells the games a field is of, unless all have it. @param {string} field @param {string} [text] */
function of(field, text = '') {
  const all = Object.entries(GAMES)
  const games = all.filter(([, fields]) => fields.some(({ name }) => name === field))
  // The default is that of one game.
  const description = text.replace(/; default.*/, '.')
  if (games.length === all.length) return description
  const names = games.map(([game]) => `'${game}'`).join(', ')
  return `${names}: ${description[0].toLowerCase()}${description.slice(1)}`
}

/**
 * @param {string} name
 * @param {keyof typeof TYPES} kind
 * @param {readonly string[]} words
 * @param {string} [description]
 * @returns {Attribute}
 */
function attribute(name, kind, words, description = '') {
  const text = [...words.map((word) => `'${word}'`), ...TYPES[kind]].join(' | ')
  return { name, type: { text }, description, fieldName: name }
}

/** The descriptions of the fields of a declared type. @param {RegExp} declaration */
function descriptions(declaration) {
  const [, fields = ''] = declaration.exec(SHAPES) ?? []
  const all = fields.matchAll(/\/\*\* ([^]*?) \*\/\n(\w+)\?:/g)
  return new Map(Array.from(all, ([, text, name]) => [name, text.replaceAll('\n * ', ' ')]))
}
