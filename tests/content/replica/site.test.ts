import { isNotFound } from '@tanstack/react-router'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { firstCopy, newFolder } from '../../support/replica-of.ts'
import { answering, open, shut, silent, startGate, type Gate } from '../../support/gate.ts'
import { startContentService, type RunningServer } from '../../support/process.ts'

// The site's content layer on a replica, whose space is behind a gate that counts requests and fails.
const printed: string[] = []
let service: RunningServer & { readonly port: number }
let gate: Gate
const folder = newFolder()

beforeAll(async () => {
  service = await startContentService(['--delivery-token', 'right'])
  gate = await startGate(service.port)
})

afterAll(async () => {
  await globalThis.contentReplica?.close()
  await gate.stop()
  await service.stop()
})

beforeEach(() => {
  printed.length = 0
  for (const level of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => void printed.push(parts.join(' ')))
  }
})

async function site(env: Record<string, string> = {}) {
  vi.resetModules()
  Object.assign(process.env, {
    CONTENT_STRATEGY: 'replica',
    CONTENT_SYNC_SECONDS: '3600',
    CONTENT_STATE: folder,
    CONTENTFUL_SPACE_ID: 'meridian00001',
    CONTENTFUL_HOST: `localhost:${gate.port}`,
    CONTENTFUL_INSECURE: 'true',
    CONTENTFUL_DELIVERY_TOKEN: 'right',
    ...env,
  })
  const { answer } = await import('../../../src/site-content/site-answer.server.ts')
  const { pageByPath } = await import('../../../src/pages/page/page.server.ts')
  const { storiesPage } = await import('../../../src/pages/story/listing/listing.server.ts')
  const { openSource } = await import('../../../src/content/client/opening.server.ts')
  const source = await import('../../../src/site-content/site-source.server.ts')
  const outcome = (asked: Promise<unknown>) =>
    asked.then(
      () => 'page',
      (error: unknown) => (isNotFound(error) ? 'missing' : error),
    )
  return {
    source,
    openSource: () => openSource(source),
    visits: () =>
      Promise.all([
        outcome(
          answer(
            'en',
            (content) => pageByPath(content, 'visit'),
            () => ({}),
          ),
        ),
        outcome(
          answer(
            'de',
            (content) => storiesPage(content, undefined, 1),
            () => ({}),
          ),
        ),
        outcome(
          answer(
            'ar',
            (content) => pageByPath(content, 'no/such/page'),
            () => ({}),
          ),
        ),
      ]),
  }
}

const SHOWN = ['page', 'page', 'missing']
const soon = { timeout: 15_000, interval: 50 }

test('replica: page views send no requests to the space', async () => {
  const { openSource, visits, source } = await site()
  await firstCopy(await source.contentSource())
  expect(await openSource()).toMatchObject({
    kind: 'open',
    sentence: expect.stringMatching(/^It shows space meridian00001 at .*: \d+ entries in en, de, fr, ar, ja\.$/),
  })
  const asked: string[] = []
  gate.set((incoming, outgoing, pass) => {
    asked.push(incoming.url ?? '')
    open(incoming, outgoing, pass)
  })
  for (let times = 0; times < 5; times += 1) expect(await visits()).toEqual(SHOWN)
  // Pictures are requested from the space, to compute their placeholder colours.
  expect(asked.filter((url) => !url.startsWith('/images/'))).toEqual([])
})

test.each([
  ['killed', shut],
  ['silent', silent],
  ['limiting requests', answering(429, '{}')],
  ['failing', answering(500, '{}')],
  ['behind a bad gateway', answering(502, '<html>')],
  ['truncated', answering(200, '{"items":[{"sys":')],
])('replica: a space that is %s affects no visitor', async (_, way) => {
  const { openSource, visits } = await site({ CONTENT_SYNC_SECONDS: '0.2' })
  await openSource()
  gate.set(way)
  const asked = gate.count()
  await vi.waitFor(() => expect(gate.count()).toBeGreaterThan(asked), soon)
  for (let times = 0; times < 5; times += 1) expect(await visits()).toEqual(SHOWN)
  gate.set(open)
})

test('replica: starts from disk while the space is unreachable, and logs the date of the copy', async () => {
  gate.set(shut)
  const { openSource, visits } = await site()
  expect(await openSource()).toMatchObject({
    kind: 'open',
    sentence: expect.stringMatching(/It is read from disk, as of 20\d\d-[\d:T.-]+Z, and is catching up\.$/),
  })
  expect(await visits()).toEqual(SHOWN)
  gate.set(open)
})

test('replica: starts from disk if the token was revoked, with a warning', async () => {
  const { openSource, visits } = await site({ CONTENTFUL_DELIVERY_TOKEN: 'wrong' })
  expect(await openSource()).toMatchObject({ kind: 'open' })
  expect(await visits()).toEqual(SHOWN)
  await vi.waitFor(() => expect(printed.filter((line) => /refuses the site; CONTENTFUL_DELIVERY_TOKEN/.test(line))).toHaveLength(1), soon)
})

test('replica: without a copy and with an unreachable space, pages are unavailable until the space is back', async () => {
  gate.set(shut)
  const { openSource, visits } = await site({ CONTENT_STATE: newFolder() })
  expect(await openSource()).toMatchObject({ kind: 'unreachable', sentence: expect.stringMatching(/cannot be read yet .*visitors see 503 until it can/) })
  for (const failure of await visits()) expect(failure).toMatchObject({ code: 'unavailable' })
  gate.set(open)
  await vi.waitFor(async () => expect(await visits()).toEqual(SHOWN), soon)
})

test('replica: without a copy and with a refused token, the start stops and names the remedy', async () => {
  const { openSource } = await site({ CONTENT_STATE: newFolder(), CONTENTFUL_DELIVERY_TOKEN: 'wrong' })
  expect(await openSource()).toMatchObject({ kind: 'refused', sentence: expect.stringContaining('refuses the token (401): CONTENTFUL_DELIVERY_TOKEN must be') })
})
