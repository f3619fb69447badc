// Made from the types of crate/ by `npm run golden`: the shapes that cross the boundary.
// Infinity: −∞ and +∞ are `-Infinity` and `Infinity`. Nodes are numbered in preorder of the tree as searched; the root is 0.
// A search of n events has the frames 0 … n: frame 0 is the tree before the search, and frame k what is known after event
// k, whose `step` is k.

/** Why a node is searched in addition. */
export type Added = {
/** The reason. */
reason: ExtraReason,
/** The root of the subtree that is searched in addition. */
top: Place,
/** The node to blame: the parent of `top`, or the node above whose best child came late. */
at: Place,
/** The child that is enough there, or that best child. */
child: Place, };

/** Which algorithm searches. */
export type Algorithm = "minimax" | "alpha-beta" | "pvs" | "mtd";

/** An answer of a student. */
export type Answer = NodeAnswer | TreeAnswer;

/** Why answers are refused. The place is named, such as `answers[3].node`. */
export type AnswerError = { "code": "answered-twice",
/** The second. */
option: string,
/** The answer that the second one gives. */
found: string,
/** The first. */
before: string, } | OptionError;

/** The area of a subtree: its outermost columns and rows, included. */
export type Area = {
/** The column of the leftmost node. */
left: number,
/** The column of the rightmost node. */
right: number,
/** The row of the topmost node. */
top: number,
/** The row of the lowest nodes. */
bottom: number, };

/** A question of an exercise. */
export type Ask = "values" | "ranges" | "windows" | "cuts" | "move" | "leaves" | "count" | "order" | "condition" | "construct" | "statement" | "horizon";

/** The questions of an exercise, and how strictly they are graded. */
export type Asked = {
/** A text has spaces or commas between the words; default 'values cuts'. */
ask?: Ask[] | string,
/** Which window is asked, default 'final'; 'own': only the bound that the player of the node moves. */
windows?: "final" | "entry" | "history" | "own",
/** 'any', the default: nodes below a cut edge may be marked too, or instead. */
cuts?: 'any' | 'edges',
/** 'own', the default: an answer that agrees with the run continued from the student's own answers counts. */
follow?: 'own' | 'none',
/** The side whose view the values, ranges and windows have, in answers and in results, default 'max'. */
view?: View,
/** A bound at a node that cuts off must have moved, or not, as the rule `update` says. */
update?: boolean,
/** How many leaves an order is to make the search see, default 'fewest'; where a student makes a tree, the goal of
 * the search on it, default 'deep'; the statement to be judged, default 'leftmost-leaf'. */
goal?: 'fewest' | 'most' | number | Target | Statement,
/** The question about the one unknown leaf x: for which x a node is never seen, the default; for which x a move is
 * the best; which values the root can have. */
condition?: 'unseen' | 'best' | 'root',
/** The node that the condition is asked of; default: the first to which x makes a difference. */
node?: number | string,
/** The knowledge given beforehand: two numbers between which all values lie, or the root's window. The edges to
 * mark are then only those that it cuts in addition. */
known?: { values: [number, number] } | { window: [number, number] },
/** 'whole': x is a whole number, so `x < 4` and `x ≤ 3` are the same. */
numbers?: 'any' | 'whole', };

/** Which algorithm searches. */
export type BestFirst = "mcts" | "pns";

/** The answer to a question. */
export type BestFirstDecided = {
/** The node. */
node: number, } | {
/** The least such C. */
value: number,
/** That child; null in the answer of a student, which does not say it. */
child: number | null, } | {
/** Visits and total, or proof and disproof number. */
numbers: Array<number>, };

/** The subject of a question: which child is chosen at a node; which node an iteration reaches; from which C on another
 * child is chosen; which numbers the backup leaves. */
export type BestFirstDecision = "child" | "leaf" | "exploration" | "backup";

/** An event of a best-first search. */
export type BestFirstEvent = {
/** The number of the event, from 1. */
step: number,
/** Its kind. */
kind: BestFirstKind,
/** The part of the iteration; null at the end of the search. */
phase: Phase | null,
/** The node that the event is about: of a selection the parent. */
node: number,
/** The child that is selected or chosen, or the first that joins the tree. */
child: number | null,
/** Plies below the root. */
depth: number,
/** The line of the listing, from 1. */
line: number,
/** The number of the iteration, from 1; null at the end of the search. */
iteration: number | null,
/** The score of a child that is selected, of Monte-Carlo tree search. */
score: number | null,
/** The leaf that a playout reaches. */
leaf: number | null,
/** The value of the leaf that is read. */
value: number | null,
/** The reward that it is worth, of Monte-Carlo tree search. */
reward: number | null,
/** The visits of a node after an update of Monte-Carlo tree search. */
visits: number | null,
/** The total of its rewards, which are MAX's. */
total: number | null,
/** Its value, if it is proved. */
proved: number | null,
/** The proof number and the disproof number after an update; null stands for infinity. */
proof: [number | null, number | null] | null, };

/** The meaning of one step. Scores are those of the player at the node; totals and means are MAX's. */
export type BestFirstExplanation = { "key": "ready", root: Place,
/** The number of nodes of the tree. */
nodes: number,
/** The number of leaves of the tree. */
leaves: number, } | { "key": "select", node: Place, child: Place,
/** The score of the child; null: it has no visits, and is taken first. */
score: ToldScore | null,
/** Whether no other child has a better score: another program may choose as it likes. */
highest: boolean,
/** The best score of another child that is taken later; null if there is none with a score. */
rival: Rival | null, rule: 'ucb1' | 'mean' | 'puct', } | { "key": "draw", node: Place, child: Place,
/** Its probability as it is written. */
weight: string | null, } | { "key": "expand", node: Place, child: Place,
/** How many children of the node are still outside. */
left: number, } | { "key": "expand-all", node: Place, children: number,
/** Whether they have proof numbers. */
proves: boolean, } | { "key": "playout", node: Place, leaf: Place,
/** How many moves. */
moves: number, value: number, reward: number, rule: 'random' | 'first' | 'last' | 'value', } | { "key": "read-leaf", node: Place, value: number, reward: number,
/** Whether the value is proved thereby. */
proves: boolean, } | { "key": "backup", node: Place, reward: number, visits: number, total: number, mean: number,
/** The value that is proved. */
proved: number | null, } | { "key": "select-proof", node: Place, child: Place, mover: Mover,
/** The number of the child by which it is chosen: its proof number at MAX, its disproof number at MIN. */
number: number | null,
/** Whether another child has the same number. */
tie: boolean,
/** The first child with the least number; null if it is chosen: another program may choose as it likes. */
least: LeastChild | null, } | { "key": "settle", node: Place, value: number,
/** Whether it reaches the goal. */
reached: boolean, goal: ToldGoal, } | { "key": "number", node: Place, mover: Mover, proof: number | null, disproof: number | null,
/** Whether it is proved, or disproved. */
verdict: boolean | null, } | { "key": "choose",
/** null: there is no move to choose. */
child: Place | null, iterations: number, rule: 'visits' | 'mean', visits: number,
/** As the player at the root sees it. */
mean: number | null,
/** The value of the root that is proved. */
proved: number | null, } | { "key": "answer", root: Place, child: Place | null, iterations: number, verdict: boolean | null, goal: ToldGoal, };

/** The first thing that is wrong with the trace of a best-first search. */
export type BestFirstFinding = {
/** The line of the file, from 1. */
line: number,
/** The step of the trace at which it shows. */
step: number,
/** The probable bug of the program. */
likely: Likely<BestFirstMistake> | null, } & ({ "code": "not-there", found: string, } | { "code": "no-child", found: string, open: number, } | { "code": "not-below", found: string, open: number, } | { "code": "no-children", node: number, } | { "code": "not-here", found: string, open: number, } | { "code": "not-grown", node: number, } | { "code": "joins-again", node: number, } | { "code": "off-path", found: string, open: number, } | { "code": "after-end" } | { "code": "other-tree" } | { "code": "comes", node: number, found: BestFirstKind, expected: BestFirstKind, } | { "code": "chooses", child: number, expected: number, found: number | null, best: number | null, by: ComparedBy, } | { "code": "chooses-proved", child: number, } | { "code": "scores", child: number, found: number, expected: number, } | { "code": "value", node: number, found: number, expected: number, } | { "code": "rewards", node: number, value: number, found: number, expected: number, } | { "code": "reward-outside", found: number, } | { "code": "plays-short", node: number, } | { "code": "plays-to", node: number, expected: number, } | { "code": "visits", node: number, found: number, expected: number, } | { "code": "totals", node: number, found: number, expected: number, } | { "code": "numbers", node: number, by: ComparedBy, found: number, expected: number, } | { "code": "proves", node: number, found: number | null, expected: number | null, } | { "code": "updated-again", node: number, } | { "code": "not-updated", node: number, } | { "code": "ends", node: number, } | { "code": "goes-on" } | { "code": "decides", child: number, expected: number | null, found: number | null, best: number | null, by: ComparedBy, });

/** The state of the nodes `from` … `to` − 1 at a step of a best-first search, as columns. */
export type BestFirstFrame = {
/** The step. */
step: number,
/** The first node of the columns. */
from: number,
/** One past the last. */
to: number,
/** Index into STATUS of core.js. */
status: Uint8Array,
/** The visits, of Monte-Carlo tree search; otherwise the updates. */
visits: Uint32Array,
/** The mean of the rewards, which are MAX's; NaN without visits. */
mean: Float64Array,
/** The proof numbers; infinite where they are. */
proof: Float64Array,
/** The disproof numbers. */
disproof: Float64Array,
/** The path of the iteration, the root first. */
path: Uint32Array,
/** The nodes of its playout, below the path. */
way: Uint32Array,
/** The node of the event at this step; null at step 0. */
current: number | null,
/** The child of the root that would be chosen now. */
choice: number | null,
/** The number of the iteration, from 1; null before the first and at the end. */
iteration: number | null,
/** The counts up to this step: `entered` is the number of nodes in the tree. */
counts: Counts, };

/** The kinds of events. */
export type BestFirstKind = "select" | "expand" | "playout" | "evaluate" | "update" | "finish";

/** The listing of a best-first search. */
export type BestFirstListing = {
/** The algorithm. */
bestFirst: 'mcts' | 'pns',
/** The view of the values in the code. */
view: 'max',
/** The lines. */
lines: Array<ListingLine>, };

/** One mistake. N are the visits of a node, n those of its child. */
export type BestFirstMistake = "last-of-equals" | "mean-alone" | "exploration-alone" | "mean-weighed" | "sign-forgotten" | "least-score" | "child-logarithm" | "no-parent" | "no-logarithm" | "visits-exchanged" | "upside-down" | "exchanged-upside-down" | "no-root" | "most-visits" | "proof-alone" | "greatest-number" | "mean-carried" | "visits-not-counted" | "last-alone" | "reward-turned" | "total-replaced" | "value-added" | "players-exchanged" | "both-sums" | "both-least" | "leaves-open";

/** One node at one step. */
export type BestFirstNode = {
/** The names of the node. */
place: Place,
/** Plies below the root. */
depth: number,
/** Its parent; null at the root. */
parent: number | null,
/** How many children it has. */
children: number,
/** Nodes of its subtree, itself included. */
size: number,
/** Its status. */
status: Status,
/** Whether the event of the step is its own. */
current: boolean,
/** Whether it is on the best path, once the search has ended. */
variation: boolean,
/** The value of a leaf, or the static value. */
own: number | null,
/** Its numbers; null while it is not in the tree. */
grown: Grown | null, };

/** The verdict on an answer. */
export type BestFirstPrediction = {
/** `Right`, `Wrong`, `Missing` if there is no answer, or `Unread`. */
verdict: Extract<Verdict, 'right' | 'wrong' | 'missing' | 'unread'>,
/** Whether it is right. */
ok: boolean,
/** The answer as read. */
read: BestFirstDecided | null,
/** The right answer; null if the student's cannot be read, which can be mended. */
expected: BestFirstDecided | null,
/** Why it cannot be read, or is wrong. */
reason: Reason | null,
/** The first of the mistakes in `fits`. */
likely: BestFirstMistake | null,
/** All known mistakes that give this answer, the whole of it. */
fits: Array<BestFirstMistake>,
/** The steps whose meaning says why. */
why: Array<number>,
/** The last step that can be shown now: that of the decision, or the one at which the next question is asked. */
until: number, };

