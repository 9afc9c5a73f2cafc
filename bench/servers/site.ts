import { resolve } from 'node:path'
import { SITE_CLOCK } from '../../tests/fixtures/clock.ts'
import { startServer, type Server } from './process.ts'

interface Site {
  /** Environment variables in addition to those of every measured site. */
  readonly env?: Readonly<Record<string, string>>
  /** Checkout whose build is served. Defaults to this one. */
  readonly checkout?: string
  /** Working folder of the site, which contains its caches. */
  readonly cwd?: string
  /** Whether the process runs on one processor only. Default: true. */
  readonly isPinned?: boolean
}

/** The fixtures' space with its pictures, which `tests/fixtures/prepare.ts` has created. */
const SPACE = resolve('.cache/fixtures/content/space.json')
/** Disables the page cache, so that each request renders. */
export const WITHOUT_CACHE = { PAGE_CACHE_MB: '0' }

/** Serves the built site in a separate process, by default with the space and the clock of the fixtures. */
export function startSite({ env = {}, checkout = '.', cwd = checkout, isPinned = true }: Site = {}): Promise<Server> {
  const own = { SITE_CLOCK, CONTENTFUL_SPACE_ID: '', CONTENT_SPACE: SPACE, SITE_ORIGIN: '', HOST: 'localhost', PORT: '0' }
  return startServer(resolve(checkout, 'scripts/serve.ts'), { cwd, isPinned, env: { ...own, ...env } })
}

/** Requests a page repeatedly until it responds with 200. */
export async function untilReady(url: string, path: string, patienceMs = 120_000): Promise<Response> {
  const until = performance.now() + patienceMs
  for (;;) {
    const response = await fetch(new URL(path, url)).catch(() => undefined)
    if (response?.status === 200) return response
    if (performance.now() > until) throw new Error(`${path} was not answered with 200 within ${patienceMs / 1000} s; last: ${response?.status}.`)
    await new Promise((later) => setTimeout(later, 20))
  }
}
