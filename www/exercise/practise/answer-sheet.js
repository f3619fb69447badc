/**
 * The state of an answer sheet: its answers, their undo history, the number of checks, and the help
 * was used. Picture, field and table show this one state. It knows no page and no search.
 *
 * @import {Answer, Field, Grade, Item, TreeAnswer, Verdict} from '../../types.js'
 *
 * @typedef {{ node: number | null, field: Field }} Box `cut` is a tick at the edge above the node; `cuts`, of the whole
 *   tree, a tick that nothing is cut; the others take text
 * @typedef {Box & { from: string, to: string }} SheetChange
 *
 * @typedef {object} SavedSheet the part of a sheet that is kept
 * @property {Record<string, string>} answers by the key of their box
 * @property {Record<string, number>} helped how far help at each box has gone
 * @property {number} help how many steps of help were used
 * @property {number} attempts
 * @property {number} best the best score so far
 * @property {Record<string, BoxVerdict>} told
 *
 * @typedef {object} BoxVerdict the verdict of a check on a box
 * @property {string} given the text in it at that time
 * @property {boolean} ok
 * @property {Verdict} verdict
 * @property {Item['reason']} reason
 */

/** The answer of a tick. */
export const TICKED = 'x'
/** The steps of help at a box: right or not, where it is decided, the sentence of that step, the answer. */
export const HELP_STEPS = 4
/** The first of them, from 0, that shows the answer: the box earns no more points. */
const REVEALING = 2

/** Whether a field is a tick. @param {Field} field */
export function isTick(field) {
  return field === 'cut' || field === 'cuts'
}

/** The key of a box. @param {{ node: number | null, field: string }} box */
export function keyOf({ node, field }) {
  return `${node}.${field}`
}

export class AnswerSheet {
  /** @type {Map<string, string>} */
  #answers = new Map()
  /** @type {Map<string, number>} */
  #helped = new Map()
  /** @type {SheetChange[]} */
  #changes = []
  /** @type {SheetChange[]} */
  #undone = []
  /** Whether the next change of the same box belongs to the last one. */
  #typing = false
  /** The number of steps of help that were used. */
  helpUsed = 0
  /** The number of checks. */
  attempts = 0
  /** The best score so far, 0 … 1. */
  best = 0
  /** @type {Map<string, BoxVerdict>} */
  #verdicts = new Map()

  /** The text in a box; empty: nothing. @param {Box} box */
  read(box) {
    return this.#answers.get(keyOf(box)) ?? ''
  }

  /** Writes into a box. Typing in one box is undone at once. @param {Box} box @param {string} text */
  write(box, text) {
    const from = this.read(box)
    if (text === from) return
    const last = this.#changes.at(-1)
    const same = this.#typing && last && keyOf(last) === keyOf(box)
    if (same) last.to = text
    else this.#changes.push({ ...box, from, to: text })
    this.#undone = []
    this.#typing = !isTick(box.field)
    this.#set(box, text)
  }

  /** The reader leaves the box: the next text is another change. */
  rest() {
    this.#typing = false
  }

  get canUndo() {
    return this.#changes.length > 0
  }

  get canRedo() {
    return this.#undone.length > 0
  }

  /** Takes the last change back. @returns {SheetChange | null} the change; null: there is none */
  undo() {
    return this.#move(this.#changes, this.#undone, ({ from }) => from)
  }

  /** Makes the change that was taken back last once more. @returns {SheetChange | null} */
  redo() {
    return this.#move(this.#undone, this.#changes, ({ to }) => to)
  }

