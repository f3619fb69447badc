/**
 * The words about a box after a check: why it is wrong, or else its verdict.
 *
 * @import {ExerciseWords} from '../../messages/messages.js'
 * @import {Item, Reason} from '../../types.js'
 */

/** @param {ExerciseWords} words @param {Pick<Item, 'ok' | 'verdict' | 'reason'>} item */
export function verdictWords({ verdicts, reasons }, { ok, verdict, reason }) {
  // Verdicts that were kept may come from another version.
  const cause = !ok && reason && Object.hasOwn(reasons, Object(reason).key) ? reason : null
  if (!cause) return verdicts[verdict] ?? ''
  const say = /** @type {(p: Reason) => string} */ (reasons[cause.key])
  return say(cause)
}
