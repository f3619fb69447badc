/**
 * One sentence per step, with the numbers in it.
 *
 * The window [α; β] is what the search passes down; the range is what is proved of a true value.
 * The two are never mixed, and a bound is never told as a value.
 *
 * @import {Explanation, Place as Where} from '../../types.js'
 * @import {Sentences} from '../messages.js'
 */

import { Place, mover, number, place, range, test, things, window } from './phrases.js'

/** @typedef {Extract<Explanation, { key: 'enter' }>} Enter */
/** @typedef {Extract<Explanation, { key: 'compare' }>} Compare */
/** @typedef {Extract<Explanation, { key: 'cutoff' }>} Cutoff */

/** @type {Sentences} */
export const explain = {
  ready: ({ root, nodes, leaves }) =>
    root.leaf
      ? 'Vielä ei ole tapahtunut mitään. Puu on yksi ainoa lehti.'
      : `Vielä ei ole tapahtunut mitään. Puussa on ${things(nodes, 'solmu', 'solmua')}, joista ` +
        `${things(leaves, 'on lehti', 'on lehtiä')}; ${mover(root.player)} aloittaa ${place(root, 'elative')}.`,

  'enter-root': ({ node, alpha, beta, bounded }) => {
    const begin = node.leaf
      ? 'Haku alkaa juuresta, joka on lehti.'
      : `Haku alkaa ${place(node, 'elative')}, jossa vuorossa on ${mover(node.player)}.`
    if (!bounded) return begin
    return alpha === -Infinity && beta === Infinity
      ? `${begin} Ikkuna on täysi, ${window(alpha, beta)}.`
      : `${begin} Ikkuna on ${window(alpha, beta)}: vain sen sisällä olevilla arvoilla on merkitystä.`
  },

  enter: (p) => {
    const { node, from } = p
    if (node.name === null && node.leaf)
      return `Siirrytään ${place(from, 'genitive')} lapseen ${node.ordinal}, joka on lehti.`
    const to = `${place(node, 'illative')} (${place(from, 'genitive')} lapsi ${node.ordinal})`
    if (node.leaf) return `Siirrytään ${to}.`
    const move = `Siirrytään ${to}, jossa vuorossa on ${mover(node.player)}.`
    return p.bounded ? `${move} Ikkuna on ${window(p.alpha, p.beta)}: ${held(p)}.` : move
  },

  evaluate: ({ node, value, limit }) => {
    if (limit && !node.leaf)
      return `Syvyysraja pysäyttää haun ${place(node, 'illative')}; sen staattinen arvo on ${number(value)}.`
    if (node.name !== null) return `${Place(node, 'genitive')} arvo on ${number(value)}.`
    if (node.parent === null) return `Juuri on lehti, jonka arvo on ${number(value)}.`
    return `Solmun ${node.parent} lapsi ${node.ordinal} on lehti, jonka arvo on ${number(value)}.`
  },

  compare: (p) => {
    const who = mover(p.node.player)
    const of = place(p.node, 'genitive')
    const child = `${Place(p.child)}${known(p)}`
    if (p.first)
      return `${child} on ensimmäinen tulos ${place(p.node, 'inessive')}: pelaajalla ${who} on siellä ${figure(p)}${bound(p)}.`
    if (p.improved)
      return beaten(p)
        ? `Myöskään ${place(p.child)}${known(p)} ${short(p)}: ${of} paras on nyt ${figure(p)}.`
        : `${child} on pelaajalle ${who} parempi kuin ${number(p.before)}: ${of} paras on nyt ${figure(p)}${bound(p)}.`
    return p.bounded
      ? `${child} ei ole pelaajalle ${who} parempi kuin ${limit(p)}.`
      : `${child} ei ole pelaajalle ${who} parempi kuin ${of} tähänastinen paras arvo ${number(p.before)}.`
  },

  cutoff: (p) => {
    const of = place(p.node, 'genitive')
    const far =
      p.side === 'alpha'
        ? `${Place(p.node)} palauttaa enintään ${number(p.best)}`
        : `${Place(p.node, 'genitive')} arvo on vähintään ${number(p.best)}`
    const but = `${far}, mutta ${already(p)}`
    if (p.children === 0)
      return `${but}. ${p.side === 'alpha' ? 'Alfakatkaisun ehto' : 'Betakatkaisun ehto'} toteutuu (${test(p)}), mutta ${place(p.node, 'adessive')} ei ole enää karsittavia lapsia.`
    const rest = things(p.nodes, 'solmu', 'solmua')
    return `${but}: ${of} loppuosa, ${rest}, karsitaan (${kind(p)}: ${test(p)}, ${holder(p)}).`
  },

  leave: ({ node, value, lo, hi }) => {
    const to = node.parent === null ? '' : ` solmulle ${node.parent}`
    const back = `${Place(node)} palauttaa${to} arvon ${number(value)}`
    if (node.leaf) return `${back}.`
    if (lo === hi && value === lo)
      return `${Place(node)} palauttaa${to} tarkan arvon ${number(value)}.`
    return value < lo || value > hi
      ? `${back}, joka on lähin ikkunaan kuuluva arvo. ${Place(node, 'genitive')} todellinen arvo on ${range(lo, hi)}.`
      : `${back}. Se on vain raja: todellinen arvo on ${range(lo, hi)}.`
  },

  finish: ({ root, lo, hi, move, variation }) => {
    const end = `Haku päättyy: ${place(root, 'genitive')} arvo on ${range(lo, hi)}.`
    if (lo !== hi) return `${end} Annettu ikkuna oli liian kapea enempään.`
    if (move === null) return end
    const best = `${end} Pelaajan ${mover(root.player)} kannattaa siirtyä ${place(move, 'illative')}`
    const line = variation.map(brief).join(' → ')
    return variation.length > 1 ? `${best}; parhaalla pelillä jatko on ${line}.` : `${best}.`
  },

  'stop-symbol': ({ node }) =>
    `Kukaan ei tiedä ${place(node, 'genitive')} arvoa, joten haku ei voi jatkua. Se pysähtyy tähän ilman tulosta.`,

  'stop-limit': ({ node }) =>
    `Syvyysraja tulee vastaan ${place(node, 'inessive')}, jolla ei ole staattista arvoa. Haku pysähtyy tähän ilman tulosta.`,
}

