import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ContentChange } from '../../../src/content/client/content-change.ts'
import { changedSpace, resource, type ExportDraft } from '../../support/spaces/export-file.ts'
import { firstCopy } from '../../support/replica-of.ts'
import { startUpstream, type Upstream } from '../../support/upstream.ts'
import { siteWithWebhook, type SiteWithWebhook } from './site-with-webhook.ts'
import { entryPayload, SECRET, webhook } from './webhook.ts'

const AT = '2026-11-21T11:59:58.000Z'
const soon = { timeout: 15_000, interval: 20 }

/** Publishes the changes of editors in Contentful. */
function publish(draft: ExportDraft, id: string, fields: Record<string, Record<string, unknown>>, revision = 2): void {
  const all = [...draft.entries, ...draft.assets]
  Object.assign(resource(all, id).sys, {
    version: 2 * revision + 1,
    publishedVersion: 2 * revision,
    publishedCounter: revision,
    publishedAt: AT,
    updatedAt: AT,
  })
  Object.assign(resource(all, id).fields, fields)
}

// The interval is one hour, so an earlier update was triggered by the webhook.
describe.each(['replica', 'direct'])('a site that follows a space once an hour, %s', (strategy) => {
  let upstream: Upstream
  let site: SiteWithWebhook

  beforeEach(async () => {
    upstream = await startUpstream()
    site = await siteWithWebhook({ ...upstream.env, CONTENTFUL_WEBHOOK_SECRET: SECRET, CONTENT_STRATEGY: strategy, CONTENT_SYNC_SECONDS: '3600' })
    await firstCopy(site.source)
    // With the direct strategy, a site follows changes after it has read all current ones.
    if (strategy === 'direct') await vi.waitFor(() => expect(site.source.revision?.()).toBe(1), soon)
  })

  afterEach(async () => {
    await site.close()
    await upstream.stop()
  })

  const payload = (revision = 2, type?: string) => entryPayload({ id: 'story-seeing', space: site.source.space.id, revision, at: AT }, type)
  /** Resolves when the last change of the content is visible to visitors. */
  const live = (what = 'published') => vi.waitFor(() => expect(site.lastChanges()[0]).toMatchObject({ what, liveAt: expect.any(Date) }), soon)
  const title = async () => {
    const [entry] = (await site.source.client.withoutLinkResolution.getEntries({ 'sys.id': 'story-seeing' })).items
    return entry?.fields['title']
  }

  test('shows a change that was published before its webhook arrived', async () => {
    await upstream.edit((draft) => publish(draft, 'story-seeing', { title: { en: 'Told at once' } }))
    expect(await site.send(webhook(payload()))).toEqual([202, 'Accepted: the site reads the space until it contains the change.'])
    await live()
    expect(await title()).toBe('Told at once')
    expect(site.lastChanges()).toEqual([
      {
        kind: 'Entry',
        id: 'story-seeing',
        contentTypeId: 'story',
        name: 'Told at once',
        what: 'published',
        revision: 2,
        publishedAt: new Date(AT),
        notifiedAt: expect.any(Date),
        liveAt: expect.any(Date),
      },
    ])
    const [{ notifiedAt, liveAt } = {}] = site.lastChanges()
    expect(Number(liveAt)).toBeGreaterThanOrEqual(Number(notifiedAt))
    // Contentful may send the same change again.
    expect(await site.send(webhook(payload()))).toEqual([202, 'Accepted: the change is already shown.'])
    expect(site.lastChanges()).toHaveLength(1)
  })

  test('polls until the Delivery API contains the change, and until then reports it as not live', async () => {
    expect(await site.send(webhook(payload()))).toEqual([202, 'Accepted: the site reads the space until it contains the change.'])
    upstream.gate.asked()
    const asked: string[] = []
    await vi.waitFor(() => {
      asked.push(...upstream.gate.asked())
      expect(asked.filter((path) => path.includes('/sync')).length).toBeGreaterThan(3)
    }, soon)
    expect(site.lastChanges()).toMatchObject([
      { id: 'story-seeing', what: 'published', publishedAt: new Date(AT), notifiedAt: expect.any(Date), liveAt: undefined },
    ])
    await upstream.edit((draft) => publish(draft, 'story-seeing', { title: { en: 'It came late' } }))
    await live()
    expect(await title()).toBe('It came late')
    expect(site.lastChanges()).toMatchObject([{ id: 'story-seeing', name: 'It came late', notifiedAt: expect.any(Date), liveAt: expect.any(Date) }])
  })

  test('removes an unpublished entry, and remembers its name', async () => {
    await upstream.edit((draft) => publish(draft, 'story-seeing', { title: { en: 'Here today' } }))
    await site.send(webhook(payload()))
    await live()
    await upstream.edit((draft) => void (draft.entries = draft.entries.filter(({ sys }) => sys.id !== 'story-seeing')))
    await site.send(webhook(payload(2, 'DeletedEntry'), { topic: 'ContentManagement.Entry.unpublish' }))
    await live('unpublished')
    expect(await title()).toBeUndefined()
    await site.send(webhook(payload(2, 'DeletedEntry'), { topic: 'ContentManagement.Entry.delete' }))
    expect(site.lastChanges()).toMatchObject([
      { what: 'unpublished', name: 'Here today', contentTypeId: 'story', publishedAt: new Date(AT), notifiedAt: expect.any(Date), liveAt: expect.any(Date) },
      { what: 'published', name: 'Here today' },
    ])
  })

  test('shows a published asset and a published content type', async () => {
    const [{ sys: { id } } = { sys: { id: '' } }] = (await site.source.client.withoutLinkResolution.getAssets({ limit: 1 })).items
    const changes: ContentChange[] = []
    site.source.onChange((change) => changes.push(change))
    await upstream.edit((draft) => publish(draft, id, { title: { en: 'Another caption' } }))
    await site.send(webhook(entryPayload({ id, space: site.source.space.id, at: AT }, 'Asset'), { topic: 'ContentManagement.Asset.publish' }))
    await vi.waitFor(() => expect(site.lastChanges()).toMatchObject([{ kind: 'Asset', id, name: 'Another caption', liveAt: expect.any(Date) }]), soon)
    const ofType = entryPayload({ id: 'story', space: site.source.space.id, at: AT }, 'ContentType')
    expect(await site.send(webhook(ofType, { topic: 'ContentManagement.ContentType.publish' }))).toEqual([
      202,
      expect.stringContaining('reads the space until'),
    ])
    await upstream.edit((draft) => {
      for (const type of draft.contentTypes)
        if (Object(type['sys']).id === 'story') Object.assign(type, { description: 'New', sys: { ...Object(type['sys']), publishedCounter: 2 } })
    })
    await vi.waitFor(() => expect(changes).toContainEqual(expect.objectContaining({ touchesModel: true })), soon)
    const again = () => site.send(webhook(ofType, { topic: 'ContentManagement.ContentType.publish' }))
    await vi.waitFor(async () => expect(await again()).toEqual([202, 'Accepted: the change is already shown.']), soon)
    // Changes of content types are not recorded, because editors of content do not publish them.
    expect(site.lastChanges()).toHaveLength(1)
  })
})

