/** The words that the page shows first, asked for before the scripts are there that show them. */

import './settings/language.js'
import { partOf } from '../messages/messages.js'

// Where these cannot be loaded, the panels say so.
partOf(document.documentElement.lang, 'panels').catch(() => {})
