// Grades the answers of a student again, on a server that the course trusts: a score made in a browser can be forged.

import { SecateurError, open } from '../www/core.js'
import { optionsOf } from '../www/element/attributes.js'
import { sourceOf } from '../www/element/source.js'
import { readAttribute } from '../www/element/exercise.js'
import { readTask, coreTask } from '../www/exercise/attributes.js'
import { PredictionWork, questionOptions } from '../www/exercise/predict/prediction-work.js'
import { predictionResult } from '../www/exercise/predict/prediction-result.js'
import { checkResult } from '../www/exercise/practise/check-result.js'
import { AnswerSheet } from '../www/exercise/practise/answer-sheet.js'
import { Usage } from './arguments.js'
import { BadInput, nameOf, readJson, textOf } from './input.js'
import { attributesOf, write } from './commands.js'
import { exerciseOf } from './exercise.js'

/**
 * @import {Search} from '../www/core.js'
 * @import {Arguments} from './arguments.js'
 */

/** @param {Arguments} args */
export async function grade({ values: { answers, output }, file = '-' }) {
  if (answers === undefined) throw new Usage('Whose answers? --answers <answers.json>')
  const { tree, seed, attributes } = await exerciseOf(file)
  const judge = JUDGES[/** @type {keyof typeof JUDGES} */ (attributes.exercise)]
  if (!judge) {
    throw new BadInput(
      `${file}: answers of "${attributes.exercise}" are judged step by step, in the browser.`,
    )
  }
  const element = attributesOf({ ...attributes, tree })
  const read = (/** @type {string} */ name) => readAttribute(element, name)
  const search = await open(sourceOf(element), optionsOf(element))
  const savedAnswers = answersOf(textOf(answers), answers, search.print(), judge.field)
  const detail = await judge.grade(search, read, savedAnswers, seed).catch((error) => {
    throw error instanceof SecateurError ? Object.assign(error, { file: answers }) : error
  })
  await write(output, [`${JSON.stringify({ ...detail, tree: search.print() })}\n`])
  search.free()
}

const SHAPE = 'The answers are the value of `tree.answers` of the element.'

/** The exercises whose answers are graded here, each with the field that its answers have. */
const JUDGES = {
  practise: { field: 'answers', grade: gradeSheet },
  predict: { field: 'given', grade: gradePredictions },
}

/**
 * @typedef {(name: string) => string} Read
 * @param {Search} search
 * @param {Read} read
 * @param {any} savedAnswers
 * @param {number | null} seed
 */
async function gradeSheet(search, read, savedAnswers, seed) {
  const has = (/** @type {string} */ key) => isBox(key, search.summary.nodes)
  const sheet = AnswerSheet.from(savedAnswers, has)
  const options = coreTask(readTask(read), search.listing.view)
  const charged = sheet.chargedGrade(await search.grade(sheet.answers, options))
  return checkResult(charged, sheet, 'all', charged.score, seed)
}

/** @param {Search} search @param {Read} read @param {any} savedAnswers @param {number | null} seed */
async function gradePredictions(search, read, savedAnswers, seed) {
  const work = await PredictionWork.of(search, '', questionOptions(read))
  await work.restore(savedAnswers)
  return predictionResult(work, seed)
}

/**
 * The answers of an element, as `tree.answers` has them.
 * @param {string} text
 * @param {string} file
 * @param {string} tree the tree of the exercise
 * @param {string} field that they have
 */
function answersOf(text, file, tree, field) {
  const savedAnswers = readJson(text, file, SHAPE)
  const answers = Object(savedAnswers)[field]
  const list = field === 'given'
  if (typeof answers !== 'object' || answers === null || Array.isArray(answers) !== list) {
    throw new BadInput(`${nameOf(file)} has no "${field}". ${SHAPE}`)
  }
  // A student can ask for another tree, an easy one, too.
  if (savedAnswers.tree && savedAnswers.tree !== tree)
    throw new BadInput(`${nameOf(file)}: the answers are about another tree.`)
  return savedAnswers
}

/** Whether a key is that of a box: a node or none, and a field. @param {string} key @param {number} nodes */
function isBox(key, nodes) {
  const [, node = ''] = /^(null|\d+)\.[a-z]+$/.exec(key) ?? []
  return node === 'null' || (node !== '' && Number(node) < nodes)
}
