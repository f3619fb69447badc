/**
 * The panels of a search that goes best-first, which take the places of those about calls: the table of a node's children,
 * the node, and the counts. They are loaded with the first such search.
 *
 * @import {BestFirstWords, Messages} from '../../messages/messages.js'
 * @import {Actions} from '../part.js'
 */

import { makeCounts } from './counts.js'
import { makeNode } from './node.js'
import { makeRatings } from './ratings.js'

export { default as style } from '../../sheets/viewer/best-first/best-first.css.js'

/** @param {Messages & { explore: BestFirstWords }} m @param {Actions} actions */
export function makeBestFirst(m, actions) {
  return {
    decision: makeRatings(m, actions),
    node: makeNode(m),
    counts: makeCounts(m, actions),
  }
}
