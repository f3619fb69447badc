// Patterns of sentences: texts with fields in them, as regular expressions.

/**
 * @typedef {object} Field
 * @property {string} name
 * @property {(text: string) => unknown} read
 *
 * @typedef {{ source: string, fields: Field[] }} Pattern each field is a group, in their order
 */

/**
 * A field: any text of this form.
 * @param {string} name
 * @param {string} form
 * @param {(text: string) => unknown} [read]
 * @returns {Pattern}
 */
export function field(name, form, read = (text) => text) {
  return { source: `(${form})`, fields: [{ name, read }] }
}

/** A text; the field `name` says that it stands there. @param {string} name @param {string} text */
export function flag(name, text) {
  return field(name, literally(text), () => true)
}

/**
 * A text with patterns in it.
 * @param {TemplateStringsArray} texts
 * @param {...Pattern} parts
 * @returns {Pattern}
 */
export function phrase(texts, ...parts) {
  const between = parts.map(({ source }, at) => source + literally(texts[at + 1]))
  return {
    source: literally(texts[0]) + between.join(''),
    fields: parts.flatMap(({ fields }) => fields),
  }
}

/** One of several patterns. @param {...Pattern} patterns @returns {Pattern} */
export function any(...patterns) {
  return {
    source: `(?:${patterns.map(({ source }) => source).join('|')})`,
    fields: patterns.flatMap(({ fields }) => fields),
  }
}

/** A pattern, or nothing. @param {Pattern} pattern @returns {Pattern} */
export function maybe({ source, fields }) {
  return { source: `(?:${source})?`, fields }
}

/**
 * Reads a whole text by a pattern.
 * @param {Pattern} pattern
 * @returns {(text: string) => Record<string, any> | null} the fields that are there
 */
export function reader({ source, fields }) {
  const form = new RegExp(`^${source}$`, 'u')
  return (text) => {
    const match = form.exec(text)
    if (!match) return null
    const entries = fields.flatMap(({ name, read }, at) => {
      const words = match[at + 1]
      return words === undefined ? [] : [[name, read(words)]]
    })
    return Object.fromEntries(entries)
  }
}

/** @param {string} text */
function literally(text) {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
