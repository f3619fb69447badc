/**
 * One sentence per step, with the numbers in it.
 *
 * The window, α and β, is what the search passes down; the range is what is proved of a true value. Window and range are
 * never mixed, and a bound is never told as a value.
 *
 * @import {Explanation, Place as Where} from '../../types.js'
 * @import {Sentences} from '../messages.js'
 */

import {
  Place,
  bounds,
  count,
  isEndless,
  bestBefore,
  letters,
  lettersAt,
  mover,
  moving,
  number,
  owner,
  place,
  range,
  test,
  things,
  toBeat,
  weight,
  window,
} from './numbers-and-names.js'

/** @typedef {Extract<Explanation, { key: 'enter' }>} Enter */
/** @typedef {Extract<Explanation, { key: 'stand-pat' }>} StandPat */
/** @typedef {Extract<Explanation, { key: 'compare' }>} Compare */
/** @typedef {Extract<Explanation, { key: 'cutoff' }>} Cutoff */
/** @typedef {Extract<Explanation, { key: 'average' }>} Average */
/** @typedef {Extract<Explanation, { key: 'chance-cutoff' }>} ChanceCutoff */

/** @type {Sentences} */
export const explain = {
  ready: ({ root, nodes, leaves }) =>
    root.leaf
      ? 'Noch ist nichts geschehen. Der Baum ist ein einziges Blatt.'
      : `Noch ist nichts geschehen. Der Baum hat ${things(nodes, 'Knoten', 'Knoten')}, davon ` +
        `${things(leaves, 'Blatt', 'Blätter')}; bei ${place(root)} beginnt ${moving(root.player)}.`,

  'enter-root': ({ node, alpha, beta, full, bounded, naming }) => {
    const begin = node.leaf
      ? `Die Suche beginnt, und ${place(node)} ist ein Blatt.`
      : `Die Suche beginnt bei ${place(node)}, dort zieht ${moving(node.player)}.`
    if (!bounded) return begin
    return full
      ? `${begin} Es gilt das volle Fenster ${window(alpha, beta, naming)}.`
      : `${begin} Es gilt das Fenster ${window(alpha, beta, naming)}: Nur Werte dazwischen zählen.`
  },

  enter: (p) => {
    const child = `Kind ${p.node.ordinal} von ${place(p.from)}`
    const to = p.node.name === null ? child : `${p.node.name}, ${child}`
    if (p.node.leaf) return `Weiter zu ${to}, einem Blatt.`
    const move = `Weiter zu ${to}; dort zieht ${moving(p.node.player)}.`
    if (p.afresh)
      return `${move} Das Fenster ist voll: Die Blattwerte sind nicht begrenzt, also können die übrigen Ausgänge bei ${place(p.from)} jeden Wert aufwiegen.`
    if (p.bounded && p.from.player === 'chance')
      return `${move} Das Fenster ist ${window(p.alpha, p.beta, p.naming)}: Ein Wert außerhalb entscheidet schon über ${place(p.from)}, welche Werte die übrigen Ausgänge auch haben.`
    return p.bounded
      ? `${move} Das Fenster ist ${window(p.alpha, p.beta, p.naming)}: ${held(p)}.`
      : move
  },

  evaluate: ({ node, value, own, limit }) => {
    const { player } = node
    const seen =
      own !== null ? `${number(own)}, für ${mover(player)} ${number(value)}` : number(value)
    if (limit !== null)
      return `Die Tiefengrenze hält die Suche bei ${place(node)} an; der statische Wert ist ${seen}.`
    const worth = `ist ein Blatt mit dem Wert ${seen}.`
    if (node.name !== null) return `${node.name} ${worth}`
    if (node.parent === null) return `Die Wurzel ${worth}`
    return `Kind ${node.ordinal} von ${node.parent} ${worth}`
  },

  'stand-pat': (p) => {
    const who = mover(p.node.player)
    const seen =
      p.own !== null ? `${number(p.own)}, für ${who} ${number(p.value)},` : number(p.value)
    return `${Place(p.node)} ist unruhig, deshalb hält die Tiefengrenze die Suche dort nicht an. ${who} darf aber stillhalten (stand pat): Der statische Wert ${seen} ist der bisher beste${bound(p)}.`
  },

  compare: (p) => {
    const who = mover(p.node.player)
    const at = place(p.node)
    if (p.first)
      return !p.beats
        ? `${lost(p) ?? counted(p)} ist das erste Ergebnis bei ${at}: Es liegt ${beyond(p)}.`
        : `${result(p)} ist das erste Ergebnis bei ${at}: ${who} hat dort ${newBest(p)}${bound(p)}.`
    if (p.improved && !p.beats)
      return `${lost(p, 'Auch das') ?? `Auch ${counted(p)}`} liegt ${beyond(p)}: ${at} hat jetzt ${newBest(p)}.`
    const better = p.improved ? 'besser' : 'nicht besser'
    const [than, and] =
      p.own !== null
        ? [`${Place(p.child)} zählt für ${who} als ${number(p.value)}: ${better} als`, ', und']
        : [`${(!p.improved && lost(p)) || result(p)} ist für ${who} ${better} als`, ':']
    if (p.improved)
      return `${than} ${bestBefore(p)}${and} ${at} hat jetzt ${newBest(p)}${bound(p)}.`
    return p.bounded
      ? `${than} ${toBeat(p)}.`
      : `${than} der bisher beste Wert bei ${at}, ${number(p.before)}.`
  },

  cutoff: (p) => {
    const at = place(p.node)
    const but = `${Place(p.node)} ist ${range(...p.worth, p.limit)} wert, aber ${already(p)}`
    if (p.children === 0)
      return `${but}. Der Cutoff-Test ist erfüllt (${test(p)}), doch ${at} hat kein Kind mehr, das abgeschnitten werden könnte.`
    const rest = things(p.nodes, 'Knoten', 'Knoten')
    return `${but}: Der Rest von ${at}, ${rest}, wird abgeschnitten (${kind(p)}: ${test(p)}, ${holder(p)}).`
  },

  // The weighted value that a child adds where chance moves.
  average: (p) => {
    const at = place(p.node)
    const adds = `${result({ ...p, own: null })} trägt zu ${at} ${weight(p.weight)} × ${number(p.value)} = ${number(p.product)} bei`
    if (p.last) return `${adds}: Die Summe ist ${number(p.sum)}.`
    const open = isEndless(p.least) && isEndless(p.most)
    const uncut = p.bounded
      ? ' Die übrigen Ausgänge können das aufwiegen: Hier lässt sich nichts abschneiden.'
      : ''
    const then = open
      ? uncut
      : ` Welche Werte die übrigen Ausgänge auch haben: ${at} ist ${range(p.least, p.most)} wert.`
    return `${adds}; die Summe ist bisher ${number(p.sum)}.${then}`
  },

  'chance-cutoff': (p) => {
    const at = place(p.node)
    const end = p.side === 'alpha' ? 'höchstens' : 'mindestens'
    const but = `Ist jeder übrige Ausgang ${end} ${number(p.each)} wert, dann ist ${at} ${end} ${number(p.best)} wert, aber ${already(p)}`
    const rest = things(p.nodes, 'Knoten', 'Knoten')
    return `${but}: Der Rest von ${at}, ${rest}, wird abgeschnitten (${kind(p)}: ${test(p)}, ${holder(p)}).`
  },

  leave: ({ node, value, lo, hi, returned, limit }) => {
    const to = node.parent === null ? '' : ` an ${node.parent}`
    const back = `${Place(node)} liefert ${number(value)}${to}`
    if (node.leaf) return `${back}.`
    if (returned === 'exact')
      return limit === null
        ? `${Place(node)} liefert${to} den exakten Wert ${number(value)}.`
        : `${back}; das ist der Wert bei Tiefe ${count(limit)}.`
    const [truth, at] =
      limit === null ? ['Der wahre Wert', ''] : ['Der Wert', ` bei Tiefe ${count(limit)}`]
    if (returned === 'weaker')
      return `${back}. Es ist schon mehr bekannt: ${truth}${at} ist ${range(lo, hi)}.`
    return returned === 'clamped'
      ? `${Place(node)} liefert${to} den Wert ${number(value)}, den nächstgelegenen im Fenster. ${truth} von ${place(node)}${at} ist ${range(lo, hi)}.`
      : `${back}. Das ist nur eine Schranke: ${truth}${at} ist ${range(lo, hi)}.`
  },

  finish: ({ root, lo, hi, exact, move, variation, limit }) => {
    const end = `Die Suche endet: ${Place(root)} ist ${range(lo, hi, limit)} wert.`
    if (!exact) return `${end} Das Startfenster war zu eng, um mehr zu beweisen.`
    if (move === null) return end
    const who = mover(root.player)
    const should = limit === null ? `${who} sollte` : `Nach dieser Tiefe beurteilt, sollte ${who}`
    const best = `${end} ${should} ${place(move)} wählen`
    const line = variation.map(short).join(' → ')
    return variation.length > 1 ? `${best}; bei bestem Spiel folgt ${line}.` : `${best}.`
  },

  'enter-pass': ({ node, pass, depth, alpha, beta, null: narrow, full, bounded }) => {
    const to = depth === null ? '' : ` bis Tiefe ${count(depth)}`
    const begin = `Durchgang ${count(pass)} beginnt bei ${place(node)}${to}.`
    if (!bounded) return begin
    const kind = narrow ? 'Nullfenster' : full ? 'volle Fenster' : 'Fenster'
    return `${begin} Es gilt das ${kind} ${window(alpha, beta)}.`
  },

  test: ({ node, from, alpha, beta }) =>
    `Weiter zu ${place(node)}, aber nur zur Probe: Das Nullfenster ${window(alpha, beta)} fragt, ob der Wert das Fenster von ${place(from)} verengt.`,

  again: ({ child, tested, verdict, alpha, beta }) =>
    `Die Probe von ${place(child)} mit dem Nullfenster ${window(...tested)} ergab einen Wert ${verdict === 'low' ? 'darunter' : 'darüber'}: Es folgt eine neue Suche mit ${window(alpha, beta)}.`,

  hit: ({ node, value, lo, hi, by, pass, limit }) =>
    `Die Tabelle kennt ${place(node)}${stored(by, pass)}: Der Wert ist ${range(lo, hi, limit)}. Also wird ${number(value)} geliefert und darunter nichts durchsucht.`,

  narrow: ({ node, alpha, beta, lo, hi, by, pass, limit }) =>
    `Die Tabelle kennt ${place(node)}${stored(by, pass)}: Der Wert ist ${range(lo, hi, limit)}. Also wird das Fenster enger, ${window(alpha, beta)}.`,

  verdict: ({ root, value, verdict, lo, hi, pass, limit }) => {
    const end = `Durchgang ${count(pass)} liefert ${number(value)}`
    const how =
      verdict === 'exact'
        ? ', einen Wert in seinem Fenster'
        : `, einen Wert ${verdict === 'low' ? 'unter' : 'über'} seinem Fenster`
    return `${end}${how}. Von ${place(root)} ist nun bekannt: Der Wert ist ${range(lo, hi, limit)}.`
  },

  // Another program, whose numbers do not follow from each other: that which it says, and no more.
  'program-compare': ({ node, child, value, best, ...p }) => {
    const back = `${Place(child)} liefert ${number(value)} an ${place(node)}`
    const now = bounds(p)
    if (best !== null)
      return `${back}. Der beste Wert des Programms dort ist jetzt ${number(best)}${now && `, mit ${now}`}.`
    return now
      ? `${back}. Das Programm hat dort jetzt ${now}; den besten Wert nennt der Verlauf nicht.`
      : `${back}. Den besten Wert dort nennt der Verlauf nicht.`
  },

  'program-cutoff': ({ node, best, nodes, ...p }) => {
    const rest = things(nodes, 'Knoten', 'Knoten')
    const cut =
      nodes === 0
        ? `Das Programm schneidet bei ${place(node)} ab, obwohl dort kein Kind mehr übrig ist`
        : `Das Programm lässt den Rest von ${place(node)} aus (${rest})`
    const now = [best !== null && `bester Wert ${number(best)}`, bounds(p)]
      .filter(Boolean)
      .join('; ')
    return now ? `${cut}: ${now}.` : `${cut}. Die Schranke nennt der Verlauf nicht.`
  },

  'program-leave': ({ node, value }) =>
    `${Place(node)} liefert ${number(value)}${node.parent === null ? '' : ` an ${node.parent}`}.`,

  'program-finish': ({ root, value, move, variation }) => {
    const end = `Das Programm endet: ${Place(root)} liefert ${number(value)}`
    if (move === null) return `${end}.`
    return `${end}; seine beste Zugfolge ist ${variation.map(short).join(' → ')}.`
  },

  'stop-symbol': ({ node }) =>
    `Der Wert von ${place(node)} ist unbekannt, also kann die Suche nicht weitergehen. Sie endet hier ohne Ergebnis.`,

  'stop-limit': ({ node }) =>
    `Bei ${place(node)} ist die Tiefengrenze erreicht, und dort steht kein statischer Wert. Die Suche endet hier ohne Ergebnis.`,
}

