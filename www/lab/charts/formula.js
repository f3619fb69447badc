/**
 * The fewest possible leaves, as a formula and in numbers.
 *
 * @import {LabMessages} from '../../messages/pages.js'
 */

import { make } from '../../dom/make.js'

/**
 * @param {LabMessages} m
 * @param {number} branching
 * @param {number} depth
 * @param {number} leaves
 */
export function formula(m, branching, depth, leaves) {
  const [up, down] = [Math.ceil(depth / 2), Math.floor(depth / 2)]
  return make(
    'span',
    { class: 'formula' },
    ...sum('b', '⌈d/2⌉', '⌊d/2⌋'),
    ' = ',
    ...sum(m.count(branching), m.count(up), m.count(down)),
    ` = ${m.count(leaves)}`,
  )
}

/** @param {string} base @param {string} up @param {string} down */
function sum(base, up, down) {
  return [base, make('sup', {}, up), ` + ${base}`, make('sup', {}, down), ' − 1']
}
