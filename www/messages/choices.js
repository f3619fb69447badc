/** @import {Choices, RuleControlWords} from './pages.js' */

/**
 * The words of the rules of which one value is chosen, each with the label of its field.
 * @param {Record<keyof Choices, string>} labels
 * @param {{ [N in keyof Choices]: RuleControlWords['choices'][N]['values'] }} values
 */
export function choices(labels, values) {
  const names = /** @type {(keyof Choices)[]} */ (Object.keys(values))
  const rows = names.map((name) => [name, { label: labels[name], values: values[name] }])
  return /** @type {RuleControlWords['choices']} */ (Object.fromEntries(rows))
}
