import { how as en } from '../en/how.js'
import { double } from './double.js'

const { sections } = en

/** The names of trees are no words. @type {typeof en} */
export const how = double(en)
for (const [name, { tree }] of Object.entries(sections)) {
  if (tree) how.sections[/** @type {keyof typeof sections} */ (name)].tree = tree
}
