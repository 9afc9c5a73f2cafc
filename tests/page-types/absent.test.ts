import { isNotFound } from '@tanstack/react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sectionsOnServer } from '../../src/sections/registry.server.ts'
import { changedSpace, type ExportDraft } from '../support/spaces/export-file.ts'

const reports: string[] = []

beforeEach(() => {
  reports.length = 0
  vi.spyOn(console, 'warn').mockImplementation((line: unknown) => void reports.push(String(line)))
})

function without(types: readonly string[]): string {
  const isOf = (value: unknown) => types.some((type) => JSON.stringify(value).includes(`"id":"${type}"`))
  return changedSpace((draft: ExportDraft) => {
    draft.contentTypes = draft.contentTypes.filter((type) => !isOf(type['sys']))
    draft.entries = draft.entries.filter(({ sys }) => !isOf(sys['contentType']))
  })
}

async function siteOf(file: string) {
  vi.resetModules()
  process.env['CONTENT_SPACE'] = file
  const { answer } = await import('../../src/site-content/site-answer.server.ts')
  const { homePage, pageByPath } = await import('../../src/pages/page/page.server.ts')
  const { readLayout } = await import('../../src/layout/site-layout/layout-content.server.ts')
  const { storiesPage } = await import('../../src/pages/story/listing/listing.server.ts')
  const { storyPage } = await import('../../src/pages/story/page.server.ts')
  const { topicPage } = await import('../../src/pages/topic/page.server.ts')
  const { sitemapPages } = await import('../../src/pages/sitemap/sitemap.server.ts')
  const outcome = (asked: Promise<unknown>) =>
    asked.then(
      () => 'page',
      (error: unknown) => (isNotFound(error) ? 'missing' : String(error)),
    )
  return {
    home: await outcome(answer('en', homePage, () => ({}))),
    visit: await outcome(
      answer(
        'en',
        (content) => pageByPath(content, 'visit'),
        () => ({}),
      ),
    ),
    lost: await outcome(
      answer(
        'en',
        (content) => pageByPath(content, 'no/such/page'),
        () => ({}),
      ),
    ),
    stories: await outcome(
      answer(
        'en',
        (content) => storiesPage(content, undefined, 1),
        () => ({}),
      ),
    ),
    story: await outcome(
      answer(
        'en',
        (content) => storyPage(content, 'why-stars-twinkle'),
        () => ({}),
      ),
    ),
    topic: await outcome(
      answer(
        'en',
        (content) => topicPage(content, 'moon'),
        () => ({}),
      ),
    ),
    menu: (await readLayout('en')).menu,
    sitemap: JSON.stringify(await sitemapPages()),
  }
}

const WHOLE = { home: 'page', visit: 'page', lost: 'missing', stories: 'page', story: 'page', topic: 'page' }

describe('missing content type: is not offered, and all else works', () => {
  test.each([
    [['redirect'], {}],
    [['event'], {}],
    [['topic'], { topic: 'missing' }],
    [['story'], { stories: 'missing', story: 'missing' }],
    [['person', 'glossaryTerm', 'seo', 'slide', 'question'], {}],
    [['siteSettings'], { home: 'page' }],
    [['page'], { home: 'missing', visit: 'missing' }],
    [['navigationItem', ...Object.keys(sectionsOnServer)], {}],
  ] as const)('without %j', async (types, outcome) => {
    const site = await siteOf(without(types))
    expect(site).toMatchObject({ ...WHOLE, ...outcome })
    const said = reports.filter((line) => line.includes('has no content type'))
    expect(new Set(said).size).toBe(said.length)
  })

  test('menu and sitemap: contain no link to a listing of a missing content type', async () => {
    const { menu, sitemap } = await siteOf(without(['event']))
    expect(JSON.stringify(menu)).not.toContain('"route":"events"')
    expect(sitemap).not.toContain('"route":"events"')
    expect(sitemap).toContain('"route":"stories"')
  })
})
