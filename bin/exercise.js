// Reads exercise.json: an exercise in words that the attributes of <secateur-tree> have. docs/course.md tells its shape.

import { drawExercise, open } from '../www/core.js'
import { GAME, OPTIONS, optionsOf, sourceOf } from '../www/element/attributes.js'
import { readAttribute } from '../www/element/exercising.js'
import { ASKED } from '../www/element/furnish.js'
import { askedBy, gradedBy } from '../www/exercise/asked.js'
import { MOST } from '../www/exercise/nodes.js'
import { FIELDS } from '../www/link/fields.js'
import { judge } from '../www/link/fragment.js'
import { linkProblem, links } from '../www/messages/pages.js'
import { attributesOf } from './commands.js'

/**
 * @import {Wish} from '../www/types.js'
 * @typedef {import('../www/course/main.js').Packed} Packed
 */

/** The attributes that an exercise can have. */
const KNOWN = [...OPTIONS, ...GAME, ...ASKED, 'tree', 'windows', 'convention', 'theme', 'lang']

/**
 * @param {string} text
 * @returns {Promise<Packed>}
 * @throws an error whose `code` and `message` say what is wrong
 */
export async function readExercise(text) {
  const { title = 'Secateur', pass = null, draw, ...rest } = parsed(text)
  if (typeof title !== 'string') throw wrong('"title" is a text.')
  if (pass !== null && !(pass >= 0 && pass <= 1)) throw wrong('"pass" is a number from 0 to 1.')
  const all = { exercise: 'practise', ...Object.fromEntries(Object.entries(rest).map(asText)) }
  const unknown = Object.keys(all).find((name) => !KNOWN.includes(name) || !(name in FIELDS))
  if (unknown) throw wrong(`There is no "${unknown}" in an exercise.`)
  const problem = judge(all, FIELDS)
  if (problem) throw wrong(linkProblem(await links('en'), problem))
  const { tree = '', ...attributes } = all
  const sources = [tree, draw, all.game].filter(Boolean).length
  if (sources !== 1) throw wrong('One of "tree", "draw" and "game" says which tree.')
  const given = { ...attributes, tree: draw ? await drawn(draw, attributes) : tree }
  await check(given)
  const seed = draw ? (draw.seed ?? 0) : null
  return { title, pass, tree: given.tree, seed, attributes }
}

/** A tree as wished. @param {Wish} wish @param {Record<string, string>} attributes */
async function drawn(wish, attributes) {
  const element = attributesOf(attributes)
  const asked = askedBy((name) => readAttribute(element, name))
  return (await drawExercise(wish, optionsOf(element), gradedBy(asked, 'max'))).text
}

/** Whether it can be practised. @param {Record<string, string>} attributes */
async function check(attributes) {
  const element = attributesOf(attributes)
  const search = await open(sourceOf(element), optionsOf(element))
  const { nodes } = search.summary
  search.free()
  if (nodes > MOST)
    throw wrong(`The tree has ${nodes} nodes, and at most ${MOST} can be practised.`)
}

/** @param {string} text @returns {Record<string, any>} */
function parsed(text) {
  try {
    const value = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch (error) {
    throw wrong(/** @type {Error} */ (error).message)
  }
  throw wrong('An exercise is an object.')
}

/** The value of an attribute as text: lists have spaces. @param {[string, unknown]} entry */
function asText([name, value]) {
  return [name, Array.isArray(value) ? value.join(' ') : String(value)]
}

/** @param {string} message */
function wrong(message) {
  return Object.assign(new Error(message), { code: 'bad-exercise' })
}
