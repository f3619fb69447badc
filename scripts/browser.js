// Finds, or on Debian installs, a Chrome or Chromium and the chromedriver of the same version, and
// starts one for the tests.

import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { Failure, phase, read, run, say, windows } from './phase.js'

/** The options of all browsers of the tests: no background work, no network. */
export const flags = [
  '--headless=new',
  '--no-sandbox', // root in a container cannot have a sandbox; only the project's own page is opened
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const debian = ['chromium', 'chromium-driver', 'chromium-headless-shell']
const names = {
  browser: ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser', 'chrome'],
  driver: ['chromedriver'],
  shell: ['chromium-headless-shell', 'chrome-headless-shell'],
}

/** The packages of the browser and of its headless shell in Debian. */
const DEBIAN_BROWSER = '/usr/bin/chromium'

/** A browser and its driver. If they are missing and apt-get may be used, they are installed first. */
export async function browser() {
  if (incomplete(find()) && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    await install()
  }
  const { browser, driver } = find()
  if (browser && driver) return matched(browser, driver)
  throw new Failure(
    'The tests need Chrome or Chromium and a chromedriver of the same version: ' +
      `install ${debian.join(', ')} (Debian's names), or set CHROME_PATH and CHROMEDRIVER.`,
  )
}

/** @param {ReturnType<typeof find>} found */
function incomplete({ browser, driver, shell }) {
  return !browser || !driver || (browser === DEBIAN_BROWSER && !shell)
}

/** Installs packages. A package that cannot be installed is no failure yet: the tests also work without the shell. */
async function install() {
  try {
    await phase(`Installing ${debian.join(', ')} with apt-get`, async () => {
      await run('apt-get', ['update', '-q'])
      await run('apt-get', ['install', '-y', '-q', ...debian], {
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      })
    })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    say(error.message)
  }
}

/**
 * Starts a browser with a fresh profile for a test in `tests/browser/`: the headless shell if there is
 * one. It has the same engine and no user interface, whose processes take a third of the time.
 * @param {import('playwright-core').LaunchOptions} [options]
 */
export async function launch(options = {}) {
  const { chromium } = await import('playwright-core')
  const { browser, shell } = find()
  return chromium.launch({ executablePath: shell ?? browser, args: flags, ...options })
}

/** The capabilities for chromedriver: the same browser, started with the same options. */
export function capabilities(/** @type {string} */ binary) {
  return { 'goog:chromeOptions': { binary, args: flags } }
}

/** The installed browser and driver. */
export function find() {
  const { CHROME_PATH, CHROMEDRIVER } = process.env
  return {
    browser: CHROME_PATH || [...onPath(names.browser), ...installed()].find(runs),
    shell: CHROME_PATH || onPath(names.shell).find(runs),
    driver: CHROMEDRIVER || onPath(names.driver).find(runs),
  }
}

/** @param {string[]} programs */
function onPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const extension = windows ? '.exe' : ''
  return programs.flatMap((name) => folders.map((folder) => join(folder, name + extension)))
}

/** Where Chrome and Chromium are installed if they are not on the PATH. */
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
 * Fails if the versions of chromedriver and browser differ, because chromedriver's own errors are hard to read. On
 * Windows nothing is checked, because chrome.exe does not tell its version.
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
