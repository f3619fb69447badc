// A JupyterLab of its own for a file of tests, with one notebook.

import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { write } from '../recipe.js'
import { program } from './programs.js'

/**
 * Starts JupyterLab in a folder, where it stores all its files.
 * @param {string} folder
 * @returns {Promise<{ address: string, end: () => Promise<void> }>}
 */
export async function jupyter(folder) {
  const own = Object.fromEntries(
    ['JUPYTER_CONFIG_DIR', 'JUPYTER_DATA_DIR', 'JUPYTER_RUNTIME_DIR', 'IPYTHONDIR'].map((name) => [
      name,
      join(folder, '.jupyter', name),
    ]),
  )
  for (const path of Object.values(own)) mkdirSync(path, { recursive: true })
  const server = spawn(
    program('jupyter-lab'),
    [
      ...['--no-browser', '--allow-root', '--ip=127.0.0.1', '--port=0', '--expose-app-in-browser'],
      ...['--IdentityProvider.token=', '--LabApp.news_url=', `--ServerApp.root_dir=${folder}`],
    ],
    { env: { ...process.env, ...own }, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const address = await new Promise((resolve, reject) => {
    let output = ''
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`JupyterLab ended: ${output}`)))
    server.stderr.setEncoding('utf8').on('data', (text) => {
      output += text
      // The port is in a file that exists once the server runs.
      if (!output.includes('is running at')) return
      const runtime = own.JUPYTER_RUNTIME_DIR
      const name = readdirSync(runtime).find((name) => /^jpserver-\d+\.json$/.test(name))
      if (name) resolve(JSON.parse(readFileSync(join(runtime, name), 'utf8')).url)
    })
  })
  const end = async () => {
    server.kill()
    await ended
  }
  return { address, end }
}

/** Writes a notebook. @param {string} folder @param {string} name @param {string[]} cells code */
export function notebook(folder, name, cells) {
  const text = JSON.stringify({
    nbformat: 4,
    nbformat_minor: 5,
    metadata: { kernelspec: { name: 'python3', display_name: 'Python 3', language: 'python' } },
    cells: cells.map((source, at) => ({
      ...{ cell_type: 'code', id: `cell-${at}`, metadata: {}, outputs: [], execution_count: null },
      source,
    })),
  })
  write(folder, { [name]: text })
}
