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
      ? 'Vielä ei ole tapahtunut mitään. Puu on yksi ainoa lehti.'
      : `Vielä ei ole tapahtunut mitään. Puussa on ${things(nodes, 'solmu', 'solmua')}, joista ` +
        `${things(leaves, 'on lehti', 'on lehtiä')}; ${mover(root.player)} aloittaa ${place(root, 'elative')}.`,

  'enter-root': ({ node, alpha, beta, full, bounded, naming }) => {
    const begin = node.leaf
      ? 'Haku alkaa juuresta, joka on lehti.'
      : `Haku alkaa ${place(node, 'elative')}, jossa vuorossa on ${mover(node.player)}.`
    if (!bounded) return begin
    return full
      ? `${begin} Ikkuna on täysi, ${window(alpha, beta, naming)}.`
      : `${begin} Ikkuna on ${window(alpha, beta, naming)}: vain sen sisällä olevilla arvoilla on merkitystä.`
  },

  enter: (p) => {
    const { node, from } = p
    if (node.name === null && node.leaf)
      return `Siirrytään ${place(from, 'genitive')} lapseen ${node.ordinal}, joka on lehti.`
    const to = `${place(node, 'illative')} (${place(from, 'genitive')} lapsi ${node.ordinal})`
    if (node.leaf) return `Siirrytään ${to}.`
    const move = `Siirrytään ${to}, jossa vuorossa on ${mover(node.player)}.`
    if (p.afresh)
      return `${move} Ikkuna on täysi: koska arvoille ei tunneta rajoja, muut sattuman vaihtoehdot ${place(p.from, 'inessive')} voivat painaa enemmän.`
    if (p.bounded && from.player === 'chance')
      return `${move} Ikkuna on ${window(p.alpha, p.beta, p.naming)}: sen ulkopuolinen arvo ratkaisee ${place(p.from, 'genitive')}, olivatpa muut vaihtoehdot mitä tahansa.`
    return p.bounded ? `${move} Ikkuna on ${window(p.alpha, p.beta, p.naming)}: ${held(p)}.` : move
  },

  evaluate: ({ node, value, own, limit }) => {
    const { player } = node
    const seen =
      own !== null ? `${number(own)}, pelaajalle ${mover(player)} ${number(value)}` : number(value)
    if (limit !== null)
      return `Syvyysraja pysäyttää haun ${place(node, 'illative')}; sen staattinen arvo on ${seen}.`
    if (node.name !== null) return `${Place(node, 'genitive')} arvo on ${seen}.`
    if (node.parent === null) return `Juuri on lehti, jonka arvo on ${seen}.`
    return `Solmun ${node.parent} lapsi ${node.ordinal} on lehti, jonka arvo on ${seen}.`
  },

  'stand-pat': (p) => {
    const who = mover(p.node.player)
    const seen =
      p.own !== null ? `${number(p.own)}, pelaajalle ${who} ${number(p.value)},` : number(p.value)
    return `${Place(p.node)} on levoton, joten syvyysraja ei pysäytä hakua siihen. ${who} voi silti tyytyä staattiseen arvoon (stand pat): ${seen} on tähän asti paras${bound(p)}.`
  },

  compare: (p) => {
    const who = mover(p.node.player)
    const of = place(p.node, 'genitive')
    const child = `${Place(p.child)}${known(p)}`
    if (p.first)
      return !p.beats
        ? `${lost(p) ?? `${Place(p.child)}${counted(p)}`} on ensimmäinen tulos ${place(p.node, 'inessive')}: se ${short(p)}.`
        : `${child} on ensimmäinen tulos ${place(p.node, 'inessive')}: pelaajalla ${who} on siellä ${newBest(p)}${bound(p)}.`
    if (p.improved && !p.beats)
      return `${lost(p, 'Myöskään se') ?? `Myöskään ${place(p.child)}${counted(p)}`} ${short(p)}: ${of} paras on nyt ${newBest(p)}.`
    const [than, and] =
      p.own !== null
        ? [
            `${Place(p.child)} on pelaajalle ${who} ${number(p.value)}: ${p.improved ? 'parempi' : 'ei parempi'} kuin`,
            ', ja',
          ]
        : [
            `${(!p.improved && lost(p)) || child} ${p.improved ? 'on' : 'ei ole'} pelaajalle ${who} parempi kuin`,
            ':',
          ]
    if (p.improved)
      return `${than} ${bestBefore(p)}${and} ${of} paras on nyt ${newBest(p)}${bound(p)}.`
    return p.bounded
      ? `${than} ${toBeat(p)}.`
      : `${than} ${of} tähänastinen paras arvo ${number(p.before)}.`
  },

  cutoff: (p) => {
    const of = place(p.node, 'genitive')
    const but = `${Place(p.node, 'genitive')} arvo on ${range(...p.worth, p.limit)}, mutta ${already(p)}`
    const greek = p.side === 'alpha' ? 'Alfakatkaisun ehto' : 'Betakatkaisun ehto'
    if (p.children === 0)
      return `${but}. ${p.naming !== 'greek' ? 'Katkaisuehto' : greek} toteutuu (${test(p)}), mutta ${place(p.node, 'adessive')} ei ole enää karsittavia lapsia.`
    const rest = things(p.nodes, 'solmu', 'solmua')
    return `${but}: ${of} loppuosa, ${rest}, karsitaan (${kind(p)}: ${test(p)}, ${holder(p)}).`
  },

  // The weighted value that a child adds where chance moves.
  average: (p) => {
    const at = place(p.node, 'illative')
    const adds = `${Place(p.child)}${known({ ...p, own: null })} lisää ${at} ${weight(p.weight)} × ${number(p.value)} = ${number(p.product)}`
    if (p.last) return `${adds}: yhteensä ${number(p.sum)}.`
    const open = isEndless(p.least) && isEndless(p.most)
    const of = place(p.node, 'genitive')
    const uncut = p.bounded
      ? ' Muut vaihtoehdot voivat painaa enemmän, joten tässä ei voi karsia mitään.'
      : ''
    const then = open
      ? uncut
      : ` Olivatpa muut vaihtoehdot mitä tahansa, ${of} arvo on ${range(p.least, p.most)}.`
    return `${adds}; summa tähän asti ${number(p.sum)}.${then}`
  },

  'chance-cutoff': (p) => {
    const of = place(p.node, 'genitive')
    const end = p.side === 'alpha' ? 'enintään' : 'vähintään'
    const but = `Jos muiden vaihtoehtojen arvot ovat ${end} ${number(p.each)}, ${of} arvo on ${end} ${number(p.best)}, mutta ${already(p)}`
    const rest = things(p.nodes, 'solmu', 'solmua')
    return `${but}: ${of} loppuosa, ${rest}, karsitaan (${kind(p)}: ${test(p)}, ${holder(p)}).`
  },

  leave: ({ node, value, lo, hi, returned, limit }) => {
    const to = node.parent === null ? '' : ` solmulle ${node.parent}`
    const back = `${Place(node)} palauttaa${to} arvon ${number(value)}`
    if (node.leaf) return `${back}.`
    if (returned === 'exact')
      return limit === null
        ? `${Place(node)} palauttaa${to} tarkan arvon ${number(value)}.`
        : `${back}; se on arvo syvyydellä ${count(limit)}.`
    const truth = limit === null ? 'todellinen arvo' : `arvo syvyydellä ${count(limit)}`
    if (returned === 'weaker')
      return `${back}. Ennestään tiedetään enemmän: ${truth} on ${range(lo, hi)}.`
    return returned === 'clamped'
      ? `${back}, joka on lähin ikkunaan kuuluva arvo. ${Place(node, 'genitive')} ${truth} on ${range(lo, hi)}.`
      : `${back}. Se on vain raja: ${truth} on ${range(lo, hi)}.`
  },

  finish: ({ root, lo, hi, exact, move, variation, limit }) => {
    const end = `Haku päättyy: ${place(root, 'genitive')} arvo on ${range(lo, hi, limit)}.`
    if (!exact) return `${end} Annettu ikkuna oli liian kapea tarkempaan tulokseen.`
    if (move === null) return end
    const who = mover(root.player)
    const should =
      limit === null ? `Pelaajan ${who}` : `Tällä syvyydellä arvioituna pelaajan ${who}`
    const best = `${end} ${should} kannattaa siirtyä ${place(move, 'illative')}`
    const line = variation.map(brief).join(' → ')
    return variation.length > 1 ? `${best}; parhaalla pelillä jatko on ${line}.` : `${best}.`
  },

  'enter-pass': ({ node, pass, depth, alpha, beta, null: narrow, full, bounded }) => {
    const to = depth === null ? '' : ` syvyyteen ${count(depth)}`
    const begin = `Kierros ${count(pass)} alkaa ${place(node, 'elative')}${to}.`
    if (!bounded) return begin
    const kind = narrow ? 'Nollaikkuna' : full ? 'Täysi ikkuna' : 'Ikkuna'
    return `${begin} ${kind} on ${window(alpha, beta)}.`
  },

  test: ({ node, from, alpha, beta }) =>
    `Siirrytään ${place(node, 'illative')} vain kokeeksi: nollaikkuna ${window(alpha, beta)} kysyy, kaventaako arvo ${place(from, 'genitive')} ikkunaa.`,

  again: ({ child, tested, verdict, alpha, beta }) =>
    `${Place(child, 'genitive')} koe nollaikkunalla ${window(...tested)} antoi arvon ikkunan ${verdict === 'low' ? 'alapuolelta' : 'yläpuolelta'}: haku tehdään uudestaan ikkunalla ${window(alpha, beta)}.`,

  hit: ({ node, value, lo, hi, by, pass, limit }) =>
    `Taulussa on jo tietoa ${place(node, 'genitive')} arvosta${stored(by, pass)}: se on ${range(lo, hi, limit)}. Siksi palautetaan ${number(value)}, eikä sen alta haeta mitään.`,

  narrow: ({ node, alpha, beta, lo, hi, by, pass, limit }) =>
    `Taulussa on jo tietoa ${place(node, 'genitive')} arvosta${stored(by, pass)}: se on ${range(lo, hi, limit)}. Siksi ikkuna kapenee: ${window(alpha, beta)}.`,

  verdict: ({ root, value, verdict, lo, hi, pass, limit }) => {
    const end = `Kierros ${count(pass)} palauttaa arvon ${number(value)}`
    const how =
      verdict === 'exact'
        ? ', joka on sen ikkunassa'
        : `, joka on sen ikkunan ${verdict === 'low' ? 'alapuolella' : 'yläpuolella'}`
    return `${end}${how}. Nyt ${place(root, 'genitive')} arvosta tiedetään: ${range(lo, hi, limit)}.`
  },

  // Another program, whose numbers do not follow from each other: that which it says, and no more.
  'program-compare': ({ node, child, value, best, ...p }) => {
    const back = `${Place(child)} palauttaa arvon ${number(value)} ${place(node, 'allative')}`
    const now = bounds(p)
    if (best !== null)
      return `${back}. Ohjelman paras arvo siellä on nyt ${number(best)}${now && `, ikkunana ${now}`}.`
    return now
      ? `${back}. Ohjelmalla on siellä nyt ${now}; parasta arvoa kulku ei kerro.`
      : `${back}. Parasta arvoa siellä kulku ei kerro.`
  },

  'program-cutoff': ({ node, best, nodes, ...p }) => {
    const rest = things(nodes, 'solmu', 'solmua')
    const cut =
      nodes === 0
        ? `Ohjelma katkaisee haun ${place(node, 'inessive')}, vaikka karsittavaa ei ole jäljellä`
        : `Ohjelma jättää pois ${place(node, 'genitive')} loppuosan (${rest})`
    const now = [best !== null && `paras arvo ${number(best)}`, bounds(p)]
      .filter(Boolean)
      .join('; ')
    return now ? `${cut}: ${now}.` : `${cut}. Kulku ei kerro, minkä rajan vuoksi.`
  },

  'program-leave': ({ node, value }) => {
    const to = node.parent === null ? '' : ` solmulle ${node.parent}`
    return `${Place(node)} palauttaa${to} arvon ${number(value)}.`
  },

  'program-finish': ({ root, value, move, variation }) => {
    const end = `Ohjelma päättyy: ${place(root)} palauttaa arvon ${number(value)}`
    if (move === null) return `${end}.`
    return `${end}; sen paras jatko on ${variation.map(brief).join(' → ')}.`
  },

  'stop-symbol': ({ node }) =>
    `${Place(node, 'genitive')} arvo on tuntematon, joten haku ei voi jatkua. Se pysähtyy tähän ilman tulosta.`,

  'stop-limit': ({ node }) =>
    `Syvyysraja tulee vastaan ${place(node, 'inessive')}, jolla ei ole staattista arvoa. Haku pysähtyy tähän ilman tulosta.`,
}

