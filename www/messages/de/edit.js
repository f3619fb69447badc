/** The words of editing by hand. They are loaded when it is first begun. */

export const edit = {
  title: 'Baum von Hand bearbeiten',
  value: 'Wert',
  staticValue: 'Statischer Wert',
  name: 'Name',
  changes: {
    child: '+ Kind',
    sibling: '+ Geschwister',
    left: 'Nach links',
    right: 'Nach rechts',
    turn: 'MAX ⇄ MIN',
    remove: 'entfernen',
  },
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  done: 'Bearbeiten beenden',
  selectFirst: 'Wähle einen Knoten im Baum.',
  game: 'Der Baum eines Spiels folgt aus seinen Regeln und lässt sich nicht bearbeiten.',
  broken: 'Berichtige zuerst den Text des Baums.',
  /** `typed`: what was typed. @type {Record<string, (typed: string) => string>} */
  errors: {
    'no-tree': () => 'Der Baum würde zu groß.',
    'no-node': () => 'Diesen Knoten gibt es nicht mehr.',
    'no-value': (typed) => `„${typed}“ ist weder eine Zahl noch ein Symbol.`,
    'no-number': (typed) => `„${typed}“ ist keine Zahl.`,
    'no-name': (typed) =>
      `„${typed}“ ist kein Name: Er beginnt mit einem Buchstaben und hat keine Leerzeichen, oder er steht in Anführungszeichen.`,
    'leaf-has-no-player': () => 'Ein Blatt gehört keinem Spieler.',
    'chance-has-no-player': () => 'Wo der Zufall zieht, gibt es keinen Spieler.',
    weighed: () => 'Die Gewichte dieser Kinder ergeben zusammen 1. Ändere sie im Text.',
    'root-stays': () => 'Die Wurzel lässt sich weder entfernen noch verschieben.',
    'no-sibling': () => 'Auf dieser Seite gibt es keinen Geschwisterknoten.',
  },
}
