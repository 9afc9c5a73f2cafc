import site from '#config'
import { finalizeResponse } from '#app/http/response/finalize-response.server.ts'
import { NEGOTIATED } from '#app/i18n/negotiate.server.ts'
import { asksTooOften, limited } from '../limit/search-limit.server.ts'

/** Answer a request for the page of the search: each visitor may ask so often. `answer` makes the page. */
export async function searchResponse(request: Request, answer: () => Promise<Response>): Promise<Response> {
  const isRefused = new URL(request.url).searchParams.has('q') && asksTooOften(request)
  const found = await finalizeResponse(await limited(isRefused, answer), 'search')
  if (site.localePrefix === 'never') found.headers.set('Vary', NEGOTIATED)
  return found
}
