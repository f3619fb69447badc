// Decisions are predicted through the public API; tests/exercise/predict/ tests the questions and the right answers.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { PredictionWork } from '../../www/exercise/predict/prediction-work.js'
import { predictionResult } from '../../www/exercise/predict/prediction-result.js'
import { QuestionWords } from '../../www/exercise/predict/question-words.js'
import { LANGUAGES } from '../../www/messages/languages.js'
import { messages, reasonOf, sentence, partOf } from '../../www/messages/messages.js'
import { errorOf } from './error-of.js'
import { RESULT, wrong } from './schema.js'

/** @import { Guess } from '../../www/types.js' */

const TEXTBOOK = '((3 12 8) (2 4 6) (14 5 2))'
/** Deep enough for a holder that is not the parent. */
const DEEP = '(((5 6) ((7 4) (3 9))) (((2 8) (1 3)) 4))'

test('no question contains its answer', async () => {
  for (const [text, options] of /** @type {const} */ ([
    [TEXTBOOK, {}],
    [DEEP, { returns: 'hard' }],
    ['((1 9) 3)', { algorithm: 'minimax' }],
  ])) {
    const search = await open(text, options)
    for (const every of [false, true]) {
      const questions = await search.questions({ every })
      assert.ok(questions.length > 0)
      for (const [at, question] of questions.entries()) {
        const fields = ['step', 'ask', 'node', 'child', 'value', 'alpha', 'beta', 'side']
        assert.deepEqual(Object.keys(question).sort(), fields.sort())
        const solution = await search.predict(at, null, { every })
        const parts = ['verdict', 'ok', 'read', 'expected', 'reason', 'likely', 'why', 'until']
        assert.deepEqual(Object.keys(solution).sort(), parts.sort())
        assert.ok(solution.expected)
        /** @type {Guess} */
        const guess = 'value' in solution.expected ? { value: String(solution.expected.value) } : {}
        if ('alpha' in solution.expected) Object.assign(guess, solution.expected)
        if ('node' in solution.expected) guess.node = solution.expected.node ?? 'none'
        const right = await search.predict(at, guess, { every })
        assert.deepEqual([right.verdict, right.ok], ['right', true])
      }
    }
    search.free()
  }
})

test('an impossible question is refused with its place', async () => {
  const search = await open(TEXTBOOK)
  const refused = async (/** @type {unknown[]} */ ...args) => {
    const ask = /** @type {(...args: unknown[]) => Promise<unknown>} */ (search.predict)
    const { code, params } = await errorOf(() => ask.apply(search, args))
    return [code, params.option ?? params.argument]
  }
  assert.deepEqual(await refused(8, null), ['bad-option', 'question'])
  assert.deepEqual(await refused(-1, null), ['bad-argument', 'number'])
  assert.deepEqual(await refused(0, { gamma: 3 }), ['unknown-option', 'guess.gamma'])
  assert.deepEqual(await refused(3, { node: 'nowhere' }), ['bad-option', 'guess.node'])
  assert.deepEqual(await refused(0, null, { every: 1 }), ['bad-option', 'every'])
  search.free()
})

/** A search with null windows, iterations and a table, on a tree with static values. */
const SEVERAL = '=4(=3(3 12 8) =6(2 =5(4 9) 6) =2(14 5 2))'
const VISITS = /** @type {const} */ ({ algorithm: 'pvs', deepening: 'on', table: 'unlimited' })
/** Every subject of a question about a search made of calls. */
const SUBJECTS = 'values windows cuts again table passes'

test('a question and its outcome have words in every language', async () => {
  const all = await Promise.all([open(DEEP), open(SEVERAL, VISITS)])
  const kinds = await Promise.all(all.map(questionsOf))
  assert.deepEqual(kinds[0], ['bound', 'holder', 'next', 'returns'])
  assert.deepEqual(kinds[1], [
    ...['again', 'bound', 'evaluates', 'next', 'pass', 'returns', 'table', 'test'],
  ])
  for (const search of all) search.free()
})

/** Answers every question in every language, and returns the kinds of the questions. @param {import('../../www/core.js').Search} search */
async function questionsOf(search) {
  const kinds = new Set()
  for (const tag of Object.keys(LANGUAGES)) {
    const [m, grades] = await Promise.all([messages(tag), partOf(tag, 'exercise')])
    const wording = { m, words: grades.practise, grades, sentence, reasonOf }
    const words = new QuestionWords(wording, search)
    const course = await PredictionWork.of(search, '', { every: true, ask: SUBJECTS })
    while (course.question) {
      const { question } = course
      kinds.add(question.ask)
      const other = {
        returns: { value: '99' },
        bound: {},
        next: { node: 0 },
        holder: { node: 'none' },
        again: { node: 'none' },
        test: {},
        table: { value: course.outcomes.length % 3 ? 'none' : '99' },
        pass: { value: '99' },
        evaluates: { value: '99' },
      }
      const prediction = await course.answer(
        course.outcomes.length % 2 ? null : other[question.ask],
      )
      assert.match(words.question(question), /[?？.。]$/)
      assert.match(words.brief(question, prediction), /[.。]$/)
      assert.match(words.why(question, prediction), /[.。]$/)
      assert.ok(words.fields(question))
    }
    assert.equal(course.limit, search.summary.steps)
  }
  return [...kinds].sort()
}

