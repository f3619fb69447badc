/** Pictures for a page and as PNG, and copies of them. */

/** The address under which a page can show an SVG without asking a server. @param {string} svg */
export function addressOf(svg) {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
}

/** The size of a PNG, as a multiple of that on the screen. */
const SCALE = 3
/** The most pixels of a PNG in each direction: more than this no browser draws. */
const LARGEST = 8192

/** An SVG as PNG. @param {string} svg @returns {Promise<Blob>} */
export async function pngOf(svg) {
  const image = new Image()
  image.src = addressOf(svg)
  await image.decode()
  const { naturalWidth, naturalHeight } = image
  const factor = Math.min(SCALE, LARGEST / naturalWidth, LARGEST / naturalHeight)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(naturalWidth * factor)
  canvas.height = Math.round(naturalHeight * factor)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no canvas'))), 'image/png')
  })
}

/** Copies an SVG as a PNG. Safari allows it only if the picture is promised during the click. @param {Promise<string>} svg */
export async function copy(svg) {
  const png = svg.then(pngOf)
  // The browser may refuse before it waits for the picture.
  png.catch(() => {})
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })])
}
