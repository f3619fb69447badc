// remark, as in Docusaurus, Starlight and Next.js: fences with the name `gametree` become trees, with their figures inside.

import { readArguments } from '../../bin/arguments.js'
import { embeddedElement } from '../../bin/embed.js'
import { wordsOf } from './fence.js'

/**
 * A node of Markdown, as far as it matters here.
 * @typedef {{ type: string, lang?: string | null, meta?: string | null, value?: string, data?: object, children?: Node[] }} Node
 * @typedef {{ fail: (reason: string, place: object) => never }} File
 */

export default function gametree() {
  return async (/** @type {Node} */ root, /** @type {File} */ file) => {
    await Promise.all(
      fences(root).map((node) => draw(node).catch((error) => file.fail(error.message, node))),
    )
  }
}

/** @param {Node} node @returns {Node[]} */
function fences(node) {
  const inside = node.children?.flatMap(fences) ?? []
  return node.type === 'code' && node.lang === 'gametree' ? [node, ...inside] : inside
}

/** Describes the element in terms of HTML and of JSX alike. @param {Node} node */
async function draw(node) {
  const args = readArguments('embed', ['-', ...wordsOf(node.meta ?? '')])
  const { attributes, image } = await embeddedElement({ ...args, tree: node.value })
  const picture = { type: 'element', tagName: 'img', properties: image, children: [] }
  const data = { hName: 'secateur-tree', hProperties: attributes, hChildren: [picture] }
  delete node.value
  Object.assign(node, { type: 'gametree', data })
}
