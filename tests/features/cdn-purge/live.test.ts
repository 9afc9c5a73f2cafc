import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { changedSpace, resource, type ExportDraft } from '../../support/spaces/export-file.ts'
import { startReceiver } from '../../support/receiver.ts'
import { folderOfTest } from './purging.ts'

const soon = { timeout: 15_000, interval: 20 }

test('cdnPurge: purges the affected pages after the site shows a change, all pages after a deployment, and pages with a date when it passes', async () => {
  using own = folderOfTest()
  const receiver = await startReceiver()
  const file = changedSpace(() => undefined)
  vi.resetModules()
  Object.assign(process.env, {
    CONTENT_SPACE: file,
    CONTENT_STATE: own.folder,
    SITE_CDN: 'varnish',
    SITE_CDN_API: receiver.url,
    SITE_CDN_AGAIN_SECONDS: '3600',
  })
  const { cdnPurge } = await import('../../../src/features/cdn-purge/feature.server.ts')
  const { tagOfAll, tagOfTimed, surrogateHeader } = await import('../../../src/server/page-cache/cdn.server.ts')
  const { contentSource } = await import('../../../src/site-content/site-source.server.ts')
  const { now } = await import('../../../src/config/clock.server.ts')
  const purged = () => receiver.received.map(({ headers }) => String(headers['xkey-softpurge']).split(' '))
  const source = await contentSource()
  try {
    await cdnPurge.contentOpened?.()
    expect(receiver.received).toEqual([])
    await cdnPurge.listening?.('build one')
    await vi.waitFor(() => expect(purged()).toEqual([[tagOfAll()]]), soon)

    const draft: ExportDraft = JSON.parse(readFileSync(file, 'utf8'))
    const sys = { version: 9, publishedVersion: 8, publishedCounter: 4, publishedAt: '2026-11-21T11:59:58.000Z', updatedAt: '2026-11-21T11:59:58.000Z' }
    Object.assign(resource(draft.entries, 'story-seeing').sys, sys)
    Object.assign(resource(draft.entries, 'story-seeing').fields, { title: { en: 'New' } })
    const titles: unknown[] = []
    source.onChange(async () => {
      const [entry] = (await source.client.withoutLinkResolution.getEntries({ 'sys.id': 'story-seeing' })).items
      titles.push(entry?.fields['title'], receiver.received.length)
    })
    writeFileSync(file, JSON.stringify(draft))
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2), soon)
    // The site had the new title before it sent the purge.
    expect(titles).toEqual(['New', 1])
    const tagsOfPage = surrogateHeader(['story/story-seeing'], false)?.[1].split(' ') ?? []
    expect(purged()[1]?.some((tag) => tagsOfPage.includes(tag))).toBe(true)
    expect(purged()[1]).not.toContain(tagOfAll())

    cdnPurge.rendered?.({ ids: new Map(), lists: new Map(), late: new Set(), isIncomplete: false, until: now().getTime() + 50 })
    await vi.waitFor(() => expect(purged()[2]).toEqual([tagOfTimed()]), soon)
    const { withPageServices, pageServices } = await import('../../../src/content/pages/page-services.server.ts')
    const status = () => withPageServices(cdnPurge.services ?? {}, () => pageServices().cdnStatus?.())
    // The purge counts once its response has arrived.
    const done = { purges: 3, failures: 0, fault: undefined, last: expect.any(Date), delayMs: expect.any(Number) }
    await vi.waitFor(() => expect(status()).toMatchObject(done), soon)
  } finally {
    await cdnPurge.close?.()
    await source.close?.()
    await receiver.close()
  }
  // The next process of the same build purges only what time may have changed; that of another build purges all.
  expect(JSON.parse(readFileSync(`${own.folder}/cdn-outbox.json`, 'utf8'))).toMatchObject({ build: 'build one' })
})
