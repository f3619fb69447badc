/**
 * Calls back before the page is printed, and after.
 * @param {() => void} before
 * @param {() => void} after
 * @returns {() => void} stops that
 */
export function watchPrint(before, after) {
  addEventListener('beforeprint', before)
  addEventListener('afterprint', after)
  return () => {
    removeEventListener('beforeprint', before)
    removeEventListener('afterprint', after)
  }
}
