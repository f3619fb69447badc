/** The module that shows trees that are typed, packed by gzip, in base64. The file is made by scripts/dist/inside.js. */
export const viewer: string
