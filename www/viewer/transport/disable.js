/**
 * Marks buttons as disabled. They keep the focus, which the attribute `disabled` would take away.
 * @param {HTMLElement[]} buttons
 * @param {boolean} disabled
 */
export function disable(buttons, disabled) {
  for (const button of buttons) button.setAttribute('aria-disabled', String(disabled))
}
