// PNG by resvg, which users who want PNGs install: it is larger than all of Secateur.

import { BadInput } from './input.js'

/** The most pixels that a PNG may have: four bytes each. */
const MOST = 100_000_000

/**
 * A function that makes a PNG of an SVG, so many times as large.
 * @returns {Promise<(svg: string, scale: number) => Uint8Array>}
 */
export async function renderer() {
  const { Resvg } = await resvg()
  return (svg, scale) => {
    const fitTo = { mode: /** @type {const} */ ('zoom'), value: scale }
    const picture = new Resvg(svg, { fitTo, font: { defaultFontFamily: 'sans-serif' } })
    judge(Math.round(picture.width * scale), Math.round(picture.height * scale))
    return picture.render().asPng()
  }
}

/** The renderer ends the program where memory is missing. @param {number} width @param {number} height */
function judge(width, height) {
  if (width >= 1 && height >= 1 && width * height <= MOST) return
  throw new BadInput(
    `A PNG has 1 to ${MOST.toLocaleString('en')} pixels, not ${width} × ${height}. Choose another --scale.`,
  )
}

async function resvg() {
  try {
    return await import('@resvg/resvg-js')
  } catch {
    throw new BadInput('PNG needs a package: npm install @resvg/resvg-js. SVG and TikZ need none.')
  }
}