/**
 * Where the two bounds of a window come from, when somebody holds them.
 * @param {Enter} p
 */
function held({ alpha, beta, alphaHolder, betaHolder }) {
  const lower = `α = ${number(alpha)} tulee ${owner(alphaHolder)}`
  const upper = `β = ${number(beta)} tulee ${owner(betaHolder)}`
  if (alpha === -Infinity) return beta === Infinity ? 'mitään ei ole vielä suljettu pois' : upper
  return beta === Infinity ? lower : `${lower}, ja ${upper}`
}

/** @param {Where | null} holder */
function owner(holder) {
  return holder === null ? 'juuren ikkunasta' : place(holder, 'elative')
}

/**
 * What is known of a child that has come back: " (enintään 2)".
 * @param {Compare} p
 */
function known({ child, value, lo, hi }) {
  if (child.leaf) return child.name === null ? '' : ` (arvo ${number(value)})`
  return value < lo || value > hi
    ? ` (palautti ${number(value)}, todellinen arvo ${range(lo, hi)})`
    : ` (${range(lo, hi)})`
}

/**
 * The new best of a node, as exact as the child it comes from.
 * @param {Compare} p
 */
function figure({ after, value, lo, hi }) {
  return lo === hi || value < lo || value > hi ? number(after) : range(lo, hi)
}

/**
 * What the new best does to the bound of this node.
 * @param {Compare} p
 */
function bound(p) {
  if (p.moved)
    return p.side === 'alpha'
      ? `, ja α nousee arvoon ${number(p.alpha)}`
      : `, ja β laskee arvoon ${number(p.beta)}`
  return beaten(p) ? `, mikä ${short(p)}` : ''
}

/**
 * Has the player of this node got nothing yet that beats the bound it was given? All it has may then
 * be bounds on the wrong side, and no two of them can be compared.
 * @param {Compare} p
 */
function beaten({ side, after, moved, alpha, beta, bounded }) {
  return bounded && !moved && (side === 'alpha' ? after <= alpha : after >= beta)
}

/** @param {Compare} p */
function short(p) {
  return p.side === 'alpha' ? `ei ylitä rajaa ${limit(p)}` : `ei alita rajaa ${limit(p)}`
}

/**
 * The bound that a result of this node has to beat.
 * @param {Compare} p
 */
function limit({ side, alpha, beta }) {
  return side === 'alpha' ? `α = ${number(alpha)}` : `β = ${number(beta)}`
}

/**
 * What somebody further up has already, so that this node no longer matters.
 * @param {Cutoff} p
 */
function already({ side, bound: end, held, holder: by, source }) {
  if (by === null)
    return `haku etsii vain arvoja, jotka ovat ${side === 'alpha' ? 'yli' : 'alle'} ${number(end)}`
  const has = `${place(by, 'adessive')} on jo ${number(held)}`
  return source === null ? has : `${has} ${place(source, 'elative')}`
}

/** @param {Cutoff} p */
function kind({ side, reach }) {
  const cutoff = side === 'alpha' ? 'alfakatkaisu' : 'betakatkaisu'
  return reach === 'deep' ? `syvä ${cutoff}` : cutoff
}

/** @param {Cutoff} p */
function holder({ holder: by, reach, distance }) {
  if (by === null) return 'rajan antaa juuren ikkuna'
  return reach === 'deep'
    ? `rajan antaa ${place(by)}, ${number(distance)} tasoa ylempänä`
    : `rajan antaa vanhempi, ${place(by)}`
}

/** @param {Where} p */
function brief(p) {
  return p.name ?? (p.value === null ? place(p) : number(p.value))
}
