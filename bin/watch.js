// Follows a program while it runs: a page on this machine shows the search that its lines tell so far.

import process, { stderr, stdin } from 'node:process'
import { Usage, checkLanguage } from './arguments.js'
import { write } from './commands.js'
import { TraceLines, MOST } from './trace-lines.js'
import { livePage } from './live-page.js'
import { startProgram, connectedProgram, pipedProgram } from './program.js'

/**
 * @import {Arguments} from './arguments.js'
 * @import {End} from './live-page.js'
 * @import {Program} from './program.js'
 */

/** The most lines that are kept where nobody says it. */
const KEEP = 1_000_000
/** Where the page has its language. */
const LANG = /(?<=<html lang=")[^"]*/

/**
 * @param {Arguments} args
 * @returns {Promise<number>} the exit code
 */
export async function watch({ values, files: command }) {
  const port = numberOf('port', values.port, 0, 65_535)
  const lines = new TraceLines(numberOf('keep', values.keep, 1, Number.MAX_SAFE_INTEGER, KEEP))
  checkLanguage(values)
  const socket = values.listen === undefined ? null : numberOf('listen', values.listen, 0, 65_535)
  if (socket !== null && command.length > 0) throw new Usage('A command, or --listen, not both.')
  if (command.length === 0 && socket === null && stdin.isTTY) {
    throw new Usage('Which program? Name its command, pipe its lines into this one, or --listen.')
  }
  // Nobody else needs the page, which is large.
  const { watchPage } = await import('./watch-page.js')
  const html = (await watchPage()).replace(LANG, values.lang ?? '')
  const program = await programOf(command, socket)
  const page = await livePage(lines, html, port).catch((error) => {
    program.kill()
    throw error
  })
  await write('-', [`${page.url}\n`])
  follow(program, lines, page)
  await untilSignal()
  program.kill()
  await page.close()
  return 0
}

/**
 * The program to follow: one that is started, one that connects, or one that writes into the pipe.
 * @param {string[]} command
 * @param {number | null} socket
 */
function programOf(command, socket) {
  if (command.length > 0) return startProgram(command)
  return socket === null ? pipedProgram() : connectedProgram(socket)
}

/** @param {Program} program @param {TraceLines} lines @param {Awaited<ReturnType<typeof livePage>>} page */
function follow({ output, end }, lines, page) {
  let warnedRun = 0
  output.on('data', (chunk) => {
    lines.take(chunk)
    if (lines.full && warnedRun !== lines.run) {
      warnedRun = lines.run
      stderr.write(`secateur: ${boundMessage(lines)}\n`)
    }
    page.changed()
  })
  end.then((how) => {
    lines.end()
    page.ended(how)
    stderr.write(`secateur: ${endMessage(how, lines)} Ctrl+C ends the page, too.\n`)
  })
}

/** @param {TraceLines} lines */
function boundMessage({ kept }) {
  return `The first ${kept} lines are kept (--keep, and at most ${MOST >> 20} MiB). Those that follow are counted, not shown.`
}

/** @param {End} end @param {TraceLines} lines */
function endMessage(end, { lines }) {
  return `${ending(end)}, after ${lines} ${lines === 1 ? 'line' : 'lines'}.`
}

/** @param {End} end */
function ending({ code, signal }) {
  if (code !== null) return `The program has ended with exit code ${code}`
  return signal === null ? 'The input has ended' : `The program was ended by ${signal}`
}

/** Settles once this program is to end. */
function untilSignal() {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, resolve)
  })
}

/**
 * The value of an option that is a whole number.
 * @param {string} name
 * @param {string | undefined} text
 * @param {number} least
 * @param {number} most
 * @param {number} [usual]
 */
function numberOf(name, text, least, most, usual = least) {
  const number = text === undefined ? usual : Number(text)
  if (text?.trim() !== '' && Number.isInteger(number) && number >= least && number <= most)
    return number
  throw new Usage(`--${name} is a whole number from ${least} to ${most}, not '${text}'.`)
}
