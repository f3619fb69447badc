/**
 * The words about the search of another program, on the page and on the command line.
 *
 * @import {ImportProblem, Place, Side, Wrong} from '../types.js'
 *
 * @typedef {'node' | 'of' | 'open' | 'next' | 'child'} Nodes the parameters that are nodes
 *
 * @typedef {{ [C in Wrong['code']]: (p: Placed<Extract<Wrong, { code: C }>>) => string }} Findings
 *
 * @typedef {{ [C in ImportProblem['code']]: (p: Extract<ImportProblem, { code: C }>) => string }} Refusals of a file that is no
 *   trace
 * @typedef {typeof import('./en/own.js').own} OwnSearchWords
 */

/**
 * @template W
 * @typedef {{ [K in keyof W]: K extends Nodes | (W extends { code: 'enters-other' | 'compares' } ? 'expected' : never) ? (null extends W[K] ? Place | null : Place) : W[K] }} Placed
 */

import { partOf } from './messages.js'

/** As `partOf`. @param {string} tag */
export const ownSearchWords = (tag) => partOf(tag, 'own')
