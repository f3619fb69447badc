// Reads exercise.json: an exercise in words that the attributes of <secateur-tree> have. docs/course.md tells its shape.

import { SecateurError, drawExercise, open } from '../www/core.js'
import { EXERCISE, GAME, OPTIONS } from '../www/element/attribute-names.js'
import { optionsOf } from '../www/element/attributes.js'
import { sourceOf } from '../www/element/source.js'
import { readAttribute } from '../www/element/exercise.js'
import { readTask, coreTask } from '../www/exercise/attributes.js'
import { MOST } from '../www/exercise/nodes.js'
import { questionOptions } from '../www/exercise/predict/prediction-work.js'
import { FIELDS } from '../www/link/fields.js'
import { judge } from '../www/link/fragment.js'
import { partOf } from '../www/messages/messages.js'
import { BadInput, nameOf, readJson, textOf } from './input.js'
import { attributesOf, inLink } from './commands.js'

/**
 * @import {Search} from '../www/core.js'
 * @import {Wish} from '../www/types.js'
 * @import {Packed} from '../www/course/main.js'
 */

const SHAPE = 'An exercise is an object, such as {"tree": "((3 12) (2 4))"} (docs/course.md).'
/** The attributes that an exercise can have. */
const KNOWN = [...OPTIONS, ...GAME, ...EXERCISE, 'tree', 'windows', 'convention', 'theme', 'lang']

/**
 * @param {string} file its name; - is standard input
 * @returns {Promise<Packed>}
 * @throws an error whose `code` and `message` name the error and its file
 */
export async function exerciseOf(file) {
  const content = readJson(textOf(file), file, SHAPE)
  const name = nameOf(file)
  try {
    return await readExercise(content)
  } catch (error) {
    // Line and column are those in the text of the tree, not in the file.
    if (error instanceof SecateurError) {
      throw Object.assign(error, { file: error.line === null ? name : `${name}, tree` })
    }
    throw error instanceof BadInput ? new BadInput(`${name}: ${error.message}`) : error
  }
}

/** @param {unknown} content @returns {Promise<Packed>} */
async function readExercise(content) {
  const { title = 'Secateur', pass = null, draw, ...rest } = objectIn(content)
  if (typeof title !== 'string') throw new BadInput('"title" is a text.')
  if (pass !== null && !(pass >= 0 && pass <= 1))
    throw new BadInput('"pass" is a number from 0 to 1.')
  const all = { exercise: 'practise', ...Object.fromEntries(Object.entries(rest).map(asText)) }
  const unknown = Object.keys(all).find((name) => !KNOWN.includes(name) || !(name in FIELDS))
  if (unknown) throw new BadInput(`There is no "${unknown}" in an exercise.`)
  const problem = judge(inLink(all), FIELDS)
  if (problem?.code === 'bad-value') {
    const { name, found, expected } = problem
    throw new BadInput(`"${name}" cannot be "${found}". It takes ${expected}.`)
  }
  const { tree = '', ...attributes } = all
  const sources = [tree, draw, all.game].filter(Boolean).length
  if (sources !== 1) throw new BadInput('One of "tree", "draw" and "game" says which tree.')
  const values = { ...attributes, tree: draw ? await drawTree(draw, attributes) : tree }
  await check(values)
  const seed = draw ? (draw.seed ?? 0) : null
  return { title, pass, tree: values.tree, seed, attributes }
}

/** A tree as wished. @param {Wish} wish @param {Record<string, string>} attributes */
async function drawTree(wish, attributes) {
  const element = attributesOf(attributes)
  return (await drawExercise(wish, optionsOf(element), taskIn(element))).text
}

/** The questions of an answer sheet, the usual ones where there is none. @param {Element} element */
function taskIn(element) {
  const sheet = readAttribute(element, 'exercise') === 'practise'
  return coreTask(
    readTask((name) => (sheet ? readAttribute(element, name) : '')),
    'max',
  )
}

/** Whether it can be practised. @param {Record<string, string>} attributes */
async function check(attributes) {
  const element = attributesOf(attributes)
  const search = await open(sourceOf(element), optionsOf(element))
  const { nodes } = search.summary
  if (nodes > MOST)
    throw new BadInput(`The tree has ${nodes} nodes, and at most ${MOST} can be practised.`)
  const { exercise, mistake } = attributes
  if (exercise === 'find') await search.plant({ seed: Number(mistake ?? 0) })
  else if ((await size(search, element)) === 0)
    throw new BadInput('The tree leaves nothing to ask.')
  search.free()
}

/** How many questions there are before decisions, or points on a sheet. @param {Search} search @param {Element} element */
async function size(search, element) {
  const read = (/** @type {string} */ name) => readAttribute(element, name)
  // No box stands at a leaf.
  if (search.summary.nodes === 1) return 0
  if (read('exercise') === 'predict') return (await search.questions(questionOptions(read))).length
  try {
    return (await search.grade([], taskIn(element))).max
  } catch (error) {
    if (Object(error).code !== 'bad-option') throw error
    const { known, conditions, horizon } = (await partOf('en', 'exercise')).practise
    const lacking = read('ask').includes('horizon') ? horizon : conditions
    throw new BadInput((read('known') ? known : lacking).missing)
  }
}

/** @param {unknown} content @returns {Record<string, any>} */
function objectIn(content) {
  if (typeof content === 'object' && content !== null && !Array.isArray(content)) return content
  throw new BadInput(SHAPE)
}

/** The value of an attribute as text: lists have spaces. @param {[string, unknown]} entry */
function asText([name, value]) {
  const simple = (/** @type {unknown} */ one) =>
    ['string', 'number', 'boolean'].includes(typeof one)
  if (name === 'tree' && typeof value !== 'string')
    throw new BadInput('"tree" is a text in the notation, such as "((3 12) (2 4))".')
  const list = Array.isArray(value) && value.every(simple)
  if (!list && !simple(value))
    throw new BadInput(`"${name}" is a text, a number or a list of these.`)
  return [name, list ? value.join(' ') : String(value)]
}
