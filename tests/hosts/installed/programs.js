// The programs that `npm run hosts` installs here.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root, windows } from '../../../scripts/phase.js'

const folder = join(root, 'tests/hosts/installed')

/** The path of a Python program. @param {string} name */
export function program(name) {
  return join(folder, '.venv', windows ? 'Scripts' : 'bin', windows ? `${name}.exe` : name)
}

/** Why a Python program cannot be tried; false if it can. @param {string} name */
export function missing(name) {
  if (existsSync(program(name))) return false
  return `${name} is not installed: that takes python3 with venv, and PyPI`
}

/** The version of a Python package that is pinned. @param {string} name */
export function pinned(name) {
  const text = readFileSync(join(folder, 'requirements.txt'), 'utf8')
  return text.match(new RegExp(`^${name}==(\\S+)`, 'm'))?.[1]
}

/** The version of an npm package. @param {string} name */
export function version(name) {
  const path = join(folder, 'node_modules', name, 'package.json')
  return JSON.parse(readFileSync(path, 'utf8')).version
}

/**
 * Runs a program to its end; a failure is an error with its whole output.
 * @param {string} path
 * @param {string[]} args
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} [env]
 */
export function run(path, args, cwd, env = process.env) {
  const { status, error, stdout, stderr } = spawnSync(path, args, { cwd, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${path} ${args.join(' ')}: ${error ?? stdout + stderr}`)
  return stdout
}

/** Lets a project find all npm packages that are installed here. @param {string} project */
export function linkPackages(project) {
  const [from, to] = [folder, project].map((one) => join(one, 'node_modules'))
  for (const name of readdirSync(from).filter((name) => !name.startsWith('.'))) {
    mkdirSync(to, { recursive: true })
    if (!existsSync(join(to, name))) symlinkSync(join(from, name), join(to, name), 'junction')
  }
}
