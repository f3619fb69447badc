/** The words of the dialog that saves figures. They are loaded when it is first shown. */

import { count } from './numbers-and-names.js'

export const figure = {
  title: 'Save as a figure',
  steps: {
    label: 'Steps',
    values: {
      one: 'this step',
      cutoffs: 'every cutoff, and the end',
      decisions: 'every decision',
      iterations: 'every iteration',
      choices: 'every change of the choice',
      list: 'the steps named below',
    },
  },
  list: 'Names of steps, separated by commas',
  several: {
    label: 'Several steps',
    values: { strip: 'side by side', moving: 'one after the other' },
  },
  theme: {
    label: 'Colours',
    values: {
      light: 'light',
      dark: 'dark',
      auto: 'same as each reader’s system',
      mono: 'black and white',
      tactile: 'for touch, on A4 (swell paper)',
    },
  },
  captions: 'With the sentence of each step',
  preview: 'Preview of the figure',
  save: 'Save',
  copy: 'Copy as a picture',
  copied: 'Copied.',
  notCopied: 'The browser does not allow copying here. Save the PNG instead.',
  data: 'The search as text',
  kinds: {
    trace: 'Trace (JSON Lines)',
    tree: 'Tree (text)',
    json: 'Tree (JSON)',
    counts: 'Counts (CSV)',
  },
  /** @param {number} most @param {number} all */
  first: (most, all) => `These are ${count(all)} steps. The figure has the first ${count(most)}.`,
  /** @param {number} texts */
  leftOut: (texts) =>
    texts === 1
      ? 'One number or name does not fit in and is left out.'
      : `${count(texts)} numbers and names do not fit in and are left out.`,
  failed: 'The figure could not be made.',
  close: 'Close',
}
