import { readFileSync, writeFileSync } from 'node:fs'
import { changedSpace, copyOf, resource, type ExportDraft } from '../../support/spaces/export-file.ts'
import { startSite, type RunningServer } from '../../support/process.ts'
import { expect, test } from '../fixtures.ts'

/** Requests a page. Returns its `Cache-Status` and HTML. */
async function viewed(site: RunningServer, path: string) {
  const response = await fetch(new URL(path, site.url))
  return { status: response.status, html: await response.text(), etag: response.headers.get('ETag'), how: response.headers.get('Cache-Status') ?? '' }
}

const HIT = 'vitrine; hit'

test('page cache: an edit updates at once the pages that show it, and renders no other page again', async () => {
  const file = changedSpace(() => undefined)
  const edit = (change: (draft: ExportDraft) => void) => {
    const draft: ExportDraft = JSON.parse(readFileSync(file, 'utf8'))
    change(draft)
    writeFileSync(file, JSON.stringify(draft))
  }
  const site = await startSite({ CONTENT_SPACE: file })
  try {
    const [story, other, listing, home] = ['/en/stories/why-stars-twinkle', '/en/stories/the-line-of-noon', '/en/topics/stars', '/en']
    for (const path of [story, other, listing, home]) {
      expect((await viewed(site, path)).how).toContain('stored')
      expect((await viewed(site, `${path}?utm_source=x`)).how, path).toBe(HIT)
    }
    const untouched = await viewed(site, '/en/topics')

    edit(({ entries }) => (resource(entries, 'story-seeing').fields['title'] = { en: 'Why do they twinkle?' }))
    for (const path of [story, listing, home]) await expect.poll(async () => (await viewed(site, path)).html, path).toContain('Why do they twinkle?')
    expect(await viewed(site, '/en/topics')).toEqual({ ...untouched, how: HIT })

    edit(({ assets }) => (resource(assets, 'star-trails').fields['description'] = { en: 'Arcs of light' }))
    for (const path of [story, listing]) await expect.poll(async () => (await viewed(site, path)).html, path).toContain('Arcs of light')

    edit(({ entries }) => (resource(entries, 'story-seeing').fields['slug'] = { en: 'twinkling' }))
    await expect.poll(async () => (await viewed(site, listing)).html).toContain('/en/stories/twinkling')
    expect((await viewed(site, '/en/stories/twinkling')).status).toBe(200)
    expect((await fetch(site.url + story, { redirect: 'manual' })).headers.get('Location')).toBe('/en/stories/twinkling')

    expect((await viewed(site, '/en/stories/brand-new')).status).toBe(404)
    expect((await viewed(site, '/en/stories/brand-new')).how).toBe(HIT)
    edit(({ entries }) => {
      entries.push(copyOf(resource(entries, 'story-seeing'), 'story-new', { slug: { en: 'brand-new' }, published: { en: '2026-11-20T10:00Z' } }))
    })
    await expect.poll(async () => (await viewed(site, '/en/stories/brand-new')).status).toBe(200)
    expect((await viewed(site, listing)).html).toContain('/en/stories/brand-new')

    edit((draft) => (draft.entries = draft.entries.filter(({ sys }) => sys.id !== 'story-new')))
    await expect.poll(async () => (await viewed(site, '/en/stories/brand-new')).status).toBe(404)
    expect((await viewed(site, listing)).html).not.toContain('/en/stories/brand-new')
    // A page in demand was rendered again before the next request.
    await expect.poll(async () => (await viewed(site, home)).how).toBe(HIT)
  } finally {
    await site.stop()
  }
})

test('page cache: scheduled notices and the end of a day update cached pages at the right time', async () => {
  const SECOND = 1000
  const begin = Date.parse('2026-12-13T22:59:30Z')
  const at = (seconds: number) => new Date(begin + seconds * SECOND).toISOString()
  const file = changedSpace(({ entries }) => {
    const settings = resource(entries, 'settings')
    settings.fields['announcement'] = { en: 'The gate is closed' }
    settings.fields['announcementFrom'] = { en: at(8) }
    settings.fields['announcementUntil'] = { en: at(20) }
  })
  const site = await startSite({ CONTENT_SPACE: file, SITE_CLOCK: at(0) })
  const topics = async () => (await viewed(site, '/en/topics')).html
  const soon = { timeout: 60_000, intervals: [200] }
  try {
    expect(await topics()).not.toContain('The gate is closed')
    expect((await viewed(site, '/en/topics')).how).toBe(HIT)
    const home = await viewed(site, '/en')
    await expect.poll(topics, soon).toContain('The gate is closed')
    await expect.poll(async () => (await viewed(site, '/en')).html, soon).not.toBe(home.html)
    await expect.poll(topics, soon).not.toContain('The gate is closed')
    // Thirty seconds after the start, the day ends in the time zone of the site.
    await expect.poll(async () => (await viewed(site, '/en')).html.match(/Open today|Closed today|Opens/)?.[0], soon).toMatch(/^(?:Closed today|Opens)$/)
  } finally {
    await site.stop()
  }
})
