/**
 * The table of the lessons: of each its moving picture and its exercises, with the first tree and the wishes for the trees after
 * it are to be like. The words are in messages/.
 *
 * @import {Mistake, Wish} from '../types.js'
 * @import {LessonName} from '../messages/pages.js'
 *
 * @typedef {Record<string, string>} Attributes of an element
 *
 * @typedef {object} LessonExercise
 * @property {string} tree the first one
 * @property {Attributes} [attributes] beside those of all exercises of the lesson
 * @property {Wish} [wish] that the other trees fulfil
 * @property {Mistake[]} [kinds] where a mistake is to be found: those that are planted
 * @property {Mistake} [about] the confusion that the exercise is about: if no other is named, the trees reveal it
 *
 * @typedef {object} Lesson
 * @property {number} minutes
 * @property {{ tree: string, attributes?: Attributes }} picture
 * @property {Attributes} [rules] of all its searches
 * @property {LessonExercise} predict
 * @property {LessonExercise} practise
 * @property {LessonExercise} [more]
 * @property {LessonExercise} find
 */

/** The exercises of a lesson, in their order. Few have `more`: another tree of one's own. */
const PARTS = /** @type {const} */ (['predict', 'practise', 'more', 'find'])
/** @typedef {typeof PARTS[number]} PartName */

const TEXTBOOK = '((3 12 8) (2 4 6) (14 5 2))'
/** Two plies, as many leaves as fit a phone. @type {Wish} */
const SMALL = { plies: 2, leaves: [5, 9], cutoffs: 'any', values: [0, 20] }
/** Three plies. @type {Wish} */
const MIDDLE = { plies: 3, leaves: [8, 10], cutoffs: 'any', values: [0, 20] }
/** Four plies: the fewest with a deep cutoff. @type {Wish} */
const LARGE = { plies: 4, leaves: [16, 20], cutoffs: 'any', deep: true, values: [0, 40] }

/** Chance moves after MAX. @type {Wish} */
const DICE = { chance: true, plies: 2, leaves: [4, 9], cutoffs: 'any', values: [0, 24] }

/** The wish beside which a confusion can show. @type {Partial<Record<Mistake, Wish>>} */
export const SHOWS = {
  'other-cut-test': { tie: true, cutoffs: 'any' },
  'shallow-bounds': LARGE,
}

