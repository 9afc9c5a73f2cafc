import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isNotFound } from '@tanstack/react-router'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { answering, open, shut, silent, startGate, type Gate } from '../../support/gate.ts'
import { lackingSpace } from '../../support/spaces/lacking-space.ts'
import { readSpace } from '../../support/spaces/space.ts'
import { startContentService, type RunningServer } from '../../support/process.ts'

const STORIES = readSpace()
  .entries.filter(({ sys }) => sys.contentType.sys.id === 'story')
  .map(({ fields }) => String(fields['slug']?.['en']))

// The site's content layer reads over HTTP, as from Contentful. A gate in front of the service simulates failures.
const printed: string[] = []
const sources: (() => Promise<unknown>)[] = []
let service: RunningServer & { readonly port: number }
let lacking: RunningServer & { readonly port: number }
let gate: Gate

beforeAll(async () => {
  service = await startContentService(['--delivery-token', 'right'])
  lacking = await startContentService(['--space', lackingSpace()])
})

afterAll(async () => {
  await service.stop()
  await lacking.stop()
})

beforeEach(async () => {
  printed.length = 0
  for (const level of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation(
      (...parts: unknown[]) => void printed.push(parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(' ')),
    )
  }
  gate = await startGate(service.port)
})

afterEach(async () => {
  for (const close of sources.splice(0)) await close()
  vi.mocked(console.error).mockClear()
  await gate.stop()
})

async function site(port: number, env: Record<string, string> = {}) {
  vi.resetModules()
  Object.assign(process.env, {
    CONTENT_STRATEGY: 'direct',
    CONTENTFUL_SPACE_ID: 'meridian00001',
    CONTENTFUL_HOST: `localhost:${port}`,
    CONTENTFUL_INSECURE: 'true',
    CONTENT_STATE: mkdtempSync(join(tmpdir(), 'vitrine-')),
    CONTENTFUL_DELIVERY_TOKEN: 'right',
    ...env,
  })
  const { answer } = await import('../../../src/site-content/site-answer.server.ts')
  const { pageByPath } = await import('../../../src/pages/page/page.server.ts')
  const { storiesPage } = await import('../../../src/pages/story/listing/listing.server.ts')
  const { storyPage } = await import('../../../src/pages/story/page.server.ts')
  const failure = (asked: Promise<unknown>) =>
    asked.then(
      () => 'page',
      (error: unknown) => (isNotFound(error) ? 'missing' : error),
    )
  const { contentSource } = await import('../../../src/site-content/site-source.server.ts')
  sources.push(async () => (await contentSource()).close?.())
  return {
    answer,
    /** Resolves when the site follows changes: content that was read before is then read again. */
    followed: () => vi.waitFor(async () => expect((await contentSource()).revision?.()).toBe(1), { timeout: 10_000, interval: 20 }),
    /** Reads a page that was not read before. */
    unseen: (number: number) =>
      failure(
        answer(
          'en',
          (content) => storyPage(content, STORIES[number] ?? ''),
          () => ({}),
        ),
      ),
    visit: () =>
      failure(
        answer(
          'en',
          (content) => pageByPath(content, 'visit'),
          () => ({}),
        ),
      ),
    lost: () =>
      failure(
        answer(
          'en',
          (content) => pageByPath(content, 'no/such/page'),
          () => ({}),
        ),
      ),
    stories: () =>
      failure(
        answer(
          'en',
          (content) => storiesPage(content, undefined, 1),
          () => ({}),
        ),
      ),
    failure,
  }
}

const lines = () => printed.map((line) => line.split('\n')[0] ?? '')

