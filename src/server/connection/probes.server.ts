import { plainText } from '../response/plain-text.server.ts'

/** State of the process for probes. */
interface State {
  readonly isDraining: boolean
  /** Returns whether the content could be opened. */
  isOpen(): Promise<boolean>
}

/** Responds to health probes: `/healthz` for liveness, `/readyz` for readiness. Returns `undefined` for any other path. */
export function probe(path: string, state: State): Promise<Response> | undefined {
  if (path === '/healthz') return Promise.resolve(plainText(200, 'alive'))
  if (path === '/readyz') return readiness(state)
  return undefined
}

async function readiness({ isDraining, isOpen }: State): Promise<Response> {
  if (isDraining) return plainText(503, 'draining')
  return (await isOpen()) ? plainText(200, 'ready') : plainText(503, 'no content yet')
}
