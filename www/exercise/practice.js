/**
 * Practice: readers answer a tree themselves. Picture, field and table show one sheet; a check grades it.
 *
 * @import {Search} from '../core.js'
 * @import {ElementAccess} from './host.js'
 * @import {Said} from './grading.js'
 * @import {Options, Scene, View, Viewport} from '../types.js'
 * @import {Exercise, Snapshot} from '../viewer/part.js'
 * @import {Viewer} from '../viewer/viewer.js'
 * @import {Scope} from './bar.js'
 * @import {Answer, Line, Spot} from './marks.js'
 * @import {Asking} from './nodes.js'
 * @import {Way} from './moving.js'
 * @import {Change} from './tools.js'
 * @import {Box, Kept} from './sheet.js'
 * @import {Found} from './work.js'
 *
 * @typedef {Kept & { tree: string | null, seed: number | null }} Answers the answers of a reader, plain and to be kept
 *   elsewhere; `tree` and `seed` are those of another tree, null: it is the element's own
 */

import { make } from '../dom/make.js'
import { askedBy, atNodes } from './attributes.js'
import { Bar, SCOPES, WHOLE } from './bar.js'
import { Checking } from './checking.js'
import { AnswerField } from './field.js'
import { Building } from './building.js'
import { Feedback } from './feedback.js'
import { coreAnswer } from './core-answer.js'
import { hostOf } from './host.js'
import { listenKeys } from './keys.js'
import { shifted } from './moving.js'
import { MOST } from './nodes.js'
import { Ordering } from './ordering.js'
import { OwnTrees } from './own-trees.js'
import { Picture } from './picture.js'
import { TICKED, keyOf } from './sheet.js'
import { style } from './style.js'
import { Table } from './table.js'
import { searchesAgain, taskOf } from './task.js'
import { nextAsked, neighbour } from './walk.js'
import { CONSTRUCT, ORDER, Work } from './work.js'

/** @implements {Exercise} */
export class Practice {
  viewer
  #words
  #asked
  #host
  #ends = new AbortController()
  /** @type {Search | null} */
  #search = null
  /** From whose side values are given. @type {View} */
  #view = 'max'
  /** @type {Work | null} */
  #work = null
  /** The trees that were given here. */
  #trees
  /** Answers that wait for their tree. @type {Partial<Answers> | null} */
  #given = null
  /** Whether the tree is that of a game. */
  /** @type {number | null} */
  #selected = null
  /** The node that was selected last. */
  #at = 0
  /** Whether the fields of the node that is being selected are to open. */
  #opening = false
  #picture = new Picture()
  #checking
  #field
  #table
  /** The part that makes another tree of the one on view, if that is asked. @type {Ordering | Building | null} */
  #making
  /** The box of the tree that is made. */
  #made
  #bar
  #feedback
  #task = make('p', { class: 'task' })
  /** Says what happened, for screen readers. */
  #status = make('p', { class: 'unseen', role: 'status' })
  keys
  over
  foot
  sheet

