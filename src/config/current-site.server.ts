import { AsyncLocalStorage } from 'node:async_hooks'
import settings from '#config'
import { sitesAt } from './check-sites.server.ts'
import { labelledBySite } from '#app/telemetry/site-of-work.server.ts'
import { environment } from './env.server.ts'
import { siteAt, type Site } from './sites.ts'

/** A site of this process. */
export type OwnSite = Site<(typeof settings.locales)[number]>

const current = new AsyncLocalStorage<OwnSite>()
let sites: readonly [OwnSite, ...OwnSite[]] | undefined

/** Returns all sites of this process, one for each origin. Throws a `StartError` if `SITE_ORIGIN` contradicts the settings. */
export function allSites(): readonly [OwnSite, ...OwnSite[]] {
  sites ??= sitesAt(settings, environment().SITE_ORIGIN)
  return sites
}

/** Returns whether this process serves several sites, or one site on several origins. */
export function hasSeveralSites(): boolean {
  return allSites().length > 1
}

/** Returns the site of a request's host, or `undefined` if no site answers the host. */
export function siteOfHost(host: string): OwnSite | undefined {
  const [first, second] = allSites()
  return second || !first.answersUnknownHosts ? siteAt(allSites(), host) : first
}

/**
 * Returns the id of the site of a request's host, for metrics and logs. Returns `undefined` if there is one site, or if no site answers the host.
 */
export function siteIdOfHost(host: string): string | undefined {
  return hasSeveralSites() ? siteOfHost(host)?.id : undefined
}

/** Runs work for a site: `currentSite` returns it during the work. */
export function inSite<T>(site: OwnSite, work: () => T): T {
  return hasSeveralSites() ? labelledBySite(site.id ?? '', () => current.run(site, work)) : work()
}

/** Returns the site that the current code works for. In background work, it is the first site. */
export function currentSite(): OwnSite {
  const [first] = allSites()
  return current.getStore() ?? first
}

/** Runs work for each site, one after the other, and returns the results. */
export async function inEachSite<T>(work: (site: OwnSite) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (const site of allSites()) results.push(await inSite(site, () => work(site)))
  return results
}
