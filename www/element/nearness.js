/** Calls back when an element comes near the view, so that nothing is loaded or searched for one that is not. */

/** The most distance of an element from the view: half the height of the view. */
const NEAR = '50%'

/** The callback of each element that is watched. @type {WeakMap<Element, () => void>} */
const waiting = new WeakMap()

/** One for all elements; made with the first. @type {IntersectionObserver | null} */
let observer = null

/** @param {Element} element @param {() => void} onNear called once */
export function whenNear(element, onNear) {
  observer ??= new IntersectionObserver(notify, { rootMargin: NEAR })
  waiting.set(element, onNear)
  observer.observe(element)
}

/** Stops watching an element. @param {Element} element */
export function forget(element) {
  waiting.delete(element)
  observer?.unobserve(element)
}

/** @param {IntersectionObserverEntry[]} entries */
function notify(entries) {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    const onNear = waiting.get(target)
    forget(target)
    onNear?.()
  }
}
