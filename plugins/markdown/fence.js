// A fence of Markdown with the name `gametree`: the words after its name are attributes of the element.

/** A name and a value, which stands in quotes where it has a space. */
const ATTRIBUTE = /\s*([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"']+))(?=\s|$)/gy

/** Options of the command that are no attributes: a page writes no file. */
const NO_ATTRIBUTES = ['output', 'format', 'help']

/** The text after the name of a fence of ours; null: the fence is another's. @param {string} info */
export function metaOf(info) {
  const [, meta = null] = info.match(/^\s*gametree\b\s*([^]*?)\s*$/) ?? []
  return meta
}

/** The options of the command line. @param {string} meta @returns {string[]} @throws {Error} */
export function wordsOf(meta) {
  const matches = Array.from(meta.matchAll(ATTRIBUTE))
  const read = matches.reduce((length, [all]) => length + all.length, 0)
  const [option] = matches.find(([, name]) => NO_ATTRIBUTES.includes(name)) ?? []
  const wrong = meta.slice(read).trim() || option?.trim()
  if (wrong) throw new Error(`gametree: “${wrong}” is no attribute. Write step=cutoff:1.`)
  return matches.map(
    ([, name, ...values]) => `--${name}=${values.find((one) => one !== undefined)}`,
  )
}
