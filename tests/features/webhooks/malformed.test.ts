import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteWithWebhook, type SiteWithWebhook } from './site-with-webhook.ts'
import { entryPayload, PATH, SECRET, webhook, type Sent } from './webhook.ts'

const TIMES = 10_000
const AT_ONCE = 8

let site: SiteWithWebhook
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

beforeAll(async () => {
  site = await siteWithWebhook({ CONTENTFUL_WEBHOOK_SECRET: SECRET })
})

afterAll(async () => {
  agent.destroy()
  await site.close()
})

/** Returns a generator of numbers between 0 and 1, which are the same in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const random = seeded(13)
const below = (limit: number) => Math.floor(random() * limit)
const anyOf = <T>(...choices: T[]): T => choices[below(choices.length)] as T
const bytes = (length: number) => Buffer.from(Array.from({ length }, () => below(256)))
const WRONG = [null, true, 0, -1, 1.5, '', '\0', 'x'.repeat(65), '../../etc', [], {}, [[]], { sys: {} }, { sys: { id: 1 } }]

/** Creates a valid payload and adds or removes a random part. */
function spoilt(): unknown {
  const payload: Record<string, unknown> = structuredClone(entryPayload({ id: 'story-seeing', space: site.source.space.id, revision: 10 ** 6 }))
  const sys = Object.assign({}, payload['sys'])
  const name = anyOf('type', 'id', 'space', 'environment', 'revision', 'updatedAt', 'contentType')
  const isOptional = name === 'revision' || name === 'updatedAt' || name === 'contentType'
  const wrong = name === 'revision' ? [null, -1, 1.5, '2', {}] : name === 'updatedAt' ? [null, 1, 'yesterday', {}] : WRONG
  const next = isOptional || random() < 0.7 ? { ...sys, [name]: anyOf(...wrong) } : Object.fromEntries(Object.entries(sys).filter(([each]) => each !== name))
  return random() < 0.9 ? { ...payload, sys: next } : anyOf(...WRONG)
}

function body(): string | Buffer {
  const whole = JSON.stringify(spoilt())
  return anyOf<() => string | Buffer>(
    () => whole,
    () => whole,
    () => JSON.stringify(entryPayload({ id: 'x', space: site.source.space.id })).slice(0, -1 - below(200)),
    () => bytes(below(400)),
    () => '',
    () => '['.repeat(below(5000)),
    () => `{"sys":{"__proto__":{"id":"x"},"constructor":${whole}}}`,
    () => `\uFEFF${whole}`,
    () => whole.replaceAll('"', "'"),
  )()
}

/** Creates a malformed webhook. A third have a valid signature, the others a defective one. */
function malformed(): Sent & { readonly raw: string | Buffer } {
  const raw = body()
  const text = raw.toString()
  const topic = anyOf('Entry.publish', 'Asset.unpublish', 'ContentType.publish', 'Entry.delete')
  const { method, headers } = webhook(text, { topic: `ContentManagement.${topic}` })
  if (random() < 0.33 && typeof raw === 'string') return { method, headers, body: text, raw }
  const name = anyOf('x-contentful-signature', 'x-contentful-timestamp', 'x-contentful-signed-headers', 'x-contentful-topic')
  const own = {
    ...headers,
    [name]: anyOf(
      '',
      '0'.repeat(64),
      'f'.repeat(64),
      String(below(2 ** 31)),
      bytes(20)
        .toString('latin1')
        .replaceAll(/[^\x20-\xff]|\x7f/g, '?'),
      '-'.repeat(3000),
      'x-contentful-signed-headers,,x-contentful-timestamp',
      'x-contentful-signed-headers, a b ,x-contentful-timestamp',
    ),
  }
  return { method, headers: own, body: text, raw }
}

function status({ method, headers, raw }: ReturnType<typeof malformed>): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = request(`${site.url}${PATH}`, { agent, method, headers: { ...headers, 'content-length': Buffer.byteLength(raw) } }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
    asking.on('error', reject).end(raw)
  })
}

test('malformed webhooks: ten thousand are all refused and change nothing', { timeout: 120_000 }, async () => {
  const before = [site.source.revision?.(), site.lastChanges()]
  const counts = new Map<number, number>()
  let left = TIMES
  const sender = async () => {
    while (left > 0) {
      left -= 1
      const sent = malformed()
      const answered = await status(sent)
      counts.set(answered, (counts.get(answered) ?? 0) + 1)
      expect(answered, JSON.stringify([sent.headers, sent.body]).slice(0, 1000)).toBeGreaterThanOrEqual(400)
      expect(answered, JSON.stringify([sent.headers, sent.body]).slice(0, 1000)).toBeLessThan(500)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sender))
  // All signed webhooks were parsed and rejected as malformed. None was rejected because of too many requests.
  expect([...counts.keys()].toSorted()).toEqual([400, 403])
  expect(counts.get(400)).toBeGreaterThan(2000)
  expect([site.source.revision?.(), site.lastChanges()]).toEqual(before)
  expect(await site.send(webhook(entryPayload({ id: 'story-seeing', space: site.source.space.id })))).toEqual([202, expect.any(String)])
})