/** A question, at the last step before its decision. */
export type BestFirstQuestion = {
/** The step at which the run pauses. */
step: number,
/** The subject. */
ask: BestFirstDecision,
/** The node that decides: where a child is chosen, the root, or the last node of the path. */
node: number,
/** The number of the iteration, from 1. */
iteration: number,
/** The child that is chosen with the C of the rules, if another one is asked for. */
chosen: number | null,
/** That C. */
exploration: number | null,
/** The nodes whose numbers are asked for, from the root down. */
path: Array<number>,
/** Their numbers now, two for each: visits and total, or proof and disproof number. */
numbers: Array<number>,
/** The reward that is added. */
reward: number | null, };

/** How far one step goes. `event`: to the next event. `phase`: to the end of the next selection, expansion, playout or
 * backup. `iteration`: to the end of the next iteration. `choice`: to the next iteration that changes the choice. */
export type BestFirstStepSize = "event" | "phase" | "iteration" | "choice";

/** The outcome of a best-first search, and its cost. */
export type BestFirstSummary = {
/** How many iterations were made. */
iterations: number,
/** The mean of the rewards of the root, which are MAX's. */
mean: number | null,
/** The answer of a proof-number search: whether the goal is reached. */
verdict: boolean | null,
/** Its goal. */
goal: ToldGoal | null,
/** The value that the root's call returned; null if the search had to stop. */
value: number | null,
/** The proved range of the root's true value, or of its value at the depth `limit`. */
range: ValueRange,
/** The depth limit, if the search met it. */
limit: number | null,
/** The child of the root to choose, from 0. */
bestMove: number | null,
/** Child numbers from the root on. */
principalVariation: Array<number>,
/** Why the search stopped, if it did. */
stoppedBy: Stop | null,
/** The last step. */
steps: number,
/** Nodes of the tree. */
nodes: number,
/** Leaves of the tree. */
leaves: number,
/** Rows of the tree: its height plus one. */
rows: number,
/** The least and the greatest number that any value or finite bound of the search can be; null
 * if there is none. */
span: [number, number] | null,
/** The nodes that are counted above, each once. Told only of a search with several visits. */
distinct?: Distinct,
/** Calls, those for the root and for leaves included. */
entered: number,
/** Leaves, and nodes not above the depth limit, given a value. */
evaluated: number,
/** Entered nodes with children searched. */
expanded: number,
/** Nodes left out by cutoffs; with several visits a node counts at each cutoff that leaves it out. */
pruned: number,
/** Cutoffs that pruned something. */
cutoffs: number,
/** Calls answered by a table. Told only where there are any. */
hits?: number,
/** Calls whose node was searched again at once. Told only where there are any. */
again?: number, };

/** A straight border. */
export type Border = {
/** The one end. */
from: [number, number],
/** The other end. */
to: [number, number],
/** Whether it belongs to the region. */
belongs: boolean, };

/** One open call. */
export type Call = {
/** The node it is for. */
place: Place,
/** The window as it stands; null without bounds. */
window: [number, number] | null,
/** The best value so far, or that of an evaluated node; null if there is none yet. */
best: number | null,
/** The child it would turn to next, after the one that is open; null if there is none left. */
next: Place | null, };

/** The kind of a call of a real search. */
export type CallKind = "full" | "null-window" | "re-search" | "null-move" | "quiescence" | "reduced" | "extended" | "probe";

/** The name of the best value of a node: its meaning, where the listing has no variable for it; the listing's name for
 * the value of a child, which met a bound; or its name for the best value. */
export type Called = "value" | "val" | "best";

/** The content of a cell. */
export type Cell = "empty" | "coin" | "x" | "o" | "black" | "white";

/** The current call at a node where chance moves. */
export type ChanceNow = {
/** The node. */
node: Place,
/** The least and the greatest value that it can have, by the children searched so far and the bounds of all values. */
least: number,
/** See `least`. */
most: number,
/** The window. */
window: [number, number],
/** The bound that is met, once a child is compared. */
cut: Side | null, };

/** The decisions at chance nodes. */
export type ChanceRow = {
/** Whether such nodes cut off. Otherwise the children that are left may outweigh any bound. */
cuts: boolean,
/** Whether the search has bounds at all. */
bounded: boolean,
/** Whether a bound has to be passed, rather than reached. */
strict: boolean,
/** The current call, if it is one of chance. */
now: ChanceNow | null, };

/** The player who takes the last coin wins: 1 for MAX, −1 for MIN. The player `root` of the options begins. */
export type CoinsGame = {
/** Its name. */
game: 'coins',
/** The number of coins, 1 … 1000; default 4. */
coins?: number,
/** The numbers of coins that a move can take, in the order of the moves; default [1, 2]. */
take?: Array<number>,
/** How many plies are expanded; default: to the end of the game. */
plies?: number, };

/** A side of a comparison: a number, or the first or second unknown value in the order of the tree. */
export type Compared = number | Unknown;

/** The number by which children are compared. */
export type ComparedBy = "score" | "proof" | "disproof" | "visits" | "mean";

/** A number in the event of a comparison. */
export type ComparedNumber = "value" | "alpha" | "beta";

/** A condition on a tree. */
export type Condition = "leaves" | "values" | "cuts" | "tie" | "deep" | "negative" | "apart" | "known" | "difficulty";

/** A number; the ends of a range, ∓∞ where it has none; numbers or nodes one after the other; whether an edge is cut,
 * or a condition always holds; the numbers for which it holds, or the values of two leaves; the text of a tree, or
 * the name of a reason. */
export type Content = number | [number, number] | Array<number> | boolean | Interval | Region | Array<number> | string;

/** A point. */
export type Corner = {
/** The point. */
at: [number, number],
/** Whether it belongs to the region. */
belongs: boolean, };

/** How much a search has done. */
export type Counts = {
/** Calls, those for the root and for leaves included. */
entered: number,
/** Leaves, and nodes not above the depth limit, given a value. */
evaluated: number,
/** Entered nodes with children searched. */
expanded: number,
/** Nodes left out by cutoffs; with several visits a node counts at each cutoff that leaves it out. */
pruned: number,
/** Cutoffs that pruned something. */
cutoffs: number,
/** Calls answered by a table. Told only where there are any. */
hits?: number,
/** Calls whose node was searched again at once. Told only where there are any. */
again?: number, };

/** How the bounds of a window stand that has no value left between them: alpha equals beta, or is above it. */
export type Crossing = "met" | "crossed";

/** A child of the root over the iterations. */
export type Curve = {
/** The child. */
child: Place,
/** Its visits after each of the iterations. */
visits: Array<number>,
/** Its means, as the player at the root sees them; null without visits. */
means: Array<number | null>, };

/** The children of the root over the iterations. */
export type Curves = {
/** The numbers of the iterations, from 0: before the first. */
iterations: Array<number>,
/** Of each child, the first ones. */
children: Array<Curve>,
/** How many more children there are. */
more: number, };

/** A cut test with its numbers. */
export type CutTest = {
/** The best value of the node. */
best: number,
/** The bound that it is compared with. */
bound: number,
/** Which bound: β at MAX, α at MIN. */
side: Side,
/** Whether the test is `>`. */
strict: boolean, };

/** A cut test that succeeded. */
export type CutoffEvent = {
/** The best value that met the bound. */
best: number,
/** The bound. */
bound: number,
/** The bound that is met: beta at a MAX node, alpha at a MIN node. */
side: Side,
/** The node that holds the bound. */
holder: number | null,
/** How far up the holder is. */
reach: Reach,
/** The number of children that this call leaves out; may be 0. */
pruned: number, };

/** The answer to a question. */
export type Decided = {
/** The number or range. */
value: Content, } | Window | {
/** The node. */
node: number | null, } | {
/** The value. */
answer: number | null, };

/** The subject of a question: the value that a call returns; which bound of its window moves, and to what; which node
 * the search enters next, so whether there is a cutoff; which node holds the bound that is met; whether a child that was
 * tested is searched again, by the node that the search enters next; with which null window a child is tested; the
 * value with which the table answers a call; the value that a pass returns; how many nodes a pass evaluates. */
export type Decision = "returns" | "bound" | "next" | "holder" | "again" | "test" | "table" | "pass" | "evaluates";

/** A part of the number line, and the decision of the node about a value in it. */
export type DecisionCell = {
/** The decision of the node. */
outcome: Outcome,
/** The lower end; null: no lower end. */
from: DecisionEnd | null,
/** The upper end; null: no upper end. */
to: DecisionEnd | null, };

/** The end of a cell. */
export type DecisionEnd = {
/** The bound or the best value at this end. */
limit: DecisionLimit,
/** Whether the end itself belongs to the cell. */
included: boolean,
/** The number at this end in the current call. */
value: number | null, };

/** The number with which a value is compared. */
export type DecisionLimit = "alpha" | "beta" | "best";

/** The current call in its row. Until a child is compared, the numbers are those that its value will be compared with. */
export type DecisionNow = {
/** The node that compares. */
node: Place,
/** The child that is compared, once it is known; null, too, where the node stands pat. */
child: Place | null,
/** The value that the child returned, once it has returned, or on which the node stands pat. */
value: number | null,
/** The index of the cell that the value falls into, once the value is compared. */
cell: number | null, };

/** The decisions at the nodes of one player. */
export type DecisionRow = {
/** The player; null: the side to move. */
player: Player | null,
/** The cells, which divide the number line, the least values first. */
cells: Array<DecisionCell>,
/** The current call, if it is one of this player's. */
now: DecisionNow | null, };

/** The decision table of a search at one step. */
export type DecisionTable = {
/** A row for MAX and one for MIN. In the view of the side to move, one row serves both. */
rows: Array<DecisionRow>,
/** The row of the chance nodes; null if there are none. */
chance: ChanceRow | null,
/** The names of the bounds in the listing. */
naming: Naming,
/** Whether a cutoff returns the bound instead of the value. */
hard: boolean, };

/** A place where two searches part. Nodes are numbered as the first one numbers them. */
export type Difference = {
/** The search that enters children of the node which the other leaves out, or searches the node again. */
by: Which,
/** The node. */
place: Place,
/** How many nodes that are, each once; how many visits, if they are entered again. */
nodes: number,
/** How many nodes, or visits, more the second search makes here and where it follows from this. */
total: number,
/** How many differences follow from it: those after it in the list. */
followers: number,
/** The steps of the first and of the second search: one enters the nodes, the other leaves them out. */
steps: [number, number],
/** Why the one enters them and the other does not. */
cause: DifferenceCause,
/** The cutoff by which the other leaves them out, if it does by one. */
cutoff: DifferentCut | null,
/** The value or the bound of the one, if it is another one and therefore the cause; null if the trace does not have it. */
found: number | null,
/** The child that the one has not searched by then, if the cause is the order. */
late: Place | null, };

/** Why one search, the *one*, enters nodes that the *other* leaves out. All but `Depth`, `Table`, `Stopped`, `Untold`
 * and `Again` are about a cutoff of the other. */
export type DifferenceCause = "never" | "test" | "order" | "value" | "bound" | "missed" | "unfounded" | "unsaid" | "depth" | "table" | "stand-pat" | "stopped" | "untold" | "again";

/** All places where two searches of one tree part: those that follow from no other, by the size of their totals, each
 * with those that follow from it right after it. */
export type Differences = {
/** How many nodes more the second search enters there. */
nodes: Int32Array,
/** The same, with those that follow. */
totals: Int32Array,
/** How many follow. */
followers: Uint32Array, };

/** A cutoff of one of two searches. */
export type DifferentCut = {
/** The value that met the bound; null if the trace does not have it. */
best: number | null,
/** The bound; null if the trace does not have it. */
bound: number | null,
/** Which bound it is. */
side: Side,
/** The node that holds the bound. */
holder: Place | null,
/** The origin of a bound that no node holds; left out if that is the root's own window. */
origin?: Origin, };

/** How many different nodes a search visits. */
export type Distinct = {
/** Nodes entered. */
entered: number,
/** Nodes that are given a value at least once. */
evaluated: number, };

/** The position at a node, for a picture of it and the words beside it. */
export type Drawing = {
/** Which game it is. */
game: GameOptions['game'],
/** The position in signs: the coins that are left, or the board as it could be typed. */
text: string,
/** The moves from the root, in signs such as 'b2', or '3○' for a move that leaves three coins. */
moves: Array<string>,
/** The player to move, or the one who would be. */
player: Player,
/** Whether the game is over. */
over: boolean,
/** How many columns there are. */
columns: number,
/** How many rows. */
rows: number,
/** The name of each column as moves have it; empty where they have none. */
columnNames: Array<string>,
/** The name of each row, from the top. */
rowNames: Array<string>,
/** The content of each cell, row by row from the top left; a coin that was taken leaves 'empty'. */
cells: Array<Cell>,
/** The cells that the last move changed. */
last: Array<number>,
/** The cells of the lines that win. */
line: Array<number>,
/** The piece of the side to move; null for coins. */
turn: Exclude<Cell, 'empty' | 'coin'> | null, };

