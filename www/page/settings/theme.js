/**
 * The theme: light, dark, or that of the system. The page waits for this script, so that a remembered theme is
 * set before the first paint.
 *
 * @import {Messages} from '../../messages/pages.js'
 */

import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { recall, remember } from '../../dom/storage.js'

const THEMES = /** @type {const} */ (['system', 'light', 'dark'])

/** @typedef {typeof THEMES[number]} ThemeName */

apply(storedTheme())

/** @returns {ThemeName} */
function storedTheme() {
  const saved = recall('theme')
  return THEMES.find((theme) => theme === saved) ?? 'system'
}

/** @param {ThemeName} theme */
function apply(theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/**
 * One button for the theme: each press goes on to the next one. Its icon and its name say which holds.
 * @param {Messages} m
 */
export function themeSwitch(m) {
  const names = { system: m.ui.themeSystem, light: m.ui.themeLight, dark: m.ui.themeDark }
  const icon = make('span')
  let theme = storedTheme()
  const show = () => {
    icon.className = `icon icon-${theme}`
    button.title = m.ui.theme(names[theme])
    button.setAttribute('aria-label', button.title)
  }
  const turn = () => {
    theme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]
    apply(theme)
    remember('theme', theme)
    show()
  }
  const button = makeButton(icon, turn, { class: 'theme' })
  show()
  return button
}
