// PNG by resvg, which is installed by whoever wants PNGs: it is larger than all of Secateur.

/**
 * What makes a PNG of an SVG, so many times as large.
 * @returns {Promise<(svg: string, scale: number) => Uint8Array>}
 */
export async function renderer() {
  const { Resvg } = await resvg()
  return (svg, scale) => {
    const fitTo = { mode: /** @type {const} */ ('zoom'), value: scale }
    return new Resvg(svg, { fitTo, font: { defaultFontFamily: 'sans-serif' } }).render().asPng()
  }
}

async function resvg() {
  try {
    return await import('@resvg/resvg-js')
  } catch {
    const message = 'PNG needs a package: npm install @resvg/resvg-js. SVG and TikZ need none.'
    throw Object.assign(new Error(message), { code: 'no-renderer' })
  }
}
