/** What a build of one file is made from: it registers the element, and exports the element and the API. */

export * from '../core.js'
export { SecateurTree } from '../define.js'
