/**
 * Paras ensin -hakujen sanat. Ne ladataan ensimmäisen tällaisen haun kanssa.
 *
 * @import {BestFirstNode, Place as Where, ToldGoal} from '../../types.js'
 * @import {BestFirstSentences} from '../messages.js'
 */

import { scores } from '../scores.js'
import { Place, count, mover, number, place, things, weight } from './numbers-and-names.js'
import { status, subject } from './viewer.js'

const { fixed, digitsFor, proofNumber } = scores('fi')

/** @param {ToldGoal} goal */
const goalOf = ({ value, strict }) =>
  strict ? `yli ${number(value)}` : `vähintään ${number(value)}`

/** @type {BestFirstSentences} */
const explain = {
  select({ child, score, highest, rival, rule }) {
    if (!score) return `Valitaan ${place(child)}: siellä ei ole vielä käyty.`
    const others = rival ? [rival.sum] : []
    const digits = digitsFor([score.sum, ...others])
    /** @param {import('../../types.js').ToldScore} told */
    const sum = (told) =>
      rule === 'mean'
        ? fixed(told.mean, digits)
        : `${fixed(told.mean, digits)} + ${fixed(told.exploration, digits)} = ${fixed(told.sum, digits)}`
    const best =
      rule === 'mean'
        ? `sen keskiarvo ${sum(score)} on suurin`
        : `${sum(score)} on suurin pistemäärä`
    const plain =
      rule === 'mean' ? `sen keskiarvo on ${sum(score)}` : `sen pistemäärä on ${sum(score)}`
    const found = highest ? best : plain
    const beside = rival ? `; ${place(rival.child, 'adessive')} on ${sum(rival)}` : ''
    return `Valitaan ${place(child)}: ${found}${beside}.`
  },
  draw: ({ node, child, weight: chance }) =>
    `${Place(node, 'inessive')} sattuma arpoo: ${place(child)}${chance ? `, todennäköisyys ${weight(chance)}` : ''}.`,
  expand: ({ node, child, left }) =>
    `${Place(child)} liittyy puuhun ${place(node, 'genitive')} alle. ${left === 0 ? 'Nyt kaikki lapset ovat puussa.' : `Vielä ulkopuolella: ${things(left, 'lapsi', 'lasta')}.`}`,
  'expand-all': ({ node, children, proves }) =>
    `${Place(node)} laajennetaan: ${children === 1 ? 'sen lapsi liittyy' : `sen ${count(children)} lasta liittyvät`} puuhun${proves ? `, ${children === 1 ? '' : 'kukin '}luvuin pn 1 ja dn 1, kunnes sen arvo tunnetaan` : ''}.`,
  playout: ({ node, leaf, moves, value, reward, rule }) => {
    if (rule === 'value')
      return `${Place(node, 'genitive')} staattinen arvo on ${number(value)}: palkkio on ${fixed(reward)}.`
    const how = {
      random: 'Satunnaiset siirrot',
      first: 'Ensimmäiset siirrot',
      last: 'Viimeiset siirrot',
    }[rule]
    return `${how} vievät ${place(node, 'elative')} ${place(leaf, 'illative')} (${things(moves, 'siirto', 'siirtoa')}). Arvosta ${number(value)} tulee palkkio ${fixed(reward)}.`
  },
  'read-leaf': ({ node, value, reward, proves }) =>
    `${Place(node)} on saavutettu: arvosta ${number(value)} tulee palkkio ${fixed(reward)}${proves ? ', ja arvo on todistettu' : ''}.`,
  backup: ({ node, reward, visits, total, mean, proved }) =>
    `${Place(node)} lisää palkkion ${fixed(reward)}: n = ${count(visits)}, w = ${fixed(total)}, keskiarvo ${fixed(mean)}.${proved === null ? '' : ` Arvo ${number(proved)} on todistettu.`}`,
  'select-proof'({ node, child, mover: player, number: own, tie, least }) {
    const chosen = `Valitaan ${place(child)}`
    const kind = player === 'max' ? 'todistusluku' : 'kumoamisluku'
    if (!least)
      return `${chosen}: ${place(node, 'genitive')} (${mover(player)}) lapsista ${tie ? 'se on ensimmäinen, jolla' : 'sillä'} on pienin ${kind}, ${proofNumber(own)}.`
    const other = place(least.child, 'adessive')
    return least.number === own
      ? `${chosen}. Sen ${kind} ${proofNumber(own)} on pienin, mutta ${other} on sama luku, ja se tulee ensin.`
      : `${chosen} (${kind} ${proofNumber(own)}), mutta ${other} on pienin, ${proofNumber(least.number)}.`
  },
  settle: ({ node, value, reached, goal }) =>
    `${Place(node)} on ${reached ? 'todistettu' : 'kumottu'}: arvo ${number(value)} ${reached ? 'on' : 'ei ole'} ${goalOf(goal)}.`,
  number({ node, mover: player, proof, disproof, verdict }) {
    const [pn, dn] = [proofNumber(proof), proofNumber(disproof)]
    if (node.leaf) return `${Place(node)} saa luvut pn ${pn} ja dn ${dn}.`
    const how =
      player === 'max'
        ? `lastensa pienimmän todistusluvun, ${pn}, ja niiden kumoamislukujen summan, ${dn}`
        : `lastensa todistuslukujen summan, ${pn}, ja niiden pienimmän kumoamisluvun, ${dn}`
    const end = verdict === null ? '' : verdict ? ' Se on todistettu.' : ' Se on kumottu.'
    return `${Place(node)} (${mover(player)}) saa ${how}.${end}`
  },
  choose({ child, iterations, rule, visits, mean, proved }) {
    const after = `${things(iterations, 'iteraation', 'iteraation')} jälkeen`
    if (!child) return `${after} valittavaa siirtoa ei ole.`
    const known = proved === null ? '' : ` Juuren arvo on todistettu: ${number(proved)}.`
    const why =
      rule === 'visits'
        ? `sillä on eniten käyntejä, ${count(visits)}, ja keskiarvo ${fixed(mean)}`
        : `sillä on paras keskiarvo, ${fixed(mean)} (${things(visits, 'käynti', 'käyntiä')})`
    return `${after} valitaan siirto ${place(child, 'illative')}: ${why}.${known}`
  },
  answer({ root, iterations, verdict, goal }) {
    const after = `${things(iterations, 'iteraation', 'iteraation')} jälkeen`
    if (verdict === null)
      return `${after} on yhä auki, onko ${place(root, 'genitive')} arvo ${goalOf(goal)}.`
    return verdict
      ? `${Place(root)} on todistettu ${after}: sen arvo on ${goalOf(goal)}.`
      : `${Place(root)} on kumottu ${after}: sen arvo ei ole ${goalOf(goal)}.`
  },
}

