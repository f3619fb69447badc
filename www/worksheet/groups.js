/**
 * The items by their keys, in the order in which those come.
 * @template T
 * @param {T[]} items
 * @param {(item: T) => string} keyOf
 * @returns {Map<string, [T, ...T[]]>}
 */
export function groupsOf(items, keyOf) {
  /** @type {Map<string, [T, ...T[]]>} */
  const groups = new Map()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
