import { z } from 'zod'
import { sourceOfRequest } from '#app/site-content/site-source.server.ts'
import { entitiesShown } from '#app/content/preview/entities.server.ts'
import { localeSchema } from '#app/content/request-input.server.ts'
import type { Endpoint } from '#app/server/endpoint.server.ts'
import { ENTITIES } from '#app/layout/preview/live/addresses.ts'
import { ofEditor } from './of-editor.server.ts'

const input = z.object({ locale: localeSchema, ids: z.array(z.string().regex(/^[\w.-]{1,64}$/)).max(1000) })

/** Returns the data about entries on a previewed page that Contentful’s web app needs. */
export const previewEntities: Endpoint = {
  isAt: (pathname) => pathname === ENTITIES,
  methods: ['POST'],
  policy: 'message',
  answer: (request) => ofEditor(request, input, async ({ locale, ids }) => Response.json(await entitiesShown(await sourceOfRequest(), locale, ids))),
}
