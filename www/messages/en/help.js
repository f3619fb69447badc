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
    spared: ['Long dashes', 'spared: not searched, because the table knew enough of a node above'],
    earlier: ['Grey', 'closed by an earlier search: a pass before, or a test of the node'],
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
      'what is proved of a value, or of that at the depth limit; a number alone is exact',
    ],
  },
  keys: 'Keys, while the focus is in the viewer',
  keysOfPage: 'Keys',
  rows: [
    { keys: ['←', '→'], does: 'one step back or forward' },
    { keys: ['Home', 'End'], does: 'first or last step' },
    { keys: ['Space'], does: 'play or pause' },
    { keys: ['C'], does: 'next cutoff, of as many nodes as asked for at least' },
    { keys: ['Shift', 'C'], does: 'the cutoff that prunes most nodes' },
    { keys: ['L'], does: 'next leaf that is evaluated' },
    {
      keys: ['R'],
      does: 'to where a child returns to the node: the selected one, or else the innermost open one',
    },
    { keys: ['I'], does: 'next pass; with Shift the one before' },
    { keys: ['A'], does: 'where a node is searched again next; with Shift the time before' },
    {
      keys: ['K'],
      does: 'next call of the selected node, or else of the node of the step; with Shift the one before',
    },
    { keys: ['H'], does: 'next hit in the table; with Shift the one before' },
    { keys: ['+', '−', '0'], does: 'zoom in, zoom out, show the whole tree' },
    { keys: ['Shift', '←', '↑', '→', '↓'], does: 'look farther left, up, right, down' },
    { keys: ['↑', '↓', 'Enter'], does: 'in the listing: to another line, on to its next step' },
    {
      keys: ['Enter'],
      does: 'unfold or fold what was pruned at the selected node, or else at the node of the step',
    },
    {
      keys: ['Z'],
      does: 'bring the subtree of the selected node close, or else that of the node of the step',
    },
    { keys: ['U'], does: 'unfold all pruned subtrees, or fold them' },
    { keys: ['B'], does: 'back to the view before' },
    { keys: ['/'], does: 'go to a node by its name or number' },
    { keys: ['Esc'], does: 'select no node' },
    { keys: ['?'], does: 'this help' },
  ],
  mouse:
    'Click a node to select it, a fan to unfold it, drag to move the picture. The wheel zooms once the tree has been clicked; with Ctrl it always does. Double-click a node to bring its subtree close.',
}
