/**
 * The words about the search of another program, on the page and on the command line.
 *
 * @import {Place, Side, Wrong} from '../types.js'
 *
 * @typedef {'node' | 'of' | 'open' | 'next' | 'child'} Nodes the parameters that are nodes
 *
 * @typedef {{ [C in Wrong['code']]: (p: Placed<Extract<Wrong, { code: C }>>) => string }} Findings
 *
 * @typedef {object} RefusalParams of a file that is no trace; `expected` is in signs
 * @property {{}} trace-encoding
 * @property {{ found: string, expected: string }} trace-syntax
 * @property {{ field: string }} trace-twice
 * @property {{ field: string, found: string, expected: string }} trace-field
 * @property {{ limit: number }} trace-line
 * @property {{ found: string }} trace-version
 * @property {{ limit: number }} trace-too-long
 * @property {{}} trace-empty
 *
 * @typedef {{ [C in keyof RefusalParams]: (p: RefusalParams[C]) => string }} Refusals
 * @typedef {typeof import('./en/own.js').own} OwnSearchWords
 */

/**
 * @template W
 * @typedef {{ [K in keyof W]: K extends Nodes | (W extends { code: 'enters-other' | 'compares' } ? 'expected' : never) ? (null extends W[K] ? Place | null : Place) : W[K] }} Placed
 */

import { partOf } from './messages.js'

/** As `partOf`. @param {string} tag */
export const ownSearchWords = (tag) => partOf(tag, 'own')
