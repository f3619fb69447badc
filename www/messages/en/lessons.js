/** The words of the lessons. */

/** @import {Lessons} from '../pages.js' */

import { count, things } from './numbers-and-names.js'

/** @type {Lessons} */
export const lessons = {
  title: 'Lessons',
  subtitle: 'a unit on game-tree search, from the basics to the exam',
  skip: 'Skip to the lesson',
  minutes: (minutes) => `about ${things(minutes, 'minute', 'minutes')}`,
  parts: {
    predict: 'Say what comes next',
    practise: 'Do it yourself',
    more: 'One more on your own',
    find: 'Find the mistake',
  },
  row: (right, of) => `${count(right)} of ${count(of)} right in a row. Three complete this part.`,
  done: 'Three in a row: this part is done.',
  wrong: (mistake) =>
    `Not right. Your answer fits this mistake: ${mistake}. On the next tree the same mistake gives a different answer.`,
  plain: 'Not right yet. The next tree asks the same question.',
  next: 'Next tree',
  partsDone: (done, of) => `${count(done)} of ${count(of)} parts done`,
  kept: 'Your progress is kept on this device, without your answers.',
  forget: 'Forget my progress',
  following: (title) => `Next lesson: ${title}`,
  end: 'That was the last lesson. Each part offers as many more trees as you like.',
  study: {
    titles: { before: 'Test 1', watch: 'Four searches', predict: 'Four searches', after: 'Test 2' },
    tasks: {
      before: 'Twelve questions. You hand each in once, and get no feedback on it.',
      watch: 'Step through each search to its end, and read the sentences.',
      predict: 'Each search pauses before decisions: say what it does.',
      after: 'Twelve questions. You hand each in once, and get no feedback on it.',
    },
    item: (item, of) => `${count(item)} of ${count(of)}`,
    handedIn: 'Handed in.',
    local:
      'Nothing is sent. Save the record as a file before you close the page, and hand in the file.',
    code: 'Your code:',
    save: 'Save the record',
    open: (items) => (items === 0 ? 'Everything is done.' : `${count(items)} still to do.`),
  },
  lessons: {
    why: {
      title: 'Why search?',
      text: [
        'A move is only as good as what comes after it. MAX wants a large number at the end and MIN a small one, and when MAX has moved, MIN answers. The move with the largest number below it can be the worst: MIN will not go there.',
        'So a program looks ahead: it tries each move and each answer, and only then does it choose.',
      ],
      caption:
        'The 9 lies below B, but MIN answers with 1. Step through: which move gets MAX the most?',
      predict: 'What is each move worth once MIN has answered?',
      practise: 'Which move is best for MAX?',
      find: 'Somebody looked ahead and made one mistake. Find the first wrong step.',
    },
    values: {
      title: 'Minimax by hand',
      text: [
        'The number at a leaf is what the game is worth to MAX there. MAX picks the child with the largest value, MIN the one with the smallest. So the values of the children are computed first, and then the value of their parent.',
      ],
      caption: 'MIN picks among three leaves at B, C and D; then MAX picks among B, C and D.',
      predict: 'One ply more: MAX, MIN and MAX again. What does each node return?',
      practise:
        'Fill in the value of each node, from the leaves up. The name of each row says who moves.',
      find: 'In one place a wrong value was taken, or something was left out. Find the first wrong step.',
    },
    argument: {
      title: 'A cut by argument',
      text: [
        'B is worth 3, so MAX is sure of 3. Then the first leaf of C is 2. MIN moves at C, so C is worth at most 2, whatever its other leaves are. MAX will not go there: the rest of C need not be searched.',
        'A cut is just that: the search leaves out nodes that can no longer change the decision. At each MIN node ask: can MAX still get more here than it already has elsewhere?',
      ],
      caption:
        'The sentences are hidden here: explain for yourself why 4 and 6 are never evaluated.',
      predict:
        'Is the rest of the node needed? Choose the node that the search enters next. Where a sentence says α, read “what MAX already has”: the next lesson is about α.',
      practise: 'Which edges are cut? If there is none, say so below the table.',
      find: 'Here one cut was missed, or one too many was made. Find the first wrong step.',
    },
    cuts: {
      title: 'α and β',
      text: [
        'Alpha–beta searches the tree from left to right and passes two numbers down: α is what MAX is already sure of on the path from the root, and β is what MIN is already sure of. A node gets both from its parent. As soon as MIN has v ≤ α at a node, or MAX has v ≥ β, the rest of that node cannot matter: its remaining edges are cut.',
        'First watch a whole run. Then the run does half of the work and leaves the decisions to you. Then you do a whole tree yourself.',
      ],
      caption: 'A worked example: each sentence says which bound moves, and why.',
      predict: 'Half of the work: the search runs by itself, and you make its decisions.',
      practise:
        'A tree of your own: values and cuts. A node that cuts off returns the best value that it had found by then; a node that is never entered returns nothing.',
      find: 'A missed cut, a cut too many, or a bound that was not passed down. Find the first wrong step.',
    },
    ties: {
      title: 'Ties, bounds and values',
      text: [
        'Equality is enough. With v ≤ α or v ≥ β the rest is cut, because MAX or MIN gains nothing from an equal value.',
        'A node that has cut off returns a bound, not its value: “at most 4” at MIN, “at least 8” at MAX. That is enough for the decision, but it must not be taken for the value.',
        'A bound can come from far above. The window is passed down through all plies, so the bound that causes a cutoff can belong to an ancestor above the parent: a deep cutoff.',
      ],
      caption:
        'A has 5 from its first leaf. Three plies below, a node finds 4 and cuts off: a deep cutoff. At the last node 5 meets 5: the values are equal, and that is a cutoff, too.',
      predict: 'Here equal values decide.',
      practise: 'Four plies: somewhere a bound comes from far above. Which edges are cut?',
      more: 'For one leaf only a bound is known: x≥4 is at least 4. For which x is the node in question never visited? Write “always” if that holds for every value that x can have.',
      find: 'Equal or not, bound or value? Find the first wrong step.',
    },
    order: {
      title: 'The order decides',
      text: [
        'The order of the children does not change the value of the root, but it decides how much is searched. The most is cut if the best move comes first: at MAX the child with the largest value, at MIN the one with the smallest.',
        'In the best order alpha–beta searches about twice as deep in the same time. In the worst order it may save nothing.',
      ],
      caption:
        'The best order: the first move is the best one, and one leaf is enough for each of the others.',
      predict:
        'Where does the search cut, and where does it not? That depends on what came before.',
      practise:
        'Move children until as few leaves as possible are evaluated. Select a node to move it.',
      find: 'A missed cut, or a cut too many for this order. Find the first wrong step.',
    },
    horizon: {
      title: 'Depth limit and horizon',
      text: [
        'Most games are too deep to be searched to the end. At a depth limit the search stops, and an evaluation stands in for the value: the number in a node there. Nothing below it is searched.',
        'So the result is an estimate. One more ply can overturn it: that is the horizon effect. The whole tree shows what a choice costs: compare the true value of the best move with that of the move chosen.',
        'Nobody knows in advance how deep a search the time allows. So a program searches one ply deep, then two, and so on, until it has to move: iterative deepening. Each iteration begins at the root again.',
      ],
      caption: 'One ply deep, B looks better: 4 against 3. Below the horizon B is worth 1 and C 7.',
      predict:
        'First one ply, then two: what does each search return, and how many nodes does it evaluate? The table has the static values: at the limit they count, not the leaves below.',
      practise:
        'Two plies again: what does the search choose by the numbers in the inner nodes, and what does its choice cost?',
      find: 'A search of two plies went wrong. Find the first wrong step.',
    },
    chance: {
      title: 'Chance',
      text: [
        'In many games a die or a card decides, too. At a chance node nobody chooses: it is worth the average of its children, each weighted by its probability. Minimax with such nodes is called expectimax or expectiminimax.',
        'So it matters how much better a value is, and not only whether it is better. And no leaf can be left out as long as the next one could have any value: here alpha–beta needs bounds on all values.',
      ],
      caption:
        'The 18 is the largest number, but it comes up only one time in four: C is worth 6, and B is worth 7.',
      predict: 'What does each node return? Weight each child by its probability.',
      practise:
        'Fill in the values, as fractions such as 7/3 or rounded to two decimals, and the best move.',
      find: 'One average was taken without the probabilities. Find the first wrong step.',
    },
  },
}
