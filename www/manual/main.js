/**
 * The script of all pages of the manual, which are made from docs/. They are in English, and their text needs no
 * script.
 */

import { messages } from '../messages/pages.js'
import { listenSkip } from '../page/visitor/skip.js'
import { themeSwitch } from '../page/visitor/theme.js'

// Not every page has a tree.
if (document.querySelector('secateur-tree')) import('../define.js')
listenSkip()
document.querySelector('.switches')?.append(themeSwitch(await messages('en')))
