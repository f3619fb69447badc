// Finds, or on Debian installs, a Chrome or Chromium and the chromedriver of the same version, and
// starts one for the tests.

import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { Failure, phase, read, run, windows } from './phase.js'

/** How every browser of the tests is started: nothing in the background, nothing over the network. */
export const flags = [
  '--headless=new',
  '--no-sandbox', // root in a container can have none; only the project's own page is opened
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const debian = ['chromium', 'chromium-driver']
const names = {
  browser: ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser', 'chrome'],
  driver: ['chromedriver'],
}

/** Both executables; where none is found and apt-get may be used, they are installed first. */
export async function browser() {
  const found = find()
  if (found.browser && found.driver) return matched(found.browser, found.driver)
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    await phase('Installing chromium and chromium-driver with apt-get', async () => {
      await run('apt-get', ['update', '-q'])
      await run('apt-get', ['install', '-y', '-q', ...debian], {
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      })
    })
    const { browser, driver } = find()
    if (browser && driver) return matched(browser, driver)
  }
  throw new Failure(
    'The tests need Chrome or Chromium and a chromedriver of the same version: ' +
      `install ${debian.join(' and ')} (Debian's names), or set CHROME_PATH and CHROMEDRIVER.`,
  )
}

/**
 * Starts a browser with a fresh profile for a test in `tests/browser/`.
 * @param {import('playwright-core').LaunchOptions} [options]
 */
export async function launch(options = {}) {
  const { chromium } = await import('playwright-core')
  const { browser } = find()
  return chromium.launch({ executablePath: browser, args: flags, ...options })
}

/** What chromedriver is told: the same browser, started in the same way. */
export function capabilities(/** @type {string} */ binary) {
  return { 'goog:chromeOptions': { binary, args: flags } }
}

function find() {
  const { CHROME_PATH, CHROMEDRIVER } = process.env
  return {
    browser: CHROME_PATH || [...onPath(names.browser), ...installed()].find(runs),
    driver: CHROMEDRIVER || onPath(names.driver).find(runs),
  }
}

/** @param {string[]} programs */
function onPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const extension = windows ? '.exe' : ''
  return programs.flatMap((name) => folders.map((folder) => join(folder, name + extension)))
}

/** Where Chrome and Chromium put themselves when they are not on the PATH. */
function installed() {
  if (process.platform === 'darwin') {
    return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
      ['Google Chrome', 'Chromium'].map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`),
    )
  }
  const { ProgramFiles, 'ProgramFiles(x86)': older, LOCALAPPDATA } = process.env
  return [ProgramFiles, older, LOCALAPPDATA].flatMap((folder) =>
    folder ? [join(folder, 'Google/Chrome/Application/chrome.exe')] : [],
  )
}

/** @param {string} path */
function runs(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/**
 * A chromedriver of another version than the browser's fails in ways hard to read: say it here.
 * Windows' chrome.exe does not tell its version, so there it is taken on trust.
 * @param {string} browser
 * @param {string} driver
 */
function matched(browser, driver) {
  const [ours, theirs] = [browser, driver].map((path) =>
    windows ? undefined : read(path, ['--version']).match(/\d+/)?.[0],
  )
  if (ours === theirs) return { browser, driver }
  throw new Failure(
    `${browser} is version ${ours} but ${driver} is ${theirs}: install the chromedriver of version ` +
      `${ours}, or set CHROME_PATH and CHROMEDRIVER to a matching pair.`,
  )
}
