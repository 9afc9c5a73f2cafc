import type { Page, Request } from '@playwright/test'

const waitingFor = new WeakMap<Page, Set<Request>>()

/** Starts tracking the open requests of a page. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>()
  waitingFor.set(page, open)
  page.on('request', (request) => {
    // A new document discards the requests of the previous one.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear()
    open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
}

/** Returns the open requests of a page for which `isMeant` returns true. */
export function onItsWay(page: Page, isMeant: (request: Request) => boolean = () => true): Request[] {
  return [...(waitingFor.get(page) ?? [])].filter(isMeant)
}

/** Waits until requests have finished or failed. */
export async function ended(requests: readonly Request[]): Promise<void> {
  await Promise.all(requests.map(async (request) => (await request.response())?.finished()))
}
