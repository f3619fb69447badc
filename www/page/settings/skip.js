/**
 * Lets the link that skips the header move the focus and nothing else: in the address it would take the place of the
 * page's state.
 */
export function listenSkip() {
  document.querySelector('.skip')?.addEventListener('click', (event) => {
    event.preventDefault()
    document.querySelector('main')?.focus()
  })
}
