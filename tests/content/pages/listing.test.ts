import { expect, test } from 'vitest'
import site from '#config'
import { withSettings } from '../../support/with-settings.ts'

/** Reads all stories of the demonstration space at once and in pages of `size`. Pages are lists of ids. */
async function parts(policy: 'show' | 'hide' | 'redirect' | 'missing', locale: 'en' | 'ja', size: number) {
  return withSettings({ untranslated: { ...site.untranslated, story: policy } }, async () => {
    const { openContent } = await import('../../../src/site-content/site-content.server.ts')
    const { listed } = await import('../../../src/content/links/listed.server.ts')
    const content = await openContent(locale)
    const query = { order: '-fields.published', include: 0 }
    const whole = await listed(content, 'story', query, 0, 1000)
    const pages: string[][] = []
    for (let skip = 0; skip < whole.total; skip += size) pages.push((await listed(content, 'story', query, skip, size)).entries.map(({ id }) => id))
    return { whole, pages, beyond: (await listed(content, 'story', query, whole.total, size)).entries, empty: await listed(content, 'story', query, 0, 0) }
  })
}

test.each([
  ['show', 'ja', 24],
  ['redirect', 'ja', 24],
  ['hide', 'ja', 12],
  ['missing', 'ja', 12],
  ['hide', 'en', 24],
] as const)('listing: under %s in %s the parts contain each entry once and in order', async (policy, locale, total) => {
  const { whole, pages, beyond, empty } = await parts(policy, locale, 5)
  expect([whole.total, whole.entries.length]).toEqual([total, total])
  expect(pages.flat()).toEqual(whole.entries.map(({ id }) => id))
  expect(new Set(pages.flat()).size).toBe(total)
  expect(pages.map((page) => page.length)).toEqual([...Array.from({ length: Math.ceil(total / 5) - 1 }, () => 5), total % 5])
  expect([beyond, empty.entries, empty.total]).toEqual([[], [], total])
})

test('listing: counts its entries in each language', async () => {
  const { whole } = await parts('hide', 'en', 5)
  expect([whole.totalIn('en'), whole.totalIn('de'), whole.totalIn('ja')]).toEqual([24, 24, 12])
})
