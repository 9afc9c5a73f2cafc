import { MEDIA_PATH } from '#app/content/client/source.server.ts'
import { inPreview } from '#app/content/preview/current-preview.server.ts'
import type { Feature } from '#app/server/feature.server.ts'
import type { Step } from '#app/server/request/step.server.ts'
import { stylesheet } from '#app/styles/stylesheet.server.ts'
import { previewEndpoints } from './endpoints.server.ts'
import { editedCalls } from './live/edited.server.ts'
import { previewEntities } from './live/entities.server.ts'
import { sessionOf } from './preview-cookie.server.ts'
import { openToEditors } from '#app/server/security/content-security-policy.server.ts'
import { setCachePolicy } from '#app/server/response/cache-policy.server.ts'

/** Visitors with a preview session see drafts, and caches store none of their responses. */
const drafts: Step = async (visit, next) => {
  const session = sessionOf(visit.request.headers.get('Cookie'))
  if (!session) return next(visit)
  const answer = await inPreview(session, () => next(visit))
  return visit.pathname.startsWith(`${MEDIA_PATH}/`) ? answer : { ...answer, response: forPreview(answer.response) }
}

/** Drafts for editors and for guests with a link. */
export const preview: Feature = {
  endpoints: [...previewEndpoints(stylesheet), previewEntities, editedCalls],
  context: drafts,
  isPrivate: (cookies) => sessionOf(cookies) !== undefined,
}

/** Prevents caching and indexing of a response with drafts. Permits Contentful’s web app to embed the response in an iframe. */
function forPreview(response: Response): Response {
  setCachePolicy(response.headers, 'preview')
  response.headers.set('X-Robots-Tag', 'noindex')
  openToEditors(response.headers)
  return response
}
