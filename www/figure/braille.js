/**
 * Letters and numbers in braille, cell by cell, as the tables of liblouis write them: a name and a value on a tactile sheet, no
 * sentences. A cell is a character of Unicode's braille patterns, whose lowest six bits are its dots.
 */

const LETTERS = '⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵'
const NUMBER = '⠼'
/** The first of braille’s patterns in Unicode. */
const BLANK = 0x2800

/** Signs by language: before a capital, before a letter that follows a number, minus, and the decimal sign. */
const SIGNS = {
  en: { capital: '⠠', letter: '⠰', minus: '⠐⠤', point: '⠲' },
  de: { capital: '', letter: '⠠', minus: '⠈⠤', point: '⠂' },
  fi: { capital: '⠠', letter: '⠰', minus: '⠤', point: '⠂' },
  zh: { capital: '⠠', letter: '', minus: '⠰⠤', point: '⠨' },
}

/**
 * A text in braille; null if the table has none of its characters.
 * @param {string} text a name or a number
 * @param {string} lang
 */
export function braille(text, lang) {
  const signs = SIGNS[/** @type {keyof typeof SIGNS} */ (lang.split('-')[0])] ?? SIGNS.en
  let cells = ''
  let inNumber = false
  for (const one of text) {
    const digit = '1234567890'.indexOf(one)
    const letter = 'abcdefghijklmnopqrstuvwxyz'.indexOf(one.toLowerCase())
    const isMark = one === '.' || one === ','
    if (digit >= 0) cells += (inNumber ? '' : NUMBER) + LETTERS[digit]
    else if (inNumber && isMark) cells += signs.point
    else if (one === '−' || one === '-') cells += signs.minus
    else if (letter >= 0) {
      const plain = inNumber ? signs.letter : ''
      const isCapital = one !== one.toLowerCase()
      cells += (isCapital ? signs.capital : plain) + LETTERS[letter]
    } else return null
    inNumber = digit >= 0 || (inNumber && isMark)
  }
  return cells
}

/** The dots of a cell, 1 to 6: left from the top, then right. @param {string} cell */
export function dots(cell) {
  const bits = (cell.codePointAt(0) ?? BLANK) - BLANK
  return [1, 2, 3, 4, 5, 6].filter((dot) => bits & (1 << (dot - 1)))
}
