import { describe, expect, test } from 'vitest'
import site from '#config'
import type { Untranslated } from '../../../src/config/site.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { withSettings } from '../../support/with-settings.ts'

const SIZE = 5

async function storiesIn(policy: Untranslated) {
  const settings = { untranslated: { ...site.untranslated, story: policy }, limits: { ...site.limits, storiesPerPage: SIZE } }
  return withSettings(settings, async () => {
    const { openContent } = await import('../../../src/site-content/site-content.server.ts')
    const { storiesPage } = await import('../../../src/pages/story/listing/listing.server.ts')
    return async (locale: Locale, number: number, topic?: string, reversed?: true) => {
      const found = await storiesPage(await openContent(locale), topic, number, reversed)
      if (found.kind !== 'page') throw new Error(`Page ${number} is ${found.kind}.`)
      return found.page
    }
  })
}

describe.each([
  ['show', 24],
  ['hide', 12],
] as const)('storiesPage in Japanese under the policy %s', async (policy, total) => {
  const page = await storiesIn(policy)

  test('lists each story on one page, the newest first, and omits none', async () => {
    const first = await page('ja', 1)
    const pages = [first, ...(await Promise.all(Array.from({ length: first.pages - 1 }, (_, at) => page('ja', at + 2))))]
    const stories = pages.flatMap(({ stories: own }) => own)
    expect(new Set(stories.map(({ id }) => id)).size).toBe(total)
    const dates = stories.map(({ published }) => Date.parse(published?.iso ?? ''))
    expect(dates).toEqual(dates.toSorted((one, other) => other - one))
  })

  test('names as alternates only languages with as many pages', async () => {
    const { meta } = await page('en', 4)
    const place = meta.alternates.find(({ locale }) => locale === 'ja')?.place
    expect(place).toEqual(policy === 'show' ? { route: 'stories', page: 4 } : undefined)
    expect(meta.title).toContain('4')
    expect(meta.noindex).toBeFalsy()
  })
})

test('a topic listing is marked as selected and noindex, and its topics are in collation order', async () => {
  const page = await storiesIn('show')
  const {
    filter: { groups },
    topic,
    meta,
  } = await page('en', 1, 'moon')
  const options = groups[0]?.options ?? []
  expect([options.filter(({ active }) => active).map(({ target }) => target), topic]).toMatchObject([[{ place: { topic: 'moon' } }], 'moon'])
  expect(meta.noindex).toBe(true)
  const names = options.slice(1).map(({ title }) => title.text)
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
})

test('the reversed order lists the oldest stories first, keeps the topic, and is noindex', async () => {
  const page = await storiesIn('show')
  const [first, moon] = [await page('en', 1, undefined, true), await page('en', 1, 'moon', true)]
  const dates = first.stories.map(({ published }) => Date.parse(published?.iso ?? ''))
  expect(dates).toEqual(dates.toSorted((one, other) => one - other))
  expect(dates[0]).toBeLessThan(Date.parse((await page('en', 1)).stories[0]?.published?.iso ?? ''))
  expect(first.meta).toMatchObject({ noindex: true, place: { route: 'stories', reversed: true } })
  const targets = moon.filter.groups.map(({ options }) => options.map(({ target }) => (target.kind === 'place' ? target.place : undefined)))
  expect(targets[0]?.[0]).toEqual({ route: 'stories', page: 1, reversed: true })
  expect(targets[1]).toEqual([
    { route: 'stories', page: 1, topic: 'moon' },
    { route: 'stories', page: 1, topic: 'moon', reversed: true },
  ])
})
