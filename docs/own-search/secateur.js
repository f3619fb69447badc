// Records the search of an unchanged recursive function, as lines that Secateur reads.
//
//     import { search } from './secateur.js'
//     function minimax(node, depth, alpha, beta, maximizing) { … }
//     minimax = search(minimax)
//
// Each call from outside is a search: when it returns, its lines are in trace.jsonl. Functions that call each other, such as
// maxValue and minValue, are both wrapped. A function that is a constant is wrapped where it is made.

const recordings = new Map()

/**
 * Wraps a function. Options: `tree`, its tree in the notation, if it is not in the argument, as arrays in each other;
 * `view: 'mover'`, it returns values of the side to move, which is taken for granted of a negamax; `alpha`, `beta`,
 * `depth`, `node`, the names of these parameters, if they are other ones; `file`; and `write`, which is given the lines in
 * place of the file, as a page has none.
 */
export function search(fn, options = {}) {
  const { file = 'trace.jsonl', tree = null, view, write = toFile(file), ...names } = options
  const all = parameters(fn)
  const known = meanings(all.flat(), names)
  const nega = /nega/i.test(fn.name) || all.flat().includes('color')
  const rules = { algorithm: known.alpha ? 'alpha-beta' : 'minimax' }
  const header = { view: view ?? (nega ? 'mover' : 'max'), rules, tree }
  if (!recordings.has(file)) recordings.set(file, { open: [], lines: [] })
  const recording = recordings.get(file)
  return function (...args) {
    const given = Object.assign({}, ...all.map((name, at) => byName(name, args[at])))
    const told = Object.entries(known).map(([name, parameter]) => [name, given[parameter]])
    const call = enter(recording, Object.fromEntries(told), header)
    try {
      const value = fn.apply(this, args)
      recording.lines.push({ event: 'leave', node: call.path, value: number(value) })
      return value
    } finally {
      recording.open.pop()
      if (!recording.open.length) write(recording.lines.splice(0).map(text).join(''))
    }
  }
}

/** A call begins: its node is a path of numbers of children. */
function enter({ open, lines }, { node: position, ...told }, header) {
  const caller = open.at(-1)
  const at = caller ? numberOf(caller, position) : 0
  const call = { path: caller ? `${caller.path}/${at}` : '', position, next: 0 }
  if (caller) caller.next = at + 1
  else lines.push({ secateur: 'trace', version: 1, ...header })
  // Whether the tree is in the argument shows as soon as the first child comes out of it.
  if (lines.length === 2 && below(caller?.position)?.includes(position)) {
    lines[0].tree ??= notation(caller.position)
  }
  const numbers = Object.entries(told).map(([name, value]) => [name, number(value)])
  lines.push({ event: 'enter', node: call.path, ...Object.fromEntries(numbers) })
  open.push(call)
  return call
}

/** The number of a child: its place among the children of the caller's position, or else that of its call. */
function numberOf({ position, next }, child) {
  const children = below(position) ?? []
  const later = children.indexOf(child, next)
  const place = later < 0 ? children.indexOf(child) : later
  return place < 0 ? next : place
}

/** The children of a position that has them as an array, under this name or in itself. */
function below(position) {
  return [position, position?.children].find(Array.isArray)
}

/** The names of the parameters, those of an object in an array. */
function parameters(fn) {
  const source = String(fn).replace(/\/\*[^]*?\*\/|\/\/.*/g, '')
  const [, list = ''] = source.match(/^(?:async\s+)?(?:function\b[^(]*|[\w$]+\s*)?\(([^]*?)\)\s*(?:=>|\{)/) ?? []
  const single = source.match(/^([\w$]+)\s*=>/)
  if (single) return [single[1]]
  const parts = list.match(/\{[^}]*\}|[\p{L}_$][\p{L}\w$]*(?:\s*=[^,]*)?/gu) ?? []
  const name = (part) => part.match(/[\p{L}_$][\p{L}\w$]*/u)?.[0] ?? ''
  return parts.map((part) => (part[0] === '{' ? part.slice(1, -1).split(',').map(name) : name(part)))
}

/** An argument by its name, or by its names if it is an object. */
function byName(name, argument) {
  return Array.isArray(name) ? Object(argument) : { [name]: argument }
}

/** The parameters for alpha, beta, depth and the node, by what they are called. */
function meanings(all, names) {
  const known = { ...names }
  const short = all.includes('α') || (all.includes('a') && all.includes('b'))
  for (const parameter of all) {
    const name = parameter.toLowerCase()
    const [bound] = name.match(/alpha|beta|depth/) ?? []
    const letter = short ? { a: 'alpha', b: 'beta', α: 'alpha', β: 'beta' }[name] : undefined
    const turn = /max|min|player|turn|color/.test(name) || Object.values(known).includes(parameter)
    const meant = bound ?? letter ?? (turn ? undefined : 'node')
    if (meant) known[meant] ??= parameter
  }
  return known
}

/** A number, the first one of several values that are returned. */
function number(value) {
  if (Array.isArray(value)) return value.map(number).find((part) => part !== undefined)
  if (value && typeof value === 'object') return number(value.value ?? value.score)
  return typeof value === 'number' ? value : undefined
}

/** A tree of arrays and numbers, or of nodes with children and a value, in the notation; null if it is none. */
function notation(position) {
  const children = below(position)
  if (!children?.length) {
    const value = number(typeof position === 'object' ? position?.value : position)
    return Number.isFinite(value) ? String(value) : null
  }
  const parts = children.map(notation)
  return parts.includes(null) ? null : `(${parts.join(' ')})`
}

/** A line. JSON has no infinity. */
function text(line) {
  const told = (_, value) => (Math.abs(value) === Infinity ? String(value) : value)
  return `${JSON.stringify(line, told)}\n`
}

function toFile(file) {
  const files = globalThis.process?.getBuiltinModule?.('node:fs')
  return files ? (lines) => files.writeFileSync(file, lines) : (lines) => console.log(lines)
}