  /** @param {SheetChange[]} source @param {SheetChange[]} target @param {(change: SheetChange) => string} textOf */
  #move(source, target, textOf) {
    const change = source.pop() ?? null
    this.rest()
    if (change) {
      target.push(change)
      this.#set(change, textOf(change))
    }
    return change
  }

  /** @param {Box} box @param {string} text */
  #set(box, text) {
    if (text === '') this.#answers.delete(keyOf(box))
    else this.#answers.set(keyOf(box), text)
  }

  /** The answers, as the grader takes them: one entry for each node, and one for the whole tree. */
  get answers() {
    /** @type {Map<string, Answer>} */
    const rows = new Map()
    for (const [key, text] of this.#answers) {
      const [node, field] = key.split('.')
      if (node === 'null') {
        const ask = /** @type {TreeAnswer['ask']} */ (field)
        rows.set(key, { ask, given: ask === 'cuts' ? 'none' : text })
      } else {
        const row = rows.get(node) ?? { node: Number(node) }
        rows.set(node, Object.assign(row, { [field]: field === 'cut' ? true : text }))
      }
    }
    return [...rows.values()]
  }

  /** Keeps the verdict of a check on a box, and no more. @param {Box} box @param {Omit<BoxVerdict, 'given'>} verdict */
  judge(box, { ok, verdict, reason }) {
    // An answer that was checked can be brought back.
    this.rest()
    this.#verdicts.set(keyOf(box), { ok, verdict, reason, given: this.read(box) })
  }

  /** The verdict of the last check on a box; null if its answer is another one now. @param {Box} box */
  verdictOf(box) {
    const verdict = this.#verdicts.get(keyOf(box))
    return verdict?.given === this.read(box) ? verdict : null
  }

  /** How far help at a box has gone: 0 … HELP_STEPS. @param {Box} box */
  helpAt(box) {
    return this.#helped.get(keyOf(box)) ?? 0
  }

  /** Uses a step of help at a box. @param {Box} box @param {number} step from 0 */
  help(box, step) {
    this.helpUsed += 1
    this.#helped.set(keyOf(box), step + 1)
  }

  /** Whether help has shown the answer of a box, which earns no more points. @param {Box} box */
  isSpent(box) {
    return this.helpAt(box) > REVEALING
  }

  /** A grade without the points of the boxes whose answer help has shown. @param {Grade} grade @returns {Grade} */
  chargedGrade(grade) {
    const spent = grade.items.filter((item) => item.ok && this.isSpent(item))
    const points = Math.max(
      spent.reduce((left, { of }) => left - of, grade.points),
      0,
    )
    return { ...grade, points, score: points / Math.max(grade.max, 1) }
  }

  /** Whether an answer was shown: from then on the tree brings no more points. */
  get shown() {
    return [...this.#helped.values()].includes(HELP_STEPS)
  }

  /** Counts a check, and returns the value of its score. @param {number | null} score of the whole sheet; null: of a part */
  check(score) {
    this.attempts += 1
    if (score === null) return this.best
    const counted = this.shown ? Math.min(score, this.best) : score
    this.best = Math.max(this.best, counted)
    return counted
  }

  /** @returns {SavedSheet} */
  get savedState() {
    return {
      answers: Object.fromEntries(this.#answers),
      helped: Object.fromEntries(this.#helped),
      help: this.helpUsed,
      attempts: this.attempts,
      best: this.best,
      told: Object.fromEntries(this.#verdicts),
    }
  }

  /** This sheet, continued from an earlier one. @param {AnswerSheet} earlier */
  after(earlier) {
    for (const [key, text] of this.#answers) earlier.#answers.set(key, text)
    for (const [key, steps] of this.#helped) earlier.#helped.set(key, steps)
    for (const [key, verdict] of this.#verdicts) earlier.#verdicts.set(key, verdict)
    earlier.helpUsed = Math.max(earlier.helpUsed, this.helpUsed)
    earlier.attempts = Math.max(earlier.attempts, this.attempts)
    earlier.best = Math.max(earlier.best, this.best)
    return earlier
  }

  /**
   * A sheet as it was kept, as far as that means something: it may come from another version.
   * @param {unknown} savedState
   * @param {(key: string) => boolean} has whether there is such a box
   */
  static from(savedState, has) {
    const { answers, helped, help, attempts, best, told } = Object(savedState)
    const sheet = new AnswerSheet()
    const ofBoxes = (/** @type {unknown} */ saved) =>
      Object.entries(Object(saved)).filter(([key]) => has(key))
    for (const [key, text] of ofBoxes(answers)) {
      if (typeof text === 'string') sheet.#answers.set(key, text)
    }
    for (const [key, steps] of ofBoxes(helped)) {
      if (!Number.isInteger(steps)) continue
      sheet.#helped.set(key, Math.min(Math.max(steps, 0), HELP_STEPS))
    }
    if (Number.isInteger(help) && help > 0) sheet.helpUsed = help
    if (Number.isInteger(attempts) && attempts > 0) sheet.attempts = attempts
    if (best > 0 && best <= 1) sheet.best = Number(best)
    for (const [key, entry] of ofBoxes(told)) {
      const { given, ok, verdict, reason } = Object(entry)
      if (typeof verdict !== 'string') continue
      sheet.#verdicts.set(key, {
        given: String(given),
        ok: ok === true,
        // A verdict that another version has stored may have no words here, and is not shown.
        verdict: /** @type {Verdict} */ (verdict),
        reason,
      })
    }
    return sheet
  }
}
