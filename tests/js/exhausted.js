// The core without memory.

import init from '../../www/pkg/whole.js'

/** Reserves all memory that the core does not have yet, without using it. */
export async function exhaust() {
  const { memory } = await init()
  for (let pages = 2 ** 15; pages >= 1;) {
    try {
      memory.grow(pages)
    } catch {
      pages /= 2
    }
  }
}
