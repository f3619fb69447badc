/** Elements as text, for documents that no browser makes. */

/** Elements without an end. */
const VOID = ['img', 'meta']

export class Markup {
  /** @param {string} text */
  constructor(text) {
    this.text = text
  }
}

/** @param {string} tag @param {Record<string, string>} attributes @param {...(Markup | string)} children */
export function markup(tag, attributes, ...children) {
  const named = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  const inside = children.map((child) => (child instanceof Markup ? child.text : escaped(child)))
  const end = VOID.includes(tag) ? '' : `</${tag}>`
  return new Markup(`<${tag}${named.join('')}>${inside.join('')}${end}`)
}

/** @param {string} text */
export function escaped(text) {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/**
 * A page as a file, in pieces.
 * @param {string} lang
 * @param {string} title
 * @param {string} style
 * @param {Markup[]} parts of its body
 */
export function documentOf(lang, title, style, parts) {
  return [
    `<!doctype html>\n<html lang="${lang}">\n<head>\n<meta charset="utf-8">\n`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">\n`,
    `<title>${escaped(title)}</title>\n<style>${style}</style>\n</head>\n<body>\n`,
    ...parts.map(({ text }) => `${text}\n`),
    '</body>\n</html>\n',
  ]
}

/** A text of HTML or XML as it reads. @param {string} text */
export function unescaped(text) {
  const signs = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }
  return text.replace(/&(?:lt|gt|quot|amp);/g, (sign) => signs[/** @type {'&amp;'} */ (sign)])
}
