/** The colon between a name and the words about it: a wide one after a Chinese character. @param {string} name */
export function colonAfter(name) {
  return /\p{sc=Han}$/u.test(name) ? '：' : ': '
}
