/**
 * The differences between SCORM 1.2 and SCORM 2004 (4th edition): how the platform is called, and the names of its data.
 *
 * @import {Interaction} from './interactions.js'
 *
 * @typedef {[element: string, value: string]} DataElement an element of the data model and its value
 *
 * @typedef {object} Dialect
 * @property {'API' | 'API_1484_11'} api the object in a window around the page
 * @property {Record<'begin' | 'get' | 'set' | 'commit' | 'end', string>} calls
 * @property {string} mode whether a score is taken
 * @property {string} status how far the student was
 * @property {string} success whether the student has passed
 * @property {string[]} fresh the status before anything was done
 * @property {number} most characters that the platform keeps
 * @property {(raw: number) => DataElement[]} score in percent
 * @property {(passed: boolean | null, more: boolean) => DataElement[]} done passed is null: there is no mark to pass; more: the student may
 *   still do better, for which the attempt stays open: platforms such as Moodle only show one that has failed
 * @property {DataElement} abandoned the status of a student who leaves without a submission
 * @property {(ms: number) => DataElement} time
 * @property {(interaction: Interaction) => DataElement[]} box
 */

/** @type {Dialect} */
export const SCORM_12 = {
  api: 'API',
  calls: {
    begin: 'LMSInitialize',
    get: 'LMSGetValue',
    set: 'LMSSetValue',
    commit: 'LMSCommit',
    end: 'LMSFinish',
  },
  mode: 'cmi.core.lesson_mode',
  status: 'cmi.core.lesson_status',
  success: 'cmi.core.lesson_status',
  fresh: ['not attempted'],
  most: 4096,
  score: (raw) => [
    ['cmi.core.score.min', '0'],
    ['cmi.core.score.max', '100'],
    ['cmi.core.score.raw', String(raw)],
  ],
  done: (passed, more) => [['cmi.core.lesson_status', statusOf(passed, more)]],
  abandoned: ['cmi.core.lesson_status', 'incomplete'],
  time: (ms) => ['cmi.core.session_time', timespan(ms)],
  box: Object.entries,
}

/** @type {Dialect} */
export const SCORM_2004 = {
  api: 'API_1484_11',
  calls: {
    begin: 'Initialize',
    get: 'GetValue',
    set: 'SetValue',
    commit: 'Commit',
    end: 'Terminate',
  },
  mode: 'cmi.mode',
  status: 'cmi.completion_status',
  success: 'cmi.success_status',
  fresh: ['not attempted', 'unknown'],
  most: 64_000,
  score: (raw) => [
    ['cmi.score.min', '0'],
    ['cmi.score.max', '100'],
    ['cmi.score.raw', String(raw)],
    ['cmi.score.scaled', String(Math.round(raw * 100) / 10_000)],
  ],
  done: (passed, more) => [
    ['cmi.completion_status', passed === false && more ? 'incomplete' : 'completed'],
    ...(passed === null
      ? []
      : [/** @type {DataElement} */ (['cmi.success_status', passed ? 'passed' : 'failed'])]),
    // The data that are kept come back only then.
    ['cmi.exit', 'suspend'],
  ],
  abandoned: ['cmi.completion_status', 'incomplete'],
  time: (ms) => ['cmi.session_time', `PT${(ms / 1000).toFixed(2)}S`],
  box: ({ id, type, student_response: answer, result }) => [
    ['id', id],
    ['type', type],
    ['learner_response', type === 'true-false' ? String(answer === 't') : answer],
    ['result', result === 'wrong' ? 'incorrect' : result],
  ],
}

/** @param {boolean | null} passed @param {boolean} more */
function statusOf(passed, more) {
  if (passed === null) return 'completed'
  if (passed) return 'passed'
  return more ? 'incomplete' : 'failed'
}

/** A time as HHHH:MM:SS.SS. @param {number} ms */
function timespan(ms) {
  const all = Math.min(Math.floor(ms / 10), 9999 * 360_000)
  const [hours, minutes, rest] = [all / 360_000, (all / 6000) % 60, (all % 6000) / 100]
  const [h, m] = [Math.floor(hours), Math.floor(minutes)].map(String)
  return `${h.padStart(4, '0')}:${m.padStart(2, '0')}:${rest.toFixed(2).padStart(5, '0')}`
}
