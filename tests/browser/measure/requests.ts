import type { Page, Request } from '@playwright/test'

const waitingFor = new WeakMap<Page, Set<Request>>()

/** Begin to keep in mind what a page has asked for and not yet got. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>()
  waitingFor.set(page, open)
  page.on('request', (request) => {
    // With a new document nobody waits any more for what the one before had asked for.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear()
    open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
}

/** What a page still waits for; `isMeant` leaves some of it out. */
export function onItsWay(page: Page, isMeant: (request: Request) => boolean = () => true): Request[] {
  return [...(waitingFor.get(page) ?? [])].filter(isMeant)
}

/** Wait until requests have come to their end, good or bad. */
export async function ended(requests: readonly Request[]): Promise<void> {
  await Promise.all(requests.map(async (request) => (await request.response())?.finished()))
}
