/**
 * The shape of the parts of the viewer. A part is `{ element, show(snapshot) }`: it shows a snapshot and asks
 * for changes by actions. It holds no state of the view. `show` writes and reads no size
 * from the page; a part measures and scrolls in `settle`, after all parts of one frame are written, so that
 * the browser lays out the page once.
 *
 * @import {SecateurError, Search} from '../core.js'
 * @import {Scene, SearchEvent, AnyStepSize, Style, View, Viewport} from '../types.js'
 * @import {Beside} from '../element/companion.js'
 * @import {Lifetime} from './lifetime.js'
 * @import {Messages, PanelMessages} from '../messages/messages.js'
 * @import {KeyRow} from './help/help.js'
 * @import {PanelName} from './panels/names.js'
 *
 * @typedef {object} Snapshot the content of all parts in one frame
 * @property {Search} search
 * @property {number} step
 * @property {number} last the last step
 * @property {View} view from whose side values are shown
 * @property {SearchEvent | null} event of this step, null before the first
 * @property {number | null} current node of the event at this step
 * @property {boolean} playing
 * @property {number} speed in steps a second
 * @property {AnyStepSize} stepSize how far one step goes
 * @property {number} passed how many steps of this size have been made
 * @property {number} stops how many there are in all
 * @property {number | null} selected node selected by the user
 * @property {number | null} hovered node under the pointer
 * @property {number[]} unfolded stubs that are drawn with their subtrees
 * @property {number} node the node the panels are about: the hovered one, else the selected one, else `current`
 * @property {number | null} target the node whose next return is sought: the selected one, else the innermost
 *   node to which a child will return
 * @property {() => Beside | null} beside another search of the same tree. Ask each time: it may change while
 *   this snapshot stays
 * @property {Record<Goal, number | null>} goals the next step of each kind
 * @property {number} least how many nodes the next cutoff prunes at least
 * @property {number | null} largest the step of the cutoff that prunes most
 * @property {boolean} canGoBack whether there is an earlier view of the tree to go back to
 * @property {boolean} canUnfold whether there are stubs that can all be unfolded at once
 *
 * @typedef {'leaf' | 'cutoff' | 'return'} Goal
 *
 * @typedef {object} Actions
 * @property {(step: number) => void} seek
 * @property {(steps: number) => void} move by a number of steps of the chosen size
 * @property {(number: number) => void} goTo goes to the step of this number, counted in steps of the chosen size
 * @property {(size: AnyStepSize) => void} setStepSize
 * @property {(goal: Goal) => void} skip to the next step of a kind
 * @property {(least: number) => void} pruneAtLeast sets how many nodes the next cutoff prunes at least
 * @property {(what: SkipTarget, back: boolean) => boolean} skipTo goes to the next pass, to where a node is searched again next,
 *   to the next call for the selected node, or to where the table answers next, or back; false if there is none
 * @property {() => void} largest goes to the cutoff that prunes most
 * @property {() => void} toggle plays or pauses
 * @property {(speed: number) => void} setSpeed in steps a second
 * @property {(node: number | null) => void} select
 * @property {(node: number) => void} reveal selects a node and brings it into view, close enough to be seen
 * @property {(node: number | null) => void} press selects a node, and folds or unfolds it if it is a stub
 * @property {() => void} fold folds or unfolds the stub of the selected node, else the stubs below `current`
 * @property {() => void} unfoldAll unfolds all stubs, or folds them
 * @property {(node: number | null) => void} hover
 * @property {() => void} zoomIn
 * @property {() => void} zoomOut
 * @property {() => void} fit
 * @property {() => void} doubleTap zooms to the selected node, if there is one
 * @property {() => void} zoomTo brings the subtree of the selected node close, else that of `current`
 * @property {() => void} back goes back to the view before the last `zoomTo`
 * @property {Lifetime['guard']} guard wraps a listener that asks the search
 * @property {Lifetime['ask']} ask asks the search at once; undefined where it is lost
 * @property {Lifetime['watch']} watch calls back when an element changes its size
 *
 * @typedef {'pass' | 'again' | 'call' | 'hit'} SkipTarget
 *
 * @typedef {object} ViewerHost the functions of the element that shows a viewer
 * @property {(step: number) => void} step gets the step
 * @property {(node: number | null) => void} select gets the selected node
 * @property {() => Beside | null} beside
 * @property {(name: PanelName) => void} panel gets the name of the tab that the reader has opened
 * @property {(size: AnyStepSize) => void} stepSize gets the chosen size of a step
 * @property {() => boolean} cancel ends the opening of another tree; false if there is none
 * @property {() => void} reopen opens the tree once more
 * @property {() => void} loadWords tries once more to load the words
 * @property {(error: SecateurError) => void} lost is called when the search can no longer be asked
 * @property {() => void} complete is called when all of a search has been shown for the first time
 *
 * @typedef {object} Part
 * @property {HTMLElement} element
 * @property {(snapshot: Snapshot) => void} show
 * @property {string} [title] of its tab, where the words of the viewer have none
 * @property {() => void} [settle] measures and scrolls, after the parts have been written
 *
 * @typedef {(m: Messages, actions: Actions) => Part} MakePart
 * @typedef {(m: PanelMessages, actions: Actions, makePosition: MakePosition) => Part} MakePanel
 * @typedef {typeof import('./panels/position.js').makePosition} MakePosition which shares the boards that are loaded
 *
 * @typedef {object} Exercise an exercise, while the run is hidden
 * @property {KeyRow[]} [keys] its keys in the help; without them those of the run
 * @property {HTMLElement[]} over the elements over the picture and below it
 * @property {HTMLElement} foot the element in the place of the transport
 * @property {HTMLElement} sheet the element in the place of the panels
 * @property {Part['show']} show
 * @property {(search: Search) => Style} styleOf the style of the picture of a search: the things that it adds or keeps back
 * @property {(scene: Scene, viewport: Viewport) => void} [afterDraw] gets the scene that was drawn
 * @property {(node: number | null, point: { x: number, y: number }, reach: number) => void} press is called for a press on
 *   a node, or at a point beside all nodes; it may miss by `reach` pixels
 * @property {(steps: number) => boolean} [move] moves the run instead of its player; false: it does not
 * @property {boolean} [mute] whether a tip would reveal an answer
 * @property {unknown} [answers] those of the reader, plain and to be kept elsewhere
 * @property {(answers: unknown) => void} [restore] takes over answers that were kept elsewhere
 * @property {() => void} end
 */

export {}
