/**
 * The messages between the header and the page. The layout learns their height, so that the viewer
 * still fits the window.
 */

const heights = new ResizeObserver(() => {
  const all = [...document.querySelectorAll('.stand-in, .link-problem, .own-verdict, .welcome')]
  const height = all.reduce((sum, { clientHeight }) => sum + clientHeight, 0)
  document.documentElement.style.setProperty('--notices', `${height}px`)
})

/** Shows a message below the header. @param {Element} message */
export function addNotice(message) {
  document.querySelector('header')?.after(message)
  heights.observe(message)
}