/**
 * The holders of the bounds of a window. An infinite bound has none.
 * @param {Enter} p
 */
function held({ alpha, beta, alphaHolder, betaHolder, naming, alphaOrigin, betaOrigin }) {
  const name = letters[naming]
  const lower = `${name.alpha} = ${number(alpha)} tulee ${owner(alphaHolder, alphaOrigin)}`
  const upper = `${name.beta} = ${number(beta)} tulee ${owner(betaHolder, betaOrigin)}`
  if (isEndless(alpha)) return isEndless(beta) ? 'mitään ei ole vielä suljettu pois' : upper
  return isEndless(beta) ? lower : `${lower}, ja ${upper}`
}

/**
 * The range of the value of a child that has returned: " (enintään 2)".
 * @param {Pick<Compare, 'child' | 'value' | 'lo' | 'hi' | 'returned' | 'own' | 'limit'>} p
 */
function known({ child, value, lo, hi, returned, own, limit }) {
  if (child.leaf) return child.name === null || own !== null ? '' : ` (arvo ${number(value)})`
  return returned === 'clamped' || returned === 'weaker'
    ? ` (palautti ${number(value)}, ${limit === null ? 'todellinen arvo' : 'arvo'} ${range(lo, hi, limit)})`
    : ` (${range(lo, hi, limit)})`
}