/** @type {Record<LessonName, Lesson>} */
export const LESSONS = {
  why: {
    minutes: 5,
    picture: { tree: '((9 1) (4 6) (8 2))' },
    rules: { algorithm: 'minimax' },
    predict: { tree: '((7 3) (5 6) (9 1))', wish: SMALL, about: 'players-exchanged' },
    practise: {
      tree: '((2 8) (4 5) (9 3))',
      attributes: { ask: 'move' },
      wish: SMALL,
      about: 'players-exchanged',
    },
    find: { tree: '((6 4) (7 5) (8 1))', wish: SMALL, kinds: ['returns-worst', 'move-decided'] },
  },
  values: {
    minutes: 10,
    picture: { tree: TEXTBOOK },
    rules: { algorithm: 'minimax' },
    predict: {
      tree: '(((7 2) (5 9)) ((1 8) (6 4)))',
      wish: MIDDLE,
      about: 'players-exchanged',
    },
    practise: {
      tree: '(((4 2) (5 1)) ((3 8) (0 6)))',
      attributes: { ask: 'values' },
      wish: MIDDLE,
      about: 'players-exchanged',
    },
    find: {
      tree: '(((2 9) (4 7)) ((8 3) (6 5)))',
      wish: MIDDLE,
      kinds: ['returns-worst', 'move-decided'],
    },
  },
  argument: {
    minutes: 7,
    picture: { tree: TEXTBOOK, attributes: { withhold: 'sentence windows' } },
    predict: {
      tree: '((6 8) (5 7 9) (4 3))',
      attributes: { ask: 'cuts', withhold: 'windows' },
      wish: SMALL,
      about: 'minimax',
    },
    practise: {
      tree: TEXTBOOK,
      attributes: { ask: 'cuts', cuts: 'edges' },
      wish: SMALL,
      about: 'minimax',
    },
    find: {
      tree: '((5 9) (4 6 7) (8 2 1))',
      attributes: { withhold: 'windows' },
      wish: SMALL,
      kinds: ['never-cuts', 'cuts-too-much'],
    },
  },
  cuts: {
    minutes: 10,
    picture: { tree: '(((3 5) (6 9)) ((1 2) (0 -1)))' },
    predict: { tree: '(((4 6) (7 9)) ((3 1) (8 2)))', wish: MIDDLE, about: 'minimax' },
    practise: {
      tree: '(((5 8) (9 3)) ((2 4) (7 6)))',
      attributes: { ask: 'values cuts' },
      wish: MIDDLE,
      about: 'minimax',
    },
    find: {
      tree: '(((6 2) (8 5)) ((1 4) (3 9)))',
      wish: MIDDLE,
      kinds: ['never-cuts', 'cuts-too-much', 'nothing-handed-down'],
    },
  },
  ties: {
    minutes: 10,
    picture: { tree: '(5 (((4 9) 8) 7) (5 6))' },
    predict: {
      tree: '((5 7) (5 9) (8 4 6))',
      attributes: { ask: 'values cuts' },
      wish: { ...SMALL, tie: true },
      about: 'other-cut-test',
    },
    practise: {
      tree: '((((7 8) (9 6)) ((5 3) (2 4))) (((6 9) (5 8)) ((4 1) (3 2))))',
      attributes: { ask: 'cuts', cuts: 'edges' },
      wish: LARGE,
      about: 'shallow-bounds',
    },
    more: {
      tree: '((5 7) (x≥4 8) (6 9))',
      attributes: { ask: 'condition' },
      wish: { ...SMALL, bounded: true },
    },
    find: {
      tree: '(((4 6) (7 9)) ((4 1) (8 2)))',
      wish: { ...MIDDLE, tie: true },
      kinds: ['other-cut-test', 'clamped-values', 'never-cuts'],
    },
  },
  order: {
    minutes: 7,
    picture: { tree: '((3 1) (7 5) (9 8))', attributes: { order: 'best' } },
    predict: {
      tree: '((8 9) (5 7) (1 3))',
      attributes: { ask: 'cuts' },
      wish: SMALL,
      about: 'minimax',
    },
    practise: { tree: '((3 14 8) (9 2 6))', attributes: { ask: 'order' }, wish: SMALL },
    find: {
      tree: '((9 8) (7 5 6) (4 2))',
      wish: SMALL,
      kinds: ['never-cuts', 'cuts-too-much'],
    },
  },
  horizon: {
    minutes: 7,
    picture: { tree: '(B=4(1 9) C=3(8 7))', attributes: { depth: '1' } },
    rules: { depth: '2' },
    predict: {
      tree: '(B=8(D=6(2 9) E=4(7 8)) C=3(F=5(1 3) G=7(0 2)))',
      attributes: { deepening: 'on', ask: 'passes' },
      wish: MIDDLE,
      about: 'too-deep',
    },
    practise: {
      tree: '(B=5(D=3(8 5) E=7(6 4)) C=6(F=2(9 1) G=8(0 7)))',
      attributes: { ask: 'horizon' },
      wish: MIDDLE,
      about: 'too-deep',
    },
    find: {
      tree: '((D=5(1 7) E=8(6 2)) (F=4(9 3) G=9(8 5)))',
      wish: MIDDLE,
      kinds: ['returns-worst', 'never-cuts'],
    },
  },
  chance: {
    minutes: 7,
    picture: { tree: '(?(1/3:3 2/3:9) ?(3/4:2 1/4:18))' },
    rules: { algorithm: 'minimax' },
    predict: {
      tree: '(?(1/4:8 3/4:4) ?(1/2:7 1/2:1))',
      attributes: { ask: 'values' },
      wish: DICE,
      about: 'equal-chances',
    },
    practise: {
      tree: '(?(1/3:6 2/3:9) ?(3/4:8 1/4:12))',
      attributes: { ask: 'values move' },
      wish: DICE,
      about: 'equal-chances',
    },
    find: {
      tree: '(?(1/4:4 3/4:8) ?(1/3:9 2/3:6) ?(1/2:2 1/2:16))',
      wish: { ...DICE, tells: 'equal-chances' },
      kinds: ['equal-chances'],
    },
  },
}

/** The exercises of a lesson, in their order. @param {LessonName} name */
export function partsOf(name) {
  return PARTS.filter((part) => exerciseOf(name, part) !== undefined)
}

/** An exercise of a lesson that has it. @param {LessonName} name @param {PartName} part */
export function exerciseOf(name, part) {
  return /** @type {LessonExercise} */ (LESSONS[name][part])
}

/** The way in which a part of a lesson asks. @param {PartName} part */
export function kindOf(part) {
  return part === 'more' ? 'practise' : part
}

/**
 * The rules of the searches of a lesson, and the questions of its exercise.
 * @param {LessonName} name
 * @param {PartName} part
 * @returns {Attributes}
 */
export function attributesOf(name, part) {
  const { rules } = LESSONS[name]
  const kind = kindOf(part)
  /** @type {Attributes} */
  const once = kind === 'predict' ? {} : { attempts: '1' }
  /** @type {Attributes} */
  const silent = kind === 'practise' ? { feedback: 'end' } : {}
  return {
    ...{ exercise: kind, keep: 'off', another: 'none', ...once, ...silent },
    ...{ ...rules, ...exerciseOf(name, part).attributes },
  }
}
