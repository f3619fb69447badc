/**
 * The page of the lab. A run gets the settings of the form, which also go into the address. The reports of the run
 * become charts, words and tables.
 *
 * @import {Name, Settings} from './settings/settings.js'
 * @import {AnyReport} from './run/job.js'
 * @import {FieldValues} from '../link/fragment.js'
 */

import { errorText, partOf } from '../messages/messages.js'
import { peek, read as readLink, write } from '../link/fragment.js'
import { fillShell } from '../page/shell.js'
import { noticeOfLink } from '../page/link-notice.js'
import { Address } from '../page/settings/address.js'
import { words } from '../page/settings/language.js'
import { cost } from './settings/cost.js'
import { ChoicesSection } from './choices/section.js'
import { IdeasSection } from './ideas/section.js'
import { form } from './settings/form.js'
import { report } from './report.js'
import { Results } from './run/results.js'
import { RunStatus } from './run/run-status.js'
import { FIELDS, read, stateOf, textsOf, textsIn } from './settings/settings.js'

const pageWords = await words()
const m = { ...pageWords, lab: await partOf(pageWords.lang, 'lab') }

/** Milliseconds between two drawings during a run. */
const PAUSE = 200

/** Errors of the core that are about a setting. @type {Record<string, Name>} */
const ABOUT = { 'too-many-nodes': 'depth', 'too-deep': 'depth' }

/** The state of the link to the results on view. @type {FieldValues} */
let linked = {}
/** The language that the address asks for; empty: the visitor's own. */
let lang = peek(location.hash, 'lang')
const address = new Address(() => ({
  fragment: write({ ...linked, ...ideas.state, ...choices.state, lang }, FIELDS),
  historyState: settings.read(),
}))

/** The results on view. @type {Results | null} */
let results = null
/** The results of the present run: those on view once it has found something. @type {Results | null} */
let begun = null
let drawnAt = 0

const running = new RunStatus(m, m.lab, cancel)
const settings = form(m, running.buttons, () => ask(settings.read()))
const reportView = report(m)
const wellSet = () => read(settings.read()).settings
const changed = () => address.changed()
const ideas = new IdeasSection(m, wellSet, changed)
const choices = new ChoicesSection(m, wellSet, changed)

/** Runs the settings that texts stand for, or shows the errors at the fields. @param {Record<Name, string>} texts */
function ask(texts) {
  const { settings: jobSettings, problems } = read(texts)
  for (const [name, problem] of Object.entries(problems)) {
    settings.showError(/** @type {Name} */ (name), m.lab.problem(problem))
  }
  if (jobSettings) run(jobSettings)
  else refuse()
}

/** Says that nothing was run. */
function refuse() {
  running.stop(results ? m.lab.notRunKept : m.lab.notRun, true)
}

/** @param {Settings} jobSettings */
function run(jobSettings) {
  showAt({ depth: 0, deepest: jobSettings.depth, share: 0 })
  begun = new Results(jobSettings)
  running.start(jobSettings, receive)
}

/** @param {{ depth: number, deepest: number, share: number }} at */
function showAt(at) {
  running.show(at.share, m.lab.progressAt(at))
}

/** @param {AnyReport} runReport */
function receive(runReport) {
  if (runReport.kind === 'failed') return fail(runReport)
  if (!begun || runReport.kind === 'effort' || runReport.kind === 'choices') return
  begun.add(runReport)
  if (runReport.kind === 'done') {
    const { depth, trees } = begun.settings
    reportView.show(begun)
    running.stop(m.lab.finished(2 * trees * (depth + 1)))
  } else if (runReport.kind === 'slice') {
    if (results !== begun) {
      linked = stateOf(begun.settings)
      address.changed()
    }
    results = begun
    if (performance.now() - drawnAt < PAUSE) return
    showAt({ depth: runReport.depth, deepest: begun.settings.depth, share: runReport.share })
    reportView.show(begun)
    drawnAt = performance.now()
  }
}

/** @param {{ code: string, params: object, message: string }} error */
function fail(error) {
  const name = ABOUT[error.code]
  if (!name) return running.stop(errorText(m, error), true)
  settings.showError(name, errorText(m, error))
  refuse()
}

function cancel() {
  if (results === null || results !== begun) return running.stop(m.lab.cancelledAtOnce)
  reportView.show(results)
  running.stop(m.lab.cancelled)
}

document.title = m.lab.title
fillShell(m, 'lab', { ...m.lab, name: m.footer.lab }, (chosen) => {
  lang = chosen
  address.write()
})
document.querySelector('aside')?.append(settings.element)
document
  .querySelector('main')
  ?.append(running.element, reportView.element, ideas.element, choices.element)
// Another link that is typed into the address is another run.
addEventListener('hashchange', () => location.reload())

const { state: linkState, problem } = await readLink(location.hash, FIELDS)
noticeOfLink(m).show(problem)
linked = linkState ?? {}
const texts = textsOf(linked)
// The link lacks texts that were typed after the last run.
settings.write({ ...texts, ...textsIn(history.state) })
settings.element.addEventListener('input', () => address.changed())
const { settings: linkSettings } = read(texts)
// Opening a link starts no long run.
if (!running.isTooLong(linkSettings ? cost(linkSettings) : 0)) ask(texts)
ideas.write(linked)
choices.write(linked)