describe('site: each kind of fault has its own log line, printed once, and its own page', () => {
  test('site: an invalid token, space or environment is logged', async () => {
    const wrong: readonly Record<string, string>[] = [
      { CONTENTFUL_DELIVERY_TOKEN: 'wrong' },
      { CONTENTFUL_SPACE_ID: 'nowhere' },
      { CONTENTFUL_ENVIRONMENT: 'nowhere' },
    ]
    for (const env of wrong) {
      printed.length = 0
      const { visit } = await site(gate.port, { CONTENTFUL_SPACE_ID: 'meridian00001', CONTENTFUL_ENVIRONMENT: 'master', ...env })
      for (let times = 0; times < 3; times += 1) expect(await visit()).toMatchObject({ code: 'unavailable', fault: 'refused' })
      expect(lines()).toEqual([
        expect.stringMatching(/^\[content\] The content service refuses the site \(40[14] .*CONTENTFUL_DELIVERY_TOKEN, CONTENTFUL_SPACE_ID/),
      ])
    }
    process.env['CONTENTFUL_ENVIRONMENT'] = 'master'
  })

  test('site: a query that the space rejects is logged once, and other pages are shown', async () => {
    const { stories, visit } = await site(lacking.port)
    for (let times = 0; times < 3; times += 1) expect(await stories()).toMatchObject({ code: 'internal', fault: 'question' })
    expect(await visit()).toBe('page')
    expect(lines().filter((line) => line.includes('rejects a query'))).toEqual([expect.stringMatching(/fields\.published.*`npm run check`/)])
  })

  test('site: an answer that fits no schema and an internal error are logged as faults of the site', async () => {
    const { visit, failure, answer } = await site(gate.port)
    gate.set((incoming, outgoing, pass) => (incoming.url?.includes('/locales') ? answering(200, '{"items":1}')(incoming, outgoing, pass) : pass()))
    for (let times = 0; times < 2; times += 1) expect(await visit()).toMatchObject({ code: 'internal', fault: 'ours' })
    await expect
      .poll(lines)
      .toEqual(
        expect.arrayContaining([
          expect.stringMatching(/failed on an answer of the content service \(unexpected response: .*items.*This is a fault in the site's code/),
          expect.stringMatching(/does not report changes \(unexpected response/),
        ]),
      )
    gate.set(open)
    // An open request may still return the wrong response.
    await vi.waitFor(async () => expect(await visit()).toBe('page'), { timeout: 10_000, interval: 20 })
    printed.length = 0
    const broken = async (): Promise<never> => {
      throw new TypeError('x is not a function')
    }
    for (let times = 0; times < 2; times += 1) expect(await failure(answer('en', broken, () => ({})))).toMatchObject({ code: 'internal', fault: 'ours' })
    expect(lines()).toHaveLength(1)
    expect(printed[0]).toMatch(/TypeError: x is not a function[^]*faults\.test\.ts/)
  })

  test('site: a missing content type affects only pages that use it, and is logged once', async () => {
    const { lost, visit } = await site(lacking.port)
    expect([await lost(), await lost(), await visit()]).toEqual(['missing', 'missing', 'page'])
    expect(lines().filter((line) => /no content type "redirect"/.test(line))).toHaveLength(1)
    expect(lines().filter((line) => /no content type "topic"/.test(line))).toHaveLength(1)
  })
})

describe('site: outages', () => {
  test('log one line at the start and one at the end, with the length and the failed requests', async () => {
    const { visit, unseen, followed } = await site(gate.port)
    await followed()
    expect(await visit()).toBe('page')
    for (const round of [1, 2]) {
      printed.length = 0
      gate.set(shut)
      for (let times = 0; times < 6; times += 1) expect(await unseen(round)).toMatchObject({ code: 'unavailable', fault: 'unreachable' })
      // Content that was read before is available.
      expect(await visit()).toBe('page')
      gate.set(open)
      await vi.waitFor(async () => expect(await unseen(round)).toBe('page'), { timeout: 15_000, interval: 200 })
      await vi.waitFor(() => expect(lines(), `round ${round}`).toHaveLength(2), { timeout: 15_000, interval: 200 })
      expect(lines()[0]).toMatch(/^\[content\] The content service does not answer \(ECONNRESET\)\. .*CONTENTFUL_HOST/)
      expect(lines()[1]).toMatch(/^\[content\] The content service answers again after \d+ s; \d+ pages could not be shown\.$/)
    }
  })

  test('delay only the first pages until the deadline if the service never answers; later pages fail at once', async () => {
    const { visit } = await site(gate.port)
    gate.set(silent)
    const first = await Promise.all([visit(), visit(), visit(), visit()])
    for (const failure of first) expect(failure).toMatchObject({ fault: 'unreachable', message: 'no complete response within 3 s' })
    gate.asked()
    for (let times = 0; times < 20; times += 1) expect(await visit()).toMatchObject({ fault: 'unreachable' })
    // One request is let through from time to time.
    expect(gate.asked().length).toBeLessThan(4)
  })

  test('show no page with an error if every tenth answer breaks off', async () => {
    const breaking = await startContentService(['--fault-truncate', '0.1'])
    try {
      const { visit } = await site(breaking.port)
      for (let times = 0; times < 12; times += 1) expect(await visit()).toBe('page')
      expect(lines()).toEqual([])
    } finally {
      await breaking.stop()
    }
  })

  test('do not include a rate limit: pages are shown as soon as it has passed', async () => {
    const { visit } = await site(gate.port)
    gate.set(answering(429, '{"sys":{"type":"Error","id":"RateLimitExceeded"},"message":"slow down"}'))
    for (const failure of await Promise.all(Array.from({ length: 6 }, visit))) expect(failure).toMatchObject({ fault: 'unreachable' })
    gate.set(open)
    expect(await visit()).toBe('page')
  })
})
