// Finds a Chrome or Chromium, or gets one where there is none, and starts it for the tests.

import { accessSync, constants, existsSync, statSync, statfsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { PACKAGED, surroundings, unpack } from './chromium.js'
import { Failure, phase, reason, root, run, printLine, windows } from './phase.js'
import { packages } from './tools.js'

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

const names = {
  browser: ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser', 'chrome'],
  shell: ['chromium-headless-shell', 'chrome-headless-shell'],
}

/** The facts that decide how a browser is to be had. @typedef {typeof machine} Machine */
const machine = {
  platform: process.platform,
  arch: process.arch,
  root: process.getuid?.() === 0,
  apt: existsSync('/usr/bin/apt-get'),
}

/**
 * How to get a browser, the mildest first: the first two change nothing outside the folders of the user.
 * @type {{ title: string, fits: (machine: Machine) => boolean, get: () => Promise<void> }[]}
 */
const WAYS = [
  {
    title: 'Getting Chromium as an npm package (70 MB)',
    fits: ({ platform, arch }) => platform === 'linux' && arch === 'x64',
    get: unpack,
  },
  {
    title: 'Getting the Chromium of Playwright (170 MB)',
    fits: () => true,
    get: () => {
      const playwright = join(root, 'node_modules/playwright-core/cli.js')
      return run(process.execPath, [playwright, 'install', '--no-shell', 'chromium'])
    },
  },
  {
    title: 'Installing chromium-headless-shell with apt-get',
    fits: ({ apt, root }) => apt && root,
    get: () => install().catch(install), // mirrors fail now and then
  },
]

/** The ways that a machine allows. @param {Machine} host */
export function ways(host) {
  return WAYS.filter(({ fits }) => fits(host))
}

/** @type {Promise<void> | undefined} */
let ready

/** Makes sure that a browser starts, once however many phases need it. One that is there is taken. */
export function browser() {
  return (ready ??= ensure())
}

async function ensure() {
  await packages()
  if (!(await starts())) await get()
}

/** Goes the ways to a browser until one starts. */
async function get() {
  if (process.env.CHROME_PATH) {
    throw new Failure(`${process.env.CHROME_PATH} does not start: set CHROME_PATH to a browser.`)
  }
  for (const { title, get } of ways(machine)) {
    try {
      await phase(title, get)
      if (await starts()) return
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      printLine(error.message)
    }
  }
  throw new Failure(remedy(machine))
}

async function starts() {
  const path = browserPath()
  if (!path) return false
  try {
    await (await launch()).close()
    return true
  } catch (error) {
    printLine(`  ${path} does not start: ${reason(error)}`)
    return false
  }
}

/** Without recommended packages and without newer versions of others, which change a system more than tests should. */
async function install() {
  await run('apt-get', ['update', '-q'])
  const mild = ['--no-install-recommends', '--no-upgrade']
  await run('apt-get', ['install', '-y', '-q', ...mild, 'chromium-headless-shell'], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
}

/** The advice where no way leads to a browser. @param {Machine} machine */
export function remedy({ platform, root }) {
  const or = 'or set CHROME_PATH to a Chrome or Chromium of yours.'
  if (platform === 'darwin') {
    return `No browser for the tests: put Google Chrome in Applications, that of your home needs no administrator, ${or}`
  }
  if (platform === 'win32') {
    return `No browser for the tests: install Google Chrome (winget install Google.Chrome; without an administrator for you alone), ${or}`
  }
  if (root) {
    return `No browser for the tests: apt-get install --no-install-recommends chromium (Debian; elsewhere the package of that name), ${or}`
  }
  return `No browser for the tests: have the package chromium installed (Debian: sudo apt-get install chromium), ${or}`
}

/** The free memory from which the processes of a browser share it, in bytes. */
const ROOM = 2 ** 30

/**
 * The options of Playwright that do not fit this machine: the shared memory of its processes, such as painted pictures,
 * lies on the disk, because some containers have 64 MB of memory for it. That takes a twelfth of the time.
 */
function needless() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize > ROOM ? ['--disable-dev-shm-usage'] : []
  } catch {
    return []
  }
}

/**
 * Starts a browser with a fresh profile for a test in `tests/browser/`: the headless shell if there is
 * one. It has the same engine and no user interface, whose processes take a third of the time. Its language is English
 * not that of the machine: the shell makes a tag of `C.UTF-8` that no formatter of numbers takes.
 * @param {import('playwright-core').LaunchOptions & { ignoreDefaultArgs?: string[] }} [options]
 */
export async function launch(options = {}) {
  const { chromium } = await import('playwright-core')
  const executablePath = options.executablePath ?? browserPath()
  const env = { ...process.env, LANG: 'en_US.UTF-8', ...surroundings(executablePath) }
  const ignoreDefaultArgs = [...needless(), ...(options.ignoreDefaultArgs ?? [])]
  return chromium.launch({ args: flags, env, ...options, ignoreDefaultArgs, executablePath })
}

function browserPath() {
  const { browser, shell } = find()
  return shell ?? browser
}

/** The browsers that are there: one that a reader has, and the shell. */
export function find() {
  const { CHROME_PATH } = process.env
  if (CHROME_PATH) return { browser: CHROME_PATH, shell: undefined }
  return {
    browser:
      [...onPath(names.browser), ...installedBrowsers(), PACKAGED].find(runs) ?? playwrights(),
    shell: onPath(names.shell).find(runs),
  }
}

/** @param {string[]} programs */
function onPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const extension = windows ? '.exe' : ''
  return programs.flatMap((name) => folders.map((folder) => join(folder, name + extension)))
}

/** Where Chrome and Chromium are installed if they are not on the PATH. */
function installedBrowsers() {
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

/** The browser that Playwright has downloaded. A fresh clone has no Playwright to ask. */
function playwrights() {
  if (!existsSync(join(root, 'node_modules/playwright-core'))) return undefined
  const path = createRequire(import.meta.url)('playwright-core').chromium.executablePath()
  return runs(path) ? path : undefined
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
