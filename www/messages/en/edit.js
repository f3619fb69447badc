/** The words of editing by hand. They are loaded when it is first begun. */

export const edit = {
  title: 'Editing the tree by hand',
  value: 'Value',
  staticValue: 'Static value',
  name: 'Name',
  changes: {
    child: '+ child',
    sibling: '+ sibling',
    left: 'Move left',
    right: 'Move right',
    turn: 'MAX ⇄ MIN',
    remove: 'remove',
  },
  undo: 'Undo',
  redo: 'Redo',
  done: 'End editing',
  selectFirst: 'Select a node in the tree.',
  game: 'The tree of a game follows from its rules and cannot be edited.',
  broken: 'Correct the text of the tree first.',
  /** `typed`: what was typed. @type {Record<string, (typed: string) => string>} */
  errors: {
    'no-tree': () => 'The tree would become too large.',
    'no-node': () => 'This node is no longer there.',
    'no-value': (typed) => `“${typed}” is neither a number nor a symbol.`,
    'no-number': (typed) => `“${typed}” is not a number.`,
    'no-name': (typed) =>
      `“${typed}” is not a name: begin with a letter, without spaces, or put it in quotes.`,
    'leaf-has-no-player': () => 'A leaf belongs to no player.',
    'chance-has-no-player': () => 'Where chance moves there is no player.',
    weighed: () => 'The weights of these children add up to 1. Change them in the text.',
    'root-stays': () => 'The root can be neither removed nor moved.',
    'no-sibling': () => 'There is no sibling on that side.',
  },
}
