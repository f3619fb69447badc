/** The lean core, packed by gzip, in base64. The module is made by scripts/dist/inside.js. */
export const lean: string
