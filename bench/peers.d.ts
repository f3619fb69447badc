// The parts in use of modules that are there only once npm run bench has installed and built them.

declare module 'd3-hierarchy' {
  export interface Node<T> {
    parent: Node<T> | null
    data: T
    x: number
    each(visit: (node: Node<T>) => void): Node<T>
  }
  export interface Tree {
    <T>(root: Node<T>): Node<T>
    nodeSize(size: [number, number]): Tree
    separation(distance: (a: Node<unknown>, b: Node<unknown>) => number): Tree
  }
  export function hierarchy<T>(data: T, children: (data: T) => T[] | null): Node<T>
  export function tree(): Tree
}

declare module 'd3-flextree' {
  import type { Node } from 'd3-hierarchy'
  export interface Flextree {
    (root: Node<unknown>): Node<unknown>
    hierarchy(data: unknown): Node<unknown>
  }
  export function flextree(options: {
    nodeSize: [number, number]
    spacing: (a: Node<unknown>, b: Node<unknown>) => number
  }): Flextree
}

declare module '*/pkg/engine.js' {
  export class Bench {
    static of(name: string): Bench | undefined
    nodes(): number
    parents(): Uint32Array
    layOut(): void
    columns(): Float64Array
    preparePeer(): void
    layOutByPeer(): void
    search(minimax: boolean): number
    prepareRecord(): void
    record(minimax: boolean): void
    events(): number
    traceBytes(): number
    seek(step: number): number
    nextCutoff(step: number): number
    ticks(columns: number): Uint8Array
    replay(steps: Uint32Array): number
    eventColumns(events: number): Columns | undefined
    free(): void
  }
  export class Columns {
    events(): number
    copies(): ArrayLike<number>[]
    views(): ArrayLike<number>[]
    objects(): unknown
    json(): string | undefined
    free(): void
  }
  export default function init(module: { module_or_path: BufferSource }): Promise<unknown>
}
