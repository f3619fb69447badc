export const typed = {
  always: ['immer', 'stets', 'alle', 'alle x', 'für alle x', 'jedes x'],
  never: ['nie', 'niemals', 'kein', 'kein x', 'für kein x', 'keine'],
  infinity: ['unendlich'],
  to: ['bis'],
  and: ['und'],
  or: ['oder'],
}
