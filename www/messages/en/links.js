/**
 * Links: what is wrong with one, and what to do; and the dialog that gives them.
 *
 * @import {LinkProblems} from '../pages.js'
 */

/** @type {LinkProblems} */
const problems = {
  newer: ({ version }) =>
    `This link is of version ${version} and comes from a newer Secateur. Load the page again to get the newest one, or ask for another link.`,
  older: ({ version }) =>
    `This link is of version ${version}, which this page no longer reads. Ask for another link.`,
  broken: ({ found }) =>
    `This link cannot be read at “${found}”; perhaps only a part of it came through. Copy the whole link, or ask for another one.`,
  'unknown-field': ({ name }) =>
    `This link names “${name}”, which the page does not know. Check the link, or ask for another one.`,
  'bad-value': ({ name, found, expected }) =>
    `In this link “${name}” cannot be “${found}”. It takes ${expected}. Correct the link, or ask for another one.`,
  'too-long': () => 'The tree in this link has more than 1 MiB of text. Ask for a smaller one.',
  refused: () =>
    'What this link shows cannot be searched. The settings say why: correct them, or ask for another link.',
}

export const links = {
  problems,
  instead: 'Instead, the page is shown as if without a link.',
  dismiss: 'Close',
  share: {
    title: 'Share what is on view',
    /** The ways, in the order of the dialog. */
    ways: {
      step: 'Link to this step',
      start: 'Link that opens at the first cutoff',
      element: 'For a web page: element',
      frame: 'For a course platform: frame',
      alone: 'For a web page: element in one file',
    },
    /** In place of `start` for a search without cutoffs. */
    last: 'Link that opens at the last step',
    copy: 'Copy',
    /** @param {string} way */
    copyWay: (way) => `Copy: ${way}`,
    copied: 'Copied.',
    byHand: 'The browser does not let the page copy. The text is selected: copy it by hand.',
    long: 'The tree is long, and so is the link: some programs cut long links off.',
    preview: 'Preview of the frame',
    /** The title of the frame in a page of others. */
    titled: 'Search of a game tree, step by step',
    close: 'Close',
  },
}
