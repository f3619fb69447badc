/**
 * The languages. A language is a folder here and an entry below. A reader needs one language, so the modules of a
 * language are imported when they are asked for.
 *
 * @import {ExerciseWords, Help, Messages, MinimalWords, PanelWords, PassesWords, PositionWords} from './messages.js'
 * @import {OwnSearchWords} from './own-search.js'
 * @import {FigureWords, HandWords, How, Lessons, Links, PageWords, WorksheetWords} from './pages.js'
 *
 * @typedef {object} Language
 * @property {string} name what the language calls itself
 * @property {() => Promise<{ words: Messages }>} words of the viewer
 * @property {() => Promise<{ panels: PanelWords }>} panels of the viewer, loaded with the first
 * @property {() => Promise<{ position: PositionWords }>} position of games
 * @property {() => Promise<{ help: Help }>} help of the viewer, loaded when a reader opens it
 * @property {() => Promise<{ links: Links }>} links of links that cannot be read, and of sharing
 * @property {() => Promise<{ pages: PageWords }>} pages the words around the viewer on the project's own pages
 * @property {() => Promise<{ how: How }>} how of the page that explains
 * @property {() => Promise<{ lessons: Lessons }>} lessons of the lessons
 * @property {() => Promise<{ figure: FigureWords }>} figure of the dialog that saves figures
 * @property {() => Promise<{ exercise: ExerciseWords }>} exercise of exercises
 * @property {() => Promise<{ hand: HandWords }>} hand of editing by hand
 * @property {() => Promise<{ worksheet: WorksheetWords }>} worksheet of worksheets
 * @property {() => Promise<{ minimal: MinimalWords }>} minimal of the minimal tree
 * @property {() => Promise<{ ownSearch: OwnSearchWords }>} ownSearch of the searches of other programs
 * @property {() => Promise<{ passes: PassesWords }>} passes of searches that search again
 */

/** The languages to choose from, by their tags. @type {Record<string, Language>} */
export const LANGUAGES = {
  en: {
    name: 'English',
    words: () => import('./en/words.js'),
    panels: () => import('./en/panels.js'),
    position: () => import('./en/position.js'),
    help: () => import('./en/help.js'),
    links: () => import('./en/links.js'),
    pages: () => import('./en/pages.js'),
    how: () => import('./en/how.js'),
    lessons: () => import('./en/lessons.js'),
    figure: () => import('./en/figure.js'),
    exercise: () => import('./en/exercise.js'),
    hand: () => import('./en/hand.js'),
    worksheet: () => import('./en/worksheet.js'),
    minimal: () => import('./en/minimal.js'),
    ownSearch: () => import('./en/own-search.js'),
    passes: () => import('./en/passes.js'),
  },
  de: {
    name: 'Deutsch',
    words: () => import('./de/words.js'),
    panels: () => import('./de/panels.js'),
    position: () => import('./de/position.js'),
    help: () => import('./de/help.js'),
    links: () => import('./de/links.js'),
    pages: () => import('./de/pages.js'),
    how: () => import('./de/how.js'),
    lessons: () => import('./de/lessons.js'),
    figure: () => import('./de/figure.js'),
    exercise: () => import('./de/exercise.js'),
    hand: () => import('./de/hand.js'),
    worksheet: () => import('./de/worksheet.js'),
    minimal: () => import('./de/minimal.js'),
    ownSearch: () => import('./de/own-search.js'),
    passes: () => import('./de/passes.js'),
  },
  fi: {
    name: 'Suomi',
    words: () => import('./fi/words.js'),
    panels: () => import('./fi/panels.js'),
    position: () => import('./fi/position.js'),
    help: () => import('./fi/help.js'),
    links: () => import('./fi/links.js'),
    pages: () => import('./fi/pages.js'),
    how: () => import('./fi/how.js'),
    lessons: () => import('./fi/lessons.js'),
    figure: () => import('./fi/figure.js'),
    exercise: () => import('./fi/exercise.js'),
    hand: () => import('./fi/hand.js'),
    worksheet: () => import('./fi/worksheet.js'),
    minimal: () => import('./fi/minimal.js'),
    ownSearch: () => import('./fi/own-search.js'),
    passes: () => import('./fi/passes.js'),
  },
  'zh-Hans': {
    name: '简体中文',
    words: () => import('./zh-Hans/words.js'),
    panels: () => import('./zh-Hans/panels.js'),
    position: () => import('./zh-Hans/position.js'),
    help: () => import('./zh-Hans/help.js'),
    links: () => import('./zh-Hans/links.js'),
    pages: () => import('./zh-Hans/pages.js'),
    how: () => import('./zh-Hans/how.js'),
    lessons: () => import('./zh-Hans/lessons.js'),
    figure: () => import('./zh-Hans/figure.js'),
    exercise: () => import('./zh-Hans/exercise.js'),
    hand: () => import('./zh-Hans/hand.js'),
    worksheet: () => import('./zh-Hans/worksheet.js'),
    minimal: () => import('./zh-Hans/minimal.js'),
    ownSearch: () => import('./zh-Hans/own-search.js'),
    passes: () => import('./zh-Hans/passes.js'),
  },
}

/** All languages. The last one is for tests; readers cannot choose it. @type {Record<string, Language>} */
export const ALL = {
  ...LANGUAGES,
  'en-XA': {
    name: 'en-XA',
    words: () => import('./en-XA/words.js'),
    panels: () => import('./en-XA/panels.js'),
    position: () => import('./en-XA/position.js'),
    help: () => import('./en-XA/help.js'),
    links: () => import('./en-XA/links.js'),
    pages: () => import('./en-XA/pages.js'),
    how: () => import('./en-XA/how.js'),
    lessons: () => import('./en-XA/lessons.js'),
    figure: () => import('./en-XA/figure.js'),
    exercise: () => import('./en-XA/exercise.js'),
    hand: () => import('./en-XA/hand.js'),
    worksheet: () => import('./en-XA/worksheet.js'),
    minimal: () => import('./en-XA/minimal.js'),
    ownSearch: () => import('./en-XA/own-search.js'),
    passes: () => import('./en-XA/passes.js'),
  },
}
