/**
 * The messages between the frame and the page around it. Only that page is heard, and only messages of a known shape.
 *
 * @typedef {{ type: string, id?: string | number, step?: number | string, state?: unknown }} Message
 */

const PREFIX = 'secateur:'
/** The kinds of messages, each with its fields beside type and id. @type {Record<string, string[]>} */
const COMMANDS = { seek: ['step'], play: [], pause: [], getState: [], setState: ['state'] }
/** The longest id that is sent back, in characters. */
const LONGEST = 100

/** Sends a message to the page around. @param {object} message */
export function send(message) {
  // The page around may know the content: it is in the address of the frame.
  if (parent !== window) parent.postMessage(message, '*')
}

/**
 * Answers the page around: the result of an action is sent back as the state, with the id of the message.
 * @param {Record<string, (message: Message) => unknown>} actions by message
 */
export function receive(actions) {
  addEventListener('message', async ({ source, data }) => {
    if (source !== parent || parent === window || !isMessage(data)) return
    const name = data.type.slice(PREFIX.length)
    const id = isId(data.id) ? { id: data.id } : {}
    try {
      const problem = problemOf(data, name)
      if (problem) throw new Error(problem)
      const state = await actions[name](data)
      if (state) send({ type: 'secateur:state', ...id, state })
    } catch (error) {
      send({ type: 'secateur:error', ...id, message: String(Object(error).message) })
    }
  })
}

/** @param {unknown} data @returns {data is Message} */
function isMessage(data) {
  if (typeof data !== 'object' || data === null) return false
  const plain = Object.getPrototypeOf(data) === Object.prototype
  const { type } = /** @type {{ type?: unknown }} */ (data)
  return plain && typeof type === 'string' && type.startsWith(PREFIX)
}

/** The error of a message; empty if it is well-formed. @param {Message} message @param {string} name */
function problemOf(message, name) {
  if (!Object.hasOwn(COMMANDS, name)) return `There are ${Object.keys(COMMANDS).join(', ')}.`
  const expected = ['type', ...COMMANDS[name]]
  const keys = Object.keys(message).filter((key) => key !== 'id')
  const whole =
    keys.length === expected.length && expected.every((key) => Object.hasOwn(message, key))
  if (!whole || !(message.id === undefined || isId(message.id))) {
    return `${name} holds ${expected.join(', ')}, and may hold an id.`
  }
  const { step = 0 } = message
  if (!['number', 'string'].includes(typeof step)) return 'A step is a number or a name.'
  return ''
}

/** @param {unknown} id @returns {id is string | number} */
function isId(id) {
  return typeof id === 'number' || (typeof id === 'string' && id.length <= LONGEST)
}
