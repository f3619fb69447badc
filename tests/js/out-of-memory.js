// A core without memory, or stopped by an exception; and the collection of its garbage.

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
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

/**
 * Stops the core: an exception of the page’s passes through it.
 * @template T
 * @param {() => T} ask
 * @param {string} field that the core writes in its answer
 */
export function stopping(ask, field) {
  const set = () => {
    throw new Error('an error of the page')
  }
  Object.defineProperty(Object.prototype, field, { set, configurable: true })
  const mend = () => Reflect.deleteProperty(Object.prototype, field)
  try {
    const answer = ask()
    if (answer instanceof Promise) return answer.finally(mend)
    mend()
    return answer
  } catch (error) {
    mend()
    throw error
  }
}

/** Collects garbage twice, because objects freed at the end of a turn are collected the second time. */
export async function collect() {
  setFlagsFromString('--expose-gc')
  for (let times = 0; times < 2; times += 1) {
    runInNewContext('gc')()
    await new Promise((resolve) => setImmediate(resolve))
  }
}