test('the run so far has a column of windows only where calls have windows', async () => {
  const [m, grades] = await Promise.all([messages('en'), partOf('en', 'exercise')])
  const wording = { m, words: grades.practise, grades, sentence, reasonOf }
  const { window, returned } = grades.predict.columns
  for (const [options, columns] of /** @type {const} */ ([
    [{}, [window, returned]],
    [{ algorithm: 'minimax' }, [returned]],
  ])) {
    const search = await open(TEXTBOOK, options)
    const telling = new QuestionWords(wording, search)
    assert.deepEqual(telling.columns, columns)
    assert.equal(telling.stateAt(0, 1).cells.length, columns.length)
    search.free()
  }
})

test('the evaluated nodes of a pass are listed unless a later question asks for them', async () => {
  const search = await open(SEVERAL, { algorithm: 'pvs', deepening: 'on' })
  const [m, grades] = await Promise.all([messages('en'), partOf('en', 'exercise')])
  const wording = { m, words: grades.practise, grades, sentence, reasonOf }
  const words = new QuestionWords(wording, search)
  const reasonFor = async (/** @type {string} */ ask) => {
    const questions = await search.questions({ ask })
    const number = questions.findIndex(({ ask }) => ask === 'evaluates')
    const prediction = await search.predict(number, { value: '99' }, { ask })
    return words.why(questions[number], prediction)
  }
  assert.equal(
    await reasonFor('passes'),
    'It evaluates in this order: B, C, C, D. A node that is evaluated twice counts twice.',
  )
  assert.doesNotMatch(
    await reasonFor('passes again'),
    /evaluates/,
    'a later answer is not listed yet',
  )
  search.free()
})

test('a course goes no further than its question, and its result follows the schema', async () => {
  const search = await open(TEXTBOOK)
  const course = await PredictionWork.of(search, 'one', { every: false })
  assert.equal(course.limit, 5)
  const unread = await course.answer({ beta: 'three' })
  assert.deepEqual([unread.verdict, course.outcomes.length, course.limit], ['unread', 0, 5])
  await course.answer({ beta: '3' })
  assert.deepEqual([course.points, course.limit], [1, 13])
  await course.answer(null)
  assert.equal(course.best, 0, 'the score is that of a whole course')
  course.typed = { alpha: '4', beta: '' }
  const later = await PredictionWork.of(search, 'one', { every: false })
  await later.restore(JSON.parse(JSON.stringify(course.savedState)))
  assert.deepEqual([later.points, later.typed], [1, { alpha: '4', beta: '' }])
  await later.answer({ alpha: '3' })
  assert.ok(!('typed' in later.savedState), 'the next question has empty fields')
  const other = await PredictionWork.of(search, 'another', { every: false })
  assert.equal(other.takeOver(course), false)
  const same = await PredictionWork.of(search, 'one', { every: false })
  assert.ok(same.takeOver(course))
  for (const guess of [
    { alpha: 3 },
    { node: 9 },
    { node: 'none' },
    { node: 12 },
    { value: '2' },
    {},
  ])
    await same.answer(guess)
  assert.equal(same.question, undefined)
  const detail = predictionResult(same, 7)
  assert.deepEqual(wrong(detail, RESULT), [])
  const { attempt, help, shown, scope, points, max, missing, first, seed } = detail
  const summary = { attempt, help, shown, scope, points, max, missing, first, seed }
  assert.deepEqual(summary, {
    ...{ attempt: 1, help: 2, shown: true, scope: 'all', points: 5, max: 8 },
    ...{ missing: 2, first: 1, seed: 7 },
  })
  const items = detail.items.map(({ given, read }) => ({ given, read }))
  assert.deepEqual(items, [
    { given: [null, '3'], read: ['-Infinity', 3] },
    { given: null, read: null },
    { given: [3, null], read: [3, 'Infinity'] },
    { given: 9, read: 9 },
    { given: 'none', read: 'none' },
    { given: 12, read: 12 },
    { given: '2', read: 2 },
    { given: null, read: null },
  ])
  assert.equal(detail.best, 5 / 8)
  assert.ok(!JSON.stringify(detail).includes('expected'))
  same.restart()
  assert.deepEqual([same.attempt, same.limit, same.best], [2, 5, 5 / 8])
  search.free()
})
