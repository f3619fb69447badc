/**
 * The meter: frames of zoom, pan and scrub, how long they took by the clock on the wall, and the
 * work of scripts in each, in answers to requests and in animation frames or timers.
 *
 * @typedef {object} Subject the object that is moved
 * @property {number} closest how many times the fitted tree is zoomed until leaves are 224 px apart
 * @property {(factor: number) => void} zoom about the middle
 * @property {(dx: number) => void} pan in CSS pixels
 * @property {(share: number) => void} seek to a share of the run
 *
 * @typedef {object} Reading
 * @property {number} seconds that the frames took
 * @property {number[]} picture milliseconds by frame: drawing the picture, and its map
 * @property {number[]} all milliseconds by frame, of all script
 */

const frame = requestAnimationFrame.bind(window)
const timer = setTimeout.bind(window)
/** @type {{ picture: number[], all: number[] }} */
let work = { picture: [0], all: [0] }

/** Draws the picture. @param {() => void} draw */
export function drawn(draw) {
  timed(work.picture, draw)
}

window.requestAnimationFrame = (callback) => frame((now) => timed(work.all, () => callback(now)))

/** @param {() => void} callback @param {number} [delay] */
function setTimer(callback, delay) {
  return timer(() => timed(work.all, callback), delay)
}
window.setTimeout = /** @type {typeof setTimeout} */ (setTimer)

/** @param {number[]} times @param {() => void} act */
function timed(times, act) {
  const began = performance.now()
  act()
  times[times.length - 1] += performance.now() - began
}

/**
 * The motions of the tree, frame by frame: closer, along and back, closer still, along and back, out
 * again, and the run from its beginning to its end. With fewer frames each does more.
 * @param {Subject} subject
 * @param {number} frames a multiple of 24
 */
function motions({ closest, zoom, pan, seek }, frames) {
  const zooms = (/** @type {number} */ share) =>
    Array(frames / 8).fill(() => zoom(closest ** (share / (frames / 8))))
  const pans = [-1, 1].flatMap((way) => Array(frames / 12).fill(() => pan((way * 7200) / frames)))
  const last = (frames * 7) / 24
  const seeks = Array.from({ length: last }, (_, at) => () => seek((at + 1) / last))
  return [...zooms(0.5), ...pans, ...zooms(0.3), ...pans, ...zooms(-0.8), ...seeks]
}

/**
 * @param {Subject} subject
 * @param {number} frames
 * @returns {Promise<Reading>}
 */
export async function measure(subject, frames) {
  const moves = motions(subject, frames)
  subject.seek(0.5)
  for (let i = 0; i < 5; i += 1) await next()
  work = { picture: [], all: [] }
  const began = performance.now()
  for (const move of moves) {
    work.picture.push(0)
    work.all.push(0)
    timed(work.all, move)
    await next()
  }
  return { seconds: (performance.now() - began) / 1000, ...work }
}

function next() {
  return new Promise((done) => frame(() => done(undefined)))
}
