/**
 * What the parts of the viewer share. Every part is `{ element, show(view) }`: it is shown a view
 * and asks for things by actions; it holds no state that decides what is on view. Showing writes and
 * asks for no size: what must be measured, or scrolled, waits until all parts that are shown together
 * are written, so that the browser lays the page out once.
 *
 * @import {SecateurError, Search} from '../core.js'
 * @import {SearchEvent, View as Seen} from '../types.js'
 * @import {Beside} from '../element/beside.js'
 * @import {Life} from './life.js'
 * @import {Messages} from '../messages/messages.js'
 *
 * @typedef {object} View
 * @property {Search} search
 * @property {number} step
 * @property {number} last the last step
 * @property {Seen} seen from whose side values are shown
 * @property {SearchEvent | null} event of this step, null before the first
 * @property {number | null} current node of the event at this step
 * @property {boolean} playing
 * @property {number} speed
 * @property {number | null} selected node marked by the user
 * @property {number | null} hovered node under the pointer
 * @property {number[]} unfolded stubs that are drawn with their subtrees
 * @property {number} node the one the panels speak of: hovered, else selected, else of this step
 * @property {number | null} target the node to which a return is sought: selected, else the innermost that waits for one
 * @property {() => Beside | null} beside another search of the same tree, asked for whenever it is needed: it
 *   may move, or be another, while this view stays
 * @property {Record<Goal, number | null>} goals the next step of each sort
 * @property {number} least how many nodes the next cutoff prunes at least
 * @property {number | null} largest the step of the cutoff that prunes most
 * @property {boolean} away there is a view to go back to
 *
 * @typedef {'leaf' | 'cutoff' | 'return'} Goal
 *
 * @typedef {object} Actions
 * @property {(step: number) => void} seek
 * @property {(steps: number) => void} move by so many steps
 * @property {(goal: Goal) => void} skip to the next such step
 * @property {(least: number) => void} want a next cutoff that prunes so many nodes at least
 * @property {() => void} largest on to the cutoff that prunes most
 * @property {() => void} toggle play or pause
 * @property {(speed: number) => void} pace
 * @property {(node: number | null) => void} select
 * @property {(node: number | null) => void} press select, and fold or unfold where it is a stub
 * @property {() => void} fold or unfold the stub of the selected node, or else those below the node of the step
 * @property {(node: number | null) => void} hover
 * @property {(factor: number) => void} zoom
 * @property {() => void} fit
 * @property {() => void} twice pressed twice: dive, where there is a node
 * @property {() => void} dive bring the subtree of the selected node close, or else that of the node of the step
 * @property {() => void} back to the view before that
 * @property {Life['guard']} guard a listener that asks the search
 * @property {Life['watch']} watch the size of an element
 *
 * @typedef {object} Host whoever shows a viewer
 * @property {(step: number) => void} step is told the step
 * @property {(node: number | null) => void} select is told the node that is marked
 * @property {() => Beside | null} beside
 * @property {() => boolean} cancel ends the opening of another tree, if there is one
 * @property {() => void} again opens the tree once more
 * @property {() => void} speak looks for the words once more
 * @property {(error: SecateurError) => void} lost is told that the search can be asked no more
 * @property {() => void} shown is told that all of a search was shown for the first time
 *
 * @typedef {object} Part
 * @property {HTMLElement} element
 * @property {(view: View) => void} show
 * @property {() => void} [settle] measures and scrolls, after the parts have been shown a view
 *
 * @typedef {(m: Messages, actions: Actions) => Part} MakePart
 */

export {}
