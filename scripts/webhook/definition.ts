import { isDeepStrictEqual } from 'node:util'
import type { CreateWebhooksProps, WebhookProps } from 'contentful-management'
import { StartError } from '../../src/config/start-error.ts'
import { WEBHOOK_PATH } from '../../src/features/webhooks/webhook-path.ts'

/** What visitors see changes with these alone. */
const TOPICS = ['Entry', 'Asset', 'ContentType'].flatMap((kind) => ['publish', 'unpublish', 'delete'].map((action) => `${kind}.${action}`))

/** Describe the webhook that tells a site of the changes of an environment. */
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

/** Find the webhook of the site among those of a space: by its address, or else by its name. */
export function webhookOf({ url, name }: CreateWebhooksProps, all: readonly WebhookProps[]): WebhookProps | undefined {
  return all.find((each) => each.url === url) ?? all.find((each) => each.name === name)
}

/** Correct a webhook, whose name and further headers stay; nothing where it is right. */
export function corrected(existing: WebhookProps, wanted: CreateWebhooksProps): WebhookProps | undefined {
  // Contentful's own payload alone is understood.
  const { transformation: _, ...rest } = existing
  const right: WebhookProps = { ...rest, ...wanted, name: existing.name, headers: existing.headers }
  const isRight =
    existing.transformation === undefined &&
    isDeepStrictEqual({ ...right, topics: right.topics.toSorted() }, { ...existing, topics: existing.topics.toSorted() })
  return isRight ? undefined : right
}

/** Complete the address of a site to that of its webhook. Throws a `StartError` where it is none. */
export function webhookUrl(address: string): URL {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) throw new StartError(`--url must be the address of the site: https://www.bakery.example. It is ${address}.`)
  if (url.pathname === '/') url.pathname = WEBHOOK_PATH
  return url
}