/** A tree for an exercise. */
export type Drawn = {
/** The tree, in the notation. */
text: string,
/** How difficult it is, 1 … 5. */
difficulty: number,
/** The measures from which the difficulty is computed. */
measures: Measures,
/** The mistakes that give other answers on this tree. */
tells: Array<Mistake>,
/** How many trees were drawn. */
tries: number, };

/** An answer at a node, as a picture shows it. */
export type DrawnAnswer = {
/** The node. */
node: number,
/** Where it stands. */
at: "inside" | "beside" | "edge",
/** The answer; default: none. An edge has none, it is cut. */
text?: string,
/** Whether it is right; default: it is not checked. */
ok?: boolean | null, };

/** The result of an edit. */
export type Edited = {
/** The new text. */
text: string,
/** The node to go on with, by its number in the new tree: the node edited or added, or a neighbour of the one
 * removed. */
node: number, };

/** The meaning of one step. Values are in the tree's own units; ∓∞ where nothing is known. `limit`: the
 * depth limit, if it was met at the node or below; values are then those at that depth.
 * `naming`: how the listing of the trace calls the bounds. */
export type Explanation = { "key": "ready", root: Place,
/** The number of nodes of the tree. */
nodes: number,
/** The number of leaves of the tree. */
leaves: number, } | { "key": "enter-root", node: Place, alpha: number, beta: number,
/** Whether the window is [−∞, +∞]. */
full: boolean,
/** Whether the algorithm has bounds. */
bounded: boolean, naming: Naming, } | { "key": "enter", node: Place,
/** The parent. */
from: Place, alpha: number, beta: number,
/** null: the root's window. */
alphaHolder: Place | null, betaHolder: Place | null,
/** Where alpha comes from if no node holds it; left out: the root's own window. */
alphaOrigin?: Origin, betaOrigin?: Origin,
/** Whether the algorithm has bounds. */
bounded: boolean,
/** Whether chance moves at the parent and no bounds of the values are known, so that no window of the parent
 * says anything of a child. */
afresh: boolean, naming: Naming, } | { "key": "evaluate", node: Place, value: number,
/** The number that the tree has, if the view shows another one. */
own: number | null,
/** The depth limit, if it is met here. */
limit: number | null, } | { "key": "stand-pat", node: Place,
/** The static value, which is now the best. */
value: number,
/** The number that the tree has, if the view shows another one. */
own: number | null,
/** The bound that the node can move. */
side: Side,
/** Whether the bound moved. */
moved: boolean,
/** The bound after. */
bound: number, naming: Naming, } | { "key": "compare", node: Place, child: Place,
/** The bound that the node can move. */
side: Side,
/** The range of the child. */
lo: number, hi: number,
/** The relation of `value` to the child's true value. */
returned: Returned,
/** The value that the child returned. */
value: number,
/** The number that the tree has, if the child is a leaf and the view shows another one. */
own: number | null,
/** The best value before; ∓∞ for the first child. */
before: number,
/** The least and the greatest value that the new best stands for. */
best: [number, number],
/** Whether it is the first child. */
first: boolean,
/** Whether the child is the new best. */
improved: boolean,
/** Whether the bound moved. */
moved: boolean,
/** The bound after the comparison. */
bound: number,
/** Whether the best value moved the bound or is better, or there are no bounds. */
beats: boolean,
/** Whether only the returned value fails to beat the bound: the true value of the child might beat it. */
short: boolean,
/** Whether the algorithm has bounds. */
bounded: boolean,
/** The depth limit, if it was met at the child or below. */
limit: number | null, naming: Naming, } | { "key": "cutoff", node: Place,
/** The best value, which met the bound. */
best: number,
/** The least and the greatest value that the node can have. */
worth: [number, number],
/** Which bound is met. */
side: Side, bound: number,
/** Whether the cut test is by `>`. */
strict: boolean,
/** The bound as its holder sees it. */
held: number,
/** null: the root's window. */
holder: Place | null,
/** Where the bound comes from if no node holds it; left out: the root's own window. */
origin?: Origin,
/** The child whose value is the bound. */
giver: Place | null, reach: Reach,
/** Plies up to the holder; 0 if there is none. */
distance: number,
/** How many children are pruned; may be 0. */
children: number,
/** How many nodes are pruned. */
nodes: number,
/** The depth limit, if it was met at the node or below. */
limit: number | null, naming: Naming, } | { "key": "average", node: Place, child: Place,
/** The probability of the child as written, such as '1/3' or '0.25'. */
weight: string,
/** The range of the child. */
lo: number, hi: number,
/** The relation of `value` to the child's true value. */
returned: Returned,
/** The value that the child returned. */
value: number,
/** The probability times the value. */
product: number,
/** The sum over the children before. */
before: number,
/** The sum with this child. */
sum: number,
/** The proved range of the node. */
least: number, most: number,
/** Whether it is the first child. */
first: boolean,
/** Whether it is the last child. */
last: boolean,
/** Whether the search has bounds. */
bounded: boolean,
/** The depth limit, if it was met at the child or below. */
limit: number | null, } | { "key": "chance-cutoff", node: Place,
/** The sum over the children so far. */
sum: number,
/** The least, or the most, that any other child can be worth. */
each: number,
/** The least, or the greatest, value that the node can have. */
best: number,
/** Which bound is met. */
side: Side, bound: number,
/** Whether the cut test is by `>`. */
strict: boolean,
/** The bound as its holder sees it. */
held: number,
/** null: the root's window. */
holder: Place | null,
/** The child whose value is the bound. */
giver: Place | null, reach: Reach,
/** Plies up to the holder; 0 if there is none. */
distance: number,
/** How many children are pruned; may be 0. */
children: number,
/** How many nodes are pruned. */
nodes: number,
/** The depth limit, if it was met at the node or below. */
limit: number | null, naming: Naming, } | { "key": "leave", node: Place,
/** The value that it returns. */
value: number,
/** The proved range of the node's true value. */
lo: number, hi: number,
/** The relation of `value` to the true value. */
returned: Returned,
/** Whether the node cut off. */
cut: boolean,
/** The depth limit, if it was met at the node or below. */
limit: number | null, } | { "key": "finish", root: Place,
/** The value that the root returned. */
value: number,
/** The proved range of the root's true value. */
lo: number, hi: number,
/** Whether a single value is proved. */
exact: boolean,
/** The best move; null: none is proved best. */
move: Place | null,
/** The principal variation, without the root. */
variation: Array<Place>,
/** The depth limit, if the search met it. */
limit: number | null, } | { "key": "enter-pass", node: Place,
/** The number of the pass, from 1. */
pass: number,
/** The depth to which it searches; null: to the leaves. */
depth: number | null, alpha: number, beta: number,
/** Whether the window is [−∞, +∞]. */
full: boolean,
/** Whether it is a null window. */
null: boolean,
/** Whether the algorithm has bounds. */
bounded: boolean, } | { "key": "test", node: Place,
/** The parent. */
from: Place, alpha: number, beta: number, } | { "key": "again", node: Place, child: Place,
/** The value that the test returned. */
value: number,
/** The null window. */
tested: [number, number],
/** The window of the search that follows. */
alpha: number, beta: number,
/** The verdict of the test. */
verdict: PassVerdict, } | { "key": "hit", node: Place,
/** The value that the call returns. */
value: number,
/** The lower bound from the table. */
lo: number,
/** The upper bound from the table. */
hi: number,
/** The node whose search stored it, if another one with the same position. */
by: Place | null,
/** The pass in which it was stored, if it is another one. */
pass: number | null,
/** The depth limit, if the stored value depends on it. */
limit: number | null, } | { "key": "narrow", node: Place,
/** The window after. */
alpha: number, beta: number,
/** As in `Hit`. */
lo: number, hi: number, by: Place | null, pass: number | null, limit: number | null, } | { "key": "verdict", root: Place,
/** The value that the root returned. */
value: number, verdict: PassVerdict,
/** The proved range of the root's value at this depth, this pass included. */
lo: number, hi: number,
/** The number of the pass, from 1. */
pass: number,
/** The depth limit, if the pass met it. */
limit: number | null, } | { "key": "program-compare", node: Place, child: Place,
/** The value that the child returned. */
value: number, naming: Naming,
/** The best value. */
best: number | null,
/** The window. */
alpha: number | null,
/** Its upper end. */
beta: number | null, } | { "key": "program-cutoff", node: Place,
/** How many nodes are left out. */
nodes: number, naming: Naming,
/** The best value. */
best: number | null,
/** The window. */
alpha: number | null,
/** Its upper end. */
beta: number | null, } | { "key": "program-leave", node: Place,
/** The value that it returns. */
value: number, } | { "key": "program-finish", root: Place,
/** The value that the root returned. */
value: number,
/** As in `Finish`. */
move: Place | null, variation: Array<Place>, } | { "key": "stop-symbol", node: Place, } | { "key": "stop-limit", node: Place, };

/** Why a node that is not in the minimal tree is searched: its subtree came before the child that is enough; the best
 * child of a node above came late, and the bound with it; the value only equals the bound, and the cut test is `>`;
 * the bound is that of an ancestor to whose children only it is passed; there are no bounds; the window was about
 * another value. */
export type ExtraReason = "in-front" | "late" | "equal" | "shallow" | "unbounded" | "window";

/** A column of the answer sheet: the field of a box. */
export type Field = "value" | "range" | "alpha" | "beta" | "cut" | "cuts" | "move" | "leaves" | "count" | "order" | "condition" | "construct" | "statement" | "why" | "chosen" | "estimate" | "best" | "worth" | "loss";

/** The first thing that is wrong with a trace. */
export type Finding = {
/** The line of the file, from 1. */
line: number,
/** The step of the trace at which it shows. */
step: number,
/** The probable bug of the program. */
likely: Likely<Mistake> | null, } & ({ "code": "not-there", found: string, } | { "code": "not-the-root", found: string, } | { "code": "not-a-child", found: string, open: number, } | { "code": "after-cutoff", found: string, open: number, } | { "code": "not-open", found: string, open: number | null, } | { "code": "still-open", open: number, } | { "code": "after-end" } | { "code": "window", node: number, side: Side, found: number, expected: number, } | { "code": "value", node: number, found: number, expected: number, } | { "code": "compares", node: number, child: number | null, expected: number, } | { "code": "compared", node: number, number: ComparedNumber, found: number, expected: number, } | { "code": "best", node: number, found: number, expected: number, } | { "code": "returns", node: number, found: number, expected: number, } | { "code": "enters-pruned", node: number, of: number, best: number, bound: number, side: Side, strict: boolean, } | { "code": "enters-other", node: number, expected: number, } | { "code": "enters-below", node: number, of: number, } | { "code": "enters-again", node: number, of: number, } | { "code": "cuts", node: number, best: number, bound: number, side: Side, next: number | null, } | { "code": "evaluates", node: number, } | { "code": "ends", node: number, } | { "code": "goes-on" } | { "code": "finishes", found: number, expected: number, } | { "code": "moves", found: number, expected: number, node: number | null, child: number, } | { "code": "no-move", found: number, } | { "code": "varies", at: number, found: number, open: number, child: number | null, } | { "code": "other-tree" } | { "code": "misses", node: number, expected: number, } | { "code": "hits", node: number, } | { "code": "stored", node: number, found: number, expected: number, } | { "code": "not-again", node: number, found: number, } | { "code": "outside", node: number, of: number, side: Side, found: number, bound: number, } | { "code": "empty", node: number, found: number, bound: number, } | { "code": "ignores", node: number, found: number, of: number, best: number, } | { "code": "unfounded", node: number, found: number, best: number, } | { "code": "entered", found: number, expected: number, } | { "code": "evaluated", found: number, expected: number, });

/** The side to move is `root` of the options. The value of a position is ±100000 for a win, otherwise a count of open
 * lines. */
export type FiveInARowGame = {
/** Its name. */
game: 'five-in-a-row',
/** The board as for tic-tac-toe; x is black; default: empty. */
board?: string,
/** The number of rows and of columns, 3 … 15; default: that of the board, or 9. */
size?: number,
/** How many stones in a line win, 3 … 5 and at most `size`; default: the most. */
win?: number,
/** The colour to move; default: follows from the number of stones, x having begun. */
turn?: 'x' | 'o',
/** How many plies are expanded; default 2. */
plies?: number, };

