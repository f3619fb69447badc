/** The style of panels, which is loaded with them. Colours and sizes are those of tokens.css. */

import { bounds } from './style/bounds.js'
import { decision } from './style/decision.js'
import { facts } from './style/facts.js'
import { layout } from './style/layout.js'
import { listing } from './style/listing.js'
import { lists } from './style/lists.js'
import { tabs } from './style/tabs.js'

export const style = [layout, tabs, listing, lists, facts, decision, bounds].join('')
