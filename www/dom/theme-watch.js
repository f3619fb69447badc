/**
 * Calls back when the colours, the size of type or the density of pixels may have changed: with the system's
 * theme, an attribute of the document's root (where a page puts its theme), the browser's zoom, or the screen, and
 * before and after printing.
 *
 * @param {() => void} changed
 * @param {AbortSignal} [signal] ends it
 */
export function watchTheme(changed, signal) {
  for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print']) {
    matchMedia(query).addEventListener('change', changed, { signal })
  }
  const watchDensity = () => {
    const density = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
    const other = () => {
      watchDensity()
      changed()
    }
    density.addEventListener('change', other, { once: true, signal })
  }
  watchDensity()
  const root = new MutationObserver(changed)
  root.observe(document.documentElement, { attributes: true })
  signal?.addEventListener('abort', () => root.disconnect())
}
