// Values as TypeScript: its compiler judges whether they are of their types.

import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const STRICT = ['--strict', '--exactOptionalPropertyTypes', '--noEmit', '--ignoreConfig']
const AS_HERE = ['--allowJs', '--module', 'esnext', '--moduleResolution', 'bundler']
const LIBRARY = ['--skipLibCheck', '--target', 'es2022', '--lib', 'es2023,dom,dom.iterable']
const IMPORTS = [
  `import type * as T from './shapes.js'`,
  `import type { ErrorParams } from '${root.replaceAll('\\', '/')}www/messages/messages.js'`,
  'type Names<O> = O extends O ? keyof O : never',
  'type Games = Names<T.GameOptions>',
  'type Limits = `limits.${keyof NonNullable<T.Options["limits"]>}`',
  'type Options = keyof T.Options | Games | Limits | `random.${keyof T.RandomTree}`',
]
/** Fields with any text. */
const FREE = new Set(['name', 'parent', 'text'])
/** Longer lists are no tuples: of those that look alike, one item is enough. */
const TUPLE = 6

export class CheckedValues {
  /** Values that do not look alike, by their type. @type {Map<string, Set<string>>} */
  #values = new Map()

  /** @param {string} type @param {unknown} value */
  note(type, value) {
    const values = this.#values.get(type) ?? new Set()
    this.#values.set(type, values.add(`(${look(value)})`))
  }

  /** Notes a value that is not of a type: the compiler is to refuse it. @param {string} type @param {unknown} value */
  refuse(type, value) {
    const values = this.#values.get(type) ?? new Set()
    this.#values.set(type, values.add(`(\n// @ts-expect-error\n${look(value)})`))
  }

  /** The errors of the compiler; nothing if all is well. */
  errors() {
    const folder = mkdtempSync(join(tmpdir(), 'judged-'))
    const file = join(folder, 'values.ts')
    // A file of declarations would not be checked.
    copyFileSync(join(root, 'www/shapes.d.ts'), join(folder, 'shapes.ts'))
    const calls = Array.from(this.#values, ([type, values], at) => {
      return [`const take${at} = (_: ${type}) => {}`, ...values].join(`\n;take${at}`)
    })
    writeFileSync(file, [...IMPORTS, ...calls].join('\n'))
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const all = [tsc, ...STRICT, ...AS_HERE, ...LIBRARY, file]
    const { status, stdout, stderr } = spawnSync(process.execPath, all, {
      cwd: root,
      encoding: 'utf8',
    })
    rmSync(folder, { recursive: true })
    return status === 0 ? '' : `${status}: ${stdout}${stderr}`
  }
}

/**
 * A value in TypeScript, reduced to the parts that the compiler checks.
 * @param {unknown} value
 * @param {string} [field] that it is the value of
 * @returns {string}
 */
function look(value, field = '') {
  if (typeof value === 'bigint') return '0n'
  if (typeof value === 'number') return '0'
  if (typeof value === 'string') return FREE.has(field) ? "''" : JSON.stringify(value)
  if (!(value instanceof Object)) return String(value)
  if (Array.isArray(value)) {
    const items = value.map((item) => look(item))
    return `[${(items.length > TUPLE ? [...new Set(items)] : items).join()}]`
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return `new ${value.constructor.name}()`
  const fields = Object.entries(value).map(([name, part]) => `'${name}': ${look(part, name)}`)
  return `{${fields.join()}}`
}
