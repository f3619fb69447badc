/**
 * Die Wörter der Suchen, die das Beste zuerst ansehen. Sie werden mit der ersten solchen Suche geladen.
 *
 * @import {BestFirstNode, Place as Where, ToldGoal} from '../../types.js'
 * @import {BestFirstSentences} from '../messages.js'
 */

import { scores } from '../scores.js'
import { Place, count, mover, number, place, things, weight } from './numbers-and-names.js'
import { status, subject } from './viewer.js'

const { fixed, digitsFor, proofNumber } = scores('de')

/** @param {ToldGoal} goal */
const goalOf = ({ value, strict }) =>
  strict ? `mehr als ${number(value)}` : `mindestens ${number(value)}`

/** @type {BestFirstSentences} */
const explain = {
  select({ child, score, highest, rival, rule }) {
    if (!score) return `${Place(child)} wird gewählt, denn es gab dort noch keinen Besuch.`
    const others = rival ? [rival.sum] : []
    const digits = digitsFor([score.sum, ...others])
    /** @param {import('../../types.js').ToldScore} told */
    const sum = (told) =>
      rule === 'mean'
        ? fixed(told.mean, digits)
        : `${fixed(told.mean, digits)} + ${fixed(told.exploration, digits)} = ${fixed(told.sum, digits)}`
    const best =
      rule === 'mean'
        ? `Der Mittelwert ${sum(score)} ist der höchste`
        : `${sum(score)} ist die höchste Bewertung`
    const plain =
      rule === 'mean' ? `Der Mittelwert ist ${sum(score)}` : `Die Bewertung ist ${sum(score)}`
    const found = highest ? best : plain
    const beside = rival ? `; ${place(rival.child)} hat ${sum(rival)}` : ''
    return `${Place(child)} wird gewählt: ${found}${beside}.`
  },
  draw: ({ node, child, weight: chance }) =>
    `Bei ${place(node)} zieht der Zufall, und zwar ${place(child)}${chance ? ` (Wahrscheinlichkeit ${weight(chance)})` : ''}.`,
  expand: ({ node, child, left }) =>
    `${Place(child)} kommt unter ${place(node)} in den Baum. ${left === 0 ? 'Nun sind alle Kinder im Baum.' : `Noch nicht im Baum: ${things(left, 'Kind', 'Kinder')}.`}`,
  'expand-all': ({ node, children, proves }) =>
    `${Place(node)} wird expandiert: ${children === 1 ? 'Das Kind kommt' : `Die ${count(children)} Kinder kommen`} in den Baum${proves ? `, ${children === 1 ? '' : 'jedes '}mit pn 1 und dn 1, solange sein Wert nicht bekannt ist` : ''}.`,
  playout: ({ node, leaf, moves, value, reward, rule }) => {
    if (rule === 'value')
      return `Der statische Wert von ${place(node)} ist ${number(value)}: Die Belohnung ist ${fixed(reward)}.`
    const how = { random: 'Zufällige Züge', first: 'Die ersten Züge', last: 'Die letzten Züge' }[
      rule
    ]
    return `${how} führen von ${place(node)} zu ${place(leaf)} (${things(moves, 'Zug', 'Züge')}). Der Wert ${number(value)} ergibt die Belohnung ${fixed(reward)}.`
  },
  'read-leaf': ({ node, value, reward, proves }) =>
    `${Place(node)} ist erreicht: Der Wert ${number(value)} ergibt die Belohnung ${fixed(reward)}${proves ? ' und ist bewiesen' : ''}.`,
  backup: ({ node, reward, visits, total, mean, proved }) =>
    `${Place(node)} zählt ${fixed(reward)} dazu: n = ${count(visits)}, w = ${fixed(total)}, Mittelwert ${fixed(mean)}.${proved === null ? '' : ` Der Wert ${number(proved)} ist bewiesen.`}`,
  'select-proof'({ node, child, mover: player, number: own, tie, least }) {
    const chosen = `${Place(child)} wird gewählt`
    const kind = player === 'max' ? 'Beweiszahl' : 'Widerlegungszahl'
    if (!least)
      return `${chosen}: Unter den Kindern von ${place(node)} (${mover(player)}) hat es ${tie ? 'als erstes ' : ''}die kleinste ${kind}, ${proofNumber(own)}.`
    return least.number === own
      ? `${chosen}. Die ${kind} ${proofNumber(own)} ist die kleinste, aber ${place(least.child)} hat dieselbe und kommt zuerst.`
      : `${chosen} (${kind} ${proofNumber(own)}), aber ${place(least.child)} hat die kleinste, ${proofNumber(least.number)}.`
  },
  settle: ({ node, value, reached, goal }) =>
    `${Place(node)} hat den Wert ${number(value)}, also ${reached ? '' : 'nicht '}${goalOf(goal)}: ${reached ? 'bewiesen' : 'widerlegt'}.`,
  number({ node, mover: player, proof, disproof, verdict }) {
    const [pn, dn] = [proofNumber(proof), proofNumber(disproof)]
    if (node.leaf) return `${Place(node)} bekommt pn ${pn} und dn ${dn}.`
    const how =
      player === 'max'
        ? `die kleinste Beweiszahl der Kinder, ${pn}, und die Summe ihrer Widerlegungszahlen, ${dn}`
        : `die Summe der Beweiszahlen der Kinder, ${pn}, und ihre kleinste Widerlegungszahl, ${dn}`
    const end =
      verdict === null ? '' : verdict ? ' Der Knoten ist bewiesen.' : ' Der Knoten ist widerlegt.'
    return `${Place(node)} (${mover(player)}) bekommt ${how}.${end}`
  },
  choose({ child, iterations, rule, visits, mean, proved }) {
    const after = `Nach ${things(iterations, 'Iteration', 'Iterationen')}`
    if (!child) return `${after} steht kein Zug zur Wahl.`
    const known = proved === null ? '' : ` Der Wert der Wurzel ist bewiesen: ${number(proved)}.`
    const why =
      rule === 'visits'
        ? `mit den meisten Besuchen, ${count(visits)}, und dem Mittelwert ${fixed(mean)}`
        : `mit dem besten Mittelwert, ${fixed(mean)}, aus ${things(visits, 'Besuch', 'Besuchen')}`
    return `${after} wird der Zug zu ${place(child)} gewählt, ${why}.${known}`
  },
  answer({ root, iterations, verdict, goal }) {
    const after = things(iterations, 'Iteration', 'Iterationen')
    if (verdict === null)
      return `Nach ${after} ist noch offen, ob ${place(root)} ${goalOf(goal)} wert ist.`
    return verdict
      ? `${Place(root)} ist nach ${after} bewiesen: Der Wert ist ${goalOf(goal)}.`
      : `${Place(root)} ist nach ${after} widerlegt: Der Wert ist nicht ${goalOf(goal)}.`
  },
}

