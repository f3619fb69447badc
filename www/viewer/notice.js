/**
 * The notice of a viewer: it names the things that were asked for and are missing, such as a language, panels, a canvas or a
 * search, with a button that tries again where that may help.
 *
 * @import {Messages} from '../messages/messages.js'
 * @import {ViewerHost} from './part.js'
 * @import {Panels} from './panels.js'
 * @import {Stage} from './stage/stage.js'
 * @import {Run} from './transport/run.js'
 *
 * @typedef {(() => unknown) | null} Retry the action of the button; null: there is none
 */

import { makeButton } from '../dom/button.js'
import { make } from '../dom/make.js'
import { write } from '../dom/write.js'

/**
 * @param {Messages} m
 * @param {Pick<ViewerHost, 'loadWords' | 'reopen'> & { loadPanels: () => unknown }} host
 * @param {{ panels: Panels, run: Run, stage: Stage }} parts
 */
export function makeNotice({ opening, standIn = '' }, host, { panels, run, stage }) {
  const text = make('span')
  /** @type {Retry} */
  let act = null
  const button = makeButton(opening.again, () => act?.(), { hidden: true })
  const element = make('p', { class: 'notice', role: 'status' }, text, ' ', button)
  /** The things that the host's attributes ask for and that are not there, in words. */
  let refused = ''
  /** Why there is nothing to see, and whether trying again may help. */
  let failure = { words: '', retriable: false }

  /** Names one thing alone. @param {string} words empty if they are said elsewhere @param {Retry} retry */
  const say = (words, retry) => {
    write(text, words)
    button.hidden = retry === null
    act = retry
    element.classList.toggle('active', words !== '' || retry !== null)
  }
  /** Names all that is missing. */
  const show = () => {
    const lacksPanels = panels.failed && !panels.loaded
    const loadWords = standIn ? host.loadWords : null
    const reload = lacksPanels ? host.loadPanels : loadWords
    const words = [
      stage.hasCanvas ? standIn : opening.noCanvas,
      lacksPanels ? opening.noPanels : '',
      // The sentence reports a failure, but not while the run is hidden.
      run.hidden ? failure.words : '',
      refused,
    ]
    say(words.filter(Boolean).join(' '), failure.retriable ? host.reopen : reload)
  }
  show()
  return {
    ...{ element, say, show },
    /** The words about attributes that ask for something missing; empty if there are none. @param {string} words */
    refuse(words) {
      if (words === refused) return
      refused = words
      show()
    },
    /** Says why there is nothing to see; '': there is something. @param {string} words @param {boolean} retriable */
    fail(words, retriable) {
      failure = { words, retriable }
      show()
    },
  }
}
