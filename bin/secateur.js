#!/usr/bin/env node
// npx secateur: figures, elements, traces, counts, checks, a page that follows a program, packages, grades, worksheets and reports,
// from a command line or a Makefile. Exit codes:
// 0 done, 1 the input is wrong, 2 the command is wrong.

import process, { argv, stderr, stdout } from 'node:process'
import { SecateurError } from '../www/core.js'
import { Usage, readArguments } from './arguments.js'
import { count, drawFigure, trace } from './commands.js'
import { VERSION } from '../www/version.js'
import { help, helpOf } from './help.js'

/** @typedef {import('./arguments.js').Given} Given */

/** The commands, which return an exit code if it is not 0. @type {Record<string, (given: Given) => Promise<number | void>>} */
const COMMANDS = {
  ...{ figure: drawFigure, trace, count },
  check: async (given) => (await import('./check.js')).check(given),
  embed: async (given) => (await import('./embed.js')).embed(given),
  pack: async (given) => (await import('./pack.js')).pack(given),
  grade: async (given) => (await import('./grade.js')).grade(given),
  report: async (given) => (await import('./report.js')).report(given),
  watch: async (given) => (await import('./watch.js')).watch(given),
  worksheet: async (given) => (await import('./worksheet.js')).worksheet(given),
}

process.exitCode = await main(argv.slice(2))

/** @param {string[]} words @returns {Promise<number>} the exit code */
async function main([name = '', ...words]) {
  if (name === '--version') return say(`${VERSION}\n`)
  const asked = ['--help', '-h', 'help'].includes(name)
  const command = asked ? (words[0] ?? '') : name
  try {
    if (asked && command === '') return say(help())
    if (!Object.hasOwn(COMMANDS, command))
      throw new Usage(command ? `There is no command '${command}'.` : '')
    if (asked) return say(helpOf(command))
    const given = readArguments(name, words)
    if (given.help) return say(helpOf(name))
    return (await COMMANDS[name](given)) ?? 0
  } catch (error) {
    if (error instanceof Usage) {
      const used = Object.hasOwn(COMMANDS, command) ? helpOf(command) : help()
      stderr.write(`${error.message ? `${error.message}\n` : ''}${used}`)
      return 2
    }
    if (error instanceof SecateurError) {
      stderr.write(`${placeOf(error)}: ${error.message}\n`)
      return 1
    }
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error)
    if (!code) throw error
    stderr.write(`secateur: ${message}\n`)
    return 1
  }
}

/**
 * Where an error is: the file, and line and column if it is in the text.
 * @param {SecateurError & { file?: string }} error
 */
function placeOf({ file = 'secateur', line, column }) {
  return [file, line, column].filter((part) => part !== null).join(':')
}

/** @param {string} text */
function say(text) {
  stdout.write(text)
  return 0
}
