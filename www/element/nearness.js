/**
 * Calls back when an element comes near the view, so that nothing is loaded or searched for one that is not. A page that
 * is printed waits for nothing: when it is printed once more, all elements have come.
 */

/** The most distance of an element from the view: half the height of the view. */
const NEAR = '50%'

/** The callback of each element that is watched. @type {Map<Element, () => void>} */
const waiting = new Map()

/** One for all elements; made with the first. @type {IntersectionObserver | null} */
let observer = null

/** @param {Element} element @param {() => void} onNear called once */
export function whenNear(element, onNear) {
  observer ??= watch()
  waiting.set(element, onNear)
  observer.observe(element)
}

/** Stops watching an element. @param {Element} element */
export function forget(element) {
  waiting.delete(element)
  observer?.unobserve(element)
}

function watch() {
  addEventListener('beforeprint', () => {
    const printed = [...waiting.keys()].filter((element) => element.checkVisibility())
    printed.forEach(arrive)
  })
  return new IntersectionObserver(notify, { rootMargin: NEAR })
}

/** @param {IntersectionObserverEntry[]} entries */
function notify(entries) {
  for (const { isIntersecting, target } of entries) if (isIntersecting) arrive(target)
}

/** @param {Element} element */
function arrive(element) {
  const onNear = waiting.get(element)
  forget(element)
  onNear?.()
}
