// The npm packages of other programs, apart from the project's own dependencies: hosts and peers. The package.json of
// their folder names each in one version.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { phase, root, run } from './phase.js'

/** Installs the packages of a folder, unless they are there. @param {string} folder below the root, such as `bench` */
export async function installPeers(folder) {
  const manifest = readFileSync(join(root, folder, 'package.json'), 'utf8')
  const stamp = join(root, folder, 'node_modules/installed.json')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === manifest) return
  await phase(`Installing the packages of ${folder}/package.json`, () =>
    run(
      `npm install --prefix ${folder} --no-package-lock --ignore-scripts --no-audit --no-fund`,
      [],
    ),
  )
  writeFileSync(stamp, manifest)
}