  /**
   * @param {Viewer} viewer
   * @param {Said} words
   * @param {ElementAccess} access
   * @param {Exercise | null} before whose answers are taken over, if it is of this kind
   */
  constructor(viewer, words, access, before) {
    const host = hostOf(access)
    const former = before instanceof Practice ? before : null
    const asked = askedBy(host.read)
    this.viewer = viewer
    this.#words = words
    this.#asked = asked
    this.#host = host
    const { guard, select } = viewer.actions
    const said = words.words
    const typed = guard((/** @type {string} */ key, /** @type {string} */ text) =>
      this.#type(key, text),
    )
    const left = () => this.#work?.sheet.rest()
    const help = guard((/** @type {Box} */ box) => this.#checking.help(box))
    this.#field = new AnswerField(said, {
      ...{ typed, left },
      focused: guard(() => this.#write()),
      walk: guard((by) => this.#walk(by)),
      close: () => this.#close(),
      help,
    })
    this.#table = new Table(words.m, said, { typed, left, help, entered: select })
    this.#bar = new Bar(said, asked.silent, atNodes(asked) ? SCOPES : WHOLE, {
      undo: guard(() => this.#move('undo')),
      redo: guard(() => this.#move('redo')),
      check: guard((scope) => this.#checking.check(scope)),
      another: () => this.#bring(),
    })
    this.#feedback = new Feedback(words, (box) => {
      if (this.#making && keyOf(box) === keyOf(this.#made)) this.#making.focus()
      else this.#table.focus(box)
    })
    this.#checking = new Checking(this.#feedback, {
      work: () => this.#work,
      selected: () => this.#selected,
      seed: () => this.#seed,
      write: () => this.#write(),
      say: (words) => this.#say(words),
      graded: (ask) => this.#graded(ask),
      tell: host.tell,
    })
    this.keys = said.keys
    this.over = [this.#field.element, this.#task]
    this.foot = make('div', { class: 'practice' }, this.#bar.element, this.#status)
    const title = make('h2', {}, said.title)
    const rows = make('div', { class: 'table' }, this.#table.element)
    this.#made = asked.ask.includes('construct') ? CONSTRUCT : ORDER
    this.#making = this.#makingOf(() => help(this.#made))
    if (this.#making) this.#bar.element.prepend(this.#making.moves)
    const parts = [title, this.#feedback.element, this.#making?.list ?? rows]
    this.sheet = make(
      'div',
      { class: 'sheet', part: 'panels', role: 'group', 'aria-label': said.title },
      ...parts,
    )
    host.adopt(style)
    this.#trees = new OwnTrees(host, former && former.#trees)
    this.#work = former && former.#work
    this.#given = former && former.#given
    this.#listen()
  }

  /** The part that makes another tree, if that is asked. @param {() => void} help */
  #makingOf(help) {
    const { ask } = this.#asked
    if (!ask.includes('order') && !ask.includes('construct')) return null
    const host = {
      work: () => this.#work,
      selected: () => this.#selected,
      select: this.viewer.actions.select,
      say: (/** @type {string} */ said) => this.#say(said),
      graded: (/** @type {() => Promise<any>} */ ask) => this.#graded(ask),
      give: (/** @type {string} */ tree) => this.#trees.remake(tree, this.#work?.moved ?? false),
      open: this.#host.open,
      mirrored: this.#host.mirrored,
      shifted: (/** @type {string} */ tree, /** @type {number} */ node, /** @type {Way} */ way) =>
        shifted(this.#host.loadTextEditing, tree, node, way),
      loadTextEditing: this.#host.loadTextEditing,
      help,
    }
    return ask.includes('order') ? new Ordering(this.#words, host) : new Building(this.#words, host)
  }

  #listen() {
    const { actions, stage, element } = this.viewer
    const { guard } = actions
    stage.element.setAttribute('aria-label', this.#words.words.stage)
    const keys = {
      go: guard((/** @type {'up' | 'down' | 'left' | 'right'} */ to) => this.#go(to)),
      enter: guard(() => this.#enter()),
      cut: guard(() => this.#cut(this.#selected)),
      see: guard(() => this.#see(this.#selected)),
      shift: guard((/** @type {Way} */ way) => this.#making?.shift(this.#selected, way) ?? false),
      change: guard((/** @type {Change} */ change) => this.#change(change)),
      undo: guard(() => this.#move('undo')),
      redo: guard(() => this.#move('redo')),
      ...{ zoom: actions.zoom, fit: actions.fit, leave: actions.deselect },
      help: () => this.viewer.help(),
    }
    listenKeys(element, stage.element, keys, this.#ends.signal)
  }

  end() {
    this.#ends.abort()
  }

  /** @param {Snapshot} snapshot */
  show({ search, selected, view }) {
    const other = search !== this.#search || view !== this.#view
    if (other) this.#begin(search, view)
    if (other || selected !== this.#selected) this.#select(selected, this.#opening)
    this.#opening = false
  }

  /** Begins with a tree. @param {Search} search @param {View} view from whose side values are shown */
  #begin(search, view) {
    const { words } = this.#words
    const options = this.#host.options()
    const { nodes } = search.summary
    const moving = this.#making?.arrival() ?? null
    this.#search = search
    this.#view = view
    this.#selected = null
    this.#at = 0
    this.#feedback.hide()
    const small = nodes <= MOST
    const fits = small && !searchesAgain(options) && !hasChance(search)
    // The core says why.
    if (small && !fits) this.#graded(() => search.grade([]))
    this.#work = fits
      ? new Work(search, this.#words, this.#asked, options, view, this.#work, {
          keeps: () => this.#host.read('keep') !== 'off',
          changed: () => this.#write(),
          moved: moving !== null,
          load: this.#host.loadTextEditing,
        })
      : null
    this.#task.textContent = small ? '' : words.tooLarge(nodes, MOST)
    this.sheet.hidden = !fits
    this.#bar.element.hidden = !fits
    const canvas = this.viewer.stage.element.querySelector('canvas')
    canvas?.setAttribute('aria-label', words.picture(search.node(0, 0).place, nodes))
    const work = this.#work
    this.#table.fill(work?.nodes ?? [], work?.whole ?? [], (box) => work?.name(box) ?? '')
    this.#making?.fill(work?.nodes ?? [])
    this.#put(this.#given)
    this.#write()
    this.#making?.begin(/** @type {any} */ (moving))
  }

  /** The answers of the reader; null before there is a tree. @returns {Answers | null} */
  get answers() {
    if (!this.#work) return null
    const { tree = null, seed = null } = this.#another ?? {}
    return { tree, seed, ...this.#work.sheet.kept }
  }

  /** The tree that was given here, while it is on view. */
  get #another() {
    return this.#trees.on(this.#work?.moved ?? false)
  }

  /**
   * Takes over answers that were kept elsewhere, and first their tree. What was typed since stays, and keeps its tree.
   * Boxes that the answers lack, or cannot fill, stay as they are.
   * @param {unknown} answers
   */
  async take(answers) {
    const given = Object(answers)
    const { tree, seed } = given
    const other = typeof tree === 'string'
    if (other && (this.#work?.sheet.canUndo || !(await this.#opens(tree)))) return
    this.#given = given
    if (other && this.#another?.tree !== tree) {
      return this.#trees.restore(tree, seed)
    }
    this.#put(given)
    this.#making?.restore()
  }

  /** Whether a text is a tree. @param {string} tree */
  async #opens(tree) {
    try {
      const search = await this.#host.open(tree)
      search.free()
      return true
    } catch {
      return false
    }
  }

  /** Puts answers into the sheet, if it is that of their tree. @param {Partial<Answers> | null} answers */
  #put(answers) {
    const tree = typeof answers?.tree === 'string' ? answers.tree : null
    if (!answers || !this.#work || tree !== (this.#another?.tree ?? null)) return
    this.#given = null
    this.#work.take(answers)
    this.#write()
  }

  /** Another node is selected. @param {number | null} node @param {boolean} opens whether its fields open */
  #select(node, opens) {
    this.#selected = node
    this.#at = node ?? this.#at
    const asking = node === null ? null : (this.#work?.nodes[node] ?? null)
    this.#field.open(opens ? asking : null)
    this.#table.select(node)
    this.#making?.select(node)
    this.#write()
  }

  /** Shows the sheet everywhere. */
  #write() {
    const work = this.#work
    if (!work) return
    const { sheet } = work
    const { written, prunes } = this.#shown(work)
    const said = this.#feedback.saidOf(work)
    const helping = {
      next: this.#feedback.helpOf(work),
      // A tick is enough for what is right.
      said: (/** @type {Box} */ box) => (work.told(box)?.ok ? [] : said(box)),
    }
    this.#ask(work)
    this.#table.show(written, prunes, helping)
    this.#field.show(written, helping.next, said)
    this.#making?.show({ next: helping.next(this.#made), said: helping.said(this.#made) })
    this.#bar.show({
      ...{ canUndo: sheet.canUndo, canRedo: sheet.canRedo, left: work.left },
      points: work.points,
      selected: this.#selected !== null,
      another: this.#host.another,
      seed: this.#seed,
    })
    this.viewer.repaint()
  }

  /** Says what is asked. @param {Work} work */
  #ask(work) {
    const { m, words } = this.#words
    this.#table.name((box) => work.label(box))
    this.#task.textContent = work.refused
      ? this.#asked.known
        ? words.known.missing
        : words.conditions.missing
      : taskOf(m, words, this.#asked, this.#host.options(), work.question, this.#view)
  }

  /** @param {Work} work */
  #shown(work) {
    const cut = work.answers.filter((answer) => answer.cut)
    return {
      written: (/** @type {Box} */ box) => work.written(box),
      prunes: (/** @type {number} */ node) =>
        cut.some(({ node: from, end }) => from <= node && node < end),
    }
  }

  /** Adds the answers to the picture. @param {Scene} scene @param {Viewport} viewport */
  draw(scene, viewport) {
    const drawn = this.#picture.draw(scene, viewport, this.#work)
    this.#field.stand(this.#selected, this.#picture.spots, viewport)
    return drawn
  }

  /**
   * A press on a node opens its fields, one on an edge cuts it.
   * @param {number | null} node
   * @param {{ x: number, y: number }} point
   * @param {number} reach
   */
  press(node, point, reach) {
    const edge = this.#asked.ask.includes('cuts') ? this.#picture.edgeAt(point, reach) : null
    if (edge !== null) return this.#cut(edge)
    if (node !== null && this.#see(node)) return
    this.#open(node)
    this.#field.focus()
  }

  /** Writes a leaf at the end of the leaves seen. Returns false if these are not asked. @param {number | null} node */
  #see(node) {
    const box = this.#work?.box(keyOf({ node: null, field: 'leaves' }))
    const leaf = node === null ? undefined : this.#work?.nodes[node]
    if (!box || !this.#work || !leaf?.place.leaf || leaf.place.value === null) return false
    this.#work.sheet.rest()
    this.#fill(box, `${this.#work.sheet.read(box)} ${this.#work.valueOf(leaf)}`.trim())
    this.#work.sheet.rest()
    this.#tell(box)
    return true
  }

  /** Selects a node and opens its fields at once. @param {number | null} node */
  #open(node) {
    this.viewer.actions.select(node)
    this.#select(node, true)
  }

  /** Goes from node to node. @param {'up' | 'down' | 'left' | 'right'} to */
  #go(to) {
    const nodes = this.#work?.nodes ?? []
    const { select } = this.viewer.actions
    this.#opening = true
    if (this.#selected === null) return select(this.#at)
    const next = neighbour(nodes, this.#at, to)
    if (next !== undefined) select(next)
  }

  /** Moves the focus into the fields of the node. */
  #enter() {
    this.#open(this.#at)
    if (this.#making instanceof Building) this.#making.enter()
    else this.#field.focus()
  }

  /** Changes the selected node of a tree that is made. Returns false if none is. @param {Change} change */
  #change(change) {
    return this.#making instanceof Building && this.#making.change(change)
  }

  /** Goes on to the fields of the next node, or to those before. @param {1 | -1} by */
  #walk(by) {
    const next = nextAsked(this.#work?.nodes ?? [], this.#at, by)
    if (next === undefined) return
    this.#open(next)
    this.#field.focus(by < 0)
  }

  #close() {
    this.viewer.actions.select(null)
    this.#select(null, false)
    this.viewer.stage.element.focus()
  }

  /** @param {string} key @param {string} text */
  #type(key, text) {
    const box = this.#work?.box(key)
    if (box) this.#fill(box, text)
  }

  /** @param {Box} box @param {string} text */
  #fill(box, text) {
    if (!this.#work || this.#work.left <= 0) return
    this.#work.sheet.write(box, text)
    this.#work.keep()
    this.#write()
  }

  /** Cuts the edge above a node, or mends it. @param {number | null} node */
  #cut(node) {
    const box = node === null ? undefined : this.#work?.box(keyOf({ node, field: 'cut' }))
    if (!box || !this.#work) return
    this.#fill(box, this.#work.sheet.read(box) ? '' : TICKED)
    this.#tell(box)
  }

  /** Undoes a change, or makes it again. @param {'undo' | 'redo'} way */
  #move(way) {
    const change = this.#work && this.#work.left > 0 ? this.#work.sheet[way]() : null
    if (!change) return
    this.#work?.keep()
    if (change.field === this.#made.field) return this.#making?.place()
    this.#write()
    this.#tell(change)
  }

  /** Says what stands in a box. @param {Box} box */
  #tell(box) {
    const work = this.#work
    if (!work) return
    const text = work.grading.said(box.field, work.sheet.read(box))
    this.#say(`${work.name(box)}: ${text}`)
  }

  /** @param {string} words for screen readers */
  #say(words) {
    this.#status.textContent = words
  }

  /**
   * The answer of the grader; undefined, with a message, if it cannot be loaded.
   * @template T
   * @param {() => Promise<T>} ask
   */
  #graded(ask) {
    return coreAnswer(this.viewer, this.#words.m, ask)
  }

  /** The seed of the tree, if it was drawn here. */
  get #seed() {
    return this.#trees.seed(this.#work?.moved ?? false, this.#search?.print())
  }

  /** Brings another tree. */
  async #bring() {
    await this.#graded(() => this.#trees.draw(this.#asked))
  }
}

/** Whether chance moves in a small tree. @param {Search} search */
function hasChance(search) {
  const players = Array.from({ length: search.summary.nodes }, (_, node) => {
    return search.node(node, 0).place.player
  })
  return players.includes('chance')
}