test('two sites of one space are both up to date, even if only one receives the webhook', async () => {
  const upstream = await startUpstream()
  const env = { ...upstream.env, CONTENTFUL_WEBHOOK_SECRET: SECRET, CONTENT_STRATEGY: 'direct' }
  const notify = await siteWithWebhook({ ...env, CONTENT_SYNC_SECONDS: '3600' })
  const other = await siteWithWebhook({ ...env, CONTENT_SYNC_SECONDS: '0.2', CONTENT_STATE: `${upstream.env.CONTENT_STATE}-other` })
  const { id } = notify.source.space
  try {
    await vi.waitFor(() => expect([notify, other].map(({ source }) => source.revision?.())).toEqual([1, 1]), soon)
    await notify.send(webhook(entryPayload({ id: 'story-seeing', space: id, at: AT })))
    await upstream.edit((draft) => publish(draft, 'story-seeing', { title: { en: 'For both' } }))
    await vi.waitFor(() => expect([notify, other].map((site) => site.lastChanges()[0]?.name)).toEqual(['For both', 'For both']), soon)
    expect(other.lastChanges()).toMatchObject([{ notifiedAt: undefined, liveAt: expect.any(Date) }])
    // The webhook reaches the other site late, as after a retry.
    await other.send(webhook(entryPayload({ id: 'story-seeing', space: id, at: AT })))
    expect(other.lastChanges()).toMatchObject([{ notifiedAt: expect.any(Date), name: 'For both' }])
  } finally {
    await notify.close()
    await other.close()
    await upstream.stop()
  }
})

test('a space file: its changes are recorded, with or without a webhook', async () => {
  const file = changedSpace(() => undefined)
  const site = await siteWithWebhook({ CONTENTFUL_SPACE_ID: '', CONTENT_SPACE: file, CONTENTFUL_WEBHOOK_SECRET: SECRET })
  try {
    const draft: ExportDraft = JSON.parse(readFileSync(file, 'utf8'))
    publish(draft, 'story-seeing', { title: { en: 'In a file' } })
    // The change is not visible to visitors, because it is unpublished.
    Object.assign(resource(draft.entries, 'page-visit').sys, { version: 9 })
    writeFileSync(file, JSON.stringify(draft))
    await vi.waitFor(
      () => expect(site.lastChanges()).toMatchObject([{ id: 'story-seeing', name: 'In a file', publishedAt: new Date(AT), notifiedAt: undefined }]),
      soon,
    )
    expect(await site.send(webhook(entryPayload({ id: 'story-seeing', space: site.source.space.id, at: AT })))).toEqual([
      202,
      'Accepted: the change is already shown.',
    ])
    expect(site.lastChanges()).toMatchObject([{ id: 'story-seeing', notifiedAt: expect.any(Date) }])
  } finally {
    await site.close()
    rmSync(dirname(file), { recursive: true })
  }
})
