/** The names of the attributes, by their subject. */

import { GAME_KINDS, KINDS } from '../api/kinds.js'

/** The attributes that decide a search. */
export const OPTIONS = [...Object.keys(KINDS), 'max-nodes', 'max-text']

/** The attributes that give a game. Without the first one the others mean nothing. */
export const GAME = Object.keys(GAME_KINDS)

/** The attributes of the picture. */
export const PICTURE = ['convention', 'windows', 'overlay', 'view', 'beside']

/** The attributes of the parts around the picture. */
export const SURROUNDINGS = ['panels', 'panel', 'keys', 'keep', 'withhold', 'step-size', 'theme']

/** The attributes of an exercise. */
export const EXERCISE = [
  ...['exercise', 'ask', 'cuts', 'known', 'goal', 'condition', 'numbers', 'attempts'],
  ...['feedback', 'follow', 'every', 'mistake', 'another'],
]

/** All attributes. */
export const ALL = [
  ...[...OPTIONS, ...GAME, ...PICTURE, ...SURROUNDINGS, ...EXERCISE],
  ...['tree', 'step', 'lang'],
]
