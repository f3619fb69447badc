// The table that a part of the benchmark makes, in Markdown, so that it can stand in BENCHMARKS.md.

/**
 * @typedef {object} Row
 * @property {string} work the work
 * @property {string} found the measured value
 * @property {string} [against] the other program, with its value
 * @property {string} [goal] the goal
 * @property {boolean} [met] whether it was
 */

/**
 * @param {string} title
 * @param {Row[]} rows
 */
export function table(title, rows) {
  const head = ['work', 'found', 'against', 'goal', 'met']
  const cells = rows.map(({ work, found, against = '', goal = '', met }) => [
    ...[work, found, against, goal],
    met === undefined ? '' : met ? 'yes' : 'no',
  ])
  const widths = head.map((name, column) =>
    Math.max(name.length, ...cells.map((row) => row[column].length)),
  )
  /** @param {string[]} row */
  const line = (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`
  const rule = widths.map((width) => '-'.repeat(width))
  return [`### ${title}`, '', ...[head, rule, ...cells].map(line), ''].join('\n')
}

/**
 * The rows whose goal is missed, each as a line of a list. A row that begins with a dash is about the
 * work of a row before it.
 * @param {Row[]} rows
 */
export function missed(rows) {
  let whole = ''
  return rows.flatMap(({ work, found, goal, met }) => {
    const part = work.startsWith('—')
    if (!part) whole = work
    if (met !== false) return []
    return [`- ${part ? `${whole.split(':')[0]} ${work}` : work}: ${found}, not ${goal}`]
  })
}

/** A time in the unit that suits it. @param {number} ms */
export function time(ms) {
  if (ms >= 1) return `${figure(ms)} ms`
  return ms >= 0.001 ? `${figure(ms * 1000)} µs` : `${figure(ms * 1e6)} ns`
}

/** Three figures, no more. @param {number} number */
export function figure(number) {
  const whole = Math.abs(number) >= 100
  return whole ? Math.round(number).toLocaleString('en') : String(Number(number.toPrecision(3)))
}

/** @param {number} ratio */
export function times(ratio) {
  return `${figure(ratio)} ×`
}
