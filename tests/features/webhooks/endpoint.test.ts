import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { siteWithWebhook, type SiteWithWebhook } from './site-with-webhook.ts'
import { entryPayload, PATH, SECRET, webhook } from './webhook.ts'

let site: SiteWithWebhook
let space: string

beforeAll(async () => {
  site = await siteWithWebhook({ CONTENTFUL_WEBHOOK_SECRET: SECRET })
  space = site.source.space.id
})

afterAll(() => site.close())

const published = () => entryPayload({ id: 'story-seeing', space })

describe('a correctly signed webhook', () => {
  test('is accepted, and a second time without an effect', async () => {
    const sent = webhook(published())
    expect(await site.send(sent)).toEqual([202, 'Accepted: the change is already shown.'])
    expect(await site.send(sent)).toEqual([200, 'Accepted before.'])
  })

  test('is accepted once if Contentful sends it again with another signature', async () => {
    const headers = { 'x-contentful-idempotency-key': 'the same' }
    expect(await site.send(webhook(published(), { headers }))).toEqual([202, expect.any(String)])
    expect(await site.send(webhook(published(), { headers, at: Date.now() - 5000 }))).toEqual([200, 'Accepted before.'])
  })

  test('is accepted with a query, which some hosts of previews need', async () => {
    const path = `${PATH}?bypass=a%20b&x=1`
    expect(await site.send(webhook(published(), { path }), path)).toEqual([202, expect.any(String)])
  })

  test.each([
    'Entry.publish',
    'Entry.unpublish',
    'Entry.delete',
    'Asset.publish',
    'Asset.unpublish',
    'Asset.delete',
    'ContentType.publish',
    'ContentType.unpublish',
    'ContentType.delete',
  ])('%s is accepted', async (topic) => {
    const [kind = '', action = ''] = topic.split('.')
    const payload = entryPayload({ id: 'one', space }, action === 'publish' ? kind : `Deleted${kind}`)
    expect(await site.send(webhook(payload, { topic: `ContentManagement.${topic}` }))).toEqual([202, expect.stringMatching(/^Accepted/)])
  })

  test.each([
    'Entry.save',
    'Entry.auto_save',
    'Entry.create',
    'Entry.archive',
    'Asset.unarchive',
    'ContentType.save',
    'Task.create',
    'Release.execute',
    'Universe.begin',
  ])('%s does not affect visitors', async (topic) => {
    expect(await site.send(webhook({ sys: { id: 'one' } }, { topic: `ContentManagement.${topic}` }))).toEqual([200, expect.stringMatching(/^Nothing to do/)])
  })

  test('of another space it is ignored, of another environment it only triggers an update; both responses explain it', async () => {
    expect(await site.send(webhook(entryPayload({ id: 'x', space: 'another' })))).toEqual([
      202,
      expect.stringContaining('it is of space another, and the site shows'),
    ])
    const staged = webhook(entryPayload({ id: 'x', space, environment: 'staging' }))
    expect(await site.send(staged)).toEqual([202, expect.stringContaining('It is of environment staging, and the site shows master')])
    expect(site.lastChanges()).toEqual([])
  })
})

describe('a webhook that is refused', () => {
  test.each<[string, number, RegExp, () => ReturnType<typeof webhook>]>([
    ['is stale', 403, /signed 3\d s ago/, () => webhook(published(), { at: Date.now() - 31_000 })],
    ['is of the future', 403, /signed 3\d s from now/, () => webhook(published(), { at: Date.now() + 35_000 })],
    ['has another body', 403, /signature is wrong/, () => ({ ...webhook(published()), body: JSON.stringify(entryPayload({ id: 'other', space })) })],
    ['was signed for another address', 403, /signature is wrong/, () => webhook(published(), { path: '/api/webhooks/other' })],
    ['was signed with another secret', 403, /signature is wrong/, () => webhook(published(), { secret: 'x'.repeat(64) })],
    ['carries no signature', 403, /not signed/, () => ({ ...webhook(published()), headers: { 'x-contentful-topic': 'ContentManagement.Entry.publish' } })],
    ['is no JSON', 400, /body is unknown/, () => webhook('{"sys":')],
    ['is JSON of nothing known', 400, /body is unknown/, () => webhook({ title: 'transformed' })],
    ['is of another kind than its topic', 400, /body is unknown/, () => webhook(entryPayload({ id: 'x', space }, 'Asset'))],
  ])('%s', async (_, status, sentence, make) => {
    expect(await site.send(make())).toEqual([status, expect.stringMatching(sentence)])
  })

  test('has another topic or no topic', async () => {
    const sent = webhook(published())
    const { 'x-contentful-topic': _, ...headers } = sent.headers
    expect(await site.send({ ...sent, headers: { ...headers, 'x-contentful-topic': 'ContentManagement.Entry.delete' } })).toEqual([403, expect.any(String)])
    expect(await site.send({ ...sent, headers })).toEqual([403, expect.any(String)])
  })

  test('is too large, by its declared or its actual length', async () => {
    const large = 'x'.repeat(7 * 1024 * 1024 + 1)
    expect(await site.send(webhook(large))).toEqual([413, 'It is too large.'])
    const { headers } = webhook('')
    const asking = request(`${site.url}${PATH}`, { method: 'POST', headers })
    asking.end(large)
    const [{ statusCode }] = await once(asking, 'response')
    asking.destroy()
    expect(statusCode).toBe(413)
    expect(await site.send(webhook(published()))).toEqual([202, expect.any(String)])
  })
})

test('webhook endpoint: accepts only POST, and its responses are not cached', async () => {
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']) {
    const response = await fetch(`${site.url}${PATH}`, { method })
    expect([method, response.status, response.headers.get('Allow')]).toEqual([method, 405, 'POST'])
  }
  const response = await fetch(`${site.url}${PATH}`, webhook(published()))
  expect([response.headers.get('Cache-Control'), response.headers.get('Content-Type')]).toEqual(['no-store', 'text/plain; charset=utf-8'])
})

test('webhook endpoint: without a secret, responds with 404', async () => {
  await site.close()
  site = await siteWithWebhook({ CONTENTFUL_WEBHOOK_SECRET: '' })
  expect(await site.send(webhook(published()))).toEqual([404, 'Not found.'])
  expect((await fetch(`${site.url}${PATH}`)).status).toBe(404)
})