const bestFirst = {
  explain,
  kinds: {
    select: 'Auswahl',
    expand: 'Expansion',
    playout: 'Playout',
    evaluate: 'Bewertung',
    update: 'Aktualisierung',
    finish: 'Ende',
  },
  /** @type {BestFirstSentences} */
  brief: {
    select: ({ child, score }) => `zu ${place(child)}${score ? `, ${fixed(score.sum)}` : ''}`,
    draw: ({ child }) => `zieht ${place(child)}`,
    expand: ({ child }) => `neu: ${place(child)}`,
    'expand-all': ({ children }) => `neu: ${things(children, 'Kind', 'Kinder')}`,
    playout: ({ leaf, reward }) => `bis ${place(leaf)}, Belohnung ${fixed(reward)}`,
    'read-leaf': ({ reward }) => `Belohnung ${fixed(reward)}`,
    backup: ({ visits, mean }) => `n ${count(visits)}, Mittelwert ${fixed(mean)}`,
    'select-proof': ({ child, number: least }) => `zu ${place(child)}, ${proofNumber(least)}`,
    settle: ({ reached }) => (reached ? 'bewiesen' : 'widerlegt'),
    number: ({ proof, disproof }) => `pn ${proofNumber(proof)}, dn ${proofNumber(disproof)}`,
    choose: ({ child }) => (child ? `wählt ${place(child)}` : 'kein Zug'),
    answer: ({ verdict }) => (verdict === null ? 'offen' : verdict ? 'bewiesen' : 'widerlegt'),
  },
  listings: { mcts: 'Monte-Carlo-Baumsuche', pns: 'Beweiszahlsuche' },
  stepSize: {
    sizes: { event: 'Ereignis', phase: 'Phase', iteration: 'Iteration', choice: 'andere Wahl' },
    effects: {
      event: 'jedes Ereignis',
      phase: 'jede Auswahl, jede Expansion, jedes Playout und jede Aktualisierung',
      iteration: 'jede Iteration',
      choice: 'jede Iteration, die die Wahl ändert',
    },
  },
  skips: {
    leaf: () => 'Nächste Iteration',
    /** @param {Where | null} node */
    return: (node) => (node ? `Nächste durch ${place(node)}` : 'Nächste durch einen Knoten'),
    cutoff: () => 'Nächste andere Wahl',
  },
  /** @param {BestFirstNode} node */
  item: (node) => [subject(node), ...state(node)].join(', '),
  node: {
    title: 'Knoten',
    own: 'Wert',
    visits: 'Besuche n',
    total: 'Summe w',
    mean: 'Mittelwert w / n',
    proved: 'bewiesener Wert',
    proof: 'Beweiszahl',
    disproof: 'Widerlegungszahl',
    verdict: { open: 'weder bewiesen noch widerlegt', proved: 'bewiesen', disproved: 'widerlegt' },
    outside: 'Nicht im Baum.',
  },
  ratings: {
    name: 'Kinder',
    /** @param {Where} node */
    title: (node) => `Kinder von ${place(node)}`,
    chance: 'Hier zieht der Zufall; kein Kind wird nach einer Bewertung gewählt.',
    leaf: 'Ein Blatt hat keine Kinder.',
    head: {
      child: 'Kind',
      visits: 'n',
      mean: 'Mittelwert',
      exploration: 'Erkundung',
      score: 'Bewertung',
      proof: 'pn',
      disproof: 'dn',
    },
    /** A C from which another child is chosen. @param {{ from: number, child: Where }} turn */
    turn: ({ from, child }) => `Ab C = ${fixed(from, 5)} wird ${place(child)} gewählt.`,
    c: 'C, das Gewicht der Erkundung',
    /** @param {number} c */
    cIs: (c) => `C = ${fixed(c)}`,
    first: 'zuerst',
    outside: 'außerhalb',
    selected: 'wird als Nächstes gewählt',
    /** @param {number} n */
    more: (n) => `noch ${things(n, 'Kind', 'Kinder')}`,
    /** @param {import('../../types.js').Mover} player */
    seen: (player) => `Aus der Sicht von ${mover(player)}.`,
  },
  proofSet: {
    title: 'Kleinste Beweismenge',
    /** Under the picture. */
    key: { tree: 'der Weg zur Beweismenge', set: 'in der kleinsten Beweismenge' },
    none: 'Nur die Beweiszahlsuche hat eine Beweismenge.',
    impossible:
      'Es wird keine Beweismenge gezeigt: Die Wurzel ist widerlegt, oder mehr als 100.000 Knoten führen zur Menge.',
    /** @param {{ size: number, names: string[] }} p */
    told: ({ size, names }) => {
      if (size === 0) return 'Die Wurzel ist bewiesen: Es bleibt nichts zu beweisen.'
      const more = size - names.length
      const all = names.join(', ') + (more > 0 ? ` und ${things(more, 'weiterer', 'weitere')}` : '')
      return size === 1
        ? `Um die Wurzel zu beweisen, genügt ein Knoten: ${all}.`
        : `Um die Wurzel zu beweisen, genügen ${count(size)} Knoten, und weniger genügen nicht: ${all}.`
    },
  },
  counts: {
    title: 'Zählung',
    soFar: 'bisher',
    all: 'insgesamt',
    iterations: 'Iterationen',
    nodes: 'Knoten im Baum',
    evaluated: 'bewertete Blätter',
    choice: 'jetzt gewählter Zug',
    chart: 'Besuche der Kinder der Wurzel',
    means: 'Mittelwerte der Kinder der Wurzel',
    iteration: 'Iteration',
  },
}

/** @param {BestFirstNode} node */
function state({ status: now, grown, variation }) {
  if (!grown) return ['nicht im Baum']
  const words = now === 'open' ? [status.open] : []
  if (grown.by === 'visits') {
    words.push(things(grown.visits, 'Besuch', 'Besuche'))
    if (grown.mean !== null) words.push(`Mittelwert ${fixed(grown.mean)}`)
    if (grown.proved !== null) words.push(`bewiesener Wert ${number(grown.proved)}`)
  } else {
    words.push(`pn ${proofNumber(grown.proof)}, dn ${proofNumber(grown.disproof)}`)
    if (grown.verdict !== null) words.push(grown.verdict ? 'bewiesen' : 'widerlegt')
  }
  if (variation) words.push('auf dem Pfad des gewählten Zugs')
  return words
}

export { bestFirst as 'best-first' }
