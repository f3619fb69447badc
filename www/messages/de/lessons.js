/** Die Wörter der Lektionen. */

/** @import {Lessons} from '../pages.js' */

/** @type {Lessons} */
export const lessons = {
  title: 'Lektionen',
  subtitle: 'drei kurze Übungen zu Minimax und Alpha-Beta',
  skip: 'Zur Lektion springen',
  next: (title) => `Nächste Lektion: ${title}`,
  end: 'Das war die letzte Lektion. Über „Anderer Baum“ gibt es zu jeder Übung beliebig viele weitere.',
  lessons: {
    values: {
      title: 'Werte von den Blättern aufwärts',
      text: [
        'Die Zahl an einem Blatt sagt, was das Spiel dort für MAX wert ist. MAX wählt das Kind mit dem größten Wert, MIN das mit dem kleinsten. Zuerst kommen also die Werte der Kinder und dann der des Elternknotens.',
      ],
      tasks: [
        'Fang mit B, C und D an: Dort wählt MIN eines von drei Blättern. Was ist die Wurzel wert?',
        'Eine Ebene mehr. Neben den Reihen steht, wer am Zug ist.',
        'Hier zieht MIN zuerst.',
      ],
    },
    cuts: {
      title: 'α, β und was abgeschnitten wird',
      text: [
        'Alpha-Beta geht von links nach rechts durch den Baum und nimmt zwei Zahlen mit: α ist das, was MAX auf dem Weg von der Wurzel schon sicher hat, β das, was MIN schon sicher hat. Ein Knoten bekommt beide von seinem Elternknoten. Sobald MIN an einem Knoten v ≤ α hat oder MAX v ≥ β, ist der Rest dieses Knotens egal: Seine übrigen Kanten werden abgeschnitten.',
      ],
      tasks: [
        'Was sind α und β, wenn ein Knoten betreten wird? An der Wurzel sind es −∞ und +∞. Die Felder eines Knotens, der nie betreten wird, bleiben leer.',
        'Derselbe Baum: Welche Kanten werden abgeschnitten?',
        'Werte und Schnitte zusammen. Ein Knoten, bei dem abgeschnitten wurde, gibt den besten Wert zurück, den er bis dahin gefunden hat; ein Knoten, der nie betreten wird, gibt nichts zurück.',
        'Eine Schranke kann von weit oben kommen. Welche Kanten werden hier abgeschnitten?',
      ],
    },
    order: {
      title: 'Auf die Reihenfolge kommt es an',
      text: [
        'Die Reihenfolge der Kinder ändert den Wert der Wurzel nicht, aber sie entscheidet, wie viel angesehen wird. Am meisten wird abgeschnitten, wenn der beste Zug zuerst kommt: bei MAX der größte Wert, bei MIN der kleinste.',
      ],
      tasks: [
        'Die schlechteste Reihenfolge: Überall kommt das beste Kind zuletzt. Welche Kanten werden abgeschnitten? Wenn es keine sind, sag das unter der Tabelle.',
        'Ein anderer Baum, in der besten Reihenfolge. Welche Kanten werden abgeschnitten?',
        'Jetzt du: Verschiebe Kinder, bis so wenige Blätter wie möglich angesehen werden. Wähle einen Knoten, um ihn zu verschieben.',
      ],
    },
  },
}
