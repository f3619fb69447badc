/** The words that stand for a sign in a typed answer. */
export const typed = {
  /** For all x. */
  always: ['always', 'all', 'all x', 'for all x', 'any', 'any x', 'every x'],
  /** For no x. */
  never: ['never', 'none', 'no x', 'for no x'],
  infinity: ['infinity'],
  /** Between the ends of a range. */
  to: ['to'],
  /** Between two conditions that both hold. */
  and: ['and'],
  /** Between two conditions, one of which holds. */
  or: ['or'],
}
