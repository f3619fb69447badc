/** The words of editing by hand. They are loaded when it is first begun. */

export const edit = {
  title: 'Puun muokkaus käsin',
  value: 'Arvo',
  staticValue: 'Staattinen arvo',
  name: 'Nimi',
  changes: {
    child: '+ lapsi',
    sibling: '+ sisarus',
    left: 'Siirrä vasemmalle',
    right: 'Siirrä oikealle',
    turn: 'MAX ⇄ MIN',
    remove: 'poista',
  },
  undo: 'Kumoa',
  redo: 'Tee uudelleen',
  done: 'Lopeta muokkaus',
  selectFirst: 'Valitse puusta solmu.',
  game: 'Pelin puu seuraa pelin säännöistä, eikä sitä voi muokata.',
  broken: 'Korjaa ensin puun teksti.',
  /** `typed`: what was typed. @type {Record<string, (typed: string) => string>} */
  errors: {
    'no-tree': () => 'Puusta tulisi liian suuri.',
    'no-node': () => 'Tätä solmua ei enää ole.',
    'no-value': (typed) => `”${typed}” ei ole luku eikä symboli.`,
    'no-number': (typed) => `”${typed}” ei ole luku.`,
    'no-name': (typed) =>
      `”${typed}” ei ole nimi: nimi alkaa kirjaimella, eikä siinä ole välilyöntejä, tai se on lainausmerkeissä.`,
    'leaf-has-no-player': () => 'Lehti ei ole kummankaan pelaajan.',
    'chance-has-no-player': () => 'Satunnaissolmussa ei ole pelaajaa.',
    weighed: () => 'Näiden lasten painojen summa on 1. Muuta painoja tekstissä.',
    'root-stays': () => 'Juurta ei voi poistaa eikä siirtää.',
    'no-sibling': () => 'Sillä puolella ei ole sisarusta.',
  },
}