/**
 * The holders of the bounds of a window. An infinite bound has none.
 * @param {Enter} p
 */
function held({ alpha, beta, alphaHolder, betaHolder, naming, alphaOrigin, betaOrigin }) {
  const name = letters[naming]
  const lower = `${name.alpha} = ${number(alpha)} stammt ${owner(alphaHolder, alphaOrigin)}`
  const upper = `${name.beta} = ${number(beta)} stammt ${owner(betaHolder, betaOrigin)}`
  if (isEndless(alpha)) return isEndless(beta) ? 'Noch ist nichts ausgeschlossen' : upper
  return isEndless(beta) ? lower : `${lower}, und ${upper}`
}

/**
 * A child that has returned, with what is known of its value: "C (höchstens 2)".
 * @param {Pick<Compare, 'child' | 'value' | 'lo' | 'hi' | 'returned' | 'own' | 'limit'>} p
 */
function result({ child, value, lo, hi, returned, own, limit }) {
  if (child.leaf && (child.name === null || own !== null)) return Place(child)
  if (child.leaf) return `${child.name} (${number(value)})`
  return returned === 'clamped' || returned === 'weaker'
    ? `${Place(child)} (liefert ${number(value)}, ${limit === null ? 'wahrer Wert' : 'Wert'} ${range(lo, hi, limit)})`
    : `${Place(child)} (${range(lo, hi, limit)})`
}