const bestFirst = {
  explain,
  kinds: {
    select: 'valinta',
    expand: 'laajennus',
    playout: 'peluu',
    evaluate: 'arviointi',
    update: 'päivitys',
    finish: 'loppu',
  },
  /** @type {BestFirstSentences} */
  brief: {
    select: ({ child, score }) =>
      `${place(child, 'illative')}${score ? `, ${fixed(score.sum)}` : ''}`,
    draw: ({ child }) => `arpoo: ${place(child)}`,
    expand: ({ child }) => `uusi: ${place(child)}`,
    'expand-all': ({ children }) => `uusia: ${things(children, 'lapsi', 'lasta')}`,
    playout: ({ leaf, reward }) => `${place(leaf, 'illative')}, palkkio ${fixed(reward)}`,
    'read-leaf': ({ reward }) => `palkkio ${fixed(reward)}`,
    backup: ({ visits, mean }) => `n ${count(visits)}, keskiarvo ${fixed(mean)}`,
    'select-proof': ({ child, number: least }) =>
      `${place(child, 'illative')}, ${proofNumber(least)}`,
    settle: ({ reached }) => (reached ? 'todistettu' : 'kumottu'),
    number: ({ proof, disproof }) => `pn ${proofNumber(proof)}, dn ${proofNumber(disproof)}`,
    choose: ({ child }) => (child ? `valitsee: ${place(child)}` : 'ei siirtoa'),
    answer: ({ verdict }) => (verdict === null ? 'auki' : verdict ? 'todistettu' : 'kumottu'),
  },
  listings: { mcts: 'Monte Carlo -puuhaku', pns: 'Todistuslukuhaku' },
  stepSize: {
    sizes: {
      event: 'tapahtuma',
      phase: 'vaihe',
      iteration: 'iteraatio',
      choice: 'valinnan muutos',
    },
    effects: {
      event: 'jokainen tapahtuma',
      phase: 'jokainen valinta, laajennus, peluu ja päivitys',
      iteration: 'jokainen iteraatio',
      choice: 'jokainen iteraatio, joka muuttaa valintaa',
    },
  },
  skips: {
    leaf: () => 'Seuraava iteraatio',
    /** @param {Where | null} node */
    return: (node) =>
      node ? `Seuraava ${place(node, 'genitive')} kautta` : 'Seuraava solmun kautta',
    cutoff: () => 'Seuraava valinnan muutos',
  },
  /** @param {BestFirstNode} node */
  item: (node) => [subject(node), ...state(node)].join(', '),
  node: {
    title: 'Solmu',
    own: 'arvo',
    visits: 'käynnit n',
    total: 'summa w',
    mean: 'keskiarvo w / n',
    proved: 'todistettu arvo',
    proof: 'todistusluku',
    disproof: 'kumoamisluku',
    verdict: { open: 'ei todistettu eikä kumottu', proved: 'todistettu', disproved: 'kumottu' },
    outside: 'Se ei ole puussa.',
  },
  ratings: {
    name: 'Lapset',
    /** @param {Where} node */
    title: (node) => `${Place(node, 'genitive')} lapset`,
    chance: 'Täällä sattuma arpoo; lasta ei valita pistemäärän mukaan.',
    leaf: 'Lehdellä ei ole lapsia.',
    head: {
      child: 'lapsi',
      visits: 'n',
      mean: 'keskiarvo',
      exploration: 'tutkiminen',
      score: 'pisteet',
      proof: 'pn',
      disproof: 'dn',
    },
    /** A C from which another child is chosen. @param {{ from: number, child: Where }} turn */
    turn: ({ from, child }) => `Kun C ≥ ${fixed(from, 5)}, valitaan ${place(child)}.`,
    c: 'C, tutkimisen paino',
    /** @param {number} c */
    cIs: (c) => `C = ${fixed(c)}`,
    first: 'ensin',
    outside: 'ei puussa',
    selected: 'valitaan seuraavaksi',
    /** @param {number} n */
    more: (n) => `vielä ${things(n, 'lapsi', 'lasta')}`,
    /** @param {import('../../types.js').Mover} player */
    seen: (player) => `Pelaajan ${mover(player)} kannalta.`,
  },
  proofSet: {
    title: 'Pienin todistusjoukko',
    /** Under the picture. */
    key: { tree: 'reitti todistusjoukkoon', set: 'pienimmässä todistusjoukossa' },
    none: 'Todistusjoukko on vain todistuslukuhaulla.',
    impossible:
      'Todistusjoukkoa ei näytetä: juuri on kumottu, tai joukkoon johtaa yli 100 000 solmua.',
    /** @param {{ size: number, names: string[] }} p */
    told: ({ size, names }) => {
      if (size === 0) return 'Juuri on todistettu: mitään ei ole enää todistettavana.'
      const more = size - names.length
      const all = names.join(', ') + (more > 0 ? ` ja ${things(more, 'muu', 'muuta')}` : '')
      return size === 1
        ? `Juuren todistamiseen riittää yhden solmun todistaminen: ${all}.`
        : `Juuren todistamiseen riittää ${count(size)} solmun todistaminen, eikä vähempi riitä: ${all}.`
    },
  },
  counts: {
    title: 'Lukumäärät',
    soFar: 'tähän asti',
    all: 'kaikkiaan',
    iterations: 'iteraatiot',
    nodes: 'solmut puussa',
    evaluated: 'arvioidut lehdet',
    choice: 'nyt valittu siirto',
    chart: 'Käynnit juuren lapsissa',
    means: 'Juuren lasten keskiarvot',
    iteration: 'iteraatio',
  },
}

/** @param {BestFirstNode} node */
function state({ status: now, grown, variation }) {
  if (!grown) return ['ei puussa']
  const words = now === 'open' ? [status.open] : []
  if (grown.by === 'visits') {
    words.push(things(grown.visits, 'käynti', 'käyntiä'))
    if (grown.mean !== null) words.push(`keskiarvo ${fixed(grown.mean)}`)
    if (grown.proved !== null) words.push(`todistettu arvo ${number(grown.proved)}`)
  } else {
    words.push(`pn ${proofNumber(grown.proof)}, dn ${proofNumber(grown.disproof)}`)
    if (grown.verdict !== null) words.push(grown.verdict ? 'todistettu' : 'kumottu')
  }
  if (variation) words.push('valinnan polulla')
  return words
}

export { bestFirst as 'best-first' }
