import { rangeInWords } from './numbers.js'

/** A range as the picture writes it: `3`, `≤ 3`, `≥ 2`, `2 … 3`. @param {readonly number[]} range @param {(x: number) => string} number */
export function rangeInSigns([lo, hi], number) {
  return rangeInWords(lo, hi, {
    exactly: number,
    atMost: (most) => `≤ ${number(most)}`,
    atLeast: (least) => `≥ ${number(least)}`,
    between: (least, most) => `${number(least)} … ${number(most)}`,
    anything: `≤ ${number(hi)}`,
  })
}
