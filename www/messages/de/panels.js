/**
 * The words of the panels. They are loaded with the panels.
 *
 * @import {PanelWords} from '../messages.js'
 */

import { events } from './events.js'
import { comments, names } from './listings.js'
import { node } from './node.js'
import { notes } from './notes.js'
import {
  Place,
  count,
  mover,
  moving,
  number,
  place,
  rough,
  window,
  soFar,
} from './numbers-and-names.js'
import { status } from './viewer.js'

/** The states of a node in few letters. */
const states = {
  ...status,
  unreached: 'noch nicht',
  open: 'offen',
  pruned: 'abgeschnitten',
  beyond: 'unter der Grenze',
  spared: 'erspart',
}

/** @type {PanelWords} */
export const panels = {
  /** The names of the tabs. They are short, because several tabs stand in a narrow row. */
  tabs: {
    title: 'Ansichten',
    more: 'Weitere Ansichten',
    variables: 'Variablen',
    decision: 'Entscheidung',
    stack: 'Aufrufe',
    counts: 'Zählung',
    node: 'Knoten',
    log: 'Ereignisse',
    outline: 'In Worten',
    find: 'Gehe zu',
    nodes: 'Alle Knoten',
  },

  listing: {
    names,
    comments,
    title: 'Pseudocode',
    none: 'Kein Pseudocode passt',
    ideas: {
      table: ', mit Tabelle',
      ordering: ', deren Zug zuerst',
      deepening: ', in Durchgängen',
      aspiration: ', um den letzten Wert',
      quiescence: ', mit Ruhesuche',
    },
    why: {
      rules: (near, marked) =>
        marked
          ? `Kein fertiger Pseudocode hat diese Regeln, deshalb wurde dieser aus ihnen erzeugt. Am nächsten kommt „${near}“: Zeilen mit ≠ weichen davon ab.`
          : `Kein fertiger Pseudocode hat diese Regeln, deshalb wurde dieser aus ihnen erzeugt. Am nächsten kommt „${near}“.`,
      turns: (near, marked) =>
        marked
          ? `Hier zieht ein Spieler zweimal hintereinander; der Pseudocode setzt voraus, dass sich die Spieler abwechseln. Am nächsten kommt „${near}“: Zeilen mit ≠ weichen davon ab.`
          : `Hier zieht ein Spieler zweimal hintereinander; der Pseudocode setzt voraus, dass sich die Spieler abwechseln. Am nächsten kommt „${near}“.`,
      chance: (near) =>
        `„${near}“ ist für Bäume mit Zufallsknoten; dieser hat keine. Die Regeln sind die dieses Pseudocodes.`,
      values: (near) =>
        `„${near}“ braucht den kleinsten und den größten Wert, den ein Blatt haben kann; sie sind nicht angegeben. Die Regeln sind die dieses Pseudocodes.`,
    },
    differs: (near) => `weicht von „${near}“ ab`,
    hint: 'Ein Klick auf eine Zeile führt zum nächsten Schritt dort.',
    noLater: (line) => `In Zeile ${count(line)} folgt kein Schritt mehr.`,
    noStep: (line) =>
      `Zu Zeile ${count(line)} gehört kein Schritt: Sie leitet nur die Zeilen darunter ein.`,
  },

  variables: {
    title: 'Variablen',
    before: 'Noch ist nichts aufgerufen.',
    of: (where) =>
      where.leaf
        ? `im Aufruf für ${place(where)}`
        : `im Aufruf für ${place(where)}, ${mover(where.player)} am Zug`,
    end: 'nach der Suche',
    changed: 'geändert in',
    none: 'noch nichts',
    flag: (flag) => (flag ? 'wahr' : 'falsch'),
    seen: {
      max: 'Werte aus der Sicht von MAX.',
      mover: 'Werte aus der Sicht der Seite am Zug.',
    },
  },

  rootMoves: {
    title: 'Züge an der Wurzel',
    turn: (root, ms) =>
      `${moving(root.player, 'Der')} ist bei ${place(root)} am Zug. Dauer der Suche: ${brief(ms)}.`,
    status: { ...states, closed: '–' },
    best: 'gewählt',
    cut: 'Cutoff',
  },

  nodes: {
    title: 'Alle Knoten, Zeile für Zeile',
    columns: {
      where: 'Knoten',
      parent: 'unter',
      player: 'Spieler',
      status: 'Zustand',
      worth: 'Wert',
      window: 'Fenster',
    },
    states,
    none: '–',
    inside: 'im Baum',
  },

  decision: {
    title: 'Was ein Knoten mit dem Wert eines Kindes tut',
    mover: 'Seite am Zug',
    adds: 'nächstes Kind dazu',
    uncut:
      'nur addiert: Ohne Grenzen aller Werte wird hier nichts abgeschnitten, denn die übrigen Ausgänge können alles aufwiegen',
    outcomes: {
      ignore: () => 'ignorieren',
      keep: (own) => `${own} bleibt`,
      raise: (own, value) => `${own} auf ${value} heben`,
      lower: (own, value) => `${own} auf ${value} senken`,
      take: (_own, value) => `${value} ist der neue beste Wert`,
      cut: (_own, _value, returned) => `Cutoff: liefert ${returned}`,
    },
  },

  counts: {
    title: 'Zählung',
    soFar: 'bisher',
    all: 'gesamt',
    minimax: 'Minimax',
    stopped: (node) => `Minimax hielt bei ${place(node)} an, weil dort der Wert fehlt.`,
    again: { evaluated: 'Bewertungen', entered: 'Aufrufe' },
    rows: {
      evaluated: 'Blätter bewertet',
      entered: 'Knoten betreten',
      pruned: 'Knoten abgeschnitten',
      cutoffs: 'Cutoffs',
    },
  },

  node,
  events,
  notes,

  calls: {
    title: 'Aufrufstapel',
    columns: { place: 'Aufruf', player: '', window: 'Fenster', best: 'Wert', next: 'folgt' },
    before: 'Noch ist kein Aufruf offen.',
    after: 'Alle Aufrufe sind zurückgekehrt.',
    none: '–',
    player: (where) => (where.leaf ? 'Blatt' : mover(where.player)),
    window: ([alpha, beta], naming) => window(alpha, beta, naming),
    frame: ({ place: where, window: bounds, best, next, naming }) =>
      [
        where.leaf ? Place(where) : `${Place(where)}, ${mover(where.player)}`,
        bounds ? `Fenster ${window(...bounds, naming)}` : '',
        best === null ? '' : `${soFar(where.player)} ${number(best)}`,
        next === null ? (where.leaf ? '' : 'kein Kind mehr übrig') : `als Nächstes ${place(next)}`,
      ]
        .filter(Boolean)
        .join(', '),
  },
}

/** A duration. @param {number} ms */
function brief(ms) {
  return ms < 0.1 ? `unter ${rough(0.1)} ms` : `${rough(ms)} ms`
}
