/**
 * The plane of two unknown values on paper: as an image, or as a picture of TikZ.
 *
 * @import {PlaneDrawing, Point} from '../exercise/practise/plane-marks.js'
 */

import { svgOf } from '../exercise/practise/plane-view.js'
import style from '../sheets/worksheet/plane.css.js'
import { markup } from './markup.js'

/** The address of an image. @param {PlaneDrawing} drawing */
export function imageOf(drawing) {
  const { width, height } = drawing
  const own = { xmlns: 'http://www.w3.org/2000/svg', width: `${width}`, height: `${height}` }
  const svg = svgOf((tag, attributes, ...children) => {
    const styles = tag === 'svg' ? [markup('style', {}, style)] : []
    return markup(tag, { ...(tag === 'svg' && own), ...attributes }, ...styles, ...children)
  }, drawing)
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg.text)}`
}

/** The pens of lines in TikZ, by the classes of a mark; later ones add to earlier ones. @type {Record<string, string>} */
const PENS = {
  pattern: 'gray, very thin',
  border: 'thick',
  open: 'dashed',
  outside: 'black!25',
  inside: 'white',
  holds: 'black!10',
}
/** The sides of a text, by its anchor. */
const ANCHORS = { start: 'base west', middle: 'base', end: 'base east' }

/** @param {PlaneDrawing} drawing @param {(text: string) => string} latex */
export function tikzOf({ marks }, latex) {
  const commands = marks.flatMap(({ name, lines, closed, dot, label }) => {
    const pens = name.split(' ').flatMap((word) => PENS[word] ?? [])
    if (dot)
      return `\\filldraw[fill=${name.includes('open') ? 'white' : 'black'}] ${at(dot)} circle (1mm);`
    if (label)
      return `\\node[anchor=${ANCHORS[label.anchor]}] at ${at(label.at)} {${latex(label.text)}};`
    const draw = closed ? 'fill' : 'draw'
    const end = closed ? ' -- cycle' : ''
    return (lines ?? []).map(
      (line) => `\\${draw}[${pens.join(', ')}] ${line.map(at).join(' -- ')}${end};`,
    )
  })
  return `\\begin{tikzpicture}[x=0.55pt,y=-0.55pt]\n${commands.join('\n')}\n\\end{tikzpicture}`
}

/** @param {Point} point */
function at([x, y]) {
  return `(${x},${y})`
}
