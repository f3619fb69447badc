/** The shapes of the API: those that cross the boundary, made from the types of the core, and those of JavaScript alone. */

import type { BestFirstStepSize, CallKind, SceneOfSearch, StepSize } from './shapes.js'

export type * from './shapes.js'
/** The verdict on the value of a root, which is that on any returned value. */
export type { PassVerdict as RootVerdict } from './shapes.js'
export type { Listing } from './api/rules.js'
export type { Opener } from './api/opening.js'
export type { Source, Tolerance, TraceSource } from './api/foreign-trace.js'
export type { ExerciseResult, ResultItem } from './exercise/practise/check-result.js'
export type { OverlayName } from './viewer/overlay.js'

/** The notes that calls must have: all that are given. `text`: a part of any text, in capitals of ASCII or not. */
export type Wanted = Partial<Record<'key' | 'move' | 'tag' | 'text', string>> & { kind?: CallKind }

/** The step size of a search of any kind. */
export type AnyStepSize = StepSize | BestFirstStepSize

/** The marks and texts that a painter draws. */
export type Scene = Pick<SceneOfSearch, 'marks' | 'texts'>
