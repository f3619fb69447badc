/**
 * The build that the service worker keeps. `scripts/dist/offline.js` puts its own in place of this.
 */

/** The name of the folder whose name changes with every build. */
export const BUILD = ''

/** The files of the site, by their paths, with their hashes as `fetch` checks them. @type {Record<string, string>} */
export const FILES = {}
