/**
 * The sign beside an answer: whether a check found it right or wrong.
 *
 * @param {Element} sign
 * @param {boolean | undefined} ok undefined: nothing was said of it
 */
export function showVerdict(sign, ok) {
  sign.textContent = ''
  sign.className = 'sign'
  if (ok === undefined) return
  sign.textContent = ok ? '✓' : '✗'
  sign.classList.add(ok ? 'right' : 'wrong')
}
