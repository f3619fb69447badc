// An event of any kind, as the facts ask it: they say themselves of which kind it has to be.

/**
 * @template E
 * @typedef {E extends E ? keyof E : never} Fields
 */

/**
 * @typedef {import('../../../www/types.js').SearchEvent} Told
 * @typedef {{ [F in Fields<Told>]?: Extract<Told, { [G in F]: unknown }>[F] } & Pick<Told, keyof Told>} SearchEvent
 */

export {}
