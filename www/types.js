/**
 * The shapes that cross from the core to the page. There are only types here: nothing is exported at run time.
 *
 * Steps: a search of n events has the frames 0 … n. Frame 0 is the tree before the search; frame k is what is known
 * after event k, whose `step` is k.
 * Nodes: numbered in preorder of the tree as searched, after ordering. The root is 0.
 * Infinity: −∞ and +∞ are `-Infinity` and `Infinity`.
 *
 * @typedef {'minimax' | 'alpha-beta' | 'pvs' | 'mtd' | 'expectiminimax'} Algorithm `expectiminimax`: what minimax is called where
 *   chance moves
 * @typedef {'max' | 'min'} Player
 * @typedef {Player | 'chance'} Mover
 * @typedef {'max' | 'mover'} View whose values are shown: MAX's, or those of the side to move at each node, for whom
 *   larger is better. In the mover's view, values at MIN nodes are negated, and windows are negated and swapped
 * @typedef {'minimax' | 'negamax' | 'known-bounds' | 'known-bounds-test-first' | 'window'
 *   | 'negamax-alpha-beta' | 'alpha-beta' | 'agent'
 *   | 'expectiminimax' | 'alpha-beta-chance' | 'star1' | 'pvs' | 'deepening' | 'alpha-beta-memory' | 'mtd-without-memory'
 *   | 'mtd'} ListingId three where chance moves; the last five have several visits
 *
 * @typedef {object} RandomTree
 * @property {number} branching children of every inner node, 1 …; if `irregular`, the most children
 * @property {number} depth plies, 0 … 1000
 * @property {[number, number]} [values] whole numbers from lo to hi, both included; default [0, 99]
 * @property {number} [seed] whole number, 0 … 2^53 − 1; default 0
 * @property {boolean} [irregular] inner nodes have 1 … `branching` children, and some leaves lie above the last ply
 * @property {number} [ties] the share of leaves, 0 … 1, that repeat the value of an earlier leaf; the other leaves all
 *   differ. Default: values are drawn independently
 *
 * @typedef {object} CoinsGame the player who takes the last coin wins: 1 for MAX, −1 for MIN. The player `root` of the
 *   options begins
 * @property {'coins'} game
 * @property {number} [coins] 1 … 1000; default 4
 * @property {number[]} [take] the numbers of coins that a move can take, in the order of the moves; default [1, 2]
 * @property {number} [plies] how many plies are expanded; default: to the end of the game
 *
 * @typedef {object} TicTacToeGame X is MAX and begins: 1 if X wins, −1 if O wins, 0 for a draw
 * @property {'tic-tac-toe'} game
 * @property {string} [board] rows of x, o and '.' from the top, separated by spaces or '/'; default: empty
 * @property {number} [plies] how many plies are expanded; default: to the end of the game
 *
 * @typedef {object} FiveInARowGame the side to move is `root` of the options. The value of a position is ±100000 for a
 *   win, otherwise a count of open lines
 * @property {'five-in-a-row'} game
 * @property {number} [size] the number of rows and of columns, 3 … 15; default: that of the board, or 9
 * @property {number} [win] how many stones in a line win, 3 … 5 and at most `size`; default: the most
 * @property {string} [board] as for tic-tac-toe; x is black; default: empty
 * @property {'x' | 'o'} [turn] the colour to move; default: follows from the number of stones, x having begun
 * @property {number} [plies] how many plies are expanded; default 2
 *
 * @typedef {object} PigGame a die is rolled for points: 1 if MAX wins, −1 if MIN does, 0 for a draw. The player `root` of
 *   the options begins
 * @property {'pig'} game
 * @property {number} [total] the points that win, 2 … 20; default 4
 * @property {number} [sides] of the die, 2 … 6; default 3
 * @property {number} [turns] of each player, 1 … 4; default 1
 * @property {number} [plies] how many plies are expanded; default: to the end of the game
 *
 * @typedef {string | { random: RandomTree } | CoinsGame | TicTacToeGame | FiveInARowGame | PigGame} TreeSource notation
 *   text, a recipe, or a game
 *
 * @typedef {'equal-moves' | 'extra-evaluations' | 'counts-only'} Tolerance what is let pass in a trace: children of equal
 *   value in any order, and any best move; values given to nodes beside those that the rules ask for; all but the numbers
 *   of calls and evaluations and the value of the root
 *
 * @typedef {object} TraceSource the search of another program; docs/own-search.md tells what its trace is
 * @property {Blob | string | AsyncIterable<Uint8Array>} trace JSON Lines; a stream is read once, and never as a whole
 * @property {TreeSource | null} [tree] null: the tree is what was visited. Default: that of the header, else null
 * @property {View} [view] whose values the trace tells; default that of the header, else 'max'
 * @property {Tolerance[]} [tolerate]
 *
 * @typedef {TreeSource | TraceSource} Source a tree that is searched, or a search that is told. Of a trace the options
 *   `order` and the rules say what it is held against; without any rules those of its header do
 *
 * @typedef {'other-cut-test' | 'shallow-bounds' | 'deep-bounds' | 'clamped-values' | 'unclamped-values' | 'never-cuts'
 *   | 'nothing-handed-down' | 'alpha-not-handed-down' | 'beta-not-handed-down' | 'window-exchanged'
 *   | 'bound-overwritten' | 'other-cut-test-at-max' | 'other-cut-test-at-min' | 'cut-before-update' | 'no-cut-at-max'
 *   | 'no-cut-at-min' | 'cut-by-own-bound' | 'players-exchanged' | 'always-max' | 'always-min' | 'skips-first'
 *   | 'skips-last' | 'right-to-left' | 'last-for-best' | 'first-for-best' | 'best-from-bound' | 'best-from-wrong-end'
 *   | 'stale-best' | 'best-from-zero' | 'too-shallow' | 'too-deep' | 'sign-of-leaves'
 *   | 'last-of-equals' | 'values-of-mover' | 'values-of-max'
 *   | 'table-wrong-depth' | 'table-bound-for-value' | 'table-bounds-exchanged' | 'table-moved-window' | 'no-table'
 *   | 'no-table-move' | 'not-searched-again' | 'other-again' | 'no-null-windows' | 'null-window-on-other-side' | 'minimax'
 *   | 'cuts-too-much' | 'move-decided' | 'returns-worst' | 'entry-window' | 'bounds-exchanged'} Mistake what a search does
 *   otherwise than the rules say
 *
 * @typedef {{ code: 'not-there' | 'not-the-root', found: string }
 *   | { code: 'not-a-child' | 'after-cutoff', found: string, open: number }
 *   | { code: 'not-open', found: string, open: number | null }
 *   | { code: 'still-open', open: number }
 *   | { code: 'after-end' | 'goes-on' | 'other-tree' }
 *   | { code: 'window', node: number, side: Side, found: number, expected: number }
 *   | { code: 'value' | 'best' | 'returns' | 'stored', node: number, found: number, expected: number }
 *   | { code: 'enters-pruned', node: number, of: number, best: number, bound: number, side: Side, strict: boolean }
 *   | { code: 'enters-other', node: number, expected: number }
 *   | { code: 'enters-below' | 'enters-again', node: number, of: number }
 *   | { code: 'cuts', node: number, best: number, bound: number, side: Side, next: number | null }
 *   | { code: 'evaluates' | 'ends' | 'hits', node: number }
 *   | { code: 'misses', node: number, expected: number } | { code: 'not-again', node: number, found: number }
 *   | { code: 'compares', node: number, child: number | null, expected: number }
 *   | { code: 'compared', node: number, number: 'value' | Side, found: number, expected: number }
 *   | { code: 'moves', found: number, expected: number, node: number | null, child: number }
 *   | { code: 'no-move', found: number }
 *   | { code: 'varies', at: number, found: number, open: number, child: number | null }
 *   | { code: 'finishes' | 'entered' | 'evaluated', found: number, expected: number }} Wrong `found` is what
 *   the trace tells
 *
 * @typedef {Wrong & { line: number, step: number, likely: { fault: Mistake, until: number | null } | null }} Finding the
 *   first thing that is wrong with a trace: its line in the file, the step of the search, and the fault by which a program
 *   does the same, to the end of the trace or up to the line `until`
 *
 * @typedef {object} Options of a search; each is optional
 * @property {ListingId | null} [listing] sets the algorithm and the rules; other options override what it sets
 * @property {Algorithm} [algorithm] default 'alpha-beta'
 * @property {'>=' | '>'} [cut] the cut test: cut when the best value meets the bound, or only when it passes the bound;
 *   default '>='
 * @property {'soft' | 'hard'} [returns] what a node returns: its best value, or that clamped into its entry window;
 *   default 'soft'
 * @property {'deep' | 'shallow'} [bounds] what goes down: the whole window, or only the parent's own best value;
 *   default 'deep'
 * @property {'after' | 'before'} [update] when a bound moves: after the cut test, or before it; default 'after'
 * @property {[number, number]} [window] alpha and beta of the root, alpha < beta; default −∞ and +∞
 * @property {[number, number]} [values] numbers between which all values are known to lie. With them alpha–beta also prunes
 *   where chance moves (Star1); in other trees they change nothing
 * @property {number | null} [depth] how many plies below the root are searched; null, the default: all
 * @property {'window' | 'value'} [again] where the algorithm 'pvs' searches a child again that has passed its null window: in
 *   the whole window, or from the value found; default 'window'
 * @property {number | 'sss' | 'dual'} [guess] where the algorithm 'mtd' begins: a number; 'sss' is +∞, 'dual' is −∞;
 *   default 0
 * @property {'off' | 'on'} [deepening] whether the root is searched to depth 1, then to depth 2, and so on up to `depth`,
 *   or to the height of the tree; default 'off'
 * @property {number} [aspiration] with `deepening`: how far the window of a depth reaches on both sides of the value of
 *   the depth before; default: the full window
 * @property {'open' | 'double'} [widen] how that window widens if the value lies outside: on that side to infinity, or to
 *   twice its width; default 'open'
 * @property {'none' | 'unlimited' | number} [table] keeps what is found out about nodes, of games about positions: without
 *   limit, or one result in each of so many slots; default 'none'
 * @property {'always' | 'deepest'} [replace] which result stays in a slot: the last, or that of the deepest search;
 *   default 'always'
 * @property {'fixed' | 'table'} [ordering] which child is searched first: the first, or that which the table names;
 *   default 'fixed'
 * @property {Player} [root] the player at the root, if the text does not say; default 'max'
 * @property {'given' | 'reversed' | 'best' | 'worst' | 'evaluation' | 'look-ahead' | 'random'} [order] of the children,
 *   set before the search; default 'given'
 * @property {number} [seed] of the random order, a whole number, 0 … 2^53 − 1; default 0
 * @property {{ nodes?: number, text?: number }} [limits] the most nodes of a tree, 1 … 10,000,000, and the most bytes
 *   of a text, 1 … 1,048,576. The defaults are the largest: a host can only lower them
 *
 * @typedef {object} Opener what the caller of `open` can pass beside the options
 * @property {AbortSignal} [signal] ends the opening: its memory is freed, and the promise rejects with the reason of
 *   the signal
 * @property {(progress: Progress) => void} [progress] called after each slice, if the opening takes more than one
 *
 * @typedef {object} Progress
 * @property {'reading' | 'generating' | 'expanding' | 'ordering' | 'laying-out' | 'searching' | 'counting'
 *   | 'importing' | 'checking'} stage
 *   the current stage. In the stage `counting` the nodes that plain minimax enters are counted
 * @property {number} share the share of all work that is done, 0 … 1, estimated; it never falls
 *
 * @typedef {object} KnownLeaves how many leaves of a uniform tree a search on the full window evaluates
 * @property {number} all minimax: all leaves
 * @property {number} fewest alpha–beta in the best order, the fewest possible (Knuth & Moore 1975)
 * @property {number} expected alpha–beta with deep bounds in random order, on average (Baudet 1978)
 *
 * @typedef {object} Listing pseudo-code that stands for rules
 * @property {ListingId} id
 * @property {View} view of the values in the code
 * @property {Pick<Options, 'algorithm' | 'cut' | 'returns' | 'bounds' | 'update' | 'deepening'> & { table?: 'unlimited' }} rules
 *   that it stands for
 *
 * @typedef {object} ListedSearch the pseudo-code in which a search is told: the listing asked for if it stands for the
 *   rules; otherwise the first listing that does; otherwise general code made from the rules
 * @property {ListingId | null} id null: the general code
 * @property {ListingId} near the listing asked for, or the one nearest to the rules
 * @property {null | 'rules' | 'turns' | 'chance' | 'values'} reason for the general code: no listing stands for the rules, or a
 *   player moves twice in succession; for another listing than the one asked for: that needs chance to move in the tree, or
 *   the option \`values\`
 * @property {Idea[]} ideas what a search with several visits is made of, if no listing stands for it: the algorithm,
 *   then the others; empty for other searches
 * @property {View} view of the values in the code
 * @property {string | null} best the variable for the best value of a call; null if a bound takes its part
 * @property {string | null} val the variable for the value that a child returned; null if the code has none
 * @property {ListingLine[]} lines
 *
 * @typedef {'minimax' | 'alpha-beta' | 'pvs' | 'mtd' | 'table' | 'ordering' | 'deepening' | 'aspiration'} Idea
 *
 * @typedef {object} ListingLine
 * @property {string} text the same in all languages, indented by two spaces per level
 * @property {ListingComment | null} comment a key; the words are in messages/
 * @property {boolean} block whether the line opens a loop or a condition; no step stands for such a line
 * @property {boolean} changed whether a line of the general code differs from the listing `near`
 *
 * @typedef {'evaluate-for-max' | 'evaluate-for-mover' | 'terminal-or-limit' | 'other-side-moves' | 'flip-sign'
 *   | 'flip-window' | 'flip-flag' | 'keep-largest' | 'keep-smallest' | 'value-for-mover' | 'known-min-of-parent'
 *   | 'known-max-of-parent' | 'best-is-known-max' | 'best-is-known-min' | 'both-bounds-down' | 'bound-is-best'
 *   | 'min-prevents' | 'max-prevents' | 'min-prevents-first' | 'max-prevents-first' | 'opponent-prevents'
 *   | 'bounds-meet' | 'max-is-sure' | 'min-is-sure' | 'return-bound' | 'return-best' | 'first-best-action'
 *   | 'value-and-action' | 'count-expanded' | 'shuffle' | 'next-number' | 'null-window' | 'search-again'
 *   | 'table-bounds' | 'table-store' | 'who-moves-there' | 'weighted-sum' | 'rest-outweighs' | 'above-matters-not'
 *   | 'below-matters-not' | 'least-needed' | 'most-needed' | 'at-least-beta' | 'at-most-alpha'
 *   | 'first-in-full' | 'test-above' | 'test-below' | 'null-stays' | 'first-guess' | 'value-between' | 'fails-low-high'
 *   | 'pass-deeper' | 'table-enough' | 'table-narrows'} ListingComment
 *
 * @typedef {object} Variable of the call that a step belongs to
 * @property {string} name in the code; `return` is what the call returns, once it does
 * @property {number | boolean | Place | null} value null: no value yet
 * @property {boolean} changed whether this step changed it; the values at the beginning of a call are no changes
 *
 * @typedef {object} Call an open call
 * @property {Place} place the node that is searched
 * @property {[number, number] | null} window as it stands; null without bounds (minimax)
 * @property {number | null} best the best value so far, or the value of an evaluated node; null: none yet
 * @property {Place | null} next the child that is searched after the one that is open; null: none is left
 *
 * @typedef {object} Counts up to a step
 * @property {number} entered nodes entered, root and leaves included
 * @property {number} evaluated entered nodes that got a value without a search: leaves, and nodes at the depth limit
 * @property {number} expanded entered nodes whose children are searched
 * @property {number} pruned nodes never entered because of a cutoff
 * @property {number} cutoffs cutoffs that pruned at least one node
 * @property {number} [hits] calls that the table answered; left out if there are none
 * @property {number} [again] children searched again at once; left out if there are none
 *
 * @typedef {object} SummaryOnly
 * @property {number | null} value what the root's call returned; null if the search had to stop
 * @property {[number, number]} range what is proved of the root's true value, or of its value at the depth `limit`
 * @property {number | null} limit the depth limit, if the search met it; all values are then values at that depth
 * @property {number | null} bestMove child number, from 0; null if no child is proved best
 * @property {number[]} principalVariation child numbers from the root on
 * @property {null | { code: 'unknown-value', node: number, symbol: string | null }} stoppedBy
 *   the node whose value is unknown. `symbol` is null for an inner node at the depth limit without a static value
 * @property {number} steps how many events the search has: the last step
 * @property {number} nodes how many nodes the tree has
 * @property {number} leaves how many of them are leaves
 * @property {number} rows the height of the tree plus one
 * @property {[number, number] | null} span the least and the greatest number that a value or a finite bound of the
 *   search can be; null if there is none
 * @property {{ entered: number, evaluated: number }} [distinct] of a search with several visits: how many
 *   different nodes it enters, and how many different nodes it gives a value. `Counts` counts all calls
 * @typedef {SummaryOnly & Counts} Summary
 *
 * @typedef {object} Place how a sentence names a node
 * @property {number} node
 * @property {string | null} name its label or symbol, the move of a game that leads to it, or the letter of an inner
 *   node without a label; null for a leaf without a label
 * @property {string | null} parent the name of the parent; null at the root
 * @property {number} ordinal which child of its parent it is, from 1; 0 at the root
 * @property {boolean} leaf
 * @property {number | null} value the value that the tree gives it; null if none
 * @property {Mover} player who moves at the node
 *
 * @typedef {'enter' | 'evaluate' | 'compare' | 'cutoff' | 'leave' | 'finish' | 'again' | 'hit' | 'narrow' | 'verdict'} Kind
 * @typedef {'low' | 'high' | 'exact'} RootVerdict what the value of a search says of the true value: it is at most that, at
 *   least that, or that
 * @typedef {'test' | 'found' | 'table' | 'values'} Origin of a bound that no node holds: a null window, the value by which
 *   the node has passed one, the table, or the bounds of all values; without one the root's own window
 * @typedef {'alpha' | 'beta'} Side which bound
 * @typedef {'greek' | 'known' | 'best'} Naming what the listing calls the bounds: α and β; knownMax and knownMin; or
 *   knownMax and knownMin with `best` for the bound that the node itself moves
 * @typedef {'shallow' | 'deep' | 'window'} Reach who holds the bound of a cutoff: the parent, a farther ancestor, or
 *   the root's own window
 * @typedef {'exact' | 'bound' | 'clamped' | 'weaker'} Returned how a returned value relates to the true value of the node:
 *   equal, a bound of it, clamped to the end of the window next to it, or a bound weaker than what is known from before
 * @typedef {'event' | 'child' | 'decision' | 'cutoff'} StepSize how far one step goes. `event`: to the next event.
 *   `child`: down to the next child, or back from a child, with all that follows from its value. `decision`: to the
 *   next comparison that changes the best value, or the next cutoff that prunes. `cutoff`: to the next cutoff that
 *   prunes
 *
 * @typedef {object} DecisionTable what a node does with the value of a child
 * @property {DecisionRow[]} rows one for MAX and one for MIN; a single row in the mover's view
 * @property {ChanceRow | null} chance what happens where chance moves; null if it moves nowhere
 * @property {Naming} naming
 * @property {boolean} hard whether a cutoff returns the bound instead of the value
 *
 * @typedef {object} ChanceRow
 * @property {boolean} cuts whether such nodes are cut; otherwise what is left may outweigh any bound
 * @property {boolean} bounded whether the search has bounds
 * @property {boolean} strict whether a bound has to be passed, rather than reached
 * @property {ChanceNow | null} now at the comparisons and cutoffs of such a node, in MAX's view
 *
 * @typedef {object} ChanceNow
 * @property {Place} node
 * @property {number} least what the node is worth at least, by what has come up and the bounds of all values
 * @property {number} most what it is worth at most
 * @property {[number, number]} window
 * @property {Side | null} cut the bound that is met
 *
 * @typedef {object} DecisionRow
 * @property {Player | null} player whose nodes the row is about; null: those of the side to move
 * @property {DecisionCell[]} cells they divide the number line, the least values first
 * @property {DecisionNow | null} now the current call, if it is one of this player's
 *
 * @typedef {object} DecisionCell a part of the number line, and what the node does with a value in it
 * @property {Outcome} outcome
 * @property {DecisionEnd | null} from the lower end; null: no lower end
 * @property {DecisionEnd | null} to the upper end; null: no upper end
 *
 * @typedef {object} DecisionEnd
 * @property {Side | 'best'} limit what the value is compared with; `best`: the node's own best value
 * @property {boolean} included whether the end itself belongs to the cell
 * @property {number | null} value the number at this end in the current call; null in the row of no call
 *
 * @typedef {'ignore' | 'keep' | 'narrow' | 'take' | 'cut'} Outcome what a node does with a value. `ignore`: nothing.
 *   `keep`: the bound stays, but the best value may change. `narrow`: the node's own bound moves to the value. `take`,
 *   in minimax: the value is the new best value. `cut`: the other children are pruned
 *
 * @typedef {object} DecisionNow the current call. Until a child is compared, the numbers are those that its value will
 *   be compared with
 * @property {Place} node the node that compares
 * @property {Place | null} child the child that is compared, once it is known
 * @property {number | null} value the value that the child returned, once it has
 * @property {number | null} cell the index of the cell that the value falls into, once it is compared
 *
 * @typedef {object} SearchEvent one event; the fields after `line` depend on the kind
 * @property {number} step
 * @property {Kind} kind
 * @property {number} node
 * @property {number} depth
 * @property {number} line of `search.listing.lines`, from 1
 * @property {number} [alpha] enter: of the entry window; compare: after the comparison; again: of the window of the search
 *   that follows; narrow: of the window after
 * @property {number} [beta] as alpha
 * @property {number | null} [alphaHolder] enter: the node that holds alpha; null: the root's window
 * @property {number | null} [betaHolder] enter: the node that holds beta; null: the root's window
 * @property {number} [value] evaluate: of the node; compare: of the child; leave: returned; finish: of the root; again: of
 *   the child; hit: returned; verdict: returned by the root
 * @property {number} [child] compare: the child; again: the child that was tested
 * @property {number} [before] compare: the best value before, ∓∞ for the first child
 * @property {number} [after] compare: the best value after
 * @property {boolean} [improved] compare: whether the child is the new best
 * @property {number} [best] cutoff: the best value, which met the bound
 * @property {number} [bound] cutoff: the bound
 * @property {Side} [side] cutoff: which bound is met
 * @property {number | null} [holder] cutoff: the node that holds the bound; null: the root's window
 * @property {Reach} [reach] cutoff: who holds the bound
 * @property {number} [pruned] cutoff: how many children are pruned, the last ones; may be 0
 * @property {[number, number]} [range] leave: what is proved of the node's true value, or of its value at the depth
 *   limit, if the limit was met below
 * @property {number | null} [bestMove] finish: child number of the root, from 0
 * @property {number[]} [principalVariation] finish: child numbers from the root on
 * @property {{ alpha: number, beta: number }} [tested] again: the window that the child was tested with
 * @property {number} [lower] hit and narrow: the table has that the value is at least this
 * @property {number} [upper] hit and narrow: and at most this
 * @property {number | null} [lowerBy] hit and narrow: the call that stored the lower bound, numbered from 0 as calls begin
 * @property {number | null} [upperBy] hit and narrow: as lowerBy
 * @property {boolean} [limited] hit and narrow: whether the bounds hold for the value at some depth only
 * @property {RootVerdict} [verdict] verdict: what the value says of the root's true value
 * @property {number} [low] verdict: the root's value at this depth is now known to be at least this
 * @property {number} [high] verdict: and at most this
 *
 * @typedef {object} Frame what is known at a step of the nodes `from` … `to` − 1, as columns
 * @property {number} step
 * @property {number} from the first node of the columns
 * @property {number} to one past the last
 * @property {Uint8Array} status index into STATUS of core.js
 * @property {Float64Array} value best value of an open node, returned value of a closed one, otherwise NaN
 * @property {Float64Array} lo the lower end of the range, as in `NodeState`
 * @property {Float64Array} hi the upper end
 * @property {Float64Array} alpha of the window as it last stood; NaN if the node is not entered
 * @property {Float64Array} beta of the same window
 * @property {Uint32Array} path the open nodes, the root first
 * @property {number | null} current the node of the event at this step; null at step 0
 * @property {Counts} counts
 *
 * @typedef {object} Viewport in CSS pixels. A node at (column, row) stands at (x + column·unit, y + row·rowHeight)
 * @property {number} width 0 … 16,384
 * @property {number} height 0 … 16,384
 * @property {number} x of column 0
 * @property {number} y of row 0
 * @property {number} unit the distance of two neighbouring leaves
 * @property {number} rowHeight the distance of two rows
 *
 * @typedef {object} Style how a scene is drawn
 * @property {'aima' | 'cs188' | 'wikipedia'} [convention] of the figures of a textbook; default 'aima'
 * @property {string} [decimal] the decimal separator; default '.'
 * @property {number} [text] the factor on the size of type; default 1
 * @property {number | null} [selected] the node to be marked
 * @property {View} [view] whose values are shown; default 'max'
 * @property {number[]} [unfolded] the stubs to be drawn with their subtrees, at most 10,000
 * @property {Partial<Record<Reach, string>>} [reach] words beside the arrow from a cutoff to the holder of its bound;
 *   default: none
 * @property {Partial<Record<Reach, string>>} [meaning] longer words beside the arrow, with their meaning, where there
 *   is room for them
 * @property {[string, string]} [bounds] what alpha and beta are called beside a window; default: α and β
 * @property {'path' | 'all' | 'history'} [windows] which windows are shown. `path`, the default: those of the open
 *   nodes. `all`: the last window of each entered node. `history`: all windows that each entered node has had
 * @property {boolean} [minimal] whether the minimal tree is shown; a search in the lean core of an element has none
 * @property {number[] | Float64Array} [advances] the widths of the characters of MEASURED in the painter's type, in
 *   ems; default: an estimate. A typed array costs less, which counts in every scene
 *
 * @typedef {object} Marks columns of equal length, in painting order
 * @property {Uint8Array} shape index into SHAPE
 * @property {Uint8Array} ink index into INK
 * @property {Uint16Array} mix 0 for a mark of one node. For a mark of many nodes, the shares of open, closed, pruned
 *   and unreached nodes in fifteenths: four bits each, from the highest. A state that occurs has a share of at least
 *   one. Closed nodes that an earlier search left so count with the unreached
 * @property {Uint32Array} node the node that the mark belongs to; the first of many
 * @property {Float32Array} x1 line, curve and head: the start; other shapes: the centre
 * @property {Float32Array} y1
 * @property {Float32Array} x2 line and curve: the end; head: the tip; other shapes: half the width, and y2 half the
 *   height
 * @property {Float32Array} y2
 *
 * @typedef {object} Texts columns of equal length, painted over the marks
 * @property {string[]} text
 * @property {Uint8Array} role index into ROLE
 * @property {Uint8Array} ink index into INK
 * @property {Uint32Array} node
 * @property {Float32Array} x
 * @property {Float32Array} y the middle of the line of text
 * @property {Float32Array} size of the type, in CSS pixels
 * @property {Uint8Array} align 0: the text starts at x; 1: it is centred on x; 2: it ends at x
 *
 * @typedef {object} Scene
 * @property {Marks} marks
 * @property {Texts} texts
 *
 * @typedef {Scene & { leftOut: number }} SceneOfSearch `leftOut`: how many values, names, ranges and weights in view have
 *   found no room
 *
 * @typedef {object} Pruned why a node was never entered
 * @property {Place} at the node whose cutoff pruned it
 * @property {number} step of the cutoff
 * @property {Side} side
 * @property {number} bound the bound that was met
 * @property {Place | null} holder who holds the bound
 * @property {Origin} [origin] where the bound comes from if no node holds it; left out: the root's own window
 * @property {Reach} reach
 *
 * @typedef {object} Uniform a tree whose inner nodes all have the same number of children, and whose leaves all lie at
 *   the same depth, down to the depth limit
 * @property {number} branching
 * @property {number} depth
 * @property {number} fewest the fewest leaves that can prove its value in any order: b^⌈d/2⌉ + b^⌊d/2⌋ − 1
 *
 * @typedef {number | string} Typed a number, or a text as typed, such as `−∞`, `≤ 2`, `8+` or `2 … 5`
 *
 * @typedef {object} NodeAnswer what a student gives about one node
 * @property {number | string} node its number, or its name: a label, a letter, `#7`, or a path of these
 * @property {Typed | null} [value] what its call returned
 * @property {Typed | [Typed, Typed] | null} [range] what is proved of it
 * @property {Typed | Typed[] | null} [alpha] of its window; several where the history is asked
 * @property {Typed | Typed[] | null} [beta]
 * @property {boolean | null} [cut] whether the edge to it is cut
 *
 * @typedef {object} TreeAnswer what a student gives about the whole tree
 * @property {'cuts' | 'move' | 'leaves' | 'count' | 'order' | 'condition' | 'construct'} ask
 * @property {Typed | boolean | (number | string)[] | null} given `cuts`: `'none'`; `move`: a node or `'none'`; `leaves`:
 *   nodes in order, or a text of their values; `count`: a number; `order`: all nodes in the order in which they would
 *   stand; `condition`: for which x it holds, such as `x < 4`, `4 ≥ x`, `always`, or the values of the root; `construct`:
 *   the text of a tree
 *
 * @typedef {NodeAnswer | TreeAnswer} Answer
 *
 * @typedef {'values' | 'ranges' | 'windows' | 'cuts' | 'move' | 'leaves' | 'count' | 'order' | 'condition' |
 *   'construct'} Ask
 *
 * @typedef {'deep' | 'deeper' | 'strict' | 'shallow' | 'hard' | 'reversed'} Target what the search is to do on a tree that is
 *   made; docs/exercises.md says what each means
 *
 * @typedef {object} Asked what an exercise asks, and how strictly
 * @property {Ask[] | string} [ask] a text has spaces or commas between the words; default 'values cuts'
 * @property {'final' | 'entry' | 'history' | 'own'} [windows] which window is asked, default 'final'; 'own': only the
 *   bound that the player of the node moves
 * @property {'any' | 'edges'} [cuts] 'any', the default: what is below a cut may be marked too, or instead
 * @property {'own' | 'none'} [follow] 'own', the default: what agrees with the run continued from the student's own
 *   answers counts
 * @property {View} [view] from whose side values, ranges and windows are given and told, default 'max'
 * @property {boolean} [update] a bound at a node that cuts must have moved, or not, as the rule `update` says
 * @property {'fewest' | 'most' | number | Target} [goal] how many leaves an order is to make the search see, default
 *   'fewest'; where a tree is to be made, what the search is to do on it, default 'deep'
 * @property {'unseen' | 'best' | 'root'} [condition] what is asked of the one unknown leaf x: for which x a node is never
 *   seen, the default; for which x a move is the best; which values the root can have
 * @property {number | string} [node] the node that the condition is asked of; default: the first to which x makes a
 *   difference
 * @property {{ values: [number, number] } | { window: [number, number] }} [known] what is known beforehand: that all
 *   values lie between two numbers, or the root's window. Of the cuts only those are asked that come in addition
 * @property {'any' | 'whole'} [numbers] 'whole': x is a whole number, so `x < 4` and `x ≤ 3` are the same
 *
 * @typedef {'right' | 'follows' | 'wrong' | 'missing' | 'extra' | 'uncounted' | 'unread'} Verdict 'uncounted': it belongs
 *   to a mistake that is told elsewhere; 'unread': it cannot be read, and can be mended before it counts
 *
 * @typedef {'value' | 'range' | 'alpha' | 'beta' | 'cut' | TreeAnswer['ask']} Field
 *
 * @typedef {object} Interval all numbers between two ends
 * @property {number} from -Infinity: there is no lower end
 * @property {number} to Infinity: there is no upper end
 * @property {[boolean, boolean]} open whether the lower and whether the upper end is left out
 *
 * @typedef {number | [number, number] | number[] | boolean | string | Interval} Content a number; the text of a tree; the ends of a range, ∓Infinity
 *   where it has none; numbers or nodes one after the other; whether an edge is cut, or a condition always holds; the
 *   numbers for which it holds
 *
 * @typedef {object} CutTest
 * @property {number} best the best value of the node
 * @property {number} bound what it is compared with
 * @property {'alpha' | 'beta'} side
 * @property {boolean} strict whether the test is `>`
 *
 * @typedef {'unreadable' | 'ambiguous' | 'not-a-number' | 'no-condition' | 'other-value' | 'beyond-cut' | 'not-clamped' | 'clamped' |
 *   'bound-as-value' | 'value-as-bound' | 'wrong-sign' | 'other-bound' | 'entry-bound' | 'final-bound' | 'exchanged' |
 *   'not-handed-down' | 'moved' | 'not-moved' | 'first-child' | 'never-searched' | 'something-marked' | 'other-move' |
 *   'no-move' | 'other-count' | 'no-order' | 'no-tree' | 'unknown-met' | 'no-cutoff' | 'step-right' |
 *   'wrong-before'} PlainReason
 *
 * @typedef {{ [K in PlainReason]: { key: K } }[PlainReason] | { key: 'other-player', player: Player } |
 *   ({ key: 'test-holds' } & CutTest) | ({ key: 'test-fails' } & CutTest) | ({ key: 'goes-on' } & CutTest) | { key: 'below-cut', cut: Place } |
 *   { key: 'below-missed-cut', cut: Place } | { key: 'below-extra-cut', cut: Place } |
 *   { key: 'never-entered', cut: Place } | { key: 'other-leaf', number: number } | { key: 'too-few', given: number } |
 *   { key: 'too-many', given: number } | { key: 'other-leaves', leaves: number } | { key: 'holds-at', at: number } |
 *   { key: 'fails-at', at: number } | { key: 'can-be', at: number } | { key: 'cannot-be', at: number } |
 *   { key: 'tree-too-large', most: number } | { key: 'last-child', cutoff: Place } |
 *   { key: 'nothing-left', cutoff: Place, holder: Place } | { key: 'held-by-window', cutoff: Place } |
 *   { key: 'held-by-parent', cutoff: Place, holder: Place } |
 *   { key: 'held-near', cutoff: Place, holder: Place, plies: number } | { key: 'same-leaves', leaves: number } |
 *   { key: 'no-tie', leaves: number } | { key: 'fewer-leaves', leaves: number, others: number }} Reason why a verdict is what it is;
 *   docs/exercises.md says what each means
 *
 * @typedef {object} Item one box
 * @property {number | null} node null: the whole tree
 * @property {Field} field
 * @property {Typed | boolean | Typed[] | null} given as typed, at most 200 characters of it
 * @property {Content | null} read what was read
 * @property {Content | null} expected what the answer key has; null where the box is to be empty
 * @property {boolean} ok whether it is right, or follows
 * @property {Verdict} verdict
 * @property {Reason | null} reason
 * @property {number | null} step the step of the search that decides it
 *
 * @typedef {object} Grade what an answer sheet comes to
 * @property {number} right how many boxes are right
 * @property {number} follows
 * @property {number} wrong
 * @property {number} missing
 * @property {number} extra
 * @property {number} points
 * @property {number} max
 * @property {number} score points / max
 * @property {number | null} first the index in `items` of the mistake that is decided first
 * @property {Mistake | null} likely a known mistake that fits all wrong answers, two or more
 * @property {number[]} given the edges that are cut without what is known beforehand
 * @property {number | null} about the node that a condition is asked of; null: none
 * @property {Item[]} items the boxes of the nodes in the order of the tree, then those of the whole tree
 *
 * @typedef {object} ExerciseResult what an element tells of answers: plain JSON in which infinite numbers are texts, and
 *   without what is right. docs/exercise-result.schema.json has the same shape
 * @property {1} version of this shape
 * @property {'practise' | 'predict' | 'find'} exercise
 * @property {number | null} seed of the tree; null: it was given
 * @property {number} attempt which check it is, from 1
 * @property {number} help how many steps of help were used
 * @property {boolean} shown whether an answer was shown, after which the score rises no more
 * @property {'node' | 'level' | 'all'} scope what was checked
 * @property {number} best the best score so far, 0 … 1
 * @property {number} score 0 … 1
 * @property {number} points
 * @property {number} max
 * @property {number} right how many boxes are right
 * @property {number} follows
 * @property {number} wrong
 * @property {number} missing
 * @property {number} extra
 * @property {number | null} first the index in `items` of the mistake that is decided first
 * @property {Mistake | null} likely
 * @property {number[]} given
 * @property {number | null} about
 * @property {ResultItem[]} items
 *
 * @typedef {object} ResultItem
 * @property {number | null} node
 * @property {Field | Decision | 'mistake'} field
 * @property {unknown} given
 * @property {unknown} read
 * @property {boolean} ok
 * @property {Verdict | 'unread'} verdict
 * @property {{ key: Reason['key'] } | null} reason
 * @property {number | null} step
 *
 * @typedef {'returns' | 'bound' | 'next' | 'holder'} Decision what a call returns; which bound of it moves, and to what;
 *   which node the search enters next, so whether it cuts; who holds the bound that is met
 *
 * @typedef {object} Question before a decision
 * @property {number} step at which the run pauses, the last before the decision
 * @property {Decision} ask
 * @property {number} node that decides
 * @property {number} child that has returned to it last
 * @property {number} value that this child returned
 * @property {number} alpha of the window of the node as it stands
 * @property {number} beta
 * @property {Side | null} side the bound that is met, if its holder is asked
 *
 * @typedef {object} Guess what is said of a question
 * @property {Typed | null} [value] what the node returns
 * @property {Typed | null} [alpha] of its window after the comparison; a bound that is not given stays as it is
 * @property {Typed | null} [beta]
 * @property {number | string | null} [node] a number or a name; 'none': the search ends, or the bound is that of the
 *   root's own window
 *
 * @typedef {{ value: Content } | { alpha: number, beta: number } | { node: number | null }} Decided how a decision went; a node
 *   that is null is none
 *
 * @typedef {object} Prediction
 * @property {'right' | 'wrong' | 'missing' | 'unread'} verdict 'missing': nothing was said; 'unread': it can be mended
 * @property {boolean} ok whether it is right
 * @property {Decided | null} read what was read
 * @property {Decided | null} expected what is right; null if what was said cannot be read
 * @property {Reason | null} reason
 * @property {number[]} why the steps of the search whose sentences say why
 * @property {number} until the last step that can be shown now: that of the decision, or of the next question
 *
 * @typedef {{ kind: 'enter', node: number, alpha: number, beta: number } | { kind: 'evaluate', node: number, value: number } |
 *   { kind: 'compare', node: number, child: number, value: number, best: number } |
 *   { kind: 'cutoff', node: number, child: number } | { kind: 'leave', node: number, value: number }} PlantedStep a
 *   step of a run with a mistake; `child` of a `cutoff`: the first that is cut
 *
 * @typedef {{ steps: PlantedStep[] }} Planted a run with a mistake
 *
 * @typedef {object} Pointed the verdict on the step that is said to be the first wrong one
 * @property {'right' | 'wrong' | 'missing'} verdict 'missing': the answer was asked for
 * @property {boolean} ok whether it is right
 * @property {number | null} at the index of the first wrong step; null as long as it is to be looked for
 * @property {PlantedStep | null} due what is to stand there
 * @property {Reason | null} reason
 *
 * @typedef {object} Wish what a tree of an exercise is to be like
 * @property {number} [seed] default 0
 * @property {[number, number]} [leaves] the fewest and the most leaves, default [8, 16], at most 64
 * @property {number} [plies] how deep the leaves lie, or one ply deeper, default 3, at most 8
 * @property {[number, number]} [values] the least and the greatest value, default [0, 99]
 * @property {'both' | 'any' | 'none'} [cutoffs] 'both', the default: at a MAX and at a MIN node, one of them above the
 *   leaves; 'none': nothing is cut
 * @property {boolean} [tie] whether a tie decides a cutoff; otherwise all values differ
 * @property {boolean} [deep] whether there is a deep cutoff
 * @property {boolean} [negative] whether there are negative values
 * @property {number} [difficulty] 1 … 5
 *
 * @typedef {'leaves' | 'values' | 'cuts' | 'tie' | 'deep' | 'negative' | 'apart' | 'known' |
 *   'difficulty'} Condition
 *
 * @typedef {object} Measures what the difficulty is measured from
 * @property {number} entered nodes
 * @property {number} cutoffs that prune something
 * @property {number} reach the most plies from a cutoff up to the holder of its bound
 * @property {number} ties cutoffs at which the value only equals the bound
 * @property {number} boxes asked, and edges cut
 *
 * @typedef {object} Drawn a tree for an exercise
 * @property {string} text the tree, in the notation
 * @property {number} difficulty 1 … 5
 * @property {Measures} measures
 * @property {Mistake[]} tells the mistakes of students that give other answers on this tree
 * @property {number} tries how many trees were drawn
 *
 * @typedef {object} Only the nodes that one search enters and another does not
 * @property {number} nodes how many
 * @property {number[]} tops the first twelve of the topmost ones, as numbered by the search that enters them
 * @property {number} more how many topmost ones are not in `tops`
 *
 * @typedef {'low' | 'high' | 'exact'} PassVerdict what a returned value says of the true one at this depth: it is at most that,
 *   at least that, or that
 *
 * @typedef {object} Pass one search from the root
 * @property {number | null} depth plies searched below the root; null: all
 * @property {[number, number] | null} window of the root; null without bounds
 * @property {number} first the step at which the root is entered
 * @property {number} last the last step before the next pass
 * @property {number | null} value what the root returned; null: it did not
 * @property {PassVerdict | null} finding
 * @property {number} calls
 * @property {number} fresh how many nodes it entered that no pass before it had entered
 *
 * @typedef {object} NodeCall one call for a node
 * @property {number} entered the step at which the node is entered
 * @property {number | null} left the step at which it returns; null: not by now
 * @property {[number, number] | null} window it was entered with; null without bounds
 * @property {number | null} value what it returned
 * @property {PassVerdict | null} finding
 * @property {number} pass from 1
 *
 * @typedef {object} TableState what the table has on the position at a node by one step
 * @property {Place} place the node
 * @property {[number, number] | null} slot its number, from 1, and how many slots there are; null: all results are kept
 * @property {TableEntry | null} entry what is stored of the position
 * @property {Place | null} taken the first node whose position is stored in the slot instead
 * @property {Place[]} same the first other nodes with the same position
 * @property {number} others how many there are
 * @property {TableUse[]} uses the last calls that have used what was stored of the position
 * @property {number} used how many there are
 *
 * @typedef {object} TableEntry
 * @property {number} lo the value is at least this
 * @property {number} hi the value is at most this
 * @property {TableStore | null} lower the call that stored the lower bound
 * @property {TableStore | null} upper the call that stored the upper bound
 * @property {number} plies that were searched below
 * @property {boolean} limited whether the value depends on how many
 * @property {Place | null} best the child that was found best
 *
 * @typedef {object} TableStore a call that has stored something
 * @property {Place} place its node
 * @property {number} pass from 1
 * @property {number} step at which it returned
 *
 * @typedef {object} TableUse a call that has used what was stored
 * @property {Place} place its node
 * @property {number} pass from 1
 * @property {number} step at which it asked
 * @property {number | null} value that it returned; null: its window was narrowed
 * @property {PassVerdict | null} finding what that says of the true value
 * @property {[number, number] | null} window after it was narrowed
 *
 * @typedef {'minimal-tree'} OverlayName what can be shown over the picture
 *
 * @typedef {object} MinimalTree the fewest nodes that prove the value of the root, if at each node the child that decides
 *   it came first (Knuth and Moore 1975), and what the search has entered of them and in addition, at its end
 * @property {[number, number]} goal the least and the greatest value that it proves of the root
 * @property {[number, number, number]} types how many nodes are of types 1, 2 and 3
 * @property {number} leaves of it; nodes at the depth limit are leaves here
 * @property {number} searched how many of its nodes the search has entered
 * @property {number} searchedLeaves
 * @property {number} extra how many other nodes the search has entered
 * @property {number} extraLeaves
 * @property {number[]} reasons how many of these for which reason, in the order of `ExtraReason`
 *
 * @typedef {'in-front' | 'late' | 'equal' | 'shallow' | 'unbounded' | 'window'} ExtraReason why a node that is not in the
 *   minimal tree is searched: its subtree came before the child that is enough; the best child of a node above came
 *   late, and the bound with it; the value only equals the bound, and the cut test is `>`; the bound is that of an
 *   ancestor to whose children only it is passed; there are no bounds; the window was about another value
 *
 * @typedef {object} MinimalNode what the minimal tree says of a node at one step
 * @property {Place} place
 * @property {number | null} type 1, 2 or 3; null: it is not in the minimal tree
 * @property {[number, number]} goal the least and the greatest value that it is to be proved to have; for a node searched
 *   in addition, the parent of its subtree; −∞ and +∞ for any other
 * @property {boolean} inner whether it is searched, not evaluated
 * @property {Place | null} child by which a node of type 1 or 2 is proved
 * @property {boolean} entered by this step
 * @property {{ reason: ExtraReason, top: Place, at: Place, child: Place } | null} added why it is searched in addition by
 *   this step. `top`: the root of the subtree that is. `at`: its parent, and `child`: the child that is enough there; if
 *   the bound came late, the node above whose best child came late, and that child
 *
 * @typedef {object} Found the nodes that a text can mean
 * @property {number[]} nodes the first of them
 * @property {number} more how many more there are
 *
 * @typedef {object} Area the columns and rows of a subtree, first and last included
 * @property {number} left the first column
 * @property {number} right the last column
 * @property {number} top the first row
 * @property {number} bottom the last row
 *
 * @typedef {object} NodeState all that is known of one node at one step
 * @property {Place} place
 * @property {number} depth plies below the root
 * @property {number | null} parent null at the root
 * @property {number} children how many
 * @property {number} size how many nodes its subtree has, itself included
 * @property {'unreached' | 'open' | 'closed' | 'pruned' | 'beyond' | 'spared'} status `beyond`: below the depth
 *   limit; `spared`: the table knew enough of a node above
 * @property {boolean} current whether the event at this step is about it
 * @property {boolean} variation whether it is on the principal variation, which is known at the last step
 * @property {number | null} value the best value of an open node, or what a closed one returned; null: none
 * @property {[number, number]} range what is proved by this step of its true value, or of its value at the depth
 *   `limit`
 * @property {'nothing' | 'value' | 'range'} proved whether `range` says nothing, no more than `value`, or more
 * @property {number | null} limit the depth limit, if it was met at the node or below by this step
 * @property {[number, number] | null} window as it last stood; null if not entered, or without bounds (minimax)
 * @property {Crossing | null} crossing of the bounds of `window`
 * @property {[number, number] | null} passed the entry window
 * @property {[boolean, boolean] | null} moved whether alpha and whether beta have moved since the entry
 * @property {Place | null} alphaHolder the node that holds alpha of `window`
 * @property {Place | null} betaHolder the node that holds beta
 * @property {Origin} [alphaOrigin] where alpha comes from if no node holds it; left out: the root's own window
 * @property {Origin} [betaOrigin]
 * @property {Naming} naming
 * @property {Side | null} cut the bound that its own cutoff met
 * @property {Pruned | null} pruned why it was never entered, if it was pruned
 * @property {number} entered the step of its `enter`; 0: none by this step
 * @property {number} left the step of its `leave`; 0: none by this step
 *
 * @typedef {'met' | 'crossed'} Crossing how the bounds of a window stand if no value is left between them: alpha equals
 *   beta, or is above it
 *
 * @typedef {object} NumberLine what the number line of a node shows at one step; if a child has just returned, the
 *   window and the best value are those that its value is compared with
 * @property {[number, number] | null} span the least and the greatest number of the line, at all nodes and steps
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
 * @property {'coins' | 'tic-tac-toe' | 'five-in-a-row' | 'pig'} game
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
 * @typedef {object} Ready step 0: nothing has happened
 * @property {'ready'} key
 * @property {Place} root
 * @property {number} nodes of the tree
 * @property {number} leaves of the tree
 *
 * @typedef {object} EnterRoot the search begins
 * @property {'enter-root'} key
 * @property {Place} node
 * @property {number} alpha
 * @property {number} beta
 * @property {boolean} full whether the window is [−∞, +∞]
 * @property {boolean} bounded whether the algorithm has bounds
 *
 * @typedef {object} Enter a call begins
 * @property {'enter'} key
 * @property {Place} node
 * @property {Place} from the parent
 * @property {number} alpha
 * @property {number} beta
 * @property {Place | null} alphaHolder null: the root's window
 * @property {Place | null} betaHolder
 * @property {Origin} [alphaOrigin] where alpha comes from if no node holds it; left out: the root's own window
 * @property {Origin} [betaOrigin]
 * @property {boolean} bounded whether the algorithm has bounds
 * @property {boolean} afresh whether chance moves at the parent and no bounds of the values are known, so that no window
 *   of the parent says anything of a child
 * @property {Naming} naming
 *
 * @typedef {object} Evaluate a value is read
 * @property {'evaluate'} key
 * @property {Place} node
 * @property {number} value
 * @property {number | null} own the number that the tree has, if the view shows another one
 * @property {number | null} limit the depth limit, if it is met here
 *
 * @typedef {object} Compare a child has returned
 * @property {'compare'} key
 * @property {Place} node
 * @property {Place} child
 * @property {Side} side the bound that the node can move
 * @property {number} lo the range of the child
 * @property {number} hi
 * @property {Returned} returned what `value` is of the child's true value
 * @property {number} value what the child returned
 * @property {number | null} own the number that the tree has, if the child is a leaf and the view shows another one
 * @property {number} before the best value before; ∓∞ for the first child
 * @property {[number, number]} best the least and the greatest value that the new best stands for
 * @property {boolean} first whether it is the first child
 * @property {boolean} improved whether the child is the new best
 * @property {boolean} moved whether the bound moved
 * @property {number} bound where the bound now is
 * @property {boolean} beats whether the best value moved the bound or is better, or there are no bounds
 * @property {boolean} short whether only what the child returned does not beat the bound: what it is worth might
 * @property {boolean} bounded whether the algorithm has bounds
 * @property {number | null} limit the depth limit, if it was met at the child or below
 * @property {Naming} naming
 *
 * @typedef {object} Cutoff the cut test succeeded
 * @property {'cutoff'} key
 * @property {Place} node
 * @property {number} best the best value, which met the bound
 * @property {[number, number]} worth the least and the greatest value that the node can have
 * @property {Side} side which bound is met
 * @property {number} bound
 * @property {boolean} strict whether the cut test is by `>`
 * @property {number} held the bound as its holder sees it
 * @property {Place | null} holder null: the root's window
 * @property {Origin} [origin] where the bound comes from if no node holds it; left out: the root's own window
 * @property {Place | null} giver the child whose value is the bound
 * @property {Reach} reach
 * @property {number} distance plies up to the holder; 0 if there is none
 * @property {number} children how many children are pruned; may be 0
 * @property {number} nodes how many nodes are pruned
 * @property {number | null} limit the depth limit, if it was met at the node or below
 * @property {Naming} naming
 *
 * @typedef {object} Average a child has returned where chance moves
 * @property {'average'} key
 * @property {Place} node
 * @property {Place} child
 * @property {string} weight as written, such as '1/3' or '0.25'
 * @property {number} lo the range of the child
 * @property {number} hi
 * @property {Returned} returned what `value` is of the child's true value
 * @property {number} value what the child returned
 * @property {number} product the weight times the value
 * @property {number} before what the node is worth by the children before
 * @property {number} sum the same with this child
 * @property {number} least what is proved of the node
 * @property {number} most
 * @property {boolean} first whether it is the first child
 * @property {boolean} last whether it is the last child
 * @property {boolean} bounded whether the search has bounds
 * @property {number | null} limit the depth limit, if it was met at the child or below
 *
 * @typedef {object} ChanceCutoff a node where chance moves meets a bound whatever its other children are worth
 * @property {'chance-cutoff'} key
 * @property {Place} node
 * @property {number} sum what the node is worth by its children so far
 * @property {number} each the least, or the most, that any other child can be worth
 * @property {number} best what the node is worth at least, or at most
 * @property {Side} side which bound is met
 * @property {number} bound
 * @property {boolean} strict whether the cut test is by `>`
 * @property {number} held the bound as its holder sees it
 * @property {Place | null} holder null: the root's window
 * @property {Place | null} giver the child whose value is the bound
 * @property {Reach} reach
 * @property {number} distance plies up to the holder; 0 if there is none
 * @property {number} children how many children are pruned; may be 0
 * @property {number} nodes how many nodes are pruned
 * @property {number | null} limit the depth limit, if it was met at the node or below
 * @property {Naming} naming
 *
 * @typedef {object} Leave a call returns
 * @property {'leave'} key
 * @property {Place} node
 * @property {number} value what it returns
 * @property {number} lo what is proved of the node's true value
 * @property {number} hi
 * @property {Returned} returned what `value` is of the true value
 * @property {boolean} cut whether the node was cut
 * @property {number | null} limit the depth limit, if it was met at the node or below
 *
 * @typedef {object} Finish the search ends
 * @property {'finish'} key
 * @property {Place} root
 * @property {number} value what the root returned
 * @property {number} lo what is proved of the root's true value
 * @property {number} hi
 * @property {boolean} exact whether a single value is proved
 * @property {Place | null} move the best move; null: none is proved best
 * @property {Place[]} variation the principal variation, without the root
 * @property {number | null} limit the depth limit, if the search met it
 *
 * @typedef {object} EnterPass a pass begins, of a search that can have several
 * @property {'enter-pass'} key
 * @property {Place} node
 * @property {number} pass from 1
 * @property {number | null} depth to which it searches; null: to the leaves
 * @property {number} alpha
 * @property {number} beta
 * @property {boolean} full whether the window is [−∞, +∞]
 * @property {boolean} null whether it is a null window
 * @property {boolean} bounded whether the algorithm has bounds
 *
 * @typedef {object} Test a child is tested with a null window
 * @property {'test'} key
 * @property {Place} node
 * @property {Place} from the parent
 * @property {number} alpha
 * @property {number} beta
 *
 * @typedef {object} Again a child that was tested is searched again
 * @property {'again'} key
 * @property {Place} node
 * @property {Place} child
 * @property {number} value that the test returned
 * @property {[number, number]} tested the null window
 * @property {number} alpha of the window of the search that follows
 * @property {number} beta
 * @property {RootVerdict} verdict of the test
 *
 * @typedef {object} Hit the table answers
 * @property {'hit'} key
 * @property {Place} node
 * @property {number} value that the call returns
 * @property {number} lo what the table has: the value is at least this
 * @property {number} hi and at most this
 * @property {Place | null} by the node whose search stored it, if another one with the same position
 * @property {number | null} pass in which it was stored, if another one
 * @property {number | null} limit the depth limit, if the stored value depends on it
 *
 * @typedef {object} Narrow the table narrows the window
 * @property {'narrow'} key
 * @property {Place} node
 * @property {number} alpha of the window after
 * @property {number} beta
 * @property {number} lo as of `Hit`
 * @property {number} hi
 * @property {Place | null} by
 * @property {number | null} pass
 * @property {number | null} limit
 *
 * @typedef {object} PassEnd a pass ends
 * @property {'verdict'} key
 * @property {Place} root
 * @property {number} value that the root returned
 * @property {RootVerdict} verdict
 * @property {number} lo what is now known of the root's value at this depth
 * @property {number} hi
 * @property {number} pass from 1
 * @property {number | null} limit the depth limit, if the pass met it
 *
 * @typedef {object} Stop the last step of a search that needs a value that nobody knows
 * @property {'stop-symbol' | 'stop-limit'} key at a symbol, or at the depth limit at a node without a static value
 * @property {Place} node
 *
 * @typedef {Ready | EnterRoot | Enter | Evaluate | Compare | Cutoff | Average | ChanceCutoff | Leave | Finish | Stop | EnterPass | Test | Again | Hit
 *   | Narrow | PassEnd}
 *   Explanation what a step
 *   means; the words are in messages/
 */

export {}
