/**
 * The words about the search of another program, on the page and on the command line.
 *
 * @import {BestFirstFinding, ImportProblem, Place, Side, Wrong} from '../types.js'
 *
 * @typedef {'node' | 'of' | 'open' | 'next' | 'child'} Nodes the parameters that are nodes
 *
 * @typedef {{ [C in Wrong['code']]: (p: Placed<Extract<Wrong, { code: C }>>) => string }} Findings
 *
 * @typedef {Exclude<BestFirstFinding['code'], Wrong['code']>} OfBestFirst the codes of best-first searches alone
 *
 * @typedef {{ [C in OfBestFirst]: (p: Placed<Extract<BestFirstFinding, { code: C }>>) => string }} BestFirstFindings
 *
 * @typedef {{ [C in ImportProblem['code']]: (p: Extract<ImportProblem, { code: C }>) => string }} Refusals of a file that is no
 *   trace
 *
 * @typedef {(p: Extract<ImportProblem, { code: 'trace-field' }>) => string | null} UnfitRefusal of a file that is no trace of the
 *   search asked for: what to do about it; null where it is another problem
 *
 * @typedef {typeof import('./en/imported.js').imported} ImportedWords
 */

/**
 * @template W
 * @typedef {{ [K in keyof W]: K extends Nodes | (W extends { code: 'enters-other' | 'compares' | 'chooses' | 'plays-to' | 'decides' } ? 'expected' : never) ? (null extends W[K] ? Place | null : Place) : W[K] }} Placed
 */

export {}
