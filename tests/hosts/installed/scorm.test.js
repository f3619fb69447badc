// A package of SCORM in a platform that is not ours: the run-time of scorm-again, which holds both standards itself.

import assert from 'node:assert/strict'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { unzipSync } from 'fflate'
import { root } from '../../../scripts/phase.js'
import { partOf } from '../../../www/messages/messages.js'
import { visit } from '../guest.js'
import { write } from '../recipe.js'
import { folder } from '../servers.js'
import { run, version } from './programs.js'

const { practise: words } = await partOf('en', 'exercise')
const course = mkdtempSync(join(tmpdir(), 'secateur-scorm-'))
after(() => rmSync(course, { recursive: true }))
const EXERCISE = {
  title: 'Cuts',
  tree: '((31 57) (23 94))',
  ask: ['values'],
  pass: 0.6,
  lang: 'en',
}

/**
 * @typedef {{ option: string, file: string, api: string, made: string, first: Record<string, string>, passed:
 *   Record<string, string> }} Standard
 */

/** @type {Record<string, Standard>} */
const STANDARDS = {
  'SCORM 1.2': {
    ...{ option: '--scorm', file: 'scorm12.js', api: 'API', made: 'Scorm12API' },
    first: { 'cmi.core.lesson_status': 'incomplete', 'cmi.core.score.raw': '0' },
    passed: { 'cmi.core.lesson_status': 'passed', 'cmi.core.score.raw': '100' },
  },
  'SCORM 2004': {
    ...{ option: '--scorm-2004', file: 'scorm2004.js', api: 'API_1484_11', made: 'Scorm2004API' },
    first: { 'cmi.completion_status': 'incomplete', 'cmi.success_status': 'failed' },
    passed: {
      'cmi.success_status': 'passed',
      'cmi.completion_status': 'completed',
      'cmi.score.scaled': '1',
    },
  },
}

for (const [name, standard] of Object.entries(STANDARDS)) {
  test(`${name}: a student fails, comes back to the answers, and passes`, async (t) => {
    t.diagnostic(`version ${version('scorm-again')}`)
    const { option, file, api, made, first, passed } = standard
    const place = mkdtempSync(join(course, 'package-'))
    writeFileSync(join(place, 'exercise.json'), JSON.stringify(EXERCISE))
    run(process.execPath, [join(root, 'bin/secateur.js'), 'pack', option, 'exercise.json'], place)
    const files = unzipSync(readFileSync(join(place, 'exercise.zip')))
    writeFileSync(join(place, 'index.html'), files['index.html'])
    copyFileSync(
      join(root, 'tests/hosts/installed/node_modules/scorm-again/dist', file),
      join(place, file),
    )
    write(place, {
      'platform.html': `<!doctype html><html lang="en"><title>A platform</title><script src="${file}"></script>
        <script>
          window.begin = (kept) => {
            window.${api} = new ${made}({ autocommit: false })
            if (kept) window.${api}.loadFromJSON(kept, '')
            const frame = document.createElement('iframe')
            Object.assign(frame, { src: 'index.html', width: 1000, height: 640, title: 'A page' })
            document.body.replaceChildren(frame)
          }
          addEventListener('load', () => begin())
        </script>`,
    })
    const { page, problems } = await visit(t, `${await folder(t, place)}platform.html`)
    const frame = page.frameLocator('iframe')
    const box = (/** @type {string} */ key) => frame.locator(`.sheet [data-box="${key}"]`)
    const handIn = () => frame.getByRole('button', { name: words.scopeNames.all }).click()
    /** Waits until the platform has a value. @param {string} element @param {string} value */
    const has = (element, value) =>
      page.waitForFunction(
        ([api, path, value]) => {
          const runtime = Reflect.get(window, api)
          const leaf = path.split('.').reduce((at, part) => at?.[part], runtime)
          return String(leaf) === value
        },
        [api, element, value],
      )

    await box('0.value').fill('99')
    await handIn()
    for (const [element, value] of Object.entries(first)) await has(element, value)
    await page.evaluate(() => document.querySelector('iframe')?.remove())
    await page.evaluate((api) => {
      const runtime = Reflect.get(window, api)
      Reflect.get(window, 'begin')(runtime.renderCMIToJSONObject())
    }, api)

    await box('0.value').waitFor()
    assert.equal(await box('0.value').inputValue(), '99')
    for (const [key, value] of [
      ['0.value', '31'],
      ['1.value', '31'],
      ['4.value', '23'],
    ])
      await box(key).fill(value)
    await handIn()
    for (const [element, value] of Object.entries(passed)) await has(element, value)
    assert.deepEqual(problems, [])
  })
}
