import { AsyncLocalStorage } from 'node:async_hooks'

declare global {
  /** Stored globally, because the server and the built application that it loads have separate copies of this module. */
  var siteOfWork: AsyncLocalStorage<string> | undefined
}

/** Ids of sites, as labels of metrics and logs. */
const labels: AsyncLocalStorage<string> = (globalThis.siteOfWork ??= new AsyncLocalStorage())

/** Runs work whose metrics and log lines name one of several sites by its id. */
export function labelledBySite<T>(id: string, work: () => T): T {
  return labels.run(id, work)
}

/** Returns the id of the site that the current code works for. Returns `undefined` if there is one site, or if the code works for all sites. */
export function siteIdOfWork(): string | undefined {
  return labels.getStore()
}
