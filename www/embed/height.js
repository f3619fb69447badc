/**
 * Watches how high the viewer would be if the frame left it to itself. It fills the frame, so a page that gives the
 * frame this height sees all of it, without a bar to scroll.
 *
 * @param {HTMLElement} viewer
 * @param {(height: number) => void} changed
 */
export function watchHeight(viewer, changed) {
  let lastHeight = 0
  const measure = () => {
    document.documentElement.classList.add('measured')
    const height = Math.ceil(document.body.offsetHeight)
    document.documentElement.classList.remove('measured')
    if (
      height === lastHeight ||
      viewer.shadowRoot?.querySelector('.viewer')?.checkVisibility() !== true
    )
      return
    lastHeight = height
    changed(height)
  }
  const observer = new ResizeObserver(measure)
  observer.observe(document.documentElement)
  // Another language or another set of panels makes other parts.
  const parts = new MutationObserver(() => {
    for (const part of viewer.shadowRoot?.querySelectorAll('.viewer, .panels') ?? []) {
      observer.observe(part)
    }
    measure()
  })
  if (viewer.shadowRoot) parts.observe(viewer.shadowRoot, { childList: true })
  new MutationObserver(measure).observe(viewer, { attributeFilter: ['panels', 'panel'] })
  viewer.addEventListener('secateur-open', measure)
}
