/**
 * The theme: light, dark, or that of the system. The page waits for this script, so that a remembered theme is
 * set before the first paint.
 *
 * @import {Messages} from '../../messages/pages.js'
 */

import { make } from '../../dom/make.js'
import { recall, remember } from '../../dom/storage.js'

const THEMES = /** @type {const} */ (['system', 'light', 'dark'])

/** @typedef {typeof THEMES[number]} Theme */

apply(remembered())

/** @returns {Theme} */
function remembered() {
  const saved = recall('theme')
  return THEMES.find((theme) => theme === saved) ?? 'system'
}

/** @param {Theme} theme */
function apply(theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/**
 * Three radio buttons that look like one switch of icons.
 * @param {Messages} m
 */
export function themeSwitch(m) {
  const names = { system: m.ui.themeSystem, light: m.ui.themeLight, dark: m.ui.themeDark }
  const group = make('div', { class: 'themes', role: 'radiogroup', 'aria-label': m.ui.theme })
  for (const theme of THEMES) {
    const input = make('input', { type: 'radio', name: 'theme', 'aria-label': names[theme] })
    input.checked = theme === remembered()
    input.addEventListener('change', () => {
      apply(theme)
      remember('theme', theme)
    })
    const icon = make('span', { class: `icon icon-${theme}` })
    group.append(make('label', { title: names[theme] }, input, icon))
  }
  return group
}
