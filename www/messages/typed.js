/** The words of all languages that stand for a sign in a typed answer. The core has none of its own. */

import { TYPED } from './languages.js'

export const typed = {
  always: TYPED.flatMap(({ always }) => always),
  never: TYPED.flatMap(({ never }) => never),
  infinity: TYPED.flatMap(({ infinity }) => infinity),
  to: TYPED.flatMap(({ to }) => to),
  and: TYPED.flatMap(({ and }) => and),
  or: TYPED.flatMap(({ or }) => or),
}