/**
 * The range of the value of a child, or the number that the view shows if it is not that of the tree.
 * @param {Compare} p
 */
function counted(p) {
  return p.own !== null ? ` (pelaajalle ${mover(p.node.player)} ${number(p.value)})` : known(p)
}

/**
 * A child that does not beat a bound or the best value, if what it is worth might: what it returned is compared. Else null.
 * @param {Compare} p @param {string} [it] the value that is compared
 */
function lost({ child, value, lo, hi, short, limit }, it = 'Se') {
  if (!short) return null
  return `${Place(child)} (${range(lo, hi, limit)}) palautti ${number(value)}. ${it}`
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
    ? `, ja ${name.alpha} nousee arvoon ${number(now)}`
    : `, ja ${name.beta} laskee arvoon ${number(now)}`
}

/** @param {Compare} p */
function short(p) {
  return p.side === 'alpha' ? `ei ylitä rajaa ${toBeat(p)}` : `ei alita rajaa ${toBeat(p)}`
}

/**
 * The value that the holder of the bound already has, because of which the node does not matter.
 * @param {Cutoff | ChanceCutoff} p
 */
function already({ side, bound: end, held, holder: by, giver, ...p }) {
  if (by === null && 'origin' in p && p.origin === 'values')
    return `mikään arvo ei ole ${side === 'alpha' ? 'alle' : 'yli'} ${number(end)}`
  if (by === null)
    return `haku etsii vain arvoja, jotka ovat ${side === 'alpha' ? 'yli' : 'alle'} ${number(end)}`
  if (by.player === 'chance')
    return `sillä on merkitystä ${place(by, 'inessive')} vain, jos se on ${side === 'alpha' ? 'yli' : 'alle'} ${number(held)}`
  const has = `${place(by, 'adessive')} on jo ${number(held)}`
  return giver === null ? has : `${has} ${place(giver, 'elative')}`
}

