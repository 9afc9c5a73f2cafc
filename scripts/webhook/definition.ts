import { isDeepStrictEqual } from 'node:util'
import type { CreateWebhooksProps, WebhookProps } from 'contentful-management'
import { StartError } from '../../src/config/start-error.ts'
import { WEBHOOK_PATH } from '../../src/features/webhooks/webhook-path.ts'

/** The events that change published content. */
const TOPICS = ['Entry', 'Asset', 'ContentType'].flatMap((kind) => ['publish', 'unpublish', 'delete'].map((action) => `${kind}.${action}`))

/** Returns the definition of the webhook that notifies a site of changes in an environment. */
export function definitionFor(url: URL, environment: string): CreateWebhooksProps {
  return {
    name: `Site at ${url.host}`,
    url: url.href,
    topics: TOPICS,
    filters: [{ equals: [{ doc: 'sys.environment.sys.id' }, environment] }],
    headers: [],
    active: true,
  }
}

/** Finds the site's webhook among those of a space, by its URL or else by its name. */
export function webhookOf({ url, name }: CreateWebhooksProps, all: readonly WebhookProps[]): WebhookProps | undefined {
  return all.find((each) => each.url === url) ?? all.find((each) => each.name === name)
}

/** Corrects a webhook and keeps its name and additional headers. Returns `undefined` if it is already right. */
export function corrected(existing: WebhookProps, wanted: CreateWebhooksProps): WebhookProps | undefined {
  // The site reads only Contentful's default payload.
  const { transformation: _, ...rest } = existing
  const right: WebhookProps = { ...rest, ...wanted, name: existing.name, headers: existing.headers }
  const isRight =
    existing.transformation === undefined &&
    isDeepStrictEqual({ ...right, topics: right.topics.toSorted() }, { ...existing, topics: existing.topics.toSorted() })
  return isRight ? undefined : right
}

/** Completes the URL of a site to that of its webhook. Throws a `StartError` if the URL is invalid. */
export function webhookUrl(address: string): URL {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) throw new StartError(`--url must be the address of the site: https://www.bakery.example. It is ${address}.`)
  if (url.pathname === '/') url.pathname = WEBHOOK_PATH
  return url
}
