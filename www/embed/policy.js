/**
 * Allows this page nothing but files of the server that it comes from. A policy in the page itself could only say
 * 'self', and for WebKit nothing is that in a sandbox, where a page has no origin.
 */

const { origin } = new URL(import.meta.url)
const policy = document.createElement('meta')
policy.httpEquiv = 'Content-Security-Policy'
policy.content = [
  "default-src 'none'",
  `script-src ${origin} 'wasm-unsafe-eval'`,
  `style-src ${origin}`,
  `img-src ${origin} data:`,
  `connect-src ${origin}`,
].join('; ')
document.head.append(policy)
