import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import site from '#config'
import { checkSite } from '#app/config/check-site.server.ts'
import { hasSeveralSites } from '#app/config/current-site.server.ts'
import { environment, unknownVariables } from '#app/config/env.server.ts'
import { siteOrigin } from '#app/config/site-origin.server.ts'
import { StartError } from '#app/config/start-error.ts'
import type { Opening } from '#app/content/client/opening.server.ts'
import { cachedSite, type CachedApplication } from '#app/server/page-cache/cached-site.server.ts'
import { builtFiles } from '#app/server/static/built-files.server.ts'
import { storeAssetsDaily } from '#app/server/static/earlier-assets.server.ts'
import { Drain } from '#app/server/connection/drain.server.ts'
import { httpServer, listen } from '#app/server/connection/listen.server.ts'
import { notifySystemd, notifyWhenReady, socketOfSystemd } from '#app/server/connection/systemd.server.ts'
import { localOriginWarning } from '#app/server/security/content-security-policy.server.ts'
import { pathnameOf } from '#app/server/request/pathname.server.ts'
import { writeAccessLog } from '#app/telemetry/access-log.server.ts'
import { createLog, logConsole } from '#app/telemetry/log.server.ts'
import { currentRequest } from '#app/telemetry/request.server.ts'
import { securityHeaders } from '#app/server/security/security-headers.server.ts'
import { plainText } from '#app/server/response/plain-text.server.ts'

const APPLICATION = new URL('../../dist/server/server.js', import.meta.url)
/** Fingerprint of the sources of the build. */
const STAMP = new URL('../../dist/stamp', import.meta.url)
const FILES = fileURLToPath(new URL('../../dist/client/', import.meta.url))

/** Exports of the built `server.ts`. */
interface Application extends CachedApplication {
  openSource(): Promise<Opening>
  listening(build: string): Promise<void>
  isReady(): boolean
  close(): Promise<void>
}

const MEGABYTE = 2 ** 20
/** Maximum time for writing the copy of a large space to disk after the last response. */
const CLOSING_MS = 15_000

/** A running server. */
export interface RunningSite {
  readonly url: string
  /** Describes the opened content, or the reason why it cannot be opened yet. */
  readonly sentence: string
  /** Shuts down without failing a request. */
  close(): Promise<void>
}

/** Serves the built site. Throws a `StartError` if settings, environment, content or port are invalid. */
export async function startServer(): Promise<RunningSite> {
  checkSite(site)
  const { PORT, HOST, DRAIN_SECONDS, PAGE_CACHE_MB, LOG_FORMAT, ACCESS_LOG, SITE_ASSETS, SITE_ASSETS_DAYS } = environment()
  const log = createLog(LOG_FORMAT)
  logConsole(LOG_FORMAT, log, { hasSites: hasSeveralSites() })
  for (const warning of unknownVariables(process.env)) console.warn(warning)
  if (!existsSync(APPLICATION)) throw new StartError('There is no built site in dist/: run `npm run build` first, or `npm start`, which does both.')
  const application: Application = await import(APPLICATION.href)
  const opening = await application.openSource()
  if (opening.kind === 'refused') throw new StartError(opening.sentence)

  const cached = await cachedSite(application, siteOrigin(), PAGE_CACHE_MB * MEGABYTE)
  // Before the server listens, so that other nodes of a rolling deployment find the scripts of its pages.
  if (SITE_ASSETS_DAYS > 0) await storeAssetsDaily(join(FILES, 'assets'), SITE_ASSETS, SITE_ASSETS_DAYS, (message) => console.warn(message))
  const files = await builtFiles(FILES, securityHeaders(siteOrigin()), SITE_ASSETS_DAYS > 0 ? SITE_ASSETS : undefined)
  const state = { isOpen: untilOpen(opening, application.openSource), isCurrent: application.isReady }
  const warnIfLocal = localOriginWarning(siteOrigin(), (message) => console.warn(message))
  const server = httpServer(
    securityHeaders(siteOrigin()),
    (request) => {
      const [path, current] = [pathnameOf(request.url), currentRequest()]
      const probed = probe(path, { isDraining: drain.isDraining, ...state })
      if (current) current.kind = probed ? 'probe' : application.kindOf(path)
      if (probed) return probed
      warnIfLocal(request.headers.get('Host'))
      return cached.fetch(request)
    },
    (request, response) => files(request, response) || cached.answerAtHand(request, response),
  )
  const drain = new Drain(server)
  const port = await listen(server, PORT, HOST, socketOfSystemd(process.env, process.pid))
  writeAccessLog(ACCESS_LOG, log)
  void application.listening(await readFile(STAMP, 'utf8').catch(() => ''))
  const warn = (message: string) => console.warn(message)
  void notifyWhenReady(async () => (await readiness({ isDraining: drain.isDraining, ...state })).ok, process.env, warn)
  const end = async () => {
    notifySystemd('STOPPING=1', process.env, warn)
    await drain.end(DRAIN_SECONDS)
    await Promise.race([application.close(), sleep(CLOSING_MS)])
  }
  return { url: `http://${HOST}:${port}/`, sentence: opening.sentence, close: end }
}

/** Returns a function that returns whether the content was ever open, and retries until then. Later outages are handled per page. */
function untilOpen(first: Opening, open: () => Promise<Opening>): () => Promise<boolean> {
  let last = first
  let underway: Promise<void> | undefined
  const again = async () => {
    const next = await open().finally(() => (underway = undefined))
    if (next.sentence !== last.sentence) console.log(next.sentence)
    last = next
  }
  return async () => {
    if (last.kind !== 'open') await (underway ??= again())
    return last.kind === 'open'
  }
}

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
