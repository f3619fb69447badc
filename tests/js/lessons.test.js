// The table of the lessons: each first tree has a question, and a wrong answer leads to a tree on which only that mistake is
// wrong, compared with a search that makes the mistake.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { optionsOf } from '../../www/element/attributes.js'
import { readTask, coreTask } from '../../www/exercise/attributes.js'
import { firstTask, nextTask } from '../../www/lessons/next-tree.js'
import { LessonProgress } from '../../www/lessons/progress.js'
import {
  LESSONS,
  SHOWS,
  attributesOf,
  exerciseOf,
  kindOf,
  partsOf,
} from '../../www/lessons/table.js'
import { elementWith, setGlobals } from './stand-ins.js'

/**
 * @import {Mistake, Options} from '../../www/types.js'
 * @import {LessonName} from '../../www/messages/pages.js'
 */

const NAMES = /** @type {LessonName[]} */ (Object.keys(LESSONS))
/** How many trees are drawn for each mistake. */
const TREES = 4

/**
 * A search that makes a mistake: its tree and options.
 * @type {Partial<Record<Mistake, (tree: string, options: Options) => [string, Options]>>}
 */
const MISTAKEN = {
  minimax: (tree, options) => [tree, { ...options, algorithm: 'minimax' }],
  'other-cut-test': (tree, options) => [tree, { ...options, cut: '>' }],
  'shallow-bounds': (tree, options) => [tree, { ...options, bounds: 'shallow' }],
  'too-deep': (tree, options) => [tree, { ...options, depth: Number(options.depth) + 1 }],
  'players-exchanged': (tree, options) => [tree.replace(/^MAX/, 'MIN'), options],
  'equal-chances': (tree, options) => [tree.replace(/\d+\/\d+:/g, ''), options],
}

/** @param {Record<string, string>} attributes */
const optionsIn = (attributes) => optionsOf(elementWith(attributes))

/** The options of the last iteration, which is a search by itself. @param {Options} options @returns {Options} */
function lastIteration(options) {
  const once = { ...options }
  delete once.deepening
  return once
}

/** The answers of a search. @param {string} tree @param {Options} options @param {import('../../www/types.js').Asked} task */
async function answersOf(tree, options, task) {
  const search = await open(tree, options)
  if (task.ask?.includes('horizon')) {
    const { items } = await search.grade([], { ask: 'move' })
    const [chosen] = /** @type {number[]} */ (items[0].expected)
    const { value } = search.summary
    search.free()
    return [
      { ask: 'chosen', given: chosen },
      { ask: 'estimate', given: value },
    ]
  }
  const { items } = await search.grade([], task)
  search.free()
  return items
    .filter(({ expected }) => expected !== null)
    .map(({ node, field, expected }) => {
      if (field === 'cuts') return { ask: 'cuts', given: 'none' }
      return node === null ? { ask: field, given: expected } : { node, [field]: expected }
    })
}

test('every exercise begins with a tree that has a question, and fits a phone', async () => {
  for (const name of NAMES) {
    for (const part of partsOf(name)) {
      const attributes = attributesOf(name, part)
      const kind = kindOf(part)
      const task = await firstTask(exerciseOf(name, part), optionsIn(attributes))
      const search = await open(task.tree, optionsIn(attributes))
      assert.ok(search.summary.leaves <= 20, `${name} ${kind}`)
      const { ask } = attributes
      if (kind === 'predict') {
        assert.ok((await search.questions(ask ? { ask } : {})).length > 1, `${name} ${kind}`)
      } else if (kind === 'find') assert.ok(task.planted, name)
      else {
        const gradedTask = coreTask(
          readTask((name) => attributes[name] ?? ''),
          'max',
        )
        const { max } = await search.grade([], gradedTask)
        assert.ok(max > 0, name)
      }
      search.free()
    }
  }
})

