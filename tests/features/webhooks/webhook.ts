import { randomUUID } from 'node:crypto'
import { signRequest } from '@contentful/node-apps-toolkit/requests'

export const SECRET = 'k3yOfTheTests/'.padEnd(64, '+')
export const PATH = '/api/webhooks/contentful'

/** A request as Contentful sends it. */
export interface Sent {
  readonly method: 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

interface Circumstances {
  readonly topic?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly path?: string
  readonly secret?: string
  /** Time of the signature in milliseconds. */
  readonly at?: number
}

/** Signs a webhook with Contentful's own library. */
export function webhook(
  payload: unknown,
  { topic = 'ContentManagement.Entry.publish', headers = {}, path = PATH, secret = SECRET, at }: Circumstances = {},
): Sent {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload)
  const own = {
    'content-type': 'application/vnd.contentful.management.v1+json',
    'x-contentful-topic': topic,
    'x-contentful-webhook-name': 'Vitrine',
    'x-contentful-idempotency-key': randomUUID(),
    ...headers,
  }
  return { method: 'POST', headers: { ...own, ...signRequest(secret, { method: 'POST', path, headers: { ...own }, body }, at ?? Date.now()) }, body }
}

interface Subject {
  readonly id: string
  readonly space: string
  readonly environment?: string
  readonly revision?: number
  readonly contentType?: string
  readonly at?: string
}

/** Creates the relevant part of Contentful's payload for an entry. */
export function entryPayload(
  { id, space, environment = 'master', revision = 2, contentType = 'story', at = '2026-11-21T11:59:58.000Z' }: Subject,
  type = 'Entry',
) {
  const link = (linkType: string, linked: string) => ({ sys: { type: 'Link', linkType, id: linked } })
  return {
    metadata: { tags: [], concepts: [] },
    fields: {},
    sys: {
      type,
      id,
      space: link('Space', space),
      environment: link('Environment', environment),
      ...(type.endsWith('Entry') && { contentType: link('ContentType', contentType) }),
      createdBy: link('User', 'editor'),
      updatedBy: link('User', 'editor'),
      revision,
      createdAt: '2026-01-01T12:00:00.000Z',
      updatedAt: at,
      ...(type.startsWith('Deleted') ? { deletedAt: at } : { publishedVersion: 2 * revision }),
    },
  }
}
