/**
 * The trees on a page, compared with fresh searches in the page itself.
 *
 * @import {Page} from 'playwright-core'
 * @import {Search} from '../../www/core.js'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

/** How long a page may take until it shows what it was asked for, in ms: much, as a busy machine is slow. */
const PATIENCE = 120_000

/**
 * Remembers the source of each open tree, which stays on view while a later source is broken. Runs in the page,
 * before its own scripts.
 */
export function watchOrigins() {
  const origins = new WeakMap()
  document.addEventListener('secateur-open', ({ target }) => {
    const tree = /** @type {SecateurTree} */ (target)
    origins.set(tree, tree.cloneNode(true))
  })
  Object.assign(window, { origins })
}

/**
 * Compares every tree of the page with a fresh search of its text and attributes, until they agree.
 * @param {Page} page whose origins are watched
 * @returns {Promise<string[]>} where they disagree
 */
export async function disagreements(page) {
  const end = performance.now() + PATIENCE
  for (;;) {
    const differences = await page.evaluate(disagree)
    if (differences.length === 0 || performance.now() > end) return differences
  }
}

/** @returns {Promise<string[]>} */
async function disagree() {
  /** @typedef {{ search?: Search, code?: string }} Fresh */
  const names = ['core', 'element/source', 'element/attributes', 'messages/messages']
  const [core, { sourceOf }, { optionsOf }, words] = await Promise.all(
    names.map((name) => import(`/${name}.js`)),
  )
  const { origins, atRest } = /** @type {any} */ (window)
  await atRest()
  const trees = /** @type {SecateurTree[]} */ ([...document.querySelectorAll('secateur-tree')])
  const lists = await Promise.all(trees.map(compared))
  return lists.flat()

  /** @param {SecateurTree} tree */
  async function compared(tree) {
    const onView = tree.treeOnView && { text: tree.treeOnView.text, search: tree.search }
    if (tree.hidden || !onView) return [`no search: ${tree.error?.message}`]
    const opened = await fresh(tree)
    opened.search?.free()
    const code = tree.error?.code
    if (code !== 'cancelled' && code !== opened.code) return [`error ${code}, not ${opened.code}`]
    const { search } = await fresh(origins.get(tree) ?? tree)
    if (!search) return ['what was opened does not open again']
    try {
      await atRest()
      // The search on view by now may have another number of steps.
      const { text } = tree.treeOnView ?? {}
      if (tree.search !== onView.search || text !== onView.text)
        return ['it has been opened again meanwhile']
      const m = await words.messages(tree.closest('[lang]')?.getAttribute('lang') ?? undefined)
      if (search.bestFirst) await words.addBestFirst(m)
      return differences(tree, search, m)
    } finally {
      search.free()
    }
  }

  /** @param {Element} element @returns {Promise<Fresh>} */
  async function fresh(element) {
    try {
      const search = await core.open(sourceOf(element), optionsOf(element))
      return { search }
    } catch (error) {
      return { code: /** @type {{ code: string }} */ (error).code }
    }
  }

  /** @param {SecateurTree} tree @param {Search} search @param {any} m */
  function differences(tree, search, m) {
    const { step, shadowRoot } = tree
    const read = (/** @type {string} */ name) =>
      Array.from(shadowRoot?.querySelectorAll(name) ?? [], (element) => element.textContent)
    const view = tree.getAttribute('view')
    const seen = view === 'max' || view === 'mover' ? view : search.listing.view
    const { counts } = search.frame(step, { from: 0, to: 0 })
    const names = /** @type {const} */ (['evaluated', 'entered', 'pruned', 'cutoffs'])
    const run = read('.scrubber').length
    const pairsOnView = {
      at: [shadowRoot?.querySelector('.scrubber')?.getAttribute('aria-valuenow'), String(step)],
      sentence: [read('.sentence').join(), words.sentence(m, search.explain(step, seen))],
      // A best-first search has other counts.
      ...(!search.bestFirst && {
        counts: [read('.counts .now').join(), names.map((name) => m.count(counts[name])).join()],
      }),
    }
    // In an exercise no part reveals the search.
    const asking = tree.hasAttribute('exercise')
    const pairs = {
      text: [tree.treeOnView?.text, search.print()],
      steps: [tree.search?.summary.steps, asking ? undefined : search.summary.steps],
      value: [tree.search?.summary.value, asking ? undefined : search.summary.value],
      runs: [run, asking ? 0 : 1],
      ...(asking ? { words: [read('.sentence, .counts, .path').join(), ''] } : pairsOnView),
    }
    return Object.entries(pairs)
      .filter(([, [actual, right]]) => actual !== right)
      .map(([name, [actual, right]]) => `${name}: ${actual}, but fresh ${right}`)
  }
}
