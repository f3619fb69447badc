/**
 * The script of all pages of the manual, which are made from docs/. They are in English, and their text needs no
 * script.
 */

import { messages } from '../messages/pages.js'
import { loadAllTrees } from '../page/all-trees.js'
import { navigate } from '../page/navigation.js'
import { listenSkip } from '../page/settings/skip.js'
import { themeSwitch } from '../page/settings/theme.js'

// Not every page has a tree.
if (document.querySelector('secateur-tree')) import('../define.js').then(loadAllTrees)
listenSkip()
const m = await messages('en')
document.querySelectorAll('header > a').forEach((link, at) => at > 0 && link.remove())
document.querySelector('header > a')?.classList.add('brand')
navigate(m, 'docs', '../')
document.querySelector('.switches')?.append(themeSwitch(m))