/** A problem and where it is. Lines and columns count from 1, columns in Unicode code points. */
export type ForeignError = {
/** The line. */
line: number,
/** The column. */
column: number, } & ({ "code": "odd-indent" } | { "code": "not-two-players", found: number, } | { "code": "hidden-information", found: string, } | { "code": "not-zero-sum", found: string, } | { "code": "payoff-before-end" } | Problem);

/** The nodes that a text can mean. */
export type Found = {
/** The first of them. */
nodes: Array<number>,
/** How many more there are. */
more: number, };

/** The calls that have some notes. */
export type FoundNotes = {
/** The steps at which they begin, at most 250,000. */
steps: Uint32Array,
/** How many there are. */
count: number, };

/** The state of the nodes `from` … `to` − 1 at a step, as columns. */
export type Frame = {
/** The step. */
step: number,
/** The first node of the columns. */
from: number,
/** One past the last. */
to: number,
/** Index into STATUS of core.js. */
status: Uint8Array,
/** Best value of an open node, returned value of a closed one, otherwise NaN. */
value: Float64Array,
/** The lower end of the range, as in `NodeState`. */
lo: Float64Array,
/** The upper end. */
hi: Float64Array,
/** Alpha of the window as it last stood; NaN if the node is not entered. */
alpha: Float64Array,
/** Beta of the same window. */
beta: Float64Array,
/** The open nodes, the root first. */
path: Uint32Array,
/** The node of the event at this step; null at step 0. */
current: number | null,
/** The counts up to this step. */
counts: Counts, };

/** A game with its fields. */
export type GameOptions = CoinsGame | TicTacToeGame | FiveInARowGame | PigGame;

/** What a student entered in one box. */
export type Given = number | string | boolean | Array<Given>;

/** The result of grading one answer sheet. */
export type Grade = {
/** How many boxes are right. */
right: number,
/** How many follow. */
follows: number,
/** How many are wrong. */
wrong: number,
/** How many are missing. */
missing: number,
/** How many are extra. */
extra: number,
/** The points reached. */
points: number,
/** The most points. */
max: number,
/** The points as a share of the most, 0 … 1; 0 if nothing is asked. */
score: number,
/** The points of a box that plain minimax does not fill alike; every other one brings 1. */
weight: number,
/** The index in `items` of the mistake that is decided first. */
first: number | null,
/** A known mistake that fits all wrong answers, two or more. */
likely: Mistake | null,
/** The edges that are given as cut: they are cut without the knowledge given beforehand. */
given: Array<number>,
/** The node that a condition is asked of. */
about: number | null,
/** The leaves that a condition is asked of. */
unknowns: Array<UnknownLeaf>,
/** The picture of a question about two unknown values, with the solution. */
sketch: Sketch | null,
/** The boxes of the nodes, in the order of the tree; then those of the whole tree. */
items: Array<Item>, };

/** The numbers of a node in the tree. */
export type Grown = { "by": "visits",
/** How often an iteration has gone through it. */
visits: number,
/** The total of the rewards, which are MAX's. */
total: number,
/** The mean; null without visits. */
mean: number | null,
/** The proved value. */
proved: number | null, } | { "by": "proof",
/** The proof number; null: infinite. */
proof: number | null,
/** The disproof number; null: infinite. */
disproof: number | null,
/** Whether it is proved, or disproved. */
verdict: boolean | null, };

/** An answer to a question before a decision. */
export type Guess = {
/** The value that the node returns. */
value?: Typed | null,
/** Alpha of its window after the comparison; a bound that is not given stays as it is. */
alpha?: Typed | null,
/** Beta, as `alpha`. */
beta?: Typed | null,
/** The numbers that a backup leaves on a path, two for each node from the root down; one that is not given stays. */
numbers?: (Typed | null)[] | null,
/** A number or a name; 'none': the search ends, or the bound is that of the root's own window. */
node?: number | string | null, };

/** A window with the nodes that hold its bounds. null is the root's own window. */
export type Held = {
/** The MAX node that holds alpha. */
alphaHolder: number | null,
/** The MIN node that holds beta. */
betaHolder: number | null,
/** MAX can get at least this value. */
alpha: number,
/** MIN can hold MAX to at most this value. */
beta: number, };

/** An idea that a search with several visits uses. */
export type Idea = "minimax" | "alpha-beta" | "pvs" | "mtd" | "table" | "ordering" | "deepening" | "aspiration" | "quiescence";

/** A problem and where it is. Lines and columns count from 1, columns in Unicode code points. */
export type ImportError = {
/** The line. */
line: number,
/** The column. */
column: number, } & ({ "code": "trace-encoding" } | { "code": "trace-syntax", found: string, expected: string, } | { "code": "trace-twice", field: string, } | { "code": "trace-field", field: string, found: string, expected: string, } | { "code": "trace-line", limit: number, } | { "code": "trace-version", found: string, } | { "code": "trace-too-long", limit: number, } | { "code": "trace-empty" });

/** A problem of a file, without its place. */
export type ImportProblem = { "code": "trace-encoding" } | { "code": "trace-syntax", found: string, expected: string, } | { "code": "trace-twice", field: string, } | { "code": "trace-field", field: string, found: string, expected: string, } | { "code": "trace-line", limit: number, } | { "code": "trace-version", found: string, } | { "code": "trace-too-long", limit: number, } | { "code": "trace-empty" };

/** All numbers between two ends. */
export type Interval = {
/** The lower end, −∞ if there is none. */
from: number,
/** The upper end, ∞ if there is none. */
to: number,
/** Whether the lower and whether the upper end is left out. */
open: [boolean, boolean], };

/** One box: the answer, the content of the key, and the verdict. */
export type Item = {
/** The node; null for the whole tree. */
node: number | null,
/** The field of the box. */
field: Field,
/** The answer as typed: at most 200 characters of it. */
given: Given | null,
/** The answer as read. */
read: Content | null,
/** The content of the key; null where the box should be empty. */
expected: Content | null,
/** Whether it needs no work: it is right, or follows. */
ok: boolean,
/** The verdict. */
verdict: Verdict,
/** The reason. */
reason: Reason | null,
/** The step of the search that decides it. */
step: number | null,
/** The points that it brings if it is right; 0 where the box should be empty. */
of: number, };

/** The kinds of events. */
export type Kind = "enter" | "evaluate" | "compare" | "cutoff" | "leave" | "finish" | "again" | "hit" | "narrow" | "verdict" | "stand-pat";

/** Numbers of leaves of a uniform tree that a search on the full window evaluates. */
export type KnownLeaves = {
/** Minimax: all leaves. */
all: number,
/** Alpha–beta, at least; reached in the best order (Knuth & Moore 1975). */
fewest: number,
/** Alpha–beta with deep bounds in random order, on average (Baudet 1978). */
expected: number, };

/** The child that proof numbers choose. */
export type LeastChild = {
/** The child. */
child: Place,
/** Its number. */
number: number | null, };

/** A bug `M` with which a search would write a trace. */
export type Likely<M> = {
/** The bug. */
fault: M,
/** The line up to which the trace is that of a search with this bug; null to its end. */
until: number | null,
/** The last line, if the trace is that of a search with this bug only up to an earlier one. */
of?: number, };

/** The pseudo-code that explains a search: the requested listing if it stands for the rules; otherwise the first
 * listing that does; otherwise general code made from the rules. */
export type ListedSearch = {
/** The listing; null: the general code. */
id: ListingId | null,
/** The listing asked for, or the one nearest to the rules. */
near: ListingId,
/** The reason for the general code, or for another listing than the one asked for. */
reason: ListingReason | null,
/** The ideas that a search with several visits combines, if no listing stands for it: the algorithm, then the
 * others; empty for other searches. */
ideas: Array<Idea>,
/** The view of the values in the code. */
view: View,
/** The variable for the best value of a call; null if a bound takes its part. */
best: string | null,
/** The variable for the value that a child returned; null if the code has none. */
val: string | null,
/** The lines. */
lines: Array<ListingLine>, };

/** The key of a comment on a line of code; the words are in messages/. */
export type ListingComment = "evaluate-for-max" | "evaluate-for-mover" | "terminal-or-limit" | "other-side-moves" | "flip-sign" | "flip-window" | "flip-flag" | "keep-largest" | "keep-smallest" | "value-for-mover" | "known-min-of-parent" | "known-max-of-parent" | "best-is-known-max" | "best-is-known-min" | "both-bounds-down" | "bound-is-best" | "min-prevents" | "max-prevents" | "min-prevents-first" | "max-prevents-first" | "opponent-prevents" | "bounds-meet" | "max-is-sure" | "min-is-sure" | "return-bound" | "return-best" | "first-best-action" | "value-and-action" | "count-expanded" | "shuffle" | "next-number" | "null-window" | "search-again" | "table-bounds" | "table-store" | "who-moves-there" | "weighted-sum" | "rest-outweighs" | "above-matters-not" | "below-matters-not" | "least-needed" | "most-needed" | "at-least-beta" | "at-most-alpha" | "first-in-full" | "test-above" | "test-below" | "null-stays" | "first-guess" | "value-between" | "fails-low-high" | "pass-deeper" | "table-enough" | "table-narrows" | "noisy-node" | "stand-pat" | "selection" | "expansion" | "playout" | "backup";

/** A way to write the search. */
export type ListingId = "minimax" | "negamax" | "known-bounds" | "known-bounds-test-first" | "window" | "negamax-alpha-beta" | "alpha-beta" | "quiescence" | "agent" | "expectiminimax" | "alpha-beta-chance" | "star1" | "pvs" | "deepening" | "alpha-beta-memory" | "mtd-without-memory" | "mtd";

/** One line of a listing. */
export type ListingLine = {
/** The code, indented by two spaces per level. */
text: string,
/** The key of the comment on the line. */
comment: ListingComment | null,
/** Whether the line heads a loop or a condition. No step stands for such a line. */
block: boolean,
/** Whether a line of the general code differs from the listing `near`. */
changed: boolean, };

/** The reason why a search is explained in general code, or not in the requested listing. General code: no listing stands for the
 * rules, or a player moves twice in succession. Another listing: the one asked for needs chance to move in the tree,
 * or known bounds of all values. */
export type ListingReason = "rules" | "turns" | "chance" | "values";

/** Columns of equal length, in painting order. */
export type Marks = {
/** Index into SHAPE. */
shape: Uint8Array,
/** Index into INK. */
ink: Uint8Array,
/** 0 for a mark of one node. For a mark of many nodes, the shares of open, closed, pruned and unreached nodes in
 * fifteenths: four bits each, from the highest. A state that occurs has a share of at least one. Closed nodes that
 * an earlier search left so count with the unreached. */
mix: Uint16Array,
/** The node that the mark belongs to; the first of many. */
node: Uint32Array,
/** Line, curve and head: the start; other shapes: the centre. */
x1: Float32Array,
/** The y of the same point. */
y1: Float32Array,
/** Line and curve: the end; head: the tip; other shapes: half the width, and `y2` half the height. */
x2: Float32Array,
/** The y of the same point, or half the height. */
y2: Float32Array, };

/** The measures of the difficulty of an exercise. */
export type Measures = {
/** The nodes entered. */
entered: number,
/** The cutoffs that prune something. */
cutoffs: number,
/** The most plies from such a cutoff up to the holder of its bound; 0 if no node holds it. */
reach: number,
/** The cutoffs at which the value only equals the bound. */
ties: number,
/** The boxes to fill, and the edges cut. */
boxes: number, };

/** A node and the minimal tree, at one step. */
export type MinimalNode = {
/** The node. */
place: Place,
/** Its type, 1 to 3; null if it is not in the minimal tree. */
type: number | null,
/** The least and the greatest value that it is to be proved to have; if it is searched in addition, those of the
 * parent of the subtree. Nothing is to be proved of any other node. */
goal: [number, number],
/** Whether it has children that are searched. */
inner: boolean,
/** The child by which a node of type 1 or 2 is proved. */
child: Place | null,
/** Whether it is searched by this step. */
entered: boolean,
/** Why it is searched in addition, if it is by this step. */
added: Added | null, };

/** The fewest nodes that prove the value of the root, if at each node the child that decides it came first (Knuth and
 * Moore 1975), and how many nodes the search has entered of them and in addition, at its end. */
export type MinimalTree = {
/** The least and the greatest value that it proves of the root. */
goal: [number, number],
/** Its nodes of types 1, 2 and 3. */
types: [number, number, number],
/** Its leaves, and its nodes at the depth limit. */
leaves: number,
/** Its nodes that the search has entered. */
searched: number,
/** Of its leaves those that the search has entered. */
searchedLeaves: number,
/** The nodes that the search has entered in addition. */
extra: number,
/** The leaves among them. */
extraLeaves: number,
/** The same nodes by the reason why, in the order of `ExtraReason`. */
reasons: [number, number, number, number, number, number], };

