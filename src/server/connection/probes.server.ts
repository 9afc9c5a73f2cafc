import { plainText } from '../response/plain-text.server.ts'

/** State of the process for probes. */
interface State {
  readonly isDraining: boolean
  /** Returns whether the content could be opened. */
  isOpen(): Promise<boolean>
  /** Returns whether the content is current. */
  isCurrent(): boolean
}

/** Responds to health probes: `/healthz` for liveness, `/readyz` for readiness. Returns `undefined` for any other path. */
export function probe(path: string, state: State): Promise<Response> | undefined {
  if (path === '/healthz') return Promise.resolve(plainText(200, 'alive'))
  if (path === '/readyz') return readiness(state)
  return undefined
}

async function readiness({ isDraining, isOpen, isCurrent }: State): Promise<Response> {
  if (isDraining) return plainText(503, 'draining')
  if (!(await isOpen())) return plainText(503, 'no content yet')
  return isCurrent() ? plainText(200, 'ready') : plainText(503, 'behind the other nodes')
}
