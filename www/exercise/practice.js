/**
 * Practice: readers answer a tree themselves. Picture, field and table show one sheet; a check grades it.
 *
 * @import {Search} from '../core.js'
 * @import {Scene, View, Viewport} from '../types.js'
 * @import {Snapshot} from '../viewer/part.js'
 * @import {Desk} from './desk.js'
 * @import {Kind} from './exercise.js'
 * @import {Scope} from './bar.js'
 * @import {Way} from './moving.js'
 * @import {Change} from './tools.js'
 * @import {Box, Kept} from './sheet.js'
 *
 * @typedef {Kept & { tree: string | null, seed: number | null }} Answers the answers of a reader, plain and to be kept
 *   elsewhere; `tree` and `seed` are those of another tree, null: it is the element's own
 */

import { make } from '../dom/make.js'
import { askedBy, atNodes } from './attributes.js'
import { Bar, SCOPES, WHOLE } from './bar.js'
import { Building } from './building.js'
import { Checking } from './checking.js'
import { drawnAnswers } from './drawn-answers.js'
import { exerciseOf } from './exercise.js'
import { Feedback } from './feedback.js'
import { AnswerField } from './field.js'
import { viewKeys } from './keys.js'
import { Ordering } from './ordering.js'
import { Picture } from './picture.js'
import { PlaneView } from './plane-view.js'
import { TICKED, keyOf } from './sheet.js'
import { Stating } from './stating.js'
import { Table } from './table.js'
import { fitsExercise, hasChance, taskOf } from './task.js'
import { nextAsked, neighbour } from './walk.js'
import { Work } from './work.js'

/** @implements {Kind} */
class Practise {
  asked
  #desk
  /** From whose side values are given. @type {View} */
  #view = 'max'
  /** @type {number | null} */
  #selected = null
  /** The node that was selected last. */
  #at = 0
  /** Whether the fields of the node that is being selected are to open. */
  #opening = false
  #picture = new Picture()
  /** Draws the answers about two unknown values. */
  #plane
  #checking
  #field
  #table
  /** The part that makes another tree of the one on view, if that is asked. */
  #making
  #bar
  #feedback
  #task = make('p', { class: 'task' })
  /** Says what happened, for screen readers. */
  #status = make('p', { class: 'unseen', role: 'status' })
  /** Whether there is nothing to do with a tree. */
  closed = false
  names
  over
  bar
  sheet
  keys
  help

