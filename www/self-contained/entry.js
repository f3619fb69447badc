/** The entry of a build of one file: it registers the element, and exports the element, the API and a widget. */

import './early-style.js'

export * from '../core.js'
export { SecateurTree } from '../define.js'
export { default } from './anywidget.js'
