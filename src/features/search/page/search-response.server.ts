import site from '#config'
import { finalizeResponse } from '#app/server/response/finalize-response.server.ts'
import { NEGOTIATED } from '#app/i18n/negotiate.server.ts'

/** Finishes the page of the search, which no cache keeps. `answer` renders it. */
export async function searchResponse(answer: () => Promise<Response>): Promise<Response> {
  const found = await finalizeResponse(await answer(), 'search')
  if (site.localePrefix === 'never') found.headers.set('Vary', NEGOTIATED)
  return found
}
