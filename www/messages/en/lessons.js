/** The words of the lessons. */

/** @import {Lessons} from '../pages.js' */

/** @type {Lessons} */
export const lessons = {
  title: 'Lessons',
  subtitle: 'three short exercises on minimax and alpha–beta',
  skip: 'Skip to the lesson',
  next: (title) => `Next lesson: ${title}`,
  end: 'That was the last lesson. Each exercise has “Another tree” for as many more as you like.',
  lessons: {
    values: {
      title: 'Values from the leaves up',
      text: [
        'The number at a leaf is what the game is worth to MAX there. MAX picks the child with the largest value, MIN the one with the smallest. So the values of the children come first, and then that of their parent.',
      ],
      tasks: [
        'Begin with B, C and D, where MIN picks one of three leaves. What is the root worth?',
        'One ply more. The names of the rows say who moves.',
        'Here MIN moves first.',
      ],
    },
    cuts: {
      title: 'α, β and what is cut',
      text: [
        'Alpha–beta goes through the tree from left to right and takes two numbers along: α is what MAX is already sure of on the path from the root, and β is what MIN is already sure of. A node takes both from its parent. As soon as MIN has v ≤ α at a node, or MAX has v ≥ β, the rest of that node cannot matter: its remaining edges are cut.',
      ],
      tasks: [
        'What are α and β when each node is entered? At the root they are −∞ and +∞. Leave the fields of a node empty if it is never entered.',
        'The same tree: which edges are cut?',
        'Values and cuts together. A node that cuts off returns the best value that it had found by then; a node that is never entered returns nothing.',
        'A bound may come from far above. Which edges are cut here?',
      ],
    },
    order: {
      title: 'The order decides',
      text: [
        'The order of the children does not change the value of the root, but it decides how much is looked at. Most is cut if the best move comes first: at MAX the largest value, at MIN the smallest.',
      ],
      tasks: [
        'The worst order: at every node the best child comes last. Which edges are cut? If there is none, say so below the table.',
        'Another tree, in the best order. Which edges are cut?',
        'Now it is your turn: move children until as few leaves as possible are seen. Select a node to move it.',
      ],
    },
  },
}
