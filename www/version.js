/** The version of Secateur. That of package.json is the same: tests/js/documents.test.js. */
export const VERSION = '0.2.0'
