import { labels } from './option-labels.js'

/** The controls of the page that choose a listing and a view. */
export const choosing = {
  listing: {
    label: labels.listing,
    none: 'none',
    /** The reason why no listing matches, below the control. */
    why: {
      /** @param {string} near */
      rules: (near) => `No listing has these rules. “${near}” is the nearest.`,
      /** @param {string} near */
      turns: (near) => `Listings need players who take turns. “${near}” is the nearest.`,
      /** @param {string} near @param {string} told */
      chance: (near, told) =>
        `“${near}” is for trees with chance nodes, and this one has none. “${told}” is shown.`,
      /** @param {string} near @param {string} told */
      values: (near, told) =>
        `“${near}” needs the lowest and the highest value: they can be given below. Until then “${told}” is shown.`,
    },
  },

  view: {
    label: 'Values seen by',
    values: {
      '': { label: 'as listed', effect: 'As the listing has them.' },
      max: { label: 'MAX', effect: 'At every node larger is better for MAX.' },
      mover: {
        label: 'side to move',
        effect: 'At every node larger is better for the side to move: at MIN the sign is changed.',
      },
    },
  },
}
