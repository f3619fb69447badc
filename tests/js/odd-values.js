/**
 * Values that make no sense, for every argument of every method. Each value is made anew on request, because some of
 * these values run code when they are read: they throw, free something or change.
 *
 * @typedef {object} Odd
 * @property {string} name for the message of a failed test
 * @property {(act?: () => void) => unknown} make the value; `act` is called by the code of the value, if
 *   it has any, each time that code runs
 */

/** The error that a value throws when its own code runs. */
class Thrown extends Error {
  constructor() {
    super('thrown by the value itself')
  }
}

/** @type {readonly Odd[]} */
export const ODD_VALUES = [
  { name: 'null', make: () => null },
  { name: 'true', make: () => true },
  { name: 'a number below all', make: () => -1 },
  { name: 'a fraction', make: () => 0.5 },
  { name: 'NaN', make: () => NaN },
  { name: 'infinity', make: () => Infinity },
  { name: 'a number of 32 bits, and one more', make: () => 2 ** 32 + 1 },
  { name: 'a number past the whole ones', make: () => 2 ** 53 },
  { name: 'a BigInt', make: () => 1n },
  { name: 'a symbol', make: () => Symbol('odd') },
  { name: 'an empty text', make: () => '' },
  { name: 'a number as text', make: () => '1' },
  { name: 'a lone surrogate', make: () => '\ud800' },
  { name: 'a NUL and a name of every object', make: () => '\0__proto__' },
  { name: 'a text of two million characters', make: () => 'é'.repeat(2 ** 21) },
  { name: 'an empty list', make: () => [] },
  { name: 'a list of one number', make: () => [1] },
  { name: 'a list of holes', make: () => new Array(2 ** 27) },
  { name: 'an object without a prototype', make: () => Object.create(null) },
  { name: 'a length that wraps around', make: () => ({ length: 2 ** 32 + 16, 0: 'x' }) },
  { name: 'a boxed number', make: () => new Number(1) },
  { name: 'a boxed text', make: () => new String('max') },
  { name: 'a date', make: () => new Date(0) },
  { name: 'a function', make: () => () => 1 },
  { name: 'an object that becomes a number', make: (act) => converting(act) },
  { name: 'an object with getters that throw', make: (act) => throwing(act) },
  { name: 'a proxy that throws', make: (act) => new Proxy({}, traps(act)) },
  { name: 'a revoked proxy', make: () => revoked() },
  { name: 'an object that holds itself seventy times', make: () => cyclic() },
]

/** Every field name of an option, a source, a viewport, a style or any other object that is read. */
const NAMES = [
  ...['listing', 'algorithm', 'cut', 'returns', 'bounds', 'update', 'window', 'depth', 'root'],
  ...['order', 'seed', 'limits', 'nodes', 'text', 'random', 'branching', 'values', 'irregular'],
  ...['ties', 'game', 'coins', 'take', 'board', 'size', 'win', 'turn', 'plies', 'width', 'height'],
  ...['x', 'y', 'unit', 'rowHeight', 'convention', 'decimal', 'selected', 'view', 'unfolded'],
  ...['reach', 'shallow', 'deep', 'from', 'to', 'least', 'node', 'search', 'step', 'signal'],
  ...[
    'meaning',
    'windows',
    'advances',
    'progress',
    'length',
    'code',
    'toJSON',
    'then',
    'constructor',
  ],
]

/** @param {() => void} [act] */
function converting(act) {
  const convert = () => {
    act?.()
    return 0
  }
  return { valueOf: convert, toString: convert, [Symbol.toPrimitive]: convert }
}

/** @param {() => void} [act] */
function throwing(act) {
  const odd = {}
  const get = () => {
    act?.()
    throw new Thrown()
  }
  for (const name of NAMES) Object.defineProperty(odd, name, { get, enumerable: true })
  return odd
}

/** @param {() => void} [act] @returns {ProxyHandler<object>} */
function traps(act) {
  const trap = () => {
    act?.()
    throw new Thrown()
  }
  return {
    get: trap,
    has: trap,
    ownKeys: trap,
    getPrototypeOf: trap,
    getOwnPropertyDescriptor: trap,
  }
}

function revoked() {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}

function cyclic() {
  /** @type {Record<string, unknown>} */
  const odd = {}
  for (let key = 0; key < 70; key += 1) odd[`key${key}`] = odd
  return odd
}
