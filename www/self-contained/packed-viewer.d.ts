/** The module that shows trees that are typed, packed by gzip, in base64. The file is made by scripts/dist/self-contained.js. */
export const viewer: string