/** One mistake of a search, or of its trace. */
export type Mistake = "other-cut-test" | "shallow-bounds" | "deep-bounds" | "clamped-values" | "unclamped-values" | "minimax" | "too-shallow" | "too-deep" | "no-limit" | "no-table" | "no-table-move" | "other-again" | "no-null-windows" | "never-cuts" | "cuts-too-much" | "nothing-handed-down" | "alpha-not-handed-down" | "beta-not-handed-down" | "window-exchanged" | "bound-overwritten" | "other-cut-test-at-max" | "other-cut-test-at-min" | "cut-before-update" | "no-cut-at-max" | "no-cut-at-min" | "cut-by-own-bound" | "best-from-bound" | "players-exchanged" | "always-max" | "always-min" | "skips-first" | "skips-last" | "right-to-left" | "move-decided" | "last-for-best" | "first-for-best" | "best-from-wrong-end" | "stale-best" | "best-from-zero" | "returns-worst" | "sign-of-leaves" | "table-wrong-depth" | "table-bound-for-value" | "table-bounds-exchanged" | "table-moved-window" | "not-searched-again" | "null-window-on-other-side" | "equal-chances" | "estimate-as-truth" | "loss-turned" | "loss-of-estimate" | "last-of-equals" | "values-of-mover" | "values-of-max" | "entry-window" | "bounds-exchanged";

/** The mover at a node. */
export type Mover = "max" | "min" | "chance";

/** The names of the two bounds in a listing: α and β; `knownMax` and `knownMin`; or these with `best` for the bound
 * that a node itself moves. */
export type Naming = "greek" | "known" | "best";

/** The answers of a student about one node. */
export type NodeAnswer = {
/** Its number, or its name: a label, a letter, `#7`, or a path of these. */
node: number | string,
/** The value that its call returned. */
value?: Typed | null,
/** Its proved range. */
range?: Typed | [Typed, Typed] | null,
/** Alpha of its window; several where the history is asked. */
alpha?: Typed | Array<Typed> | null,
/** Beta, as `alpha`. */
beta?: Typed | Array<Typed> | null,
/** Whether the edge to it is cut. */
cut?: boolean | null, };

/** One call for a node. */
export type NodeCall = {
/** The step at which the node is entered. */
entered: number,
/** The step at which the call returns; null: not by now. */
left: number | null,
/** The window that it was entered with; null without bounds. */
window: [number, number] | null,
/** The value that it returned. */
value: number | null,
/** The relation of that value to the true one. */
finding: PassVerdict | null,
/** The number of the pass, from 1. */
pass: number, };

/** The calls for one node. */
export type NodeCalls = {
/** The last of them. */
calls: Array<NodeCall>,
/** How many there are. */
count: number, };

/** The parts of a node in the text of its tree. */
export type NodeParts = {
/** The name as written, empty if there is none. */
name: string,
/** The number or symbol of a leaf, or the static value of an inner node; empty if there is none. */
value: string,
/** Whether MIN moves at an inner node; null at a leaf. */
min: boolean | null,
/** Whether there is a sibling before it. */
before: boolean,
/** Whether there is a sibling after it. */
after: boolean,
/** The nearest leaf before it. */
previous: number | null,
/** The nearest leaf after it. */
next: number | null, };

/** One node at one step. */
export type NodeState = {
/** The names of the node. */
place: Place,
/** Plies below the root. */
depth: number,
/** Its parent; null at the root. */
parent: number | null,
/** How many children it has. */
children: number,
/** Nodes of its subtree, itself included. */
size: number,
/** Its status. */
status: Status,
/** Whether the event of the step is its own. */
current: boolean,
/** Whether it is on the principal variation, once the search has ended. */
variation: boolean,
/** Best so far of an open node, returned value of a closed one. */
value: number | null,
/** The static value on which it has stood pat; left out: it has not. */
standPat?: number,
/** The proved range of its true value, or of its value at the depth `limit`. */
range: ValueRange,
/** Whether the range says more than the value. */
proved: Proved,
/** The depth limit, if it was met at the node or below. */
limit: number | null,
/** Its window as it last stood; null without bounds. */
window: [number, number] | null,
/** How the bounds of the window stand if no value is left between them. */
crossing: Crossing | null,
/** The window it was entered with. */
passed: [number, number] | null,
/** Whether alpha and whether beta have moved since. */
moved: [boolean, boolean] | null,
/** The holder of alpha. */
alphaHolder: Place | null,
/** The holder of beta. */
betaHolder: Place | null,
/** Where alpha comes from if no node holds it; left out: the root's own window. */
alphaOrigin?: Origin,
/** Where beta comes from if no node holds it. */
betaOrigin?: Origin,
/** How the listing calls the bounds. */
naming: Naming,
/** The bound that its own cutoff met. */
cut: Side | null,
/** The cutoff that has pruned the node. */
pruned: Pruned | null,
/** The step of its `enter`; 0: none by this step. */
entered: number,
/** The step of its `leave`; 0: none by this step. */
left: number, };

/** The calls that have the same note. */
export type NoteCount = {
/** The kind, if they are counted by it, and have one. */
kind?: CallKind,
/** The tag, if they are counted by it, and have one. */
tag?: string,
/** The depth, if they are counted by it, and have one. */
depth?: number,
/** How many there are. */
calls: number,
/** How many calls they are with those below them, each once. */
below: number,
/** How many of them cut off. */
cutoffs: number,
/** How many of them the table answers. */
hits: number,
/** The node of how many of them is searched again at once. */
again: number, };

/** The calls of a search, counted by a note. */
export type NoteCounts = {
/** By kind in the order of the kinds, by depth the greatest first, by tag the most calls first; in the end those without. */
rows: Array<NoteCount>,
/** How many more rows there are. */
more: number, };

/** The notes on one call. Missing ones are left out. */
export type Noted = {
/** Its kind. */
kind?: CallKind,
/** A free text. */
tag?: string,
/** A free text about its end. */
reason?: string,
/** The position. */
key?: string,
/** The move that leads to the node. */
move?: string,
/** The static evaluation. */
eval?: number,
/** The plies that are left. */
depth?: number, };

/** The fields that are noted of any call of a search. */
export type NotedFields = {
/** The kinds of calls that there are. */
kinds: Array<CallKind>,
/** Whether there are tags. */
tags: boolean,
/** Whether there are positions. */
keys: boolean,
/** Whether there are moves. */
moves: boolean,
/** Whether there are depths. */
depths: boolean,
/** How many texts were left out, because there are too many different ones. */
lost: number, };

/** The content of the number line. If the step is a comparison at the node, the window and the best value are those
 * that the child's value is compared with. */
export type NumberLine = {
/** The least and the greatest number of the line, the same at all nodes and steps; null if there is none. */
span: [number, number] | null,
/** The window; null without bounds. */
window: [number, number] | null,
/** The new alpha and beta, if the step changes them; null for a bound that stays. */
windowTo: [number | null, number | null],
/** How the bounds of `window` stand if no value is left between them. */
crossing: Crossing | null,
/** The proved range of the node's true value. */
range: ValueRange,
/** The value that a child has just returned. */
child: number | null,
/** The best value, ∓∞ before the first child is compared, or the value that the node returned. null if there is
 * none, or if a bound stands for it. */
best: number | null,
/** The new best value, if the step changes it; null if it stays. */
bestTo: number | null,
/** The name of the best value. */
called: Called,
/** The child's value and the numbers that it is compared with, the least first, with signs between them. Empty if
 * nothing is compared. */
order: Array<Term>, };

/** The nodes that one search enters and the other does not. */
export type Only = {
/** How many nodes. */
nodes: number,
/** The topmost of them, as the search that enters them numbers them; the first twelve. */
tops: Array<number>,
/** The number of further topmost nodes. */
more: number, };

/** An invalid setting. `expected` is notation, not words of a language. */
export type OptionError = { "code": "bad-option", option: string, found: string, expected: string, } | { "code": "unknown-option", option: string, expected: string, } | { "code": "option-conflict", option: string, other: string, reason: string, } | { "code": "bad-source", found: string, };

/** The options of a search; each is optional. */
export type Options = {
/** Sets the algorithm and the rules; other options override them. */
listing?: "minimax" | "negamax" | "known-bounds" | "known-bounds-test-first" | "window" | "negamax-alpha-beta" | "alpha-beta" | "quiescence" | "agent" | "expectiminimax" | "alpha-beta-chance" | "star1" | "pvs" | "deepening" | "alpha-beta-memory" | "mtd-without-memory" | "mtd" | null,
/** The algorithm; default 'alpha-beta'. 'expectiminimax' is the name of minimax in a tree with chance nodes. 'mcts' and
 * 'pns' go best-first: of the other rules they heed only those that name them, `root`, `order` and `seed`. */
algorithm?: "alpha-beta" | "minimax" | "pvs" | "mtd" | "mcts" | "pns" | "expectiminimax",
/** The cut test: cut when the best value meets the bound, or only when it passes the bound; default '>='. */
cut?: ">=" | ">",
/** The value that a node returns: its best value, or that clamped into its entry window; default 'soft'. */
returns?: "soft" | "hard",
/** The window that a node passes down: its whole window, or only its own best value; default 'deep'. */
bounds?: "deep" | "shallow",
/** When a bound moves: after the cut test, or before it; default 'after'. */
update?: "after" | "before",
/** Alpha and beta of the root, alpha < beta; default −∞ and +∞. */
window?: [number, number],
/** How many plies below the root are searched; null, the default: all. */
depth?: number | null,
/** Whether noisy nodes are searched on from the depth limit, with stand pat; default 'off'. */
quiescence?: "off" | "on",
/** Numbers between which all values are known to lie. With them alpha–beta also prunes where chance moves (Star1);
 * in other trees they change nothing. */
values?: [number, number],
/** Where the algorithm 'pvs' searches a child again that has passed its null window: in the whole window, or from
 * the value found; default 'window'. */
again?: "window" | "value",
/** Where the algorithm 'mtd' begins: a number; 'sss' is +∞, 'dual' is −∞; default 0. */
guess?: "sss" | "dual" | number,
/** Whether the root is searched to depth 1, then to depth 2, and so on up to `depth`, or to the height of the tree;
 * default 'off'. */
deepening?: "off" | "on",
/** With `deepening`: how far the window of a depth reaches on both sides of the value of the depth before; default:
 * the full window. */
aspiration?: number,
/** How that window widens if the value lies outside: on that side to infinity, or to twice its width; default
 * 'open'. */
widen?: "open" | "double",
/** Keeps the results of nodes, in games those of positions: without limit, or one result in each of so many slots;
 * default 'none'. */
table?: "none" | "unlimited" | number,
/** Which result stays in a slot: the last, or that of the deepest search; default 'always'. */
replace?: "always" | "deepest",
/** Which child is searched first: the first, or that which the table names; default 'fixed'. */
ordering?: "fixed" | "table",
/** The most iterations of 'mcts' or 'pns', 1 … 10,000,000; default: 1,000 of 'mcts', as many as 'pns' needs. */
iterations?: number | null,
/** C of 'mcts': how much children with few visits are preferred, from 0 on; default √2. */
exploration?: number,
/** How 'mcts' chooses a child: by UCB1, by the mean alone, or by PUCT with equal priors, which needs `expand: 'all'`;
 * default 'ucb1'. */
selection?: "ucb1" | "mean" | "puct",
/** The nodes that join the tree of 'mcts' in an iteration: one child, or all children of a node; default 'one'. */
expand?: "one" | "all",
/** How 'mcts' finds a reward: by random moves, the first or the last ones, or by the static value; default 'random'. */
playout?: "random" | "first" | "last" | "value",
/** Which child of the root 'mcts' chooses in the end: the most visited, or that with the best mean; default 'visits'. */
final?: "visits" | "mean",
/** Whether proved values go up in the tree of 'mcts'; default 'off'. */
solver?: "off" | "on",
/** The reward of 'mcts': the value of the leaf scaled from 0, the least of the tree, to 1, the greatest; or the value as
 * it is; default 'scaled'. */
reward?: "scaled" | "raw",
/** The question of 'pns': whether the root is worth at least this; 'middle', the default: whether it is worth more than
 * the middle of the least and the greatest leaf. */
threshold?: "middle" | number,
/** The player at the root, if the text does not say; default 'max'. */
root?: "max" | "min",
/** The order of the children, set before the search; default 'given'. */
order?: "given" | "reversed" | "best" | "worst" | "evaluation" | "look-ahead" | "random",
/** The seed of the random order, and of the playouts of 'mcts', a whole number, 0 … 2^53 − 1; default 0. */
seed?: number,
/** The most that is opened. The defaults are the largest: a host can only lower them. */
limits?: {
/** The most nodes of a tree, 1 … 10,000,000. */
nodes?: number,
/** The most bytes of a text, 1 … 1,048,576. */
text?: number, }, };

