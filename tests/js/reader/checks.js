// The facts that are compared with sentences: the number of comparisons, and the smallest case that contradicts a fact.

/**
 * @typedef {object} Case where a sentence stands
 * @property {string} tree
 * @property {unknown} source
 * @property {object} options
 * @property {string} view
 * @property {number} step
 * @property {string} sentence
 *
 * @typedef {Case & { fact: string, times: number }} Fault
 */

export class Checks {
  /** The number of comparisons of each fact with a sentence. @type {Map<string, number>} */
  counts = new Map()
  /** The smallest case that contradicts each fact. @type {Map<string, Fault>} */
  faults = new Map()
  /** The sentence that is read. @type {Case} */
  at = { tree: '', source: '', options: {}, view: 'max', step: 0, sentence: '' }

  /**
   * Compares a fact with the sentence.
   * @param {string} name of the kind of fact
   * @param {boolean} holds
   * @param {() => string} fact in words, if it is contradicted
   */
  compare(name, holds, fact) {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1)
    if (holds) return
    const before = this.faults.get(name)
    const times = (before?.times ?? 0) + 1
    const least = !before || size(this.at) < size(before)
    this.faults.set(name, least ? { ...this.at, fact: fact(), times } : { ...before, times })
  }

  /** The contradictions as a text. */
  report() {
    const all = Array.from(this.faults, ([name, { times, fact, ...at }]) =>
      [
        `${name}, ${times} times of ${this.counts.get(name)}: ${fact}`,
        `  ${JSON.stringify(at.source)} ${JSON.stringify(at.options)}, step ${at.step}, view ${at.view}`,
        `  tree as searched: ${at.tree}`,
        `  “${at.sentence}”`,
      ].join('\n'),
    )
    return all.join('\n')
  }
}

/** How large a case is. @param {Case} at */
function size({ tree, step, options }) {
  return tree.length * 1000 + step * 10 + Object.keys(options).length
}
