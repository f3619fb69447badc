/** The words of the help: the meaning of the signs in the picture, and the keys. */

export const help = {
  title: 'Help',
  close: 'Close',
  signs: 'The picture',
  /** The name of a sign and its meaning, by ink. */
  meanings: {
    open: ['Blue', 'the open path from the root; the tinted node is the one of this step'],
    closed: ['Solid', 'closed: the search has returned from there'],
    unreached: ['Thin', 'not reached yet'],
    pruned: [
      'Dashed',
      'pruned: never entered; a fan stands for a subtree, with the number of its nodes',
    ],
    spared: [
      'Long dashes',
      'spared: not searched, because the table knew enough about a node above',
    ],
    earlier: ['Grey', 'closed by an earlier search: a previous pass, or a test of the node'],
    cut: [
      'Struck through',
      'the edge to a subtree that a cutoff pruned; at the step of the cutoff, the window has the same colour',
    ],
    shallow: [
      'Arrow',
      'from a cutoff to the node that holds the bound; dashed if that is farther up than the parent: a deep cutoff',
    ],
    variation: ['Green', 'the principal variation, at the end'],
    quiet: ['α β', 'the window that is passed down'],
    band: [
      '≥ ≤ …',
      'what is proved about a value, or about the value at the depth limit; a number alone is exact',
    ],
  },
  keys: 'Keys, while the viewer has the focus',
  keysOfPage: 'Keys',
  rows: [
    { keys: ['←', '→'], does: 'one step back or forward' },
    { keys: ['Home', 'End'], does: 'first or last step' },
    { keys: ['Space'], does: 'play or pause' },
    { keys: ['C'], does: 'next cutoff that prunes at least the number of nodes asked for' },
    { keys: ['Shift', 'C'], does: 'the cutoff that prunes the most nodes' },
    { keys: ['L'], does: 'next leaf that is evaluated' },
    {
      keys: ['R'],
      does: 'next return to the selected node, or else to the innermost open one',
    },
    { keys: ['I'], does: 'next pass; with Shift the previous one' },
    { keys: ['A'], does: 'next search again of a node; with Shift the previous one' },
    {
      keys: ['K'],
      does: 'next call of the selected node, or else of the node of the step; with Shift the previous one',
    },
    { keys: ['H'], does: 'next hit in the table; with Shift the previous one' },
    { keys: ['+', '−', '0'], does: 'zoom in, zoom out, show the whole tree' },
    { keys: ['Shift', '←', '↑', '→', '↓'], does: 'move the view left, up, right, down' },
    { keys: ['↑', '↓', 'Enter'], does: 'in the listing: to another line, on to its next step' },
    {
      keys: ['Enter'],
      does: 'unfold or fold what was pruned at the selected node, or else at the node of the step',
    },
    {
      keys: ['Z'],
      does: 'zoom in on the subtree of the selected node, or else of the node of the step',
    },
    { keys: ['U'], does: 'unfold all pruned subtrees, or fold them' },
    { keys: ['B'], does: 'back to the previous view' },
    { keys: ['/'], does: 'go to a node by its name or number' },
    { keys: ['Esc'], does: 'clear the selection' },
    { keys: ['?'], does: 'this help' },
  ],
  mouse:
    'Click a node to select it or a fan to unfold it; drag to move the picture. The wheel zooms once the tree has been clicked; with Ctrl it always does. Double-click a node to zoom in on its subtree.',
  touch:
    'Tap a node to select it or a fan to unfold it; tap a node twice to zoom in on its subtree. Two fingers zoom; after that one finger moves the picture.',
}
