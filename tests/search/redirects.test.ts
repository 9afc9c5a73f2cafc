import { expect, test } from 'vitest'
import { search } from '../../src/features/search/feature.server.ts'
import { canonicalRedirect } from '../../src/server/request/canonical-redirect.server.ts'
import { collapseRedirects, nextHop } from '../../src/server/request/collapse-redirects.server.ts'

// A page of the search runs its search when it is rendered.
const rendered = () => Promise.reject(new Error('The page of the search is rendered.'))

test.each(['/en/search/?q=moon', '/en/suche?q=moon'])('search: redirects %s before the search runs', async (path) => {
  const request = new Request(`http://localhost${path}`)
  const url = new URL(request.url)
  const visit = { request, url, pathname: url.pathname, endpoint: undefined }
  const next = () => Promise.reject(new Error(`${path} is no path of the search.`))
  const answer = await search.pageStep?.(visit, next, { visitOf: () => visit, rendered, finished: async ({ response }) => response })
  expect(answer?.response.status).toBe(308)
  expect(answer?.response.headers.get('Location')).toBe('/en/search?q=moon')
})

test.each(['//en//search?q=moon', '/search?q=moon', '/suche?q=moon'])('nextHop: follows %s to the search and does not run it', async (path) => {
  const request = new Request(`http://localhost${path}`)
  const first = canonicalRedirect(request, new URL(request.url)) ?? new Response(null)
  const whole = await collapseRedirects(
    { request, url: new URL(request.url) },
    first,
    nextHop(() => false, rendered),
  )
  expect(whole.status).toBeOneOf([307, 308])
  expect(whole.headers.get('Location')).toBe('/en/search?q=moon')
})
