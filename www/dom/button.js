import { make } from './make.js'

/**
 * Makes a button. One that can do nothing now has `aria-disabled`, so that it keeps the focus.
 * @param {Node | string} content
 * @param {(event: MouseEvent) => unknown} act
 * @param {Parameters<typeof make>[1]} [attributes]
 */
export function makeButton(content, act, attributes) {
  const button = make('button', { type: 'button', ...attributes }, content)
  button.addEventListener('click', (event) => button.ariaDisabled !== 'true' && act(event))
  return button
}