  /** @param {Desk<Work>} desk */
  constructor(desk) {
    const { viewer, words: said, host } = desk
    const { m, words } = said
    const { guard, select } = viewer.actions
    const typed = guard((/** @type {string} */ key, /** @type {string} */ text) =>
      this.#type(key, text),
    )
    const left = () => desk.work?.sheet.rest()
    const help = guard((/** @type {Box} */ box) => this.#checking.help(box))
    const say = (/** @type {string} */ words) => this.#say(words)
    this.#desk = desk
    this.asked = askedBy(host.read)
    this.#field = new AnswerField(words, {
      ...{ typed, left, help },
      focused: guard(() => desk.write()),
      walk: guard((by) => this.#walk(by)),
      close: () => this.#close(),
    })
    this.#plane = new PlaneView(m, words)
    this.#table = new Table(m, words, { typed, left, help, entered: select })
    this.#bar = new Bar(words, this.asked.silent, atNodes(this.asked) ? SCOPES : WHOLE, {
      undo: guard(() => this.#move('undo')),
      redo: guard(() => this.#move('redo')),
      check: guard((scope) => this.#check(scope)),
    })
    this.#feedback = new Feedback(said, (box) => this.#lead(box))
    this.#checking = new Checking(desk, this.#feedback, say)
    this.#making = this.#makingOf({ selected: () => this.#selected, say, help })
    this.names = words
    this.help = words.keys
    this.over = [this.#field.element, this.#task, this.#status]
    this.bar = [...(this.#making ? [this.#making.moves] : []), ...this.#bar.groups]
    const list = this.#making?.list ?? make('div', { class: 'table' }, this.#table.element)
    this.sheet = make(
      'div',
      { class: 'sheet', part: 'panels', role: 'group', 'aria-label': words.title },
      ...[make('h2', {}, words.title), this.#feedback.element, list, this.#table.help],
    )
    this.keys = this.#keyTables()
  }

  /** Checks the answers, a tree that is typed as well. @param {Scope} scope */
  async #check(scope) {
    const making = this.#making
    if (making instanceof Building && !(await making.settle())) return
    await this.#checking.check(scope, this.#selected)
  }

  /** The part that makes another tree, if that is asked. @param {import('./ordering.js').MakingActions} on */
  #makingOf(on) {
    const { ask } = this.asked
    if (ask.includes('order')) return new Ordering(this.#desk, on)
    if (ask.includes('statement')) return new Stating(this.#desk, on)
    return ask.includes('construct') ? new Building(this.#desk, on) : null
  }

  #keyTables() {
    const { viewer } = this.#desk
    const { guard, deselect } = viewer.actions
    const go = (/** @type {'up' | 'down' | 'left' | 'right'} */ to) => guard(() => this.#go(to))
    const change = (/** @type {Change} */ change) =>
      guard(() => this.#making?.change(change) ?? false)
    const shift = (/** @type {Way} */ way) =>
      guard(() => this.#making?.shift(this.#selected, way) ?? false)
    const [undo, redo] = [guard(() => this.#move('undo')), guard(() => this.#move('redo'))]
    return {
      plain: {
        ...viewKeys(viewer.actions),
        ...{ x: guard(() => this.#cut(this.#selected)), l: guard(() => this.#see(this.#selected)) },
        ...{ Escape: deselect, '?': () => viewer.help() },
      },
      picture: {
        ...{ ArrowUp: go('up'), ArrowDown: go('down') },
        ...{ ArrowLeft: go('left'), ArrowRight: go('right') },
        Enter: guard(() => this.#enter()),
        ...{ Insert: change('sibling'), Delete: change('remove'), '/': change('turn') },
      },
      alt: { ArrowLeft: shift('left'), ArrowRight: shift('right') },
      control: { z: undo, 'Shift+z': redo, y: redo, 'Shift+y': redo },
    }
  }

  /** @param {Snapshot} snapshot */
  show({ selected }) {
    if (selected !== this.#selected) this.#select(selected, this.#opening)
    this.#opening = false
  }

  /** @param {Search} search @param {string} refused @param {View} view from whose side values are shown */
  begin(search, refused, view) {
    const desk = this.#desk
    const fits = !refused && fitsExercise(desk.host.options())
    const moving = this.#making?.arrival() ?? null
    this.#view = view
    this.closed = this.sheet.hidden = !fits
    this.#feedback.hide()
    // The core says why.
    if (!refused && !fits) desk.graded(() => search.grade([]))
    desk.work = fits ? new Work(desk, this.asked, view, moving !== null) : null
    this.#task.textContent = refused
    const { nodes = [], whole = [] } = desk.work ?? {}
    this.#table.fill(nodes, whole, (box) => desk.work?.nameOf(box) ?? '')
    this.#making?.fill(nodes)
    this.#at = 0
    this.#select(null, false)
    desk.put()
    this.#making?.begin(/** @type {any} */ (moving))
  }

  /** Another node is selected. @param {number | null} node @param {boolean} opens whether its fields open */
  #select(node, opens) {
    this.#selected = node
    this.#at = node ?? this.#at
    const asking = node === null ? null : (this.#desk.work?.nodes[node] ?? null)
    this.#field.open(opens ? asking : null)
    this.#table.select(node)
    this.#making?.select(node)
    this.#desk.write()
  }

  /** Shows the sheet everywhere. */
  write() {
    const { work, viewer } = this.#desk
    if (!work) return
    const { sheet } = work
    const written = (/** @type {Box} */ box) => work.written(box)
    const cut = work.nodes.filter(({ node }) => work.cuts(node))
    const prunes = (/** @type {number} */ node) =>
      cut.some(({ node: from, end }) => from <= node && node < end)
    const next = this.#feedback.helpOf(work)
    const saidOf = this.#feedback.saidOf(work)
    // A tick is enough for what is right.
    const said = (/** @type {Box} */ box) => (work.told(box)?.ok ? [] : saidOf(box))
    this.#ask(work)
    const drawn = (/** @type {Box} */ box) => this.#plane.of(work.pictured(box))
    this.#table.show(written, prunes, { next, said, drawn })
    this.#field.show(written, next, saidOf)
    this.#making?.show(next, said)
    this.#bar.show({
      ...{ canUndo: sheet.canUndo, canRedo: sheet.canRedo, left: work.left },
      ...{ points: work.points, selected: this.#selected !== null },
    })
    viewer.repaint()
  }

  /** Says what is asked. @param {Work} work */
  #ask(work) {
    const { words } = this.#desk.words
    const { known, conditions } = words
    const { host, search } = this.#desk
    const options = host.options()
    const chance = search !== null && hasChance(search)
    this.#table.name((box) => work.label(box))
    this.#task.textContent = work.refused
      ? (this.asked.known ? known : conditions).missing
      : taskOf(this.#desk.words, this.asked, options, work.question, this.#view, chance)
  }

  /** The answers in the picture. */
  get answers() {
    const { work } = this.#desk
    return work ? drawnAnswers(work) : []
  }

  /** @param {Scene} scene @param {Viewport} viewport */
  drew({ marks }, viewport) {
    this.#picture.take(marks)
    this.#field.stand(this.#selected, this.#picture.spots, viewport)
  }

  /**
   * A press on a node opens its fields, one on an edge cuts it.
   * @param {number | null} node
   * @param {{ x: number, y: number }} point
   * @param {number} reach
   */
  press(node, point, reach) {
    const edge = this.asked.ask.includes('cuts') ? this.#picture.edgeAt(point, reach) : null
    if (edge !== null) return this.#cut(edge)
    if (node !== null && this.#see(node)) return
    this.#open(node)
    this.#field.focus()
  }

  /** Writes a leaf at the end of the leaves seen. Returns false if these are not asked. @param {number | null} node */
  #see(node) {
    const { work } = this.#desk
    const box = work?.box(keyOf({ node: null, field: 'leaves' }))
    const leaf = node === null ? undefined : work?.nodes[node]
    if (!work || !box || !leaf?.place.leaf || leaf.place.value === null) return false
    work.sheet.rest()
    this.#fill(box, `${work.sheet.read(box)} ${work.valueOf(leaf)}`.trim())
    work.sheet.rest()
    this.#tell(box)
    return true
  }

  /** Selects a node and opens its fields at once. @param {number | null} node */
  #open(node) {
    this.#desk.viewer.actions.select(node)
    this.#select(node, true)
  }

  /** Goes from node to node. @param {'up' | 'down' | 'left' | 'right'} to */
  #go(to) {
    const nodes = this.#desk.work?.nodes ?? []
    const { select } = this.#desk.viewer.actions
    this.#opening = true
    if (this.#selected === null) return select(this.#at)
    const next = neighbour(nodes, this.#at, to)
    if (next !== undefined) select(next)
  }

  /** Moves the focus into the fields of the node. */
  #enter() {
    this.#open(this.#at)
    this.#field.focus()
    this.#making?.enter()
  }

  /** Goes on to the fields of the next node, or to those before. @param {1 | -1} by */
  #walk(by) {
    const next = nextAsked(this.#desk.work?.nodes ?? [], this.#at, by)
    if (next === undefined) return
    this.#open(next)
    this.#field.focus(by < 0)
  }

  #close() {
    this.#desk.viewer.actions.select(null)
    this.#select(null, false)
    this.#desk.viewer.stage.element.focus()
  }

  /** Moves the focus to a box of the sheet. @param {Box} box */
  #lead(box) {
    if (this.#making && keyOf(box) === keyOf(this.#making.box)) this.#making.focus()
    else this.#table.focus(box)
  }

  /** @param {string} key @param {string} text */
  #type(key, text) {
    const box = this.#desk.work?.box(key)
    if (box) this.#fill(box, text)
  }

  /** @param {Box} box @param {string} text */
  #fill(box, text) {
    const { work } = this.#desk
    if (!work || work.left <= 0) return
    work.sheet.write(box, text)
    this.#desk.keep()
    this.#desk.write()
  }

  /** Cuts the edge above a node, or mends it. @param {number | null} node */
  #cut(node) {
    const { work } = this.#desk
    const box = node === null ? undefined : work?.box(keyOf({ node, field: 'cut' }))
    if (!box || !work) return
    this.#fill(box, work.sheet.read(box) ? '' : TICKED)
    this.#tell(box)
  }

  /** Undoes a change, or makes it again. @param {'undo' | 'redo'} way */
  #move(way) {
    const { work } = this.#desk
    const change = work && work.left > 0 ? work.sheet[way]() : null
    if (!change) return
    this.#desk.keep()
    if (change.field === this.#making?.box.field) return this.#making.place()
    this.#desk.write()
    this.#tell(change)
  }

  /** Says what stands in a box. @param {Box} box */
  #tell(box) {
    const { work } = this.#desk
    if (!work) return
    const text = work.grading.said(box.field, work.sheet.read(box))
    this.#say(`${work.nameOf(box)}: ${text}`)
  }

  /** @param {string} words for screen readers */
  #say(words) {
    this.#status.textContent = words
  }
}

export const begin = exerciseOf(Practise)