/**
 * A child that has returned. If the view shows another number than the tree has, that number is named too.
 * @param {Compare} p
 */
function counted(p) {
  return p.own !== null
    ? `${Place(p.child)} (für ${mover(p.node.player)} ${number(p.value)})`
    : result(p)
}

/**
 * A child that does not beat a bound or the best value, if what it is worth might: what it returned is compared. Else null.
 * @param {Compare} p @param {string} [it] the value that is compared
 */
function lost({ child, value, lo, hi, short, limit }, it = 'Das') {
  if (!short) return null
  return `${Place(child)} (${range(lo, hi, limit)}) liefert ${number(value)}. ${it}`
}

/**
 * The new best value of a node: exact only if that of the child is.
 * @param {Compare} p
 */
function newBest({ best, returned }) {
  return returned === 'exact' ? number(best[0]) : range(...best)
}

/**
 * How the new best value moves the bound of its node.
 * @param {Compare | StandPat} p
 */
function bound({ node, side, moved, bound: now, naming }) {
  if (!moved) return ''
  const name = lettersAt[naming][node.player]
  return side === 'alpha'
    ? `, und ${name.alpha} steigt auf ${number(now)}`
    : `, und ${name.beta} fällt auf ${number(now)}`
}

/** @param {Compare} p */
function beyond(p) {
  return p.side === 'alpha' ? `nicht über ${toBeat(p)}` : `nicht unter ${toBeat(p)}`
}

