/** The module that has everything, packed by gzip, in base64. The file is made by scripts/dist/self-contained.js. */
export const whole: string
