import { plainText } from '../response/plain-text.server.ts'

/** What a probe wants to know. */
interface State {
  readonly isDraining: boolean
  /** Whether the content could be opened. */
  isOpen(): Promise<boolean>
}

/** Answer those who watch the process: `/healthz` says that it lives, `/readyz` that it may get visitors. `undefined` for any other path. */
export function probe(path: string, state: State): Promise<Response> | undefined {
  if (path === '/healthz') return Promise.resolve(plainText(200, 'alive'))
  if (path === '/readyz') return readiness(state)
  return undefined
}

async function readiness({ isDraining, isOpen }: State): Promise<Response> {
  if (isDraining) return plainText(503, 'draining')
  return (await isOpen()) ? plainText(200, 'ready') : plainText(503, 'no content yet')
}
