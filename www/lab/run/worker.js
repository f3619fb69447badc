/**
 * Searches the trees of the lab away from the page. It is told the settings once; the page ends it when
 * nobody wants to know any more.
 */

import { run } from './run.js'

/** A small part of a second. */
const SLICE = 300_000

addEventListener('message', ({ data }) => run(data, (report) => postMessage(report), SLICE))
