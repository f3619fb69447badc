/** The words of the lessons. */

/** @import {Lessons} from '../pages.js' */

import { count, things } from './numbers-and-names.js'

/** @type {Lessons} */
export const lessons = {
  title: 'Lessons',
  subtitle: 'a unit on game-tree search, from nothing to the exam',
  skip: 'Skip to the lesson',
  minutes: (minutes) => `about ${things(minutes, 'minute', 'minutes')}`,
  parts: {
    predict: 'Say what comes next',
    practise: 'Do it yourself',
    more: 'One more of your own',
    find: 'Find the mistake',
  },
  row: (right, of) => `${count(right)} of ${count(of)} right in a row. Three end this part.`,
  done: 'Three in a row: this part is done.',
  wrong: (mistake) =>
    `Not right. It fits this mistake: ${mistake}. On the next tree just that gives another answer.`,
  plain: 'Not right yet. The next tree asks for the same.',
  next: 'Next tree',
  partsDone: (done, of) => `${count(done)} of ${count(of)} parts done`,
  kept: 'What is done is kept on this device, without your answers.',
  forget: 'Forget it',
  following: (title) => `Next lesson: ${title}`,
  end: 'That was the last lesson. Each part has as many more trees as you like.',
  study: {
    titles: { before: 'Test 1', watch: 'Four searches', predict: 'Four searches', after: 'Test 2' },
    tasks: {
      before: 'Twelve questions. Each is handed in once, and nothing is said of it.',
      watch: 'Step through each search to its end, and read the sentences.',
      predict: 'Each search pauses before decisions: say what it does.',
      after: 'Twelve questions. Each is handed in once, and nothing is said of it.',
    },
    item: (item, of) => `${count(item)} of ${count(of)}`,
    handedIn: 'Handed in.',
    local:
      'Nothing is sent. Save the record as a file before you close the page, and hand in the file.',
    code: 'Your code:',
    save: 'Save the record',
    open: (items) => (items === 0 ? 'All is done.' : `${count(items)} still to do.`),
  },
  lessons: {
    why: {
      title: 'Why search?',
      text: [
        'A move is worth what comes after it. MAX wants a large number at the end and MIN a small one, and when MAX has moved, MIN answers. The move with the largest number below it can be the worst: MIN will not go there.',
        'So a program looks ahead: it tries each move and each answer, and only then does it choose.',
      ],
      caption:
        'Below B lies the 9, but MIN answers with 1. Step through: with which move does MAX get the most?',
      predict: 'What is each move worth once MIN has answered?',
      practise: 'Which move is best for MAX?',
      find: 'Somebody looked ahead and went wrong once. Find the first wrong step.',
    },
    values: {
      title: 'Minimax by hand',
      text: [
        'The number at a leaf is what the game is worth to MAX there. MAX picks the child with the largest value, MIN the one with the smallest. So the values of the children come first, and then that of their parent.',
      ],
      caption: 'MIN picks among three leaves at B, C and D; then MAX picks among B, C and D.',
      predict: 'One ply more: MAX, MIN and MAX again. What does each node return?',
      practise:
        'Fill in the value of each node, from the leaves up. The names of the rows say who moves.',
      find: 'At one place a wrong value was taken, or something left out. Find the first wrong step.',
    },
    argument: {
      title: 'A cut by argument',
      text: [
        'B is worth 3, so MAX is sure of 3. Then C shows a 2. MIN moves at C, so C is worth at most 2, whatever its other leaves are. MAX will not go there: the rest of C need not be looked at.',
        'That is all a cut is: what can no longer change the decision is left out. At each MIN node ask: can MAX still get more here than it already has elsewhere?',
      ],
      caption: 'The sentences are held back here: say yourself why 4 and 6 are never looked at.',
      predict:
        'Is the rest of the node needed? Choose the node that the search enters next. Where a sentence says α, read: what MAX already has. The next lesson is about it.',
      practise: 'Which edges are cut? If there is none, say so below the table.',
      find: 'Here one cut was missed, or one too many was made. Find the first wrong step.',
    },
    cuts: {
      title: 'α and β',
      text: [
        'Alpha–beta goes through the tree from left to right and takes two numbers along: α is what MAX is already sure of on the path from the root, and β is what MIN is already sure of. A node takes both from its parent. As soon as MIN has v ≤ α at a node, or MAX has v ≥ β, the rest of that node cannot matter: its remaining edges are cut.',
        'First watch a whole run. Then the run does half of the work and leaves the decisions to you. Then a tree is all yours.',
      ],
      caption: 'A worked example: each sentence says which bound moves, and why.',
      predict:
        'Half of the work: the search goes on by itself, and you decide where there is something to decide.',
      practise:
        'A tree of your own: values and cuts. A node that cuts off returns the best value that it had found by then; a node that is never entered returns nothing.',
      find: 'A cut missed, a cut too many, or a bound that was not handed down. Find the first wrong step.',
    },
    ties: {
      title: 'Ties, bounds and values',
      text: [
        'Equal is enough. With v ≤ α or v ≥ β the rest is cut, because MAX or MIN gains nothing by an equal value.',
        'A node that has cut off returns a bound and not its value: “at most 4” at MIN, “at least 8” at MAX. It is enough for the decision, and must not be told as the value.',
        'A bound can come from far above. The window goes down through all plies, so the bound at which a node cuts off can be that of an ancestor beyond its parent: a deep cutoff.',
      ],
      caption:
        'A has 5 from its first leaf. Three plies below, a node finds 4 and cuts off: a deep cutoff. At the last node 5 meets 5: equal, and a cutoff, too.',
      predict: 'Here equal values decide.',
      practise: 'Four plies: somewhere a bound comes from far above. Which edges are cut?',
      more: 'Of one leaf only a bound is known: x≥4 is at least 4. For which x is the node in question never seen? Write “always” if it is so for every value that x can have.',
      find: 'Is it equal, is it a bound? Find the first wrong step.',
    },
    order: {
      title: 'The order decides',
      text: [
        'The order of the children does not change the value of the root, but it decides how much is looked at. Most is cut if the best move comes first: at MAX the largest value, at MIN the smallest.',
        'In the best order alpha–beta searches about twice as deep in the same time. In the worst order it may save nothing.',
      ],
      caption:
        'The best order: the first move is the best one, and one leaf each is enough of the others.',
      predict: 'Where is something cut, and where is it not? That depends on what came before.',
      practise:
        'Move children until as few leaves as possible are looked at. Select a node to move it.',
      find: 'A cut missed, or a cut too many for this order. Find the first wrong step.',
    },
    horizon: {
      title: 'Depth limit and horizon',
      text: [
        'Most games are too deep to be searched to the end. At a depth limit the search stops, and an evaluation stands in for the value: the number in a node there. What lies below is not looked at.',
        'So the result is an estimate. One ply more can turn it around: that is the horizon effect. What a choice costs, the whole tree shows: the true value of the best move against that of the move chosen.',
        'Nobody knows beforehand how deep the time will reach. So a program searches one ply deep, then two, and so on, until it has to move: iterative deepening. Each iteration begins at the root again.',
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
        'In many games a die or a card decides, too. At a chance node nobody chooses: it is worth the average of its children, each weighed by its probability. Minimax with such nodes is called expectimax or expectiminimax.',
        'So it counts how much better a value is, and not only whether it is. And no leaf can be left out as long as the next one could be of any size: alpha–beta needs bounds of all values here.',
      ],
      caption:
        'The 18 is the largest number, but it comes only once in four times: C is worth 6, and B is worth 7.',
      predict: 'What does each node return? Weigh each child by its probability.',
      practise:
        'Fill in the values, as fractions such as 7/3 or rounded to two decimals, and the best move.',
      find: 'One average was taken without the probabilities. Find the first wrong step.',
    },
  },
}
