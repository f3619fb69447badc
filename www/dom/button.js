import { make } from './make.js'

/**
 * Makes a button.
 * @param {Node | string} content
 * @param {(event: MouseEvent) => unknown} act
 * @param {Parameters<typeof make>[1]} [attributes]
 */
export function makeButton(content, act, attributes) {
  const button = make('button', { type: 'button', ...attributes }, content)
  button.addEventListener('click', act)
  return button
}

/**
 * Marks buttons as disabled. They keep the focus, which the attribute `disabled` would take away.
 * @param {HTMLElement[]} buttons
 * @param {boolean} disabled
 */
export function disable(buttons, disabled) {
  for (const button of buttons) button.setAttribute('aria-disabled', String(disabled))
}
