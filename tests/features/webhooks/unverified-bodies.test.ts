import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { UnverifiedBodies } from '../../../src/features/webhooks/unverified-bodies.server.ts'
import { siteWithWebhook, type SiteWithWebhook } from './site-with-webhook.ts'
import { entryPayload, PATH, SECRET, webhook } from './webhook.ts'

/** Creates a request whose body the test sends in parts. */
function dripping() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>(undefined, { highWaterMark: 10 })
  const writer = writable.getWriter()
  const sent = new Request('http://site/', { method: 'POST', body: readable, duplex: 'half' } as RequestInit)
  return { request: sent, send: (bytes: number) => writer.write(new Uint8Array(bytes)), end: () => writer.close() }
}

describe('UnverifiedBodies', () => {
  test('reads a complete body', async () => {
    const body = dripping()
    const read = new UnverifiedBodies({ ofOne: 10, ofAll: 10, deadlineMs: 60_000 }).read(body.request)
    await body.send(4)
    await body.send(6)
    await body.end()
    expect(await read).toEqual(Buffer.alloc(10))
  })

  test('cancels a body that does not arrive in time', async () => {
    expect(await new UnverifiedBodies({ ofOne: 10, ofAll: 10, deadlineMs: 1 }).read(dripping().request)).toBe('too slow')
  })

  test('cancels a body that is too large, by its declared or its actual length', async () => {
    const bodies = new UnverifiedBodies({ ofOne: 10, ofAll: 100, deadlineMs: 60_000 })
    expect(await bodies.read(new Request('http://site/', { method: 'POST', body: 'x', headers: { 'Content-Length': '11' } }))).toBe('too large')
    const body = dripping()
    const read = bodies.read(body.request)
    await body.send(11)
    expect(await read).toBe('too large')
  })

  test('cancels the largest unfinished body when memory runs out, and reads the smaller ones', async () => {
    const bodies = new UnverifiedBodies({ ofOne: 100, ofAll: 150, deadlineMs: 60_000 })
    const [small, large, other] = [dripping(), dripping(), dripping()]
    const reads = [small, large, other].map(({ request: each }) => bodies.read(each))
    await small.send(10)
    await large.send(90)
    await other.send(60)
    expect(await reads[1]).toBe('crowded out')
    for (const { end } of [small, other]) await end()
    expect(await Promise.all([reads[0], reads[2]])).toEqual([Buffer.alloc(10), Buffer.alloc(60)])
  })
})

describe('the webhook', () => {
  let site: SiteWithWebhook
  beforeAll(async () => {
    site = await siteWithWebhook({ CONTENTFUL_WEBHOOK_SECRET: SECRET })
  })
  afterAll(() => site.close())

  test('is accepted while a hundred other clients send bodies that do not end, before the first of them times out', async () => {
    let ended = 0
    const strangers = Array.from({ length: 100 }, () => {
      const { headers } = webhook('never sent')
      const asking = request(`${site.url}${PATH}`, { method: 'POST', headers: { ...headers, 'content-length': '1000' } })
      asking.on('error', () => undefined).on('response', () => (ended += 1))
      asking.write('{')
      return asking
    })
    await Promise.all(strangers.map((each) => once(each, 'socket')))
    const sent = webhook(entryPayload({ id: 'story-seeing', space: site.source.space.id }))
    expect(await site.send(sent)).toEqual([202, expect.any(String)])
    // Previously, the seventeenth sender was refused until the bodies had timed out.
    expect(ended).toBe(0)
    // A client that disconnects early must not cause a stack trace.
    const logged = vi.spyOn(console, 'error')
    for (const each of strangers) each.destroy()
    await expect.poll(() => site.connections()).toBeLessThan(50)
    expect(logged).not.toHaveBeenCalled()
  })
})
