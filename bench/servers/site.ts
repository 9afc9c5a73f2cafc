import { resolve } from 'node:path'
import { SITE_CLOCK } from '../../tests/fixtures/clock.ts'
import { startServer, type Server } from './process.ts'

interface Site {
  /** Settings of the environment beyond those that every measured site has. */
  readonly env?: Readonly<Record<string, string>>
  /** The checkout whose build is served; this one unless another is named. */
  readonly checkout?: string
  /** The folder in which the site keeps what it caches. */
  readonly cwd?: string
}

/** The space of the tests with its pictures, which `tests/fixtures/prepare.ts` has made. */
const SPACE = resolve('.cache/fixtures/content/space.json')
/** The site keeps no page, so that each request renders. */
export const WITHOUT_CACHE = { PAGE_CACHE_MB: '0' }

/** Serve the built site in a process of its own: the space of the tests, at their time, unless `env` says otherwise. */
export function startSite({ env = {}, checkout = '.', cwd = checkout }: Site = {}): Promise<Server> {
  const own = { SITE_CLOCK, CONTENTFUL_SPACE_ID: '', CONTENT_SPACE: SPACE, SITE_ORIGIN: '', HOST: 'localhost', PORT: '0' }
  return startServer(resolve(checkout, 'scripts/serve.ts'), { cwd, env: { ...own, ...env } })
}

/** Ask a page again and again until it is answered with 200. */
export async function untilReady(url: string, path: string, patienceMs = 120_000): Promise<Response> {
  const until = performance.now() + patienceMs
  for (;;) {
    const response = await fetch(new URL(path, url)).catch(() => undefined)
    if (response?.status === 200) return response
    if (performance.now() > until) throw new Error(`${path} was not answered with 200 within ${patienceMs / 1000} s; last: ${response?.status}.`)
    await new Promise((later) => setTimeout(later, 20))
  }
}
