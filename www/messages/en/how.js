/** The words of the page that explains. */

/** @import {How} from '../pages.js' */

/** @type {How} */
export const how = {
  title: 'How it works',
  subtitle: 'two minutes on game trees, minimax and alpha–beta',
  skip: 'Skip to the text',
  lead: 'Step through each tree with the buttons below it.',
  sections: {
    tree: {
      title: 'A game tree',
      text: [
        'Two players move in turn: MAX wants a large value, MIN a small one. A node is a position, an edge is a move, and the root is the position on the board. At a leaf the game is over, and a number says what that is worth to MAX.',
      ],
    },
    value: {
      title: 'The minimax value',
      text: [
        'The minimax value v(n) of a node n is what MAX gets from there if both play as well as they can:',
      ],
      cases: [
        ['if n is a leaf', 'v(n) = the number at n'],
        ['if MAX moves at n', 'v(n) = the largest v(c) of all children c'],
        ['if MIN moves at n', 'v(n) = the smallest v(c) of all children c'],
      ],
      after: ['Minimax computes just that: depth first, from the leaves up. It visits every node.'],
      caption: 'Minimax evaluates all nine leaves. The root is worth 3, by the move to B.',
    },
    bounds: {
      title: 'α and β',
      text: [
        'Two numbers are passed down with every call. α is the most that MAX is already sure of on the path from the root; it begins at −∞. β is the least that MIN is already sure of; it begins at +∞.',
        'Take the tree below. Once B has returned 3, α is 3 at A, and is passed down to C and D. At C the first leaf is 2: MAX has more than that from B, so the rest of C does not matter. At D the first leaf is 14: for MIN that is the best so far, so β falls to 14 there, and the search goes on.',
        'So what does a value v found below a node mean?',
      ],
      cases: [
        [
          'v ≤ α',
          'It does not matter: MAX can do at least as well elsewhere and need not come here.',
        ],
        ['α < v < β', 'It matters: at MAX α rises to v, at MIN β falls to v.'],
        [
          'v ≥ β',
          'It does not matter: MIN can do at least as well elsewhere and need not come here.',
        ],
      ],
      after: [
        'So once MIN has found v ≤ α at a node, or MAX v ≥ β, the rest of the node is cut. Started with −∞ and +∞, the search gives the same value as minimax.',
      ],
      caption: 'C has found a 2, and MAX already has 3 from B: 4 and 6 are never looked at.',
    },
    why: {
      title: 'Why m > n is enough',
      text: [
        'MAX can get m by a move further up. Somewhere below another move, MIN can hold the value down to n, and m > n. Then play never gets there, because MAX would do worse. Whatever else hangs from that node can only make it worse still for MAX, so it need not be known. This holds however many plies lie between the two; equal values are enough too, as nothing can be gained.',
      ],
      caption: 'm is 6 and n is 4: nobody needs to know x.',
    },
    cost: {
      title: 'What it saves',
      text: [
        'With b moves at each node and d plies, minimax evaluates b^{d} leaves. If the best move always comes first, alpha–beta needs b^{⌈d/2⌉} + b^{⌊d/2⌋} − 1, about b^{d/2}: in the same time it searches twice as deep. If the best move always comes last, it may save nothing. So good move ordering is half the work. The first move should be one that a shallower search found best, that knowledge of the game suggests, or that was best before.',
      ],
      caption:
        'Here b and d are 3. In the best order 11 of 27 leaves are evaluated; in the worst order of this tree all 27.',
    },
    horizon: {
      title: 'Horizon and evaluation',
      text: [
        'Most games are too deep to be searched to the end. The search then stops at a depth limit, and an evaluation stands in for the value: an estimate from what can be seen on the board, such as material or open lines. What lies beyond this horizon is not seen. An estimate proves nothing, and one more ply can overturn it.',
      ],
      caption:
        'Searched one ply deep, B looks better: 4 against 3. One ply deeper, B is worth 1 and C 7.',
    },
    before: {
      title: 'The best move of the last search',
      text: [
        'So a program searches one ply deep, then two, then three, until its time is up. The move that the last search found best comes first in the next one: it is usually still good, and its value cuts much of the rest.',
      ],
      caption:
        'Searched one ply deep, C was best: 7 against 4 and 2. Two plies deep it comes first and is worth 6, and one leaf is enough for each of B and D.',
    },
  },
  references: {
    title: 'Sources',
    gave: {
      knuth: 'Fail-hard alpha–beta, its negamax form, shallow and deep cutoffs, the fewest leaves.',
      baudet: 'The expected number of leaves in random order, and narrow root windows.',
      pearl: 'How much is saved in random order, and that no search does better.',
      fishburn: 'Fail-soft: the best value found, even outside the window.',
      russell: 'The textbook tree, its pair of functions, evaluation and depth limit.',
      principle:
        'An article: redundancy for MAX and MIN, known bounds, the listings up to negamax.',
      pruning: 'An article: unknown values, A to G, the coins, orders, the agent.',
      slides: 'Lecture slides: why m > n is enough, α and β, what is saved.',
    },
  },
  cite: {
    title: 'How to cite',
    text: (version) =>
      `The Secateur authors: Secateur, version ${version}, 2026. Minimax and alpha–beta search of a game tree, step by step.`,
  },
}