/** The origin of a bound that no node holds: a null window, the value by which the node has passed one, the table, the
 * bounds of all values, or the trace of another program. That of the root's own window comes from nowhere, and is left
 * out. */
export type Origin = "test" | "found" | "table" | "values" | "trace";

/** The decision of a node about a value. `ignore`: nothing changes. `keep`: the bound stays, but the best value may
 * change. `narrow`: the node's own bound moves to the value. `take`, in minimax, which has no bounds: the value is the
 * new best value. `cut`: the other children are pruned. */
export type Outcome = "ignore" | "keep" | "narrow" | "take" | "cut";

/** The shapes of a region. */
export type Outline = {
/** Polygons that cover its areas, without overlap. */
areas: Array<Array<[number, number]>>,
/** Its borders. */
borders: Array<Border>,
/** The corners of which the borders do not say whether they belong to it. */
corners: Array<Corner>, };

/** A problem and where it is. Lines and columns count from 1, columns in Unicode code points. */
export type ParseError = {
/** The line. */
line: number,
/** The column. */
column: number, } & ({ "code": "empty-text" } | { "code": "unexpected", found: string, expected: 'node' | 'value' | 'name' | 'space', } | { "code": "unclosed", open: string, close: string, openLine: number, openColumn: number, } | { "code": "unclosed-quote", found: string, } | { "code": "mismatched", found: string, expected: string, openLine: number, openColumn: number, } | { "code": "empty-list", found: string, } | { "code": "stray", found: string, } | { "code": "bad-number", found: string, } | { "code": "not-finite", found: string, } | { "code": "bad-character", found: string, } | { "code": "typography", found: string, typed: string, } | { "code": "player-without-bracket", found: string, } | { "code": "weight-without-chance", found: string, } | { "code": "bad-weight", found: string, } | { "code": "weight-missing", found: string, weighed: boolean, } | { "code": "stray-noise" } | { "code": "number-before-bracket", found: string, } | { "code": "text-too-long", limit: number, } | TreeError);

/** One pass. */
export type Pass = {
/** Plies searched below the root; null for all. */
depth: number | null,
/** The window of the root; null without bounds. */
window: [number, number] | null,
/** The step at which the root is entered. */
first: number,
/** The last step before the next pass. */
last: number,
/** The value that the root returned; null if the search had to stop. */
value: number | null,
/** The relation of that value to the true one. */
finding: PassVerdict | null,
/** How many calls it made. */
calls: number,
/** How many nodes it entered that no pass before it had entered. */
fresh: number, };

/** The relation of a returned value to the true value at this depth. `low`: the call failed low, so the value is an
 * upper bound. `high`: it failed high, so the value is a lower bound. `exact`: it is the true value. */
export type PassVerdict = "low" | "high" | "exact";

/** The four parts of an iteration, in order. */
export type Phase = "selection" | "expansion" | "playout" | "backup";

/** A die is rolled for points: 1 if MAX wins, −1 if MIN does, 0 for a draw. The player `root` of the options begins. */
export type PigGame = {
/** Its name. */
game: 'pig',
/** The points that win, 2 … 20; default 4. */
total?: number,
/** The sides of the die, 2 … 6; default 3. */
sides?: number,
/** The turns of each player, 1 … 4; default 1. */
turns?: number,
/** How many plies are expanded; default: to the end of the game. */
plies?: number, };

/** How a sentence names a node: "C", or "child 2 of B". */
export type Place = {
/** The node. */
node: number,
/** Its label or symbol, the move of a game that leads to it, or the letter of an inner node without a label; null
 * for a leaf without a label. */
name: string | null,
/** The name of its parent; null at the root. */
parent: string | null,
/** Which child it is, from 1; 0 at the root. */
ordinal: number,
/** Whether it is a leaf. */
leaf: boolean,
/** The value that the tree gives it; null if none. */
value: number | null,
/** The mover. */
player: Mover, };

/** A run with a mistake. */
export type Planted = {
/** Its steps. */
steps: Array<PlantedStep>, };

/** A step. */
export type PlantedStep = { "kind": "enter",
/** The node. */
node: number,
/** MAX can get at least this value. */
alpha: number,
/** MIN can hold MAX to at most this value. */
beta: number, } | { "kind": "evaluate",
/** The node. */
node: number,
/** Its value. */
value: number, } | { "kind": "compare",
/** The node. */
node: number,
/** The child. */
child: number,
/** The value that the child returned. */
value: number,
/** The best value after it. */
best: number, } | { "kind": "cutoff",
/** The node. */
node: number,
/** The first of these children. */
child: number, } | { "kind": "leave",
/** The node. */
node: number,
/** The value that it returns. */
value: number, };

/** The side to move at a node. */
export type Player = "max" | "min";

/** Regions on one grid. */
export type Plot = {
/** The numbers at the lines of the grid, in order. */
numbers: Array<number>,
/** The region where it holds; null if it is withheld. */
holds: Outline | null,
/** Where it holds by the answer; null if there is none, or it is right. */
given: Outline | null,
/** Where both values can be; null if that is everywhere. */
domain: Outline | null,
/** A point at which the answer is wrong. Its numbers are among those of the grid. */
witness: [number, number] | null, };

/** The verdict on a step. */
export type Pointed = {
/** `Right`, `Wrong`, or `Missing` if the answer was asked for. */
verdict: Extract<Verdict, 'right' | 'wrong' | 'missing'>,
/** Whether it is right. */
ok: boolean,
/** The number of the step that is wrong first, from 0; null as long as it is to be looked for. */
at: number | null,
/** The mistake; null as long as it is to be looked for. */
mistake: Mistake | null,
/** The step that should stand there. */
due: PlantedStep | null,
/** The reason of the first mistake, or of the step that was pointed at. */
reason: Reason | null, };

/** Where a node stands in the plane of the tree. */
export type Position = {
/** The column. */
column: number,
/** The row. */
row: number, };

/** The verdict on an answer. */
export type Prediction = {
/** `Right`, `Wrong`, `Missing` if there is no answer, or `Unread`. */
verdict: Extract<Verdict, 'right' | 'wrong' | 'missing' | 'unread'>,
/** Whether it is right. */
ok: boolean,
/** The answer as read. */
read: Decided | null,
/** The right answer; null if the student's cannot be read, which can be mended. */
expected: Decided | null,
/** The reason. */
reason: Reason | null,
/** A known mistake by which the search would give this answer. */
likely: Mistake | null,
/** The steps whose meaning says why. */
why: Array<number>,
/** The last step that can be shown now: that of the decision, or the one at which the next question is asked. */
until: number, };

/** A problem of a text, without its place. */
export type Problem = { "code": "empty-text" } | { "code": "unexpected", found: string, expected: 'node' | 'value' | 'name' | 'space', } | { "code": "unclosed", open: string, close: string, openLine: number, openColumn: number, } | { "code": "unclosed-quote", found: string, } | { "code": "mismatched", found: string, expected: string, openLine: number, openColumn: number, } | { "code": "empty-list", found: string, } | { "code": "stray", found: string, } | { "code": "bad-number", found: string, } | { "code": "not-finite", found: string, } | { "code": "bad-character", found: string, } | { "code": "typography", found: string, typed: string, } | { "code": "player-without-bracket", found: string, } | { "code": "weight-without-chance", found: string, } | { "code": "bad-weight", found: string, } | { "code": "weight-missing", found: string, weighed: boolean, } | { "code": "stray-noise" } | { "code": "number-before-bracket", found: string, } | { "code": "text-too-long", limit: number, } | TreeError;

/** The progress of an opening. */
export type Progress = {
/** The present stage. */
stage: Stage,
/** The share of all work that is done, 0 … 1, estimated; it never falls. */
share: number, };

/** The fewest nodes of the grown tree that have to be proved for the root to be. */
export type ProofSet = {
/** How many there are; 0: the root is proved. */
size: number,
/** The first of them. */
nodes: Array<Place>, };

/** Whether the range of a node says nothing, no more than its value, or more. */
export type Proved = "nothing" | "value" | "range";

/** The cutoff that pruned a node. */
export type Pruned = {
/** The node that cuts off. */
at: Place,
/** The step of the cutoff. */
step: number,
/** Which bound was met. */
side: Side,
/** The bound. */
bound: number,
/** The holder of the bound. */
holder: Place | null,
/** The origin of the bound if no node holds it; left out: the root's own window. */
origin?: Origin,
/** How far up the holder is. */
reach: Reach, };

/** A question, at the last step before its decision. */
export type Question = {
/** The step at which the run pauses. */
step: number,
/** The subject. */
ask: Decision,
/** The node that decides. */
node: number,
/** The child that has returned to it last, or that is tested; the node itself where its call begins. */
child: number,
/** The value that this child returned. */
value: number | null,
/** The bound that is met, if its holder is asked. */
side: Side | null,
/** MAX can get at least this value. */
alpha: number,
/** MIN can hold MAX to at most this value. */
beta: number, };

/** A recipe for a random tree. */
export type RandomTree = {
/** Children of every inner node, 1 …; of an irregular tree the most. */
branching: number,
/** Plies from the root to the deepest leaf, 0 … 1000. */
depth: number,
/** Leaf values are whole numbers from the first to the second, both included; default [0, 99]. */
values?: [number, number],
/** The seed of the random numbers, a whole number, 0 … 2^53 − 1; default 0. */
seed?: number,
/** Inner nodes have 1 … `branching` children, and some leaves lie above the last ply. */
irregular?: boolean,
/** The share of leaves, 0 … 1, that repeat an earlier value; all others have distinct values. Default: values are
 * drawn independently. */
ties?: number, };

/** Why a random tree cannot be made. */
export type RandomTreeError = { "code": "too-few-values",
/** The number of values. */
available: number, } | TreeError;

/** A child. */
export type Rating = {
/** The child. */
child: Place,
/** Whether it is in the tree. */
grown: boolean,
/** Its visits. */
visits: number,
/** Its score, as the player at the node sees it; null without visits. */
score: ToldScore | null,
/** Its proved value. */
proved: number | null,
/** Its proof number and disproof number, of proof-number search; null stands for infinity. */
proof: [number | null, number | null] | null, };

/** The children of a node at one step. */
export type Ratings = {
/** The node. */
node: Place,
/** The mover there. */
mover: Mover,
/** Its visits, in Monte-Carlo tree search. */
visits: number,
/** The first children, at most as many as asked for. */
children: Array<Rating>,
/** How many more there are. */
more: number,
/** The child that the rules choose now, with the C asked for. */
selected: number | null,
/** The C of the scores; null where there is none. */
exploration: number | null,
/** The values of C from 0 on from which another child has the highest score; empty while a child has no visits. */
turns: Array<Turn>, };

/** The distance to the holder of the bound of a cutoff: the parent, a farther ancestor, or no node. Without a node the
 * bound is that of the root's own window, of a null window, or from the table. */
export type Reach = "shallow" | "deep" | "window";

