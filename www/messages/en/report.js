/** The words of the table of a class. Only the command line loads them. */

import { count, things } from './numbers-and-names.js'

export const report = {
  title: 'Report on the class',
  /** @param {number} students @param {number} submissions */
  about: (students, submissions) =>
    `${things(students, 'student', 'students')}, ${things(submissions, 'submission', 'submissions')}.`,
  mistakes: 'Mistakes',
  none: 'No submission fits a known mistake.',
  mistake: 'Mistake',
  students: 'Students',
  submissions: 'Submissions',
  shownBy: 'Shown by',
  trees: 'Trees',
  otherTree: 'A tree that the results do not name',
  /** @param {number} students */
  answered: (students) =>
    `Answered by ${things(students, 'student', 'students')}; the first submission of each counts.`,
  allRight: 'Nobody got anything wrong.',
  box: 'Box',
  wrong: 'Wrong',
  given: 'Wrong answers',
  nothing: 'nothing',
  student: 'Student',
  help: 'Help',
  best: 'Best score',
  /** @param {number} share 0 … 1 */
  percent: (share) => `${count(Math.round(share * 100))}%`,
  /** The names of boxes. */
  fields: {
    value: 'value',
    range: 'range',
    alpha: 'α',
    beta: 'β',
    cut: 'edge above it cut',
    cuts: 'nothing is cut',
    move: 'best move',
    leaves: 'leaves evaluated',
    count: 'number of leaves',
    order: 'order of the children',
    condition: 'condition',
    construct: 'tree made',
    statement: 'true or false',
    why: 'reason or counter-example',
    chosen: 'move that the search chooses',
    estimate: 'value that the search returns',
    best: 'move that is truly best',
    worth: 'true value of the root',
    loss: 'value that the choice loses',
    returns: 'value returned',
    bound: 'bound moved',
    next: 'what comes next',
    holder: 'holder of the bound',
    child: 'child chosen',
    leaf: 'node reached',
    exploration: 'C at which the choice changes',
    backup: 'numbers after the backup',
    mistake: 'first wrong step',
  },
}