test('a wrong answer leads to a tree on which the same mistake is wrong', async () => {
  let drawn = 0
  for (const name of NAMES) {
    for (const part of partsOf(name)) {
      const exercise = exerciseOf(name, part)
      const attributes = attributesOf(name, part)
      const kind = kindOf(part)
      const options = optionsIn(attributes)
      const sheet = kind === 'practise' ? attributes.ask : ''
      // The mistake of the exercise, and those for which trees can be drawn in most exercises.
      const bounded =
        options.algorithm !== 'minimax' &&
        !options.depth &&
        !exercise.kinds &&
        !['order', 'condition'].includes(sheet)
      const others = bounded ? /** @type {Mistake[]} */ (['minimax', ...Object.keys(SHOWS)]) : []
      const mistakes = new Set([...(exercise.about ? [exercise.about] : []), ...others])
      const task = coreTask(
        readTask((name) => (name === 'ask' ? sheet || 'values cuts' : (attributes[name] ?? ''))),
        'max',
      )
      for (const mistake of mistakes) {
        const mistaken = MISTAKEN[mistake]
        assert.ok(mistaken, mistake)
        for (let number = 0; number < TREES; number += 1) {
          const { tree } = await nextTask(exercise, sheet, options, mistake)
          const once = lastIteration(options)
          const answers = await answersOf(...mistaken(tree, once), task)
          const search = await open(tree, once)
          const grade = await search.grade(/** @type {any} */ (answers), {
            ...task,
            follow: 'none',
          })
          search.free()
          assert.ok(grade.points < grade.max, `${name} ${kind} ${mistake}: ${tree}`)
          drawn += 1
        }
      }
    }
  }
  assert.ok(drawn > 20 * TREES, String(drawn))
})

test('an answer about another iteration is wrong on each tree, and named as that mistake', async () => {
  const exercise = LESSONS.horizon.predict
  const attributes = attributesOf('horizon', 'predict')
  const options = optionsIn(attributes)
  const { ask } = attributes
  /** @type {(Mistake | null)[]} */
  const confusions = [null, 'too-deep', 'too-shallow', 'minimax']
  for (const confusion of confusions) {
    for (let number = 0; number < TREES; number += 1) {
      const { tree } = await nextTask(exercise, '', options, confusion)
      const search = await open(tree, options)
      const questions = await search.questions({ ask })
      assert.deepEqual(
        questions.map(({ ask }) => ask),
        ['pass', 'evaluates', 'pass', 'evaluates'],
      )
      const value = async (/** @type {number} */ depth) => {
        const other = await open(tree, { ...lastIteration(options), depth })
        const { value } = other.node(0, other.summary.steps)
        other.free()
        return Number(value)
      }
      const values = [await value(1), await value(2), await value(3)]
      const verdictOf = async (/** @type {number} */ question, /** @type {number} */ depth) => {
        const guess = { value: String(values[depth - 1]) }
        const { ok, likely } = await search.predict(question, guess, { ask })
        return [ok, likely]
      }
      assert.deepEqual(await verdictOf(0, 1), [true, null])
      assert.deepEqual(await verdictOf(2, 2), [true, null])
      assert.deepEqual(await verdictOf(0, 2), [false, 'too-deep'], tree)
      assert.deepEqual(await verdictOf(2, 3), [false, 'too-deep'], tree)
      assert.deepEqual(await verdictOf(2, 1), [false, 'too-shallow'], tree)
      search.free()
    }
  }
})

test('an undetected planted mistake is followed by one of the same kind', async () => {
  for (const name of NAMES) {
    const options = optionsIn(attributesOf(name, 'find'))
    for (const kind of LESSONS[name].find.kinds ?? []) {
      const { tree, planted } = await nextTask(LESSONS[name].find, '', options, kind)
      assert.equal(planted?.mistake, kind, name)
      const search = await open(tree, options)
      const { mistake } = await search.point(null, { seed: planted.seed })
      assert.equal(mistake, kind)
      search.free()
    }
  }
})

test('two tabs keep the progress of both, and clear it together', (t) => {
  let stored = '[]'
  const tabs = new EventTarget()
  const storage = {
    getItem: () => stored,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => {
      stored = text
      tabs.dispatchEvent(Object.assign(new Event('storage'), { key }))
    },
  }
  setGlobals(t, { localStorage: storage, addEventListener: tabs.addEventListener.bind(tabs) })
  let changes = 0
  const [one, other] = [new LessonProgress(() => {}), new LessonProgress(() => (changes += 1))]
  one.add('why', 'practise')
  assert.ok(other.has('why', 'practise') && changes > 0)
  other.add('cuts', 'predict')
  assert.equal(stored, '["why.practise","cuts.predict"]')
  one.forget()
  assert.ok(!other.any)
})