/** The reason of a verdict. */
export type Reason = { "key": "other-value",
/** The node. */
node: Place,
/** Its player, who takes the best value of the searched children. */
player: Player,
/** Whether that is clamped into the window. */
clamped: boolean,
/** Whether values are those of the side to move: each node takes the greatest of the negated values. */
mover: boolean, } | { "key": "other-range",
/** The node. */
node: Place, } | { "key": "other-average",
/** The node. */
node: Place, } | { "key": "other-limit",
/** The node. */
node: Place, } | { "key": "equal-chances" } | { "key": "sum-so-far" } | { "key": "other-player",
/** The player of the node. */
player: Player, } | { "key": "beyond-cut" } | { "key": "not-clamped" } | { "key": "clamped" } | { "key": "rounded" } | { "key": "bound-as-value" } | { "key": "value-as-bound" } | { "key": "wrong-sign" } | { "key": "other-bound" } | { "key": "entry-bound" } | { "key": "final-bound" } | { "key": "bounds-missing" } | { "key": "exchanged" } | { "key": "other-view",
/** Whether bounds are those of the side to move, and MAX's was given; otherwise it is the other way round. */
mover: boolean, } | { "key": "not-handed-down" } | { "key": "moved" } | { "key": "not-moved" } | { "key": "test-holds" } & CutTest | { "key": "test-fails" } & CutTest | { "key": "average-decided" } & CutTest | { "key": "average-open",
/** The node. */
node: Place,
/** The least that it can be. */
least: number,
/** The most. */
most: number,
/** α of the node. */
alpha: number,
/** β of the node. */
beta: number, } | { "key": "goes-on" } & CutTest | { "key": "first-child" } | { "key": "below-cut",
/** The node whose edge is cut. */
cut: Place, } | { "key": "below-missed-cut",
/** The node whose edge is cut. */
cut: Place, } | { "key": "below-extra-cut",
/** The node whose edge is marked. */
cut: Place, } | { "key": "cuts-off",
/** The node. */
node: Place, } | { "key": "never-entered",
/** The node whose edge is cut. */
cut: Place, } | { "key": "never-searched" } | { "key": "something-marked" } | { "key": "other-move" } | { "key": "other-choice" } | { "key": "other-estimate" } | { "key": "other-truth" } | { "key": "other-loss" } | { "key": "fits",
/** The mistake. */
mistake: Mistake, } | { "key": "no-move" } | { "key": "other-leaf",
/** The number in the list. */
number: number, } | { "key": "too-few",
/** How many there are. */
given: number, } | { "key": "too-many",
/** How many there are. */
given: number, } | { "key": "other-count" } | { "key": "counted-nodes" } | { "key": "counted-pruned" } | { "key": "left-out-cutting" } | { "key": "other-leaves",
/** How many it evaluates. */
leaves: number, } | { "key": "no-order" } | { "key": "holds-at",
/** The x. */
at: number, } | { "key": "fails-at",
/** The x. */
at: number, } | { "key": "holds-for",
/** The name of the first leaf. */
first: string,
/** Its value. */
x: number,
/** The name of the second leaf. */
second: string,
/** Its value. */
y: number, } | { "key": "fails-for",
/** The name of the first leaf. */
first: string,
/** Its value. */
x: number,
/** The name of the second leaf. */
second: string,
/** Its value. */
y: number, } | { "key": "can-be",
/** The value. */
at: number, } | { "key": "cannot-be",
/** The value. */
at: number, } | { "key": "refuted" } | { "key": "proved" } | { "key": "other-reason" } | { "key": "holds-there" } | { "key": "table-empty" } | { "key": "table-plies",
/** For how many. */
plies: number,
/** How many are left to search. */
needed: number, } | { "key": "table-bound",
/** The value is at least this. */
lo: number,
/** The value is at most this. */
hi: number,
/** α of the call. */
alpha: number,
/** β of the call. */
beta: number, } | { "key": "counted-before" } | { "key": "step-right" } | { "key": "wrong-before" } | { "key": "unknown-met" } | { "key": "no-cutoff" } | { "key": "last-child",
/** A node at which it does. */
cutoff: Place, } | { "key": "nothing-left",
/** The node at which it does. */
cutoff: Place,
/** The node that holds the bound. */
holder: Place, } | { "key": "held-by-window",
/** The node that cuts off. */
cutoff: Place, } | { "key": "held-by-parent",
/** The node that cuts off. */
cutoff: Place,
/** Its parent. */
holder: Place, } | { "key": "held-near",
/** The node that cuts off. */
cutoff: Place,
/** The node that holds the bound. */
holder: Place,
/** How many plies above it is. */
plies: number, } | { "key": "same-leaves",
/** How many. */
leaves: number, } | { "key": "no-tie",
/** How many. */
leaves: number, } | { "key": "fewer-leaves",
/** How many it evaluates. */
leaves: number,
/** How many the other one does. */
others: number, } | Unread;

/** The errors of the boundary itself. */
export type Refusal = { "code": "bad-argument", argument: string, found: string, expected: string, } | { "code": "too-much-at-once", argument: string, limit: number, } | { "code": "never-entered", node: string, } | { "code": "not-here" };

/** A condition on two unknown values: all comparisons of one of these lists hold. */
export type Region = {
/** The lists. Without any it never holds, and with an empty one it always does. */
any: Array<Array<Relation>>, };

/** A comparison. */
export type Relation = {
/** The one side. */
left: Compared,
/** The relation. */
sign: Sign,
/** The other side. */
right: Compared, };

/** How a returned value relates to the true value of the node: equal, a bound of it, clamped to the end of the window
 * next to it, or a bound weaker than the range known from before. */
export type Returned = "exact" | "bound" | "clamped" | "weaker";

/** The best score of another child. */
export type Rival = {
/** The child. */
child: Place,
/** The mean, as the player at the parent sees it. */
mean: number,
/** The exploration term. */
exploration: number,
/** The sum. */
sum: number, };

/** The marks and texts of a scene. */
export type SceneOfSearch = {
/** The marks. */
marks: Marks,
/** The texts, painted over the marks. */
texts: Texts,
/** How many values, names, ranges and probabilities in view have found no room. */
leftOut: number, };

/** An event with its line and with its values in a view. */
export type SearchEvent = {
/** The number of the event, from 1. */
step: number,
/** The node whose call the event belongs to. */
node: number,
/** Plies below the root. */
depth: number,
/** The line of the listing, from 1. */
line: number, } & ({ "kind": "enter" } & Held | { "kind": "evaluate",
/** The value. */
value: number, } | { "kind": "compare",
/** The child. */
child: number,
/** The value that it returned. */
value: number,
/** The best value before; ∓∞ if it is the first child. */
before: number,
/** The best value after. */
after: number,
/** Whether the child is the new best. */
improved: boolean,
/** MAX can get at least this value. */
alpha: number,
/** MIN can hold MAX to at most this value. */
beta: number, } | { "kind": "cutoff" } & CutoffEvent | { "kind": "leave",
/** The value returned, by the rule `returns`. */
value: number,
/** The proved range of the node. */
range: ValueRange, } | { "kind": "finish",
/** The root's value. */
value: number,
/** The child of the root to choose, from 0. */
bestMove: number | null,
/** Child numbers from the root on. */
principalVariation: Array<number>, } | { "kind": "again",
/** The child. */
child: number,
/** The value that it returned. */
value: number,
/** The window that it was tested with. */
tested: Window,
/** MAX can get at least this value. */
alpha: number,
/** MIN can hold MAX to at most this value. */
beta: number, } | { "kind": "hit",
/** The value that the call returns. */
value: number,
/** The value is at least this; −∞ if no bound is stored. */
lower: number,
/** The value is at most this; +∞ if no bound is stored. */
upper: number,
/** The call that stored the lower bound, numbered from 0 as calls begin. */
lowerBy: number | null,
/** The call that stored the upper bound. */
upperBy: number | null,
/** Whether the bounds hold for the value at some depth only. */
limited: boolean, } | { "kind": "narrow",
/** MAX can get at least this value. */
alpha: number,
/** MIN can hold MAX to at most this value. */
beta: number,
/** The value is at least this; −∞ if no bound is stored. */
lower: number,
/** The value is at most this; +∞ if no bound is stored. */
upper: number,
/** The call that stored the lower bound, numbered from 0 as calls begin. */
lowerBy: number | null,
/** The call that stored the upper bound. */
upperBy: number | null,
/** Whether the bounds hold for the value at some depth only. */
limited: boolean, } | { "kind": "stand-pat",
/** The static value. */
value: number,
/** MAX can get at least this value. */
alpha: number,
/** MIN can hold MAX to at most this value. */
beta: number, } | { "kind": "verdict",
/** The value that the root returned. */
value: number,
/** The relation of that value to the root's true value. */
verdict: PassVerdict,
/** The proved range of the root's value at this depth. */
low: number,
/** The upper end. */
high: number, });

/** The name of a bound. */
export type Side = "alpha" | "beta";

/** The relation of a comparison. */
export type Sign = "<" | "≤" | ">" | "≥" | "=";

/** The plane of two unknown values. */
export type Sketch = {
/** The names of both values, in the order of the tree; the first goes across. */
names: [string, string],
/** The answer alone: only the point gives something of the solution away. null if no answer could be read. */
answer: Plot | null,
/** The right answer, beside the one given if that differs. */
solution: Plot, };

/** Why a source cannot be opened. */
export type SourceError = ParseError | RandomTreeError | TreeError | ImportError | Unfit;

/** The stages of an opening. */
export type Stage = "reading" | "generating" | "expanding" | "ordering" | "laying-out" | "searching" | "counting" | "importing" | "checking";

/** A statement about alpha–beta, to be judged; docs/statements.md has them. */
export type Statement = "leftmost-leaf" | "rightmost-leaf" | "first-child" | "same-value" | "exact-values" | "first-exact" | "first-whole" | "root-cuts" | "every-move" | "cut-move" | "cut-better" | "pruned-changed" | "pruned-less" | "doubled" | "negated" | "any-order" | "best-first" | "equal-leaves" | "half" | "two-plies";

/** The state of a node. `pruned`: a cutoff leaves it out. `beyond`: it lies below the depth limit. `spared`: the table
 * knew enough of a node above. A search with several visits can enter such a node later. */
export type Status = "unreached" | "open" | "closed" | "pruned" | "beyond" | "spared";

/** How far one step goes. `event`: to the next event. `child`: down to the next child, or back from a child, with all
 * that follows from its value. `decision`: to the next comparison that changes the best value, or the next cutoff that
 * prunes. `cutoff`: to the next cutoff that prunes. */
export type StepSize = "event" | "child" | "decision" | "cutoff";

/** Why a search had to stop. */
export type Stop = { "code": "unknown-value",
/** The node. */
node: number,
/** Its symbol; null for an inner node at the depth limit without a static value. */
symbol: string | null, };

/** The style of a picture. */
export type Style = {
/** The convention for shapes and pruned edges, that of the figures of a textbook; default 'aima'. */
convention?: "aima" | "cs188" | "wikipedia",
/** The decimal separator; default '.'. */
decimal?: string,
/** A factor on the size of type; default 1. */
text?: number,
/** The selected node, which gets a ring. */
selected?: number | null,
/** The view of the values; default 'max'. */
view?: View,
/** The stubs that are drawn with their subtrees, at most 10,000. */
unfolded?: Array<number>,
/** The short words beside the arrow from a cutoff to the holder of its bound; default: none. */
reach?: Partial<Record<Reach, string>>,
/** The words with their meaning, which are written instead if there is room. */
meaning?: Partial<Record<Reach, string>>,
/** The names of alpha and beta beside a window; default: α and β. */
bounds?: [string, string],
/** Which windows are shown. 'path', the default: those of the open nodes. 'all': the last window of each entered
 * node. 'history': all windows that each entered node has had. */
windows?: "path" | "all" | "history",
/** Whether the minimal tree is shown, or, of a proof-number search, the smallest proof set; a search in the lean core of an
 * element has none. */
minimal?: boolean,
/** Whether the kinds of the calls of another program are shown, unless the minimal tree is; a search in the lean core of an
 * element has none. */
kinds?: boolean,
/** Whether all numbers have all their digits; default: long ones are rounded, and then all decimals alike. */
whole?: boolean,
/** The kinds of texts that are hidden, at all nodes but the leaves, whose values are given: values and ranges; windows;
 * values and ranges of open nodes. */
withheld?: ('values' | 'windows' | 'open')[],
/** Answers to an exercise, at most 10,000; a search in the lean core of an element shows none. */
answers?: Array<DrawnAnswer>,
/** The widths of the characters of MEASURED in the type that paints them, in ems; default: an estimate. A typed array
 * costs less, which counts in every scene. */
advances?: number[] | Float64Array, };

/** The outcome of a search and its cost. */
export type Summary = {
/** The value that the root's call returned; null if the search had to stop. */
value: number | null,
/** The proved range of the root's true value, or of its value at the depth `limit`. */
range: ValueRange,
/** The depth limit, if the search met it. */
limit: number | null,
/** The child of the root to choose, from 0. */
bestMove: number | null,
/** Child numbers from the root on. */
principalVariation: Array<number>,
/** Why the search stopped, if it did. */
stoppedBy: Stop | null,
/** The last step. */
steps: number,
/** Nodes of the tree. */
nodes: number,
/** Leaves of the tree. */
leaves: number,
/** Rows of the tree: its height plus one. */
rows: number,
/** The least and the greatest number that any value or finite bound of the search can be; null
 * if there is none. */
span: [number, number] | null,
/** The nodes that are counted above, each once. Told only of a search with several visits. */
distinct?: Distinct,
/** Calls, those for the root and for leaves included. */
entered: number,
/** Leaves, and nodes not above the depth limit, given a value. */
evaluated: number,
/** Entered nodes with children searched. */
expanded: number,
/** Nodes left out by cutoffs; with several visits a node counts at each cutoff that leaves it out. */
pruned: number,
/** Cutoffs that pruned something. */
cutoffs: number,
/** Calls answered by a table. Told only where there are any. */
hits?: number,
/** Calls whose node was searched again at once. Told only where there are any. */
again?: number, };

