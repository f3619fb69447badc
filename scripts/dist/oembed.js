// oEmbed, as files: a page names its replacement where its address is pasted, as in WordPress. It needs the address
// of the site, which only its publisher knows. The text after the # of a link is sent to nobody, so that a pasted link to a step
// unfolds as the page it leads to.

import { unescaped } from '../../www/worksheet/markup.js'

/** The folder of the answers in dist/. */
export const FOLDER = 'oembed'
const WIDTH = 800
const HEIGHT = 520
const PROVIDER = 'Secateur'

/** The address of the site, with a slash at its end; null: nobody has said it. @param {string | undefined} address */
export function siteOf(address) {
  if (!address) return null
  const { protocol, href } = new URL(address)
  if (!/^https?:$/.test(protocol))
    throw new Error(`SECATEUR_SITE is no address of a site: ${address}`)
  return href.replace(/[?#].*$/s, '').replace(/\/*$/, '/')
}

/**
 * A page that names its answer, and the answer.
 * @param {string} html
 * @param {string} path of the page in dist/
 * @param {string} site
 * @param {string} [frameOf] the page in the frame, where it is another one
 */
export function withOembed(html, path, site, frameOf = path) {
  const [, title = PROVIDER] = html.match(/<title>([^<]*)<\/title>/) ?? []
  const name = `${FOLDER}/${path.replace(/\.html$/, '').replaceAll('/', '-')}.json`
  const link = `<link rel="alternate" type="application/json+oembed" href="${site}${name}" title="${title}" />`
  const frame = `<iframe src="${site}${frameOf}" title="${title}" width="${WIDTH}" height="${HEIGHT}" style="border: 0" allowfullscreen></iframe>`
  const answer = {
    ...{ version: '1.0', type: 'rich', provider_name: PROVIDER, provider_url: site },
    ...{ title: unescaped(title), width: WIDTH, height: HEIGHT, html: frame },
  }
  return {
    name,
    html: html.replace('</head>', `  ${link}\n  </head>`),
    answer: `${JSON.stringify(answer, null, 2)}\n`,
  }
}
