import { make } from './make.js'

/**
 * Makes a form that acts when it is sent.
 * @param {Parameters<typeof make>[1]} attributes
 * @param {() => unknown} act
 * @param {...(Node | string)} children
 */
export function makeForm(attributes, act, ...children) {
  const form = make('form', attributes, ...children)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    act()
  })
  return form
}