/** The entry of a position. */
export type TableEntry = {
/** The value is at least this. */
lo: number,
/** The value is at most this. */
hi: number,
/** The call that stored the lower bound. */
lower: TableStore | null,
/** The call that stored the upper bound. */
upper: TableStore | null,
/** How many plies were searched. */
plies: number,
/** Whether the bounds depend on the number of plies. */
limited: boolean,
/** The child that was found best. */
best: Place | null, };

/** The state of a transposition table for the position at a node, by a step. */
export type TableState = {
/** The node. */
place: Place,
/** The number of its slot, from 1, and how many slots there are; null in a table without limit. */
slot: [number, number] | null,
/** The entry of the position. */
entry: TableEntry | null,
/** The first node whose position is stored in the slot, if it is another position. */
taken: Place | null,
/** Other nodes with the same position: the first of them. */
same: Array<Place>,
/** How many there are. */
others: number,
/** The last calls that have used the entry of the position. */
uses: Array<TableUse>,
/** How many such calls there are. */
used: number, };

/** A call that has stored something. */
export type TableStore = {
/** Its node. */
place: Place,
/** The number of its pass, from 1. */
pass: number,
/** The step at which it returned. */
step: number, };

/** A call that has used an entry. */
export type TableUse = {
/** Its node. */
place: Place,
/** The number of its pass, from 1. */
pass: number,
/** The step. */
step: number,
/** The value that it returned; null if its window was narrowed. */
value: number | null,
/** The relation of that value to the true one. */
finding: PassVerdict | null,
/** The window, if that was narrowed. */
window: [number, number] | null, };

/** The outcome of a search that is not recorded. */
export type Tally = {
/** The value that the root's call returned. */
value: number | null,
/** Why the search stopped, if it did. */
stoppedBy: Stop | null,
/** Calls, those for the root and for leaves included. */
entered: number,
/** Leaves, and nodes not above the depth limit, given a value. */
evaluated: number,
/** Entered nodes with children searched. */
expanded: number,
/** Nodes left out by cutoffs; with several visits a node counts at each cutoff that leaves it out. */
pruned: number,
/** Cutoffs that pruned something. */
cutoffs: number,
/** Calls answered by a table. Told only where there are any. */
hits?: number,
/** Calls whose node was searched again at once. Told only where there are any. */
again?: number, };

/** The goal of the search on a tree that a student makes; docs/exercises.md defines them. */
export type Target = "deep" | "deeper" | "strict" | "shallow" | "hard" | "reversed";

/** Why a task cannot be read. */
export type TaskError = OptionError | SourceError;

/** A part of a comparison: a number, or a sign. */
export type Term = "alpha" | "beta" | "best" | "child" | "<" | "=";

/** Columns of equal length, painted over the marks. */
export type Texts = {
/** The texts. */
text: Array<string>,
/** Index into ROLE. */
role: Uint8Array,
/** Index into INK. */
ink: Uint8Array,
/** The node that the text belongs to. */
node: Uint32Array,
/** The start, the centre or the end of the text, as `align` says. */
x: Float32Array,
/** The middle of the line of text. */
y: Float32Array,
/** The size of the type, in CSS pixels. */
size: Float32Array,
/** 0: the text starts at x; 1: it is centred on x; 2: it ends at x. */
align: Uint8Array, };

/** X is MAX and begins: 1 if X wins, −1 if O wins, 0 for a draw. */
export type TicTacToeGame = {
/** Its name. */
game: 'tic-tac-toe',
/** Rows of x, o and '.' from the top, separated by spaces or '/'; default: empty. */
board?: string,
/** How many plies are expanded; default: to the end of the game. */
plies?: number, };

/** The goal of a proof-number search. */
export type ToldGoal = {
/** The number. */
value: number,
/** Whether a value has to be greater, rather than to reach it. */
strict: boolean, };

/** A score, in its parts. */
export type ToldScore = {
/** The mean, as the player at the parent sees it. */
mean: number,
/** The exploration term. */
exploration: number,
/** The sum. */
sum: number, };

/** A tree of another program in our notation. */
export type Translated = {
/** It, to be opened as any text. */
text: string,
/** The notation that it was in. */
from: 'python' | 'indented' | 'efg', };

/** An answer of a student about the whole tree. */
export type TreeAnswer = {
/** The question. */
ask: Exclude<Field, 'value' | 'range' | 'alpha' | 'beta' | 'cut'>,
/** `cuts`: `'none'`; `move`: a node or `'none'`; `leaves`: nodes in order, or a text of their values; `count`: a
 * number; `order`: all nodes in the order in which they would stand; `condition`: for which x it holds, such as `x
 * < 4`, `4 ≥ x`, `always`, or the values of the root; `construct`: the text of a tree; `statement`: whether it is true; `why`: the name of a
 * reason, or the text of a tree; `chosen` and `best`: a node; `estimate`, `worth` and `loss`: a number. */
given: Typed | boolean | (number | string)[] | null, };

/** Why a tree cannot be built. */
export type TreeError = { "code": "too-deep",
/** The most plies. */
limit: number, } | { "code": "too-many-nodes",
/** The most nodes, 10,000,000, or less if the host lowers it. */
limit: number, } | { "code": "too-little-memory",
/** The megabytes that one stage needs. */
needed: number,
/** The most megabytes that WebAssembly can address. */
limit: number, } | { "code": "weights-sum",
/** The sum of the probabilities. */
sum: string, };

/** Notation text, a recipe, or a game. */
export type TreeSource = string | { random: RandomTree, } | GameOptions;

/** A value of C from which a child has the highest score. */
export type Turn = {
/** The least such C. */
from: number,
/** The child. */
child: Place, };

/** A number, or a text as typed, such as `−∞`, `≤ 2`, `8+` or `2 … 5`. */
export type Typed = number | string;

/** Why a tree does not go with the request. */
export type Unfit = { "code": "searched-again-in-exercise" } | { "code": "quiescence-in-exercise" } | { "code": "chance-searched-again" } | { "code": "too-many-calls",
/** The most. */
limit: number, } | { "code": "too-many-updates",
/** The most. */
limit: number, } | { "code": "chance-in-proof" } | { "code": "best-first" } | { "code": "not-here" } | { "code": "value-outside",
/** The value. */
value: number, };

/** A uniform tree down to the depth limit: all inner nodes have equally many children, and all leaves the same depth. */
export type Uniform = {
/** Children of an inner node. */
branching: number,
/** Plies. */
depth: number,
/** The fewest leaves that prove its value, in any order: b^⌈d/2⌉ + b^⌊d/2⌋ − 1 (Knuth & Moore 1975). */
fewest: number, };

/** One of the two unknown values. */
export type Unknown = "first" | "second";

/** A leaf whose value is unknown, as a question about it says it. */
export type UnknownLeaf = {
/** The name of its value. */
name: string,
/** Whether a bound of it is known. */
bounded: boolean, };

/** Why a text cannot be read. */
export type Unread = { "key": "unreadable" } | { "key": "ambiguous" } | { "key": "not-a-number" } | { "key": "not-a-move" } | { "key": "no-condition" } | { "key": "no-tree" } | { "key": "tree-too-large",
/** The most nodes. */
most: number, };

/** The range that is proved of a node: its true value lies in [lo, hi]. Where the search met a depth limit below the
 * node, the range is that of its value at that depth, proved by the static values there. */
export type ValueRange = [number, number];

/** A variable of the call that a step belongs to. */
export type Variable = {
/** The name in the code; `return` is the value that the call returns, once it does. */
name: string,
/** The value; null: none yet. */
value: number | boolean | Place | null,
/** Whether this step changed it; the values at the beginning of a call are no changes. */
changed: boolean, };

/** The verdict on one box. 'follows': it agrees with the run continued from the student's own answers. 'extra': it is
 * given where there is nothing. 'uncounted': it belongs to a mistake that is reported elsewhere, and counts neither way.
 * 'unread': it cannot be read, and can be mended before it counts. */
export type Verdict = "right" | "follows" | "wrong" | "missing" | "extra" | "uncounted" | "unread";

/** The side whose values are shown: MAX, or the side to move at each node, for whom larger is better. In the mover's
 * view, values at MIN nodes are negated, and windows are negated and swapped. */
export type View = "max" | "mover";

/** The part of the plane that is seen. A node at (column, row) is at the point
 * (`x` + column · `unit`, `y` + row · `rowHeight`), in CSS pixels from the top left. */
export type Viewport = {
/** 0 … 16,384. */
width: number,
/** 0 … 16,384. */
height: number,
/** The x of column 0. */
x: number,
/** The y of row 0. */
y: number,
/** The distance of two neighbouring leaves. */
unit: number,
/** The distance of two rows. */
rowHeight: number, };

/** One of two searches. */
export type Which = "first" | "second";

/** The values that still matter: MAX can already have alpha elsewhere, and MIN can already have beta. */
export type Window = {
/** MAX can get at least this value. */
alpha: number,
/** MIN can hold MAX to at most this value. */
beta: number, };

/** The conditions on a tree that is drawn. The default is a tree for a first exercise. */
export type Wish = {
/** The seed: the same wish draws the same tree; default 0. */
seed?: number,
/** The fewest and the most leaves, default [8, 16], at most 64. */
leaves?: [number, number],
/** The plies: all leaves are so deep, or one ply deeper; default 3, at most 8. */
plies?: number,
/** The least and the greatest value, default [0, 99]. */
values?: [number, number],
/** The condition on the cutoffs. 'both', the default: at a MAX and at a MIN node, one of them above the leaves;
 * 'none': there is no cutoff. */
cutoffs?: "both" | "any" | "none",
/** Whether a tie is to decide a cutoff. Otherwise all values differ. */
tie?: boolean,
/** Whether the bound of a cutoff should be held by an ancestor beyond the parent. */
deep?: boolean,
/** Whether some values are to be negative. */
negative?: boolean,
/** Whether chance moves after each player. */
chance?: boolean,
/** How many leaves have an unknown value where a condition is asked: 1, the default, or 2. */
unknowns?: number,
/** Whether a bound is known of each of them. */
bounded?: boolean,
/** How difficult it is to be, 1 … 5. */
difficulty?: number,
/** The known mistake that is to give other answers, beside as few others as are found. */
tells?: Mistake, };

/** The first difference. `found` is the value or node in the trace. A node as a text is written as in the file. */
export type Wrong = { "code": "not-there", found: string, } | { "code": "not-the-root", found: string, } | { "code": "not-a-child", found: string, open: number, } | { "code": "after-cutoff", found: string, open: number, } | { "code": "not-open", found: string, open: number | null, } | { "code": "still-open", open: number, } | { "code": "after-end" } | { "code": "window", node: number, side: Side, found: number, expected: number, } | { "code": "value", node: number, found: number, expected: number, } | { "code": "compares", node: number, child: number | null, expected: number, } | { "code": "compared", node: number, number: ComparedNumber, found: number, expected: number, } | { "code": "best", node: number, found: number, expected: number, } | { "code": "returns", node: number, found: number, expected: number, } | { "code": "enters-pruned", node: number, of: number, best: number, bound: number, side: Side, strict: boolean, } | { "code": "enters-other", node: number, expected: number, } | { "code": "enters-below", node: number, of: number, } | { "code": "enters-again", node: number, of: number, } | { "code": "cuts", node: number, best: number, bound: number, side: Side, next: number | null, } | { "code": "evaluates", node: number, } | { "code": "ends", node: number, } | { "code": "goes-on" } | { "code": "finishes", found: number, expected: number, } | { "code": "moves", found: number, expected: number, node: number | null, child: number, } | { "code": "no-move", found: number, } | { "code": "varies", at: number, found: number, open: number, child: number | null, } | { "code": "other-tree" } | { "code": "misses", node: number, expected: number, } | { "code": "hits", node: number, } | { "code": "stored", node: number, found: number, expected: number, } | { "code": "not-again", node: number, found: number, } | { "code": "outside", node: number, of: number, side: Side, found: number, bound: number, } | { "code": "empty", node: number, found: number, bound: number, } | { "code": "ignores", node: number, found: number, of: number, best: number, } | { "code": "unfounded", node: number, found: number, best: number, } | { "code": "entered", found: number, expected: number, } | { "code": "evaluated", found: number, expected: number, };
