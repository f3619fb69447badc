/** The text of the style sheets, joined. The module is made by scripts/dist/inside.js. */
export const viewer: string
/** That of `secateur.css`. */
export const room: string
