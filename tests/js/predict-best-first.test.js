// Questions before the decisions of a best-first search, through the API, in words, and on the command line.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { PredictionWork } from '../../www/exercise/predict/prediction-work.js'
import { BestFirstQuestionWords } from '../../www/exercise/predict/best-first-words.js'
import { predictionResult } from '../../www/exercise/predict/prediction-result.js'
import { runWordsOf } from '../../www/exercise/predict/run-words.js'
import { LANGUAGES } from '../../www/messages/languages.js'
import { addBestFirst, messages, reasonOf, sentence, partOf } from '../../www/messages/messages.js'
import { RESULT, wrong } from './schema.js'
import { file, secateur } from './secateur.js'

/** @import {BestFirstPrediction, BestFirstQuestion, Guess, Options} from '../../www/types.js' */
/** @import {Search} from '../../www/core.js' */

const TREE = '((3 12 8) (2 4 6) (14 5 2))'
/** @type {Options} */
const MCTS = { algorithm: 'mcts', iterations: 200 }
/** @type {Options} */
const PNS = { algorithm: 'pns', threshold: 5 }
const PROOFS = '(A(B(5 2) C(3 4)) D(E(6 8) F(7 1)))'

/** @param {PredictionWork} course @returns {BestFirstQuestion} */
function questionOf(course) {
  return /** @type {any} */ (course.question)
}

/** @param {PredictionWork} course @param {Guess | null} guess @returns {Promise<BestFirstPrediction>} */
async function predict(course, guess) {
  return /** @type {any} */ (await course.answer(guess))
}

/** The decision of the search, as a guess. @param {BestFirstPrediction} prediction @returns {Guess} */
function asGuess({ expected }) {
  if (!expected) throw new Error('nothing is expected')
  if ('node' in expected) return { node: expected.node }
  return 'value' in expected ? { value: expected.value } : { numbers: expected.numbers }
}

/** The words of a run. @param {Search} search @param {string} [tag] */
async function wordsOf(search, tag = 'en') {
  const [m, grades] = await Promise.all([messages(tag), partOf(tag, 'exercise')])
  await addBestFirst(m)
  const wording = { m, words: grades.practise, grades, sentence, reasonOf }
  const words = /** @type {unknown} */ (runWordsOf(wording, search))
  assert.ok(words instanceof BestFirstQuestionWords)
  return words
}

test('a number that is rounded too early is told so, unless a mistake gives it', async () => {
  const options = { ask: 'child leaf exploration backup' }
  const search = await open(TREE, { algorithm: 'mcts', iterations: 12 })
  const questions = await search.questions(options)
  /** @param {string} ask @param {Guess} guess */
  const reasonFor = async (ask, guess) => {
    const number = questions.findLastIndex((question) => question.ask === ask)
    const { verdict, reason } = await search.predict(number, guess, options)
    return reason?.key ?? verdict
  }
  assert.equal(await reasonFor('exploration', { value: '1.4' }), 'rounded')
  assert.equal(await reasonFor('exploration', { value: '1.45' }), 'right')
  assert.equal(await reasonFor('exploration', { value: '1' }), 'wrong')
  const numbers = ['9', '3.7', '3', '1.4', '1', '0.8']
  assert.equal(await reasonFor('backup', { numbers }), 'rounded')
  numbers[3] = '1.3'
  assert.equal(await reasonFor('backup', { numbers }), 'wrong')
  search.free()
})

test('a mix-up of the two terms of UCB1 is named as the mistake', async () => {
  const search = await open(TREE, MCTS)
  const words = await wordsOf(search)
  const course = await PredictionWork.of(search, '', { every: false, ask: 'child' })
  /** @type {{ key: string, ok: boolean, why: string }[]} */
  const outcomes = []
  while (course.question) {
    const question = questionOf(course)
    const { node, step } = question
    const rated = search.ratings(node, step, 9)
    const scored = rated?.children.map(({ child, score }) => ({ child, ...score })) ?? []
    // One student takes the highest mean, the other the highest exploration term, always.
    /** @type {'mean' | 'exploration'} */
    const key = outcomes.length < 3 ? 'mean' : 'exploration'
    const best = scored.reduce((best, next) => ((next[key] ?? 0) > (best[key] ?? 0) ? next : best))
    const prediction = await predict(course, { node: best.child.node })
    const all = course.outcomes.map(({ prediction }) => prediction)
    outcomes.push({
      key,
      ok: prediction.ok,
      why: words.why(/** @type {any} */ (question), prediction, /** @type {any} */ (all)),
    })
    assert.equal(prediction.ok, best.child.node === rated?.selected)
    assert.ok(
      prediction.ok ||
        prediction.fits.includes(key === 'mean' ? 'mean-alone' : 'exploration-alone'),
    )
  }
  const of = (/** @type {string} */ key) =>
    outcomes.filter((one) => one.key === key && !one.ok).map(({ why }) => why)
  assert.match(of('mean')[0], /^Likely: the exploration term is left out, and the mean alone/)
  assert.match(of('exploration').join(' '), /the mean is left out|fits this answer/)
  search.free()
})

