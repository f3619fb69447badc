#!/usr/bin/env node
// npx secateur: figures, elements, traces, counts, checks, a page that follows a program, packages, grades, worksheets and reports,
// from a command line or a Makefile. Exit codes:
// 0 done, 1 the input is wrong, 2 the command is wrong.

import { existsSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import process, { argv, stderr } from 'node:process'
import { SecateurError } from '../www/core.js'
import { Usage, readArguments } from './arguments.js'
import { count, drawFigure, trace, write } from './commands.js'
import { VERSION } from '../www/version.js'
import { HELP, help, shortHelp } from './help.js'

/** @import {Arguments} from './arguments.js' */

/** The commands, which return an exit code if it is not 0. @type {Record<string, (args: Arguments) => Promise<number | void>>} */
const COMMANDS = {
  ...{ figure: drawFigure, trace, count },
  check: async (args) => (await import('./check.js')).check(args),
  embed: async (args) => (await import('./embed.js')).embed(args),
  pack: async (args) => (await import('./pack.js')).pack(args),
  grade: async (args) => (await import('./grade.js')).grade(args),
  report: async (args) => (await import('./report.js')).report(args),
  watch: async (args) => (await import('./watch.js')).watch(args),
  worksheet: async (args) => (await import('./worksheet.js')).worksheet(args),
}

process.exitCode = await main(argv.slice(2))

/** @param {string[]} words @returns {Promise<number>} the exit code */
async function main([name = '', ...words]) {
  const wantsHelp = ['--help', '-h', 'help'].includes(name)
  const command = wantsHelp ? (words[0] ?? '') : name
  try {
    if (name === '--version') return await print(`${VERSION}\n`)
    if (wantsHelp && command === '') return await print(help())
    if (!Object.hasOwn(COMMANDS, command))
      throw new Usage(command ? `There is no command '${command}'.` : '')
    if (wantsHelp) return await print(HELP[command])
    const args = readArguments(name, words)
    if (args.help) return await print(HELP[name])
    return (await COMMANDS[name](args)) ?? 0
  } catch (error) {
    if (error instanceof Usage) {
      stderr.write(error.message ? `${error.message}\n${shortHelp(command)}` : help())
      return 2
    }
    if (error instanceof SecateurError) {
      stderr.write(`${placeOf(error)}: ${error.message}\n`)
      return 1
    }
    const failure = /** @type {NodeJS.ErrnoException} */ (error)
    if (!failure.code) throw error
    stderr.write(`secateur: ${reasonOf(failure)}\n`)
    return 1
  }
}

/**
 * The message of an error, in plain words where a file is missing or forbidden, a program cannot be started or a port is taken:
 * Node names its own calls there.
 * @param {NodeJS.ErrnoException & { port?: number }} error
 */
function reasonOf({ code, message, path, port, syscall = '' }) {
  if (port !== undefined)
    return `Port ${port} is taken or not allowed. Choose another; 0 takes any free one.`
  if (path === undefined) return message
  if (code === 'EISDIR') return `'${path}' is a folder, not a file.`
  if (code === 'EACCES' && syscall.startsWith('spawn'))
    return `'${path}' cannot be started: it is no program, or may not be run (chmod +x).`
  if (code === 'EACCES') return `You have no permission to open '${path}'.`
  if (code !== 'ENOENT') return message
  const folder = dirname(path)
  if (existsSync(folder)) return `There is no '${path}'.`
  return `There is no folder '${folder}' for '${basename(path)}'.`
}

/**
 * Where an error is: the file, and line and column if it is in the text.
 * @param {SecateurError & { file?: string }} error
 */
function placeOf({ file = 'secateur', line, column }) {
  return [file, line, column].filter((part) => part !== null).join(':')
}

/** @param {string} text */
async function print(text) {
  await write('-', [text])
  return 0
}
