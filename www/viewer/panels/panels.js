/** The panels that a tree has only if it is asked for them, their tabs and their style. `viewer/panels.js` loads them. */

import { makeCallStack } from './call-stack.js'
import { makeCounts } from './counts.js'
import { makeDecision } from './decision.js'
import { Listing } from './listing.js'
import { makeLog } from './log.js'
import { makeNode } from './node.js'
import { makeNodes } from './nodes.js'
import { makeVariables } from './variables.js'

export { default as style } from '../../sheets/viewer/panels/all-panels.css.js'
export { Tabs } from './tabs.js'

export const makers = {
  /** @type {import('../part.js').MakePanel} */
  listing: (m, actions) => new Listing(m, actions),
  variables: makeVariables,
  decision: makeDecision,
  stack: makeCallStack,
  counts: makeCounts,
  node: makeNode,
  nodes: makeNodes,
  log: makeLog,
}
