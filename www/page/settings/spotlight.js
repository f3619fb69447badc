/** A spotlight at the pointer: the rest of the page is dimmed. */

import { make } from '../../dom/make.js'

export function spotlight() {
  const element = make('div', { class: 'spotlight', hidden: true })
  document.body.append(element)
  addEventListener('pointermove', ({ clientX, clientY }) => {
    element.style.setProperty('--x', `${clientX}px`)
    element.style.setProperty('--y', `${clientY}px`)
  })
  return {
    toggle: () => (element.hidden = !element.hidden),
    off: () => (element.hidden = true),
  }
}
