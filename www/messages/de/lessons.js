/** Die Wörter der Lektionen. */

/** @import {Lessons} from '../pages.js' */

import { count, things } from './numbers-and-names.js'

/** @type {Lessons} */
export const lessons = {
  title: 'Lektionen',
  subtitle: 'eine Unterrichtseinheit zur Suche in Spielbäumen, von den Grundlagen bis zur Prüfung',
  skip: 'Zur Lektion springen',
  minutes: (minutes) => `etwa ${things(minutes, 'Minute', 'Minuten')}`,
  parts: {
    predict: 'Sag voraus, was kommt',
    practise: 'Jetzt du',
    more: 'Noch eine eigene Aufgabe',
    find: 'Finde den Fehler',
  },
  row: (right, of) =>
    `${count(right)} von ${count(of)} hintereinander richtig. Mit drei ist dieser Teil fertig.`,
  done: 'Drei hintereinander: Dieser Teil ist fertig.',
  wrong: (mistake) =>
    `Nicht richtig. Dazu passt dieser Fehler: ${mistake}. Am nächsten Baum führt derselbe Fehler zu einer anderen Antwort.`,
  plain: 'Noch nicht richtig. Am nächsten Baum wird dasselbe gefragt.',
  next: 'Nächster Baum',
  partsDone: (done, of) => `${count(done)} von ${count(of)} Teilen fertig`,
  kept: 'Dein Fortschritt wird auf diesem Gerät gespeichert, ohne deine Antworten.',
  forget: 'Fortschritt löschen',
  following: (title) => `Nächste Lektion: ${title}`,
  end: 'Das war die letzte Lektion. Zu jedem Teil gibt es beliebig viele weitere Bäume.',
  study: {
    titles: { before: 'Test 1', watch: 'Vier Suchen', predict: 'Vier Suchen', after: 'Test 2' },
    tasks: {
      before: 'Zwölf Fragen. Du gibst jede einmal ab und bekommst keine Rückmeldung dazu.',
      watch: 'Geh jede Suche Schritt für Schritt bis zum Ende durch und lies die Sätze.',
      predict: 'Jede Suche hält vor Entscheidungen an: Sag, was sie tut.',
      after: 'Zwölf Fragen. Du gibst jede einmal ab und bekommst keine Rückmeldung dazu.',
    },
    item: (item, of) => `${count(item)} von ${count(of)}`,
    handedIn: 'Abgegeben.',
    local:
      'Nichts wird gesendet. Speichere das Protokoll als Datei, bevor du die Seite schließt, und gib die Datei ab.',
    code: 'Dein Code:',
    save: 'Protokoll speichern',
    open: (items) => (items === 0 ? 'Alles ist erledigt.' : `Noch ${count(items)} offen.`),
  },
  lessons: {
    why: {
      title: 'Wozu suchen?',
      text: [
        'Ein Zug ist so viel wert wie das, was danach kommt. MAX will am Ende eine große Zahl und MIN eine kleine, und nach dem Zug von MAX antwortet MIN. Der Zug, unter dem die größte Zahl liegt, kann der schlechteste sein: Dorthin geht MIN nicht.',
        'Deshalb schaut ein Programm voraus: Es probiert jeden Zug und jede Antwort, und erst dann wählt es.',
      ],
      caption:
        'Unter B liegt die 9, aber MIN antwortet mit 1. Geh Schritt für Schritt durch: Mit welchem Zug bekommt MAX am meisten?',
      predict: 'Was ist jeder Zug wert, wenn MIN geantwortet hat?',
      practise: 'Welcher Zug ist für MAX der beste?',
      find: 'Jemand hat vorausgeschaut und sich einmal geirrt. Finde den ersten falschen Schritt.',
    },
    values: {
      title: 'Minimax von Hand',
      text: [
        'Die Zahl an einem Blatt sagt, was das Spiel dort für MAX wert ist. MAX wählt das Kind mit dem größten Wert, MIN das mit dem kleinsten. Zuerst kommen also die Werte der Kinder und dann der des Elternknotens.',
      ],
      caption: 'Bei B, C und D wählt MIN unter drei Blättern; dann wählt MAX unter B, C und D.',
      predict: 'Ein Halbzug mehr: MAX, MIN und wieder MAX. Was liefert jeder Knoten?',
      practise:
        'Trag den Wert jedes Knotens ein, von den Blättern aufwärts. Neben den Ebenen steht, wer am Zug ist.',
      find: 'An einer Stelle wurde ein falscher Wert genommen oder etwas ausgelassen. Finde den ersten falschen Schritt.',
    },
    argument: {
      title: 'Abschneiden durch Überlegen',
      text: [
        'B ist 3 wert, also hat MAX die 3 sicher. Dann ist das erste Blatt von C eine 2. Bei C zieht MIN, also ist C höchstens 2 wert, ganz gleich, was die übrigen Blätter sind. MAX geht dort nicht hin: Der Rest von C muss nicht durchsucht werden.',
        'Genau das ist ein Cutoff: Die Suche lässt Knoten weg, die die Entscheidung nicht mehr ändern können. Frag bei jedem MIN-Knoten: Kann MAX hier noch mehr bekommen, als er anderswo schon hat?',
      ],
      caption:
        'Die Sätze sind hier verdeckt: Erkläre dir selbst, warum 4 und 6 nie bewertet werden.',
      predict:
        'Wird der Rest des Knotens gebraucht? Wähle den Knoten, den die Suche als nächsten betritt. Steht in einem Satz α, so lies: was MAX schon hat. Davon handelt die nächste Lektion.',
      practise:
        'Welche Kanten werden abgeschnitten? Wenn es keine sind, sag das unter der Tabelle.',
      find: 'Hier fehlt ein Cutoff, oder es ist einer zu viel. Finde den ersten falschen Schritt.',
    },
    cuts: {
      title: 'α und β',
      text: [
        'Alpha-Beta geht von links nach rechts durch den Baum und nimmt zwei Zahlen mit: α ist das, was MAX auf dem Weg von der Wurzel schon sicher hat, β das, was MIN schon sicher hat. Ein Knoten bekommt beide von seinem Elternknoten. Sobald MIN an einem Knoten v ≤ α hat oder MAX v ≥ β, ist der Rest dieses Knotens egal: Seine übrigen Kanten werden abgeschnitten.',
        'Sieh dir zuerst einen ganzen Ablauf an. Dann macht der Ablauf die halbe Arbeit, und du entscheidest. Zuletzt löst du einen Baum ganz allein.',
      ],
      caption:
        'Ein vorgerechnetes Beispiel: Jeder Satz sagt, welche Schranke sich ändert und warum.',
      predict:
        'Die halbe Arbeit: Die Suche läuft von selbst, und wo etwas zu entscheiden ist, entscheidest du.',
      practise:
        'Dein eigener Baum: Werte und Cutoffs. Ein Knoten, bei dem abgeschnitten wurde, liefert den besten Wert, den er bis dahin gefunden hat; ein Knoten, der nie betreten wird, liefert nichts.',
      find: 'Ein Cutoff fehlt, einer ist zu viel, oder eine Schranke wurde nicht weitergegeben. Finde den ersten falschen Schritt.',
    },
    ties: {
      title: 'Gleichstand, Schranken und Werte',
      text: [
        'Gleichheit genügt. Bei v ≤ α oder v ≥ β wird der Rest abgeschnitten, weil ein gleicher Wert MAX oder MIN nichts bringt.',
        'Ein Knoten, bei dem abgeschnitten wurde, liefert eine Schranke und nicht seinen Wert: „höchstens 4“ bei MIN, „mindestens 8“ bei MAX. Für die Entscheidung genügt das, aber man darf sie nicht für den Wert halten.',
        'Eine Schranke kann von weit oben kommen. Das Fenster wird durch alle Ebenen weitergegeben, und so kann die Schranke, die einen Cutoff auslöst, von einem Vorfahren über dem Elternknoten stammen: ein tiefer Cutoff.',
      ],
      caption:
        'A hat von seinem ersten Blatt die 5. Drei Halbzüge darunter findet ein Knoten die 4, und es wird abgeschnitten: ein tiefer Cutoff. Am letzten Knoten trifft 5 auf 5: gleich, also abgeschnitten.',
      predict: 'Hier entscheiden gleiche Werte.',
      practise:
        'Vier Halbzüge: Irgendwo kommt eine Schranke von weit oben. Welche Kanten werden abgeschnitten?',
      more: 'Von einem Blatt ist nur eine Schranke bekannt: x≥4 ist mindestens 4. Für welche x wird der Knoten, um den es geht, nie betreten? Schreib „immer“, wenn das für jeden Wert gilt, den x haben kann.',
      find: 'Gleich oder nicht, Schranke oder Wert? Finde den ersten falschen Schritt.',
    },
    order: {
      title: 'Auf die Reihenfolge kommt es an',
      text: [
        'Die Reihenfolge der Kinder ändert den Wert der Wurzel nicht, aber sie entscheidet, wie viel durchsucht wird. Am meisten wird abgeschnitten, wenn der beste Zug zuerst kommt: bei MAX das Kind mit dem größten Wert, bei MIN das mit dem kleinsten.',
        'In der besten Reihenfolge sucht Alpha-Beta in derselben Zeit etwa doppelt so tief. In der schlechtesten spart es womöglich nichts.',
      ],
      caption:
        'Die beste Reihenfolge: Der erste Zug ist der beste, und von den anderen genügt je ein Blatt.',
      predict: 'Wo wird abgeschnitten und wo nicht? Das hängt davon ab, was vorher kam.',
      practise:
        'Verschiebe Kinder, bis so wenige Blätter wie möglich bewertet werden. Wähle einen Knoten, um ihn zu verschieben.',
      find: 'In dieser Reihenfolge fehlt ein Cutoff, oder einer ist zu viel. Finde den ersten falschen Schritt.',
    },
    horizon: {
      title: 'Tiefengrenze und Horizont',
      text: [
        'Die meisten Spiele sind zu tief, um bis zum Ende durchsucht zu werden. An einer Tiefengrenze hört die Suche auf, und eine Bewertung tritt an die Stelle des Werts: die Zahl, die dort im Knoten steht. Was darunter liegt, wird nicht durchsucht.',
        'Das Ergebnis ist also eine Schätzung. Ein Halbzug mehr kann es umkehren: Das ist der Horizonteffekt. Was eine Wahl kostet, zeigt der ganze Baum: Es ist der Abstand vom wahren Wert des besten Zugs zu dem des gewählten.',
        'Wie tief die Zeit zu suchen erlaubt, weiß vorher niemand. Also sucht ein Programm erst einen Halbzug tief, dann zwei und so weiter, bis es ziehen muss: iterative Vertiefung. Jede Iteration beginnt wieder an der Wurzel.',
      ],
      caption:
        'Einen Halbzug tief gesucht, sieht B besser aus: 4 gegen 3. Hinter dem Horizont ist B 1 wert und C 7.',
      predict:
        'Erst ein Halbzug, dann zwei: Was liefert jede Suche, und wie viele Knoten bewertet sie? Die statischen Werte stehen in der Tabelle; an der Grenze zählen sie, nicht die Blätter darunter.',
      practise:
        'Wieder zwei Halbzüge: Was wählt die Suche nach den Zahlen in den inneren Knoten, und was kostet ihre Wahl?',
      find: 'Eine Suche über zwei Halbzüge ging schief. Finde den ersten falschen Schritt.',
    },
    chance: {
      title: 'Zufall',
      text: [
        'In vielen Spielen entscheidet auch ein Würfel oder eine Karte. An einem Zufallsknoten wählt niemand: Er ist so viel wert wie der Mittelwert seiner Kinder, jedes mit seiner Wahrscheinlichkeit gewichtet. Minimax mit solchen Knoten heißt Expectimax oder Expectiminimax.',
        'Darum zählt, wie viel besser ein Wert ist, und nicht nur, ob er es ist. Und kein Blatt kann wegbleiben, solange das nächste jeden Wert haben könnte: Alpha-Beta braucht hier Grenzen aller Werte.',
      ],
      caption:
        'Die 18 ist die größte Zahl, kommt aber nur in einem von vier Fällen vor: C ist 6 wert und B 7.',
      predict: 'Was liefert jeder Knoten? Gewichte jedes Kind mit seiner Wahrscheinlichkeit.',
      practise:
        'Trag die Werte ein, als Brüche wie 7/3 oder auf zwei Stellen gerundet, und den besten Zug.',
      find: 'Ein Mittelwert wurde ohne die Wahrscheinlichkeiten gebildet. Finde den ersten falschen Schritt.',
    },
  },
}
