// The parts in use of modules that are there only once npm run hosts has installed them.

declare module 'vite' {
  export interface Server {
    listen(): Promise<unknown>
    resolvedUrls: { local: string[] } | null
    close(): Promise<void>
  }
  export function createServer(options: object): Promise<Server>
  export function build(options: object): Promise<unknown>
}

declare module 'webpack' {
  export interface Stats {
    toJson(options: object): { errors: unknown[] }
  }
  export default function webpack(
    options: object,
    done: (error: Error | null, stats: Stats) => void,
  ): void
}
