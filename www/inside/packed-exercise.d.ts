/** The grader of exercises, packed by gzip, in base64. The module is made by scripts/dist/inside.js. */
export const exercise: string
