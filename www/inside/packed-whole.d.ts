/** The module that has everything, packed by gzip, in base64. The file is made by scripts/dist/inside.js. */
export const whole: string
