/** The values of colours, which only the browser knows: a token may be any CSS colour, or one for each theme. */

import { make } from './make.js'

/**
 * The values of some custom properties, as #rrggbb, as an element has them. All are read at once, because each reading
 * makes the browser compute styles.
 * @param {Element} element
 * @param {readonly string[]} names such as `--paper`
 * @returns {Map<string, string>} by name
 */
export function coloursOf(element, names) {
  const probes = names.map((name) => {
    const probe = make('span')
    probe.style.setProperty('forced-color-adjust', 'none')
    probe.style.setProperty('color', `var(${name})`)
    return probe
  })
  const holder = make('span', { hidden: true }, ...probes)
  element.append(holder)
  const computed = probes.map((probe) => getComputedStyle(probe).color)
  holder.remove()
  const hexOf = new Map(computed.map((colour) => [colour, hex(colour)]))
  return new Map(names.map((name, at) => [name, hexOf.get(computed[at]) ?? '#000000']))
}

/** A computed colour as #rrggbb. @param {string} colour */
function hex(colour) {
  const [red, green, blue] =
    /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour)?.slice(1) ?? pixelOf(colour)
  return `#${((1 << 24) | (+red << 16) | (+green << 8) | +blue).toString(16).slice(1)}`
}

/** Red, green and blue of a painted pixel. @param {string} colour */
function pixelOf(colour) {
  const context = make('canvas', { width: 1, height: 1 }).getContext('2d')
  if (!context) return [0, 0, 0]
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  return context.getImageData(0, 0, 1, 1).data
}
