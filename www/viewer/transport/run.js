/** The parts that reveal the run of the search. While they are hidden they are not in the document. */

export class Run {
  #elements
  /** The comments that keep the places of the elements while those are hidden. @type {Comment[]} */
  #places = []

  /** @param {HTMLElement[]} elements */
  constructor(elements) {
    this.#elements = elements
  }

  get hidden() {
    return this.#places.length > 0
  }

  set hidden(hidden) {
    if (hidden === this.hidden) return
    const places = hidden ? this.#elements.map(() => new Comment()) : this.#places
    this.#elements.forEach((element, at) =>
      hidden ? element.replaceWith(places[at]) : places[at].replaceWith(element),
    )
    this.#places = hidden ? places : []
  }
}