/** @param {Cutoff | ChanceCutoff} p */
function kind({ side, reach, naming }) {
  const greek = side === 'alpha' ? 'alfakatkaisu' : 'betakatkaisu'
  const cutoff = naming !== 'greek' ? 'katkaisu' : greek
  return reach === 'deep' ? `syvä ${cutoff}` : cutoff
}

/** @param {Pick<Cutoff, 'holder' | 'reach' | 'distance' | 'origin'>} p where chance moves, there is no origin */
function holder({ holder: by, reach, distance, origin }) {
  if (by === null && origin === 'found') return 'rajan antaa kokeen tulos'
  if (by === null && origin === 'test') return 'rajan antaa nollaikkuna'
  if (by === null && origin === 'table') return 'rajan antaa taulu'
  if (by === null && origin === 'values') return 'raja on kaikkien arvojen raja'
  if (by === null) return 'rajan antaa juuren ikkuna'
  return reach === 'deep'
    ? `rajan haltija on ${place(by)}, ${number(distance)} siirtoa ylempänä`
    : `rajan haltija on vanhempi, ${place(by)}`
}

/** @param {Where} p */
function brief(p) {
  return p.name ?? (p.value === null ? place(p) : number(p.value))
}

/**
 * The call that stored an entry of the table, if it is of another node or pass.
 * @param {Where | null} by @param {number | null} pass
 */
function stored(by, pass) {
  const since = pass === null ? '' : ` kierrokselta ${count(pass)}`
  return by === null ? since : `${since} (sama asema ${place(by, 'inessive')})`
}
