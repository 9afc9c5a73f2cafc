import { describe, expect, test } from 'vitest'
import site from '#config'
import { UNTRANSLATED, type Untranslated } from '../../../src/config/site.ts'
import { loadSurfaces } from '../../support/surfaces.ts'
import { withSettings } from '../../support/with-settings.ts'

// None of these has any Japanese; `story-seeing` has all of it.
const STORY = 'drawing-what-is-not-there'

async function siteWith(policy: Untranslated) {
  const untranslated = { page: policy, story: policy, topic: policy }
  return withSettings({ untranslated, limits: { ...site.limits, storiesPerPage: 5 } }, async () => {
    const { openContent, storyPage, storiesPage, homePage, readLayout, sitemapPages, sitemap } = await loadSurfaces()
    const japanese = await openContent('ja')
    const stories = await storiesPage(japanese, undefined, 1)
    return {
      own: await storyPage(japanese, STORY),
      english: await storyPage(await openContent('en'), STORY),
      stories: stories.kind === 'page' ? stories.page : undefined,
      beyond: await storiesPage(japanese, undefined, 4),
      home: await homePage(japanese),
      frame: await readLayout('ja'),
      sitemap: sitemap(await sitemapPages(), undefined) ?? '',
    }
  })
}

const EXPECTED = {
  show: { own: 'page', total: 24, place: { route: 'story', slug: STORY } },
  hide: { own: 'page', total: 12, place: { route: 'stories' } },
  redirect: { own: 'moved', total: 24, place: { route: 'stories' } },
  missing: { own: 'missing', total: 12, place: { route: 'stories' } },
} as const

describe.each(UNTRANSLATED)('untranslated entries, under the policy %s', async (policy) => {
  const at = await siteWith(policy)
  const expected = EXPECTED[policy]

  test('have the address that the policy requires', () => {
    expect(at.own.kind).toBe(expected.own)
    if (at.own.kind === 'moved') expect(at.own).toEqual({ kind: 'moved', href: `/en/stories/${STORY}`, permanent: false })
    if (at.own.kind === 'page') expect(at.own.page.meta).toMatchObject({ noindex: true, untranslated: { translation: 'fallback', language: '英語' } })
  })

  test('are treated alike by lists, their counts and their pages', () => {
    expect(at.stories?.total).toBe(expected.total)
    expect(at.stories?.stories).toHaveLength(5)
    expect(at.stories?.pages).toBe(Math.ceil(expected.total / 5))
    expect(at.beyond.kind).toBe(expected.total > 15 ? 'page' : 'missing')
    const fallbacks = (at.stories?.stories ?? []).filter((card) => card.title.locale !== undefined)
    expect(fallbacks.length > 0).toBe(expected.total === 24)
    for (const card of fallbacks) expect(card.link).toMatchObject({ kind: 'place', locale: policy === 'redirect' ? 'en' : 'ja' })
  })

  test('appear in the language switcher as the policy requires, and in hreflang only if translated', () => {
    const alternates = at.english.kind === 'page' ? at.english.page.meta.alternates : []
    expect(alternates.map(({ locale }) => locale)).toEqual(['en', 'de', 'fr', 'ar', 'ja'])
    expect(alternates.at(-1)).toEqual({ locale: 'ja', place: expected.place, translation: 'fallback' })
    expect(at.sitemap).not.toContain(`/ja/${encodeURIComponent('読みもの')}/${STORY}`)
    expect(at.sitemap).toContain(`/en/stories/${STORY}<`)
  })

  test('do not affect the home page and the menus', () => {
    expect(at.home.kind).toBe('page')
    expect(at.frame.menu.length).toBeGreaterThan(2)
  })
})
