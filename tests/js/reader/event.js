// An event with the fields of all kinds: the facts themselves check its kind.

/**
 * @template E
 * @typedef {E extends E ? keyof E : never} Fields
 */

/**
 * @typedef {import('../../../www/types.js').SearchEvent} Told
 * @typedef {{ [F in Fields<Told>]?: Extract<Told, { [G in F]: unknown }>[F] } & Pick<Told, keyof Told>} SearchEvent
 */

export {}