test('the search’s own decision is the right answer, and no question contains it', async () => {
  for (const [text, options] of /** @type {const} */ ([
    [TREE, MCTS],
    [TREE, { ...MCTS, selection: 'puct', expand: 'all' }],
    [TREE, { ...MCTS, reward: 'raw', solver: 'on' }],
    ['A(?B(1/6:(7 9) 5/6:(3 5)) ?C(0.25:(1 2) 0.75:(4 6)))', { ...MCTS, selection: 'mean' }],
    [PROOFS, PNS],
  ])) {
    const search = await open(text, options)
    for (const every of [false, true]) {
      const course = await PredictionWork.of(search, '', { every })
      while (course.question) {
        const question = questionOf(course)
        const solution = /** @type {any} */ (
          await search.predict(course.outcomes.length, null, { every })
        )
        assert.equal(solution.verdict, 'missing')
        const prediction = await predict(course, asGuess(solution))
        assert.deepEqual([prediction.verdict, prediction.ok, prediction.fits], ['right', true, []])
        assert.ok(prediction.until >= question.step)
        assert.ok(course.limit >= question.step)
        // The question has only the updates before its step.
        for (const [at, node] of question.path.entries()) {
          const { grown } = /** @type {any} */ (search.node(node, question.step))
          const now = grown
            ? [grown.visits ?? grown.proof ?? Infinity, grown.total ?? grown.disproof ?? Infinity]
            : [0, 0]
          assert.deepEqual(question.numbers.slice(2 * at, 2 * at + 2), now)
        }
      }
      assert.equal(course.score, course.questions.length > 0 ? 1 : 0)
    }
    search.free()
  }
})

test('questions, fields and outcomes have words in every language', async () => {
  for (const [text, options] of /** @type {const} */ ([
    [TREE, MCTS],
    [PROOFS, PNS],
  ])) {
    const search = await open(text, options)
    for (const tag of Object.keys(LANGUAGES)) {
      const words = await wordsOf(search, tag)
      const kinds = new Set()
      const course = await PredictionWork.of(search, '', { every: true })
      for (const question of /** @type {any[]} */ (course.questions.slice(0, 60))) {
        kinds.add(question.ask)
        assert.match(words.question(question), /[?？]$/)
        const { typed } = words.fields(question)
        assert.equal(Object.keys(typed ?? {}).length, fieldsOf(question))
        const guess = course.outcomes.length % 2 ? null : otherThan(question)
        const prediction = await predict(course, guess)
        assert.match(words.brief(question, prediction), /[.。]$/)
        assert.match(words.why(question, prediction, [prediction]), /[.。]$/)
      }
      assert.equal(kinds.size, text === TREE ? 4 : 3)
      assert.match(words.rules(options), /[.。]$/)
      const { cells } = words.stateAt(0, search.summary.steps)
      assert.equal(cells.length, words.columns.length)
    }
    search.free()
  }
})

/** @param {BestFirstQuestion} question */
function fieldsOf({ ask, path }) {
  return ask === 'exploration' ? 1 : 2 * path.length
}

/** A guess that is wrong, and of the right kind. @param {BestFirstQuestion} question @returns {Guess} */
function otherThan({ ask, numbers }) {
  if (ask === 'exploration') return { value: '99' }
  return ask === 'backup' ? { numbers: numbers.map(() => '77') } : { node: 0 }
}

test('an impossible question is refused, and an unreadable answer is reported', async () => {
  const search = await open(TREE, MCTS)
  await assert.rejects(search.questions({ ask: 'values' }), { code: 'bad-option' })
  await assert.rejects(search.predict(999, null), { code: 'bad-option' })
  const [, at] = await firstOf(search, 'exploration')
  const prediction = await search.predict(at, { value: 'three' })
  assert.deepEqual([prediction.verdict, prediction.expected], ['unread', null])
  // The other exercises are about searches made of calls.
  await assert.rejects(search.grade([]), { code: 'best-first' })
  await assert.rejects(search.plant(), { code: 'best-first' })
  search.free()
  const calls = await open(TREE)
  await assert.rejects(calls.questions({ ask: 'child' }), { code: 'bad-option' })
  calls.free()
})

/** The first question about something, and its number. @param {Search} search @param {string} ask */
async function firstOf(search, ask) {
  const questions = /** @type {any[]} */ (await search.questions())
  const at = questions.findIndex((question) => question.ask === ask)
  return /** @type {const} */ ([questions[at], at])
}

test('the C asked for is that of the slider', async () => {
  const search = await open(TREE, MCTS)
  const [{ node, step, exploration }, at] = await firstOf(search, 'exploration')
  const turns = search.ratings(node, step, 9)?.turns ?? []
  const next = turns.find(({ from }) => from > exploration)
  const solution = /** @type {any} */ (await search.predict(at, null))
  assert.deepEqual(solution.expected, { value: next?.from, child: next?.child.node })
  search.free()
})

test('a result follows the schema, and `secateur grade` gives the same', async () => {
  const search = await open(TREE, { ...MCTS, seed: 3 })
  const course = await PredictionWork.of(search, '', { every: false })
  while (course.question) {
    const question = questionOf(course)
    const solution = /** @type {any} */ (await search.predict(course.outcomes.length, null))
    const wise = course.outcomes.length % 3 === 0 ? asGuess(solution) : otherThan(question)
    await course.answer(course.outcomes.length % 3 === 2 ? null : wise)
  }
  const detail = predictionResult(course, null)
  assert.deepEqual(wrong(detail, RESULT), [])
  assert.ok(!JSON.stringify(detail).includes('expected'))
  const exercise = { exercise: 'predict', tree: TREE, algorithm: 'mcts', iterations: 200, seed: 3 }
  const graded = (/** @type {unknown} */ answers) => {
    const exerciseFile = file('exercise.json', exercise)
    return secateur(['grade', exerciseFile, '--answers', file('answers.json', answers)])
  }
  const { status, stdout, stderr } = graded({ tree: null, ...course.savedState })
  assert.equal(status, 0, stderr)
  const { tree, ...again } = JSON.parse(stdout)
  assert.equal(tree, search.print())
  assert.deepEqual({ ...again, best: detail.best }, JSON.parse(JSON.stringify(detail)))
  const refused = graded({ answers: {} })
  assert.notEqual(refused.status, 0)
  assert.match(refused.stderr, /has no "given"/)
  search.free()
})
