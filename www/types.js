/**
 * The shapes that cross from the core to the page. Only types live here: nothing is exported at run time.
 *
 * Steps: a search of n events has the frames 0 … n. Frame 0 is the tree before anything happened;
 * frame k is what is known once the k-th event has happened, and that event's `step` is k.
 * Nodes are numbered in preorder of the tree as searched (after ordering): the root is 0.
 * −∞ and +∞ are `-Infinity` and `Infinity`.
 *
 * @typedef {'minimax' | 'alpha-beta'} Algorithm
 * @typedef {'max' | 'min'} Player
 * @typedef {'max' | 'mover'} View from whose side values are seen: MAX's, or at each node that of the
 *   side to move, for whom larger is better; a window is then negated and swapped at MIN
 * @typedef {'minimax' | 'negamax' | 'known-bounds' | 'known-bounds-test-first' | 'window'
 *   | 'negamax-alpha-beta' | 'alpha-beta' | 'agent'} ListingId
 *
 * @typedef {object} RandomTree
 * @property {number} branching children of every inner node (at most so many if irregular), 1 …
 * @property {number} depth plies, 0 … 1000
 * @property {[number, number]} [values] whole numbers from lo to hi, both included; default [0, 99]
 * @property {number} [seed] whole number, 0 … 2^53 − 1; default 0
 * @property {boolean} [irregular] 1 … branching children, and some leaves above the last ply
 * @property {number} [ties] share of leaves, 0 … 1, that repeat an earlier leaf's value; the others
 *   are all different. Without it values are drawn independently.
 *
 * @typedef {object} CoinsGame who takes the last coin wins: 1 if MAX, −1 if MIN; `root` of the options begins
 * @property {'coins'} game
 * @property {number} [coins] 1 … 1000; default 4
 * @property {number[]} [take] how many can be taken in a turn, in the order of the moves, none twice; default [1, 2]
 * @property {number} [plies] expanded; default: to the end
 *
 * @typedef {object} TicTacToeGame X is MAX and begins: 1 if X wins, −1 if O wins, 0 if neither
 * @property {'tic-tac-toe'} game
 * @property {string} [board] rows from the top with spaces or '/' between them, of x, o and '.'; default: empty
 * @property {number} [plies] expanded; default: to the end
 *
 * @typedef {object} FiveInARowGame the side to move is `root` of the options; ±100000 for a win, else open lines
 * @property {'five-in-a-row'} game
 * @property {number} [size] rows and columns, 3 … 15; default: those of the board, or 9
 * @property {number} [win] stones in a line that win, 3 … 5 and at most `size`; default: the most
 * @property {string} [board] as for tic-tac-toe, x being the black stones; default: empty
 * @property {'x' | 'o'} [turn] who moves; default: as the stones say when x began
 * @property {number} [plies] expanded; default 2
 *
 * @typedef {string | { random: RandomTree } | CoinsGame | TicTacToeGame | FiveInARowGame} Source notation text,
 *   a recipe, or a game
 *
 * @typedef {object} Options every one may be left out
 * @property {ListingId | null} [listing] sets the algorithm and the rules; those given beside it override it
 * @property {Algorithm} [algorithm] default 'alpha-beta'
 * @property {'>=' | '>'} [cut]
 * @property {'soft' | 'hard'} [returns]
 * @property {'deep' | 'shallow'} [bounds]
 * @property {'after' | 'before'} [update]
 * @property {[number, number]} [window] the root's window, lower below upper
 * @property {number | null} [depth] plies searched below the root
 * @property {Player} [root] who moves at the root where the text does not say; default 'max'
 * @property {'given' | 'reversed' | 'best' | 'worst' | 'evaluation' | 'look-ahead' | 'random'} [order]
 * @property {number} [seed] of the random order, whole number, 0 … 2^53 − 1
 * @property {{ nodes?: number, text?: number }} [limits] of what is taken in; a host can only lower them: nodes of
 *   the tree, 1 … 10,000,000, and bytes of the text, 1 … 1,048,576
 *
 * @typedef {object} Opener who opens a tree
 * @property {AbortSignal} [signal] ends it: what it has taken is given back, and the promise rejects with the
 *   reason of the signal
 * @property {(progress: Progress) => void} [progress] is told after each slice of an opening that takes more than one
 *
 * @typedef {object} Progress
 * @property {'reading' | 'generating' | 'expanding' | 'ordering' | 'laying-out' | 'searching' | 'counting'} stage
 *   what is being done; counting: what plain minimax would do
 * @property {number} share of the whole that is done, 0 … 1, about; it never falls
 *
 * @typedef {object} KnownLeaves leaves of a uniform tree that a search evaluates, on the full window
 * @property {number} all by minimax: all there are
 * @property {number} fewest by alpha–beta at least, and in the best order (Knuth & Moore 1975)
 * @property {number} expected by alpha–beta with deep bounds on average, in random order (Baudet 1978)
 *
 * @typedef {object} Listing a way to write the search
 * @property {ListingId} id
 * @property {View} view of its values
 * @property {Pick<Options, 'algorithm' | 'cut' | 'returns' | 'bounds' | 'update'>} rules it stands for
 *
 * @typedef {object} ListedSearch the pseudo-code in which a search is told: the listing asked for, if it stands
 *   for the rules; else the first that does; else a general one made from the rules
 * @property {ListingId | null} id null: the general one
 * @property {ListingId} near the listing asked for, or the nearest to the rules
 * @property {null | 'rules' | 'turns'} reason why there is none: no listing stands for the rules, or a player
 *   moves twice running
 * @property {View} view of its values
 * @property {string | null} best what it calls the best value so far of a call; null if a bound takes its part
 * @property {string | null} val what it calls the value that a child has returned; null if it does not keep that
 * @property {ListingLine[]} lines
 *
 * @typedef {object} ListingLine
 * @property {string} text language-neutral, indented by two spaces a level
 * @property {ListingComment | null} comment a key; the words are in messages/
 * @property {boolean} block heads a loop or a condition: no step stands for it
 * @property {boolean} changed of the general one: it differs from the listing that is `near`
 *
 * @typedef {'evaluate-for-max' | 'evaluate-for-mover' | 'terminal-or-limit' | 'other-side-moves' | 'flip-sign'
 *   | 'flip-window' | 'flip-flag' | 'keep-largest' | 'keep-smallest' | 'value-for-mover' | 'known-min-of-parent'
 *   | 'known-max-of-parent' | 'best-is-known-max' | 'best-is-known-min' | 'both-bounds-down' | 'bound-is-best'
 *   | 'min-prevents' | 'max-prevents' | 'min-prevents-first' | 'max-prevents-first' | 'opponent-prevents'
 *   | 'bounds-meet' | 'max-is-sure' | 'min-is-sure' | 'return-bound' | 'return-best' | 'first-best-action'
 *   | 'value-and-action' | 'count-expanded' | 'shuffle'} ListingComment
 *
 * @typedef {object} Variable of the open call
 * @property {string} name in the code; `return` is what the call returns, once that is known
 * @property {number | boolean | Place | null} value null: nothing yet
 * @property {boolean} changed by this step; what a call begins with is no change
 *
 * @typedef {object} Call that is open
 * @property {Place} place the node it is for
 * @property {[number, number] | null} window as it stands; null without bounds (minimax)
 * @property {number | null} best value so far, or that of an evaluated node
 * @property {Place | null} next the child it would turn to after the one that is open
 *
 * @typedef {object} Counts at some step
 * @property {number} entered calls, root and leaves included
 * @property {number} evaluated leaves given a value
 * @property {number} expanded entered nodes with children searched
 * @property {number} pruned nodes never entered because of a cutoff
 * @property {number} cutoffs that pruned at least one node
 *
 * @typedef {object} SummaryOnly
 * @property {number | null} value what the root's call returned; null if the search was stopped
 * @property {[number, number]} range what is proved of the root's true value, or of that at the depth `limit`
 * @property {number | null} limit the depth limit, if the search met it: its values are then those at that depth
 * @property {number | null} bestMove child number, from 0
 * @property {number[]} principalVariation child numbers from the root on
 * @property {null | { code: 'unknown-value', node: number, symbol: string | null }} stoppedBy
 *   symbol is null for an inner node at the depth limit without a static value
 * @property {number} steps
 * @property {number} nodes of the tree
 * @property {number} leaves of the tree
 * @property {number} rows of the tree: its depth + 1
 * @property {[number, number] | null} span the least and the greatest number that any value or finite bound of
 *   the search can be; null if there is none
 * @typedef {SummaryOnly & Counts} Summary
 *
 * @typedef {object} Place how a sentence names a node
 * @property {number} node
 * @property {string | null} name its label or symbol, the move of a game that led to it, or a letter given to an unnamed inner node; null for an unnamed leaf
 * @property {string | null} parent the parent's name, null at the root
 * @property {number} ordinal which child of the parent it is, from 1; 0 at the root
 * @property {boolean} leaf
 * @property {number | null} value static value, if the tree gives one
 * @property {Player} player
 *
 * @typedef {'enter' | 'evaluate' | 'compare' | 'cutoff' | 'leave' | 'finish'} Kind
 * @typedef {'alpha' | 'beta'} Side of a bound
 * @typedef {'greek' | 'known' | 'best'} Naming how the listing calls the bounds: α and β, or knownMax and knownMin;
 *   `best`: a node calls the bound that it moves itself `best`, and only the other side's one of these
 * @typedef {'shallow' | 'deep' | 'window'} Reach parent's bound, a farther ancestor's, or the root's own window
 * @typedef {'exact' | 'bound' | 'clamped'} Returned what a returned value is of the node's true value: itself, a bound, or the end of the window next to it
 * @typedef {'event' | 'child' | 'decision' | 'cutoff'} StepSize how far one step goes: to the next event; down to
 *   the next child, or back from one with all that follows from its value; to the next comparison that changes the
 *   best value, or the next cutoff that prunes; or to the next such cutoff
 *
 * @typedef {object} DecisionTable what a node does with the value of a child
 * @property {DecisionRow[]} rows MAX's and MIN's; one row in the view of the side to move
 * @property {Naming} naming
 * @property {boolean} hard whether a cut returns the bound that is met, not the value
 *
 * @typedef {object} DecisionRow
 * @property {Player | null} player whose nodes; null: those of the side to move
 * @property {DecisionCell[]} cells all that a value can be, the least values first
 * @property {DecisionNow | null} now the call that the row is about at the step
 *
 * @typedef {object} DecisionCell
 * @property {Outcome} outcome
 * @property {DecisionEnd | null} from the lower end of the values; null: there is none
 * @property {DecisionEnd | null} to the upper end
 *
 * @typedef {object} DecisionEnd
 * @property {Side | 'best'} limit what a value is held against; `best`: the node's own best value
 * @property {boolean} included whether the end belongs to the cell
 * @property {number | null} value in the call that the row is about
 *
 * @typedef {'ignore' | 'keep' | 'narrow' | 'take' | 'cut'} Outcome nothing comes of the value; the bound stays, but
 *   the best value may change; the own bound moves to the value; in minimax: the value is the new best; cutoff
 *
 * @typedef {object} DecisionNow before a child is compared, the numbers are those that it will be held against
 * @property {Place} node which compares
 * @property {Place | null} child once it is known
 * @property {number | null} value that the child returned, once it has
 * @property {number | null} cell into which the value falls, once it is compared
 *
 * @typedef {object} SearchEvent the fields after `line` depend on the kind
 * @property {number} step
 * @property {Kind} kind
 * @property {number} node
 * @property {number} depth
 * @property {number} line of `search.listing.lines`, from 1
 * @property {number} [alpha] enter, compare (after it)
 * @property {number} [beta] enter, compare (after it)
 * @property {number | null} [alphaHolder] enter: the node that holds alpha; null for the root's window
 * @property {number | null} [betaHolder] enter
 * @property {number} [value] evaluate, compare (the child's), leave (returned), finish (of the root)
 * @property {number} [child] compare
 * @property {number} [before] compare: best before, ∓∞ at first
 * @property {number} [after] compare: best after
 * @property {boolean} [improved] compare
 * @property {number} [best] cutoff: the best value, which met the bound
 * @property {number} [bound] cutoff
 * @property {Side} [side] cutoff: whose bound is met
 * @property {number | null} [holder] cutoff
 * @property {Reach} [reach] cutoff
 * @property {number} [pruned] cutoff: how many children are never entered, the last ones; may be none
 * @property {[number, number]} [range] leave: what is proved of the node's true value, or of that at the depth limit,
 *   if it was met below
 * @property {number | null} [bestMove] finish
 * @property {number[]} [principalVariation] finish
 *
 * @typedef {object} Frame
 * @property {number} step
 * @property {number} from first node of the columns
 * @property {number} to one past the last
 * @property {Uint8Array} status index into STATUS of core.js
 * @property {Float64Array} value best so far of an open node, returned value of a closed one, else NaN
 * @property {Float64Array} lo the range proved so far, as that of a `NodeState`
 * @property {Float64Array} hi
 * @property {Float64Array} alpha the window as it last stood; NaN where the node was not entered
 * @property {Float64Array} beta
 * @property {Uint32Array} path open nodes, root first
 * @property {number | null} current node of the event at this step
 * @property {Counts} counts
 *
 * @typedef {object} Viewport in CSS pixels; a node at (column, row) stands at (x + column·unit, y + row·rowHeight)
 * @property {number} width 0 … 16,384
 * @property {number} height 0 … 16,384
 * @property {number} x
 * @property {number} y
 * @property {number} unit distance of two neighbouring leaves
 * @property {number} rowHeight
 *
 * @typedef {object} Style
 * @property {'aima' | 'cs188' | 'wikipedia'} [convention]
 * @property {string} [decimal] decimal separator, default '.'
 * @property {number} [text] factor on the size of type, default 1
 * @property {number | null} [selected] node to be marked
 * @property {View} [view] from whose side values are shown; default 'max'
 * @property {number[]} [unfolded] stubs to be drawn with their subtrees, at most 10,000
 * @property {Partial<Record<Reach, string>>} [meaning] the same with what they mean, written instead where there is room
 * @property {[string, string]} [bounds] what alpha and beta are called beside a window; default: α and β
 * @property {'path' | 'all' | 'history'} [windows] which nodes show their windows: those of the open path, all that
 *   were searched, with their last one, or with all that they had; default 'path'
 * @property {number[] | Float64Array} [advances] how wide the characters of MEASURED are in the type that paints them,
 *   in ems; default: an estimate. A typed array costs less, which counts in every scene
 * @property {Partial<Record<Reach, string>>} [reach] words beside the arrow of a cutoff to the holder of the bound; default: none
 *
 * @typedef {object} Marks columns of equal length, in painting order
 * @property {Uint8Array} shape index into SHAPE
 * @property {Uint8Array} ink index into INK
 * @property {Uint16Array} mix 0, or where a mark stands for many nodes, how many in fifteen of them are
 *   open, closed, pruned and unreached: four bits each, from the highest; no state that there is has no share
 * @property {Uint32Array} node the node it belongs to, the first if many
 * @property {Float32Array} x1 line, curve, head: start; other shapes: centre
 * @property {Float32Array} y1
 * @property {Float32Array} x2 line, curve: end; head: tip; other shapes: half of the width and height
 * @property {Float32Array} y2
 *
 * @typedef {object} Texts columns of equal length, painted over the marks
 * @property {string[]} text
 * @property {Uint8Array} role index into ROLE
 * @property {Uint8Array} ink index into INK
 * @property {Uint32Array} node
 * @property {Float32Array} x
 * @property {Float32Array} y middle of the line
 * @property {Float32Array} size of the type in CSS pixels
 * @property {Uint8Array} align 0 starts at x, 1 is centred on x, 2 ends at x
 *
 * @typedef {object} Scene
 * @property {Marks} marks
 * @property {Texts} texts
 *
 * @typedef {object} Pruned why a node was never entered
 * @property {Place} at the node whose cutoff pruned it
 * @property {number} step of the cutoff
 * @property {Side} side
 * @property {number} bound
 * @property {Place | null} holder null: the root's own window
 * @property {Reach} reach
 *
 * @typedef {object} Uniform a tree whose inner nodes have as many children and whose leaves lie as deep, as far as searched
 * @property {number} branching
 * @property {number} depth
 * @property {number} fewest leaves by which its value can be proved in any order: b^⌈d/2⌉ + b^⌊d/2⌋ − 1
 *
 * @typedef {object} Only what one search of two enters
 * @property {number} nodes how many
 * @property {number[]} tops the topmost of them, as that search numbers them; the first twelve
 * @property {number} more how many more topmost ones there are
 *
 * @typedef {object} Found the nodes that a text can mean
 * @property {number[]} nodes the first of them
 * @property {number} more how many more there are
 *
 * @typedef {object} Area of a subtree, from the outermost nodes to the others
 * @property {number} left columns
 * @property {number} right
 * @property {number} top rows
 * @property {number} bottom
 *
 * @typedef {object} NodeState one node at one step, for hovering, selection and the accessible tree
 * @property {Place} place
 * @property {number} depth
 * @property {number | null} parent
 * @property {number} children how many
 * @property {number} size nodes of its subtree, itself included
 * @property {'unreached' | 'open' | 'closed' | 'pruned' | 'beyond'} status beyond: below the depth limit
 * @property {boolean} current the event at this step is about it
 * @property {boolean} variation on the principal variation (known at the last step only)
 * @property {number | null} value best so far if open, returned if closed
 * @property {[number, number]} range what is proved by this step of the node's true value, or of that at the depth `limit`
 * @property {'nothing' | 'value' | 'range'} proved whether that says nothing, no more than `value`, or more
 * @property {number | null} limit the depth limit, if it was met at the node or below by this step
 * @property {[number, number] | null} window as it last stood; null if never entered or without bounds (minimax)
 * @property {Crossing | null} crossing of the bounds of `window`
 * @property {[number, number] | null} passed the window at its entry
 * @property {[boolean, boolean] | null} moved whether alpha and whether beta have moved since
 * @property {Place | null} alphaHolder of the window as it last stood
 * @property {Place | null} betaHolder
 * @property {Naming} naming
 * @property {Side | null} cut the bound that its own cutoff met
 * @property {Pruned | null} pruned
 * @property {number} entered step of its enter event, 0 if not by this step
 * @property {number} left step of its leave event, 0 if not by this step
 *
 * @typedef {'met' | 'crossed'} Crossing how the bounds of a window stand if no value is left between them: alpha equals
 *   beta, or is above it
 *
 * @typedef {object} NumberLine what the number line of a node shows at one step; if a child has just returned, the
 *   window and the best value are those that its value is compared with
 * @property {[number, number] | null} span the least and the greatest number of the line, the same at all nodes and steps
 * @property {[number, number] | null} window null without bounds
 * @property {[number | null, number | null]} windowTo what the step changes alpha and beta to; null: the bound stays
 * @property {Crossing | null} crossing of the bounds of `window`
 * @property {[number, number]} range as that of the `NodeState`
 * @property {number | null} child the value that a child has just returned
 * @property {number | null} best the best value, ∓∞ before the first child is compared, or the value returned; null if
 *   there is none, or if a bound stands for it
 * @property {number | null} bestTo what the step changes the best value to; null: it stays
 * @property {'value' | 'val' | 'best'} called what the best value is called: its meaning, or the `val` or `best` of the
 *   `ListedSearch`
 * @property {('alpha' | 'beta' | 'best' | 'child' | '<' | '=')[]} order the value of the child and what it is compared
 *   with, the least first, with signs between them; empty if nothing is compared
 *
 * @typedef {object} Drawing the position at a node of a game; cells are numbered row by row from the top left
 * @property {'coins' | 'tic-tac-toe' | 'five-in-a-row'} game
 * @property {string} text the position in signs: the coins that are left, or the board as it could be typed
 * @property {string[]} moves from the root, in signs such as 'b2', or '3○' for a move that leaves three coins
 * @property {Player} player who is to move, or would be
 * @property {boolean} over whether the game is over
 * @property {number} columns
 * @property {number} rows
 * @property {string[]} columnNames as moves have them; empty for coins
 * @property {string[]} rowNames from the top
 * @property {('empty' | 'coin' | 'x' | 'o' | 'black' | 'white')[]} cells a coin that was taken leaves 'empty'
 * @property {number[]} last the cells that the last move changed
 * @property {number[]} line the cells of the lines that win
 * @property {'x' | 'o' | 'black' | 'white' | null} turn what the side to move lays down; null for coins
 *
 * @typedef {(
 *   | { key: 'ready', root: Place, nodes: number, leaves: number }
 *   | { key: 'enter-root', node: Place, alpha: number, beta: number, full: boolean, bounded: boolean }
 *   | { key: 'enter', node: Place, from: Place, alpha: number, beta: number, alphaHolder: Place | null, betaHolder: Place | null, bounded: boolean, naming: Naming }
 *   | { key: 'evaluate', node: Place, value: number, own: number | null, limit: number | null }
 *   | { key: 'compare', node: Place, child: Place, side: Side, lo: number, hi: number, returned: Returned, value: number, own: number | null,
 *       before: number, best: [number, number], first: boolean, improved: boolean, moved: boolean, bound: number, beats: boolean, bounded: boolean, limit: number | null, naming: Naming }
 *   | { key: 'cutoff', node: Place, best: number, worth: [number, number], side: Side, bound: number, strict: boolean,
 *       held: number, holder: Place | null, source: Place | null, reach: Reach, distance: number, children: number, nodes: number, limit: number | null, naming: Naming }
 *   | { key: 'leave', node: Place, value: number, lo: number, hi: number, returned: Returned, cut: boolean, limit: number | null }
 *   | { key: 'finish', root: Place, value: number, lo: number, hi: number, exact: boolean, move: Place | null, variation: Place[], limit: number | null }
 *   | { key: 'stop-symbol', node: Place }
 *   | { key: 'stop-limit', node: Place }
 * )} Explanation what a step means; the words are in messages/. `bounded`: the algorithm has bounds;
 *   `limit`: the depth limit, if it was met at the node that is told of or below: values are then those at that depth.
 *   evaluate and compare: `own`: the number that the tree has, if the view shows another one.
 *   compare: range, `returned` and limit are the child's; `side`: the bound that this node can move; `moved`: it did;
 *   `bound`: where it now is; `beats`: the best value moved it or is better, or there are no bounds; `best`: the least and the
 *   greatest value that the new best stands for. cutoff: `worth` is the same for the node, `held` is the bound as its holder sees it, `source` is the child
 *   from which the holder has its bound, `distance` the plies up to the holder; `strict`: the cut rule is '>'; children and nodes are what it prunes.
 */

export {}