/**
 * The value that the holder of the bound already has, because of which the node does not matter.
 * @param {Cutoff | ChanceCutoff} p
 */
function already({ side, bound: end, held, holder: by, giver, ...p }) {
  if (by === null && 'origin' in p && p.origin === 'values')
    return `kein Wert liegt ${side === 'alpha' ? 'unter' : 'über'} ${number(end)}`
  if (by === null)
    return `gesucht sind nur Werte ${side === 'alpha' ? 'über' : 'unter'} ${number(end)}`
  if (by.player === 'chance')
    return `bei ${place(by)} zählen nur Werte ${side === 'alpha' ? 'über' : 'unter'} ${number(held)}`
  const has = `${place(by)} hat schon ${number(held)}`
  return giver === null ? has : `${has} durch ${place(giver)}`
}

/** @param {Cutoff | ChanceCutoff} p */
function kind({ side, reach, naming }) {
  const greek = side === 'alpha' ? 'Alpha-Cutoff' : 'Beta-Cutoff'
  const cutoff = naming !== 'greek' ? 'Cutoff' : greek
  return reach === 'deep' ? `tiefer ${cutoff}` : cutoff
}

/** @param {Pick<Cutoff, 'holder' | 'reach' | 'distance' | 'origin'>} p where chance moves, there is no origin */
function holder({ holder: by, reach, distance, origin }) {
  if (by === null && origin === 'found') return 'der Wert aus einer Probe'
  if (by === null && origin === 'test') return 'eine Schranke eines Nullfensters'
  if (by === null && origin === 'table') return 'eine Schranke aus der Tabelle'
  if (by === null && origin === 'values') return 'eine Grenze aller Werte'
  if (by === null) return 'eine Schranke des Startfensters'
  return reach === 'deep'
    ? `gehalten von ${place(by)}, ${number(distance)} Halbzüge höher`
    : `gehalten von ${place(by)}, dem Elternknoten`
}

/** @param {Where} p */
function short(p) {
  return p.name ?? (p.value === null ? place(p) : number(p.value))
}

/**
 * The call that stored an entry of the table, if it is of another node or pass.
 * @param {Where | null} by @param {number | null} pass
 */
function stored(by, pass) {
  const since = pass === null ? '' : ` aus Durchgang ${count(pass)}`
  return by === null ? since : `${since}, gespeichert von ${place(by)} mit derselben Stellung`
}
