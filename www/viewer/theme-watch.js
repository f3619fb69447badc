/**
 * Tells when the colours or the size of type may have changed: the system's theme, or an attribute
 * of the document's root, where a page puts its own.
 *
 * @param {() => void} changed
 * @returns {() => void} ends it
 */
export function watchTheme(changed) {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const root = new MutationObserver(changed)
  dark.addEventListener('change', changed)
  root.observe(document.documentElement, { attributes: true })
  return () => {
    dark.removeEventListener('change', changed)
    root.disconnect()
  }
}
