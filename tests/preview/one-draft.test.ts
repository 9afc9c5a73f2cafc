import { afterEach, expect, test, vi } from 'vitest'
import type { PreviewSession } from '../../src/content/preview/preview-session.ts'
import { changedSpace, copyOf, link, resource, type DraftResource, type ExportDraft } from '../support/spaces/export-file.ts'

const OWN = 'story-own-draft'
const UNTIL = new Date('2100-01-01T00:00:00Z')
const SESSION: PreviewSession = { scope: { entry: OWN }, until: UNTIL }

afterEach(() => void vi.unstubAllEnvs())

function asDraft(entry: DraftResource): DraftResource {
  const { publishedVersion: _, publishedAt: _at, firstPublishedAt: _first, ...sys } = entry.sys
  return { ...entry, sys: { ...sys, id: entry.sys.id, version: 1 } }
}

function draftOf(space: ExportDraft, from: string, id: string, title: string, more: DraftResource['fields'] = {}): DraftResource {
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const published = resource(space.entries, from)
  return asDraft(copyOf(published, id, { ...published.fields, title: { en: title }, slug: { en: slug }, ...more }))
}

// A draft that links to another draft, to a published story with unpublished changes, and to a draft section.
const file = changedSpace((space) => {
  space.entries.push(draftOf(space, 'story-seeing', 'story-other-draft', 'Secret of the other draft', { related: {} }))
  space.entries.push(draftOf(space, 'page-visit', 'page-draft', 'Secret of a page', { parent: {}, sections: {} }))
  space.entries.push(draftOf(space, 'event-apophis-2029', 'event-draft', 'Secret of an event'))
  const related = { en: ['story-other-draft', 'story-winter-hexagon'].map((id) => link('Entry', id)) }
  space.entries.push(draftOf(space, 'story-seeing', OWN, 'The draft that was shared', { related }))
})

async function site() {
  vi.stubEnv('CONTENT_SPACE', file)
  vi.stubEnv('CONTENTFUL_SPACE_ID', '')
  vi.resetModules()
  const { openContent } = await import('../../src/site-content/site-content.server.ts')
  const { inDrafts } = await import('../../src/content/preview/current-preview.server.ts')
  const { storyPage } = await import('../../src/pages/story/page.server.ts')
  const { storiesPage } = await import('../../src/pages/story/listing/listing.server.ts')
  const as = <T>(session: PreviewSession, look: (content: Awaited<ReturnType<typeof openContent>>) => Promise<T>) =>
    inDrafts(session, async () => look(await openContent('en')))
  return { as, storyPage, storiesPage }
}

test('preview of one draft: a link shows that draft, and the title of no other', async () => {
  const { as, storyPage } = await site()
  const look = (session: PreviewSession) => as(session, (content) => storyPage(content, 'the-draft-that-was-shared'))
  const whole = await look({ scope: 'all', until: UNTIL })
  expect(JSON.stringify(whole)).toContain('Secret of the other draft')
  const guest = await look(SESSION)
  expect(guest).toMatchObject({ kind: 'page', page: { title: { text: 'The draft that was shared' } } })
  expect(JSON.stringify(guest)).not.toMatch(/Secret|Six lamps around Orion|six-lamps/)
})

test('preview of one draft: lists of its page contain published content and the draft', async () => {
  const { as, storiesPage } = await site()
  const list = JSON.stringify(await as(SESSION, (content) => storiesPage(content, undefined, 1)))
  expect(list).not.toMatch(/Secret|Six lamps around Orion/)
  const entries = await as(SESSION, (content) => content.all({ content_type: 'story', include: 0, order: 'sys.id' }))
  const ids = entries.map(({ id }) => id)
  expect(ids).toContain(OWN)
  expect(ids).toContain('story-seeing')
  expect(ids).not.toContain('story-other-draft')
  const some = await as(SESSION, (content) => content.some({ content_type: 'story', include: 0, order: 'sys.id' }, 0, 1000))
  expect([some.total, new Set(some.entries.map(({ id }) => id))]).toEqual([ids.length, new Set(ids)])
  for (const id of ['story-other-draft', 'page-draft', 'event-draft'])
    expect(await as(SESSION, (content) => content.all({ 'sys.id': id, include: 0 })), id).toEqual([])
})
