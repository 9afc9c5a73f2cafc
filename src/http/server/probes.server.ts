/** What a probe is told. */
interface State {
  readonly isDraining: boolean
  /** Whether the content could be opened. */
  isOpen(): Promise<boolean>
}

/** Answer those who watch the process: `/healthz` says that it lives, `/readyz` that it may get visitors. `undefined` for any other path. */
export function probe(path: string, state: State): Promise<Response> | undefined {
  if (path === '/healthz') return Promise.resolve(said(200, 'alive'))
  if (path === '/readyz') return readiness(state)
  return undefined
}

async function readiness({ isDraining, isOpen }: State): Promise<Response> {
  if (isDraining) return said(503, 'draining')
  return (await isOpen()) ? said(200, 'ready') : said(503, 'no content yet')
}

function said(status: number, word: string): Response {
  return new Response(`${word}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' } })
}
