/**
 * A worker that does a run of the lab. It gets the settings once; the page terminates it to cancel the run.
 */

import { start } from './job.js'

/** Leaves of a slice: a small part of a second. */
const SLICE = 300_000

addEventListener('message', ({ data }) => start(data, (report) => postMessage(report), SLICE))
