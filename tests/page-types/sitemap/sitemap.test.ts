import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { inTurns } from '../../../src/content/reading/turns.server.ts'
import { changedSpace, copyOf, resource, type ExportDraft } from '../../support/spaces/export-file.ts'

const file = changedSpace(() => undefined)
process.env['CONTENT_SPACE'] = file
const { sitemapPages } = await import('../../../src/pages/sitemap/sitemap.server.ts')

test('sitemapPages: is computed once per state of the content, and again after a change', async () => {
  const [one, other] = await Promise.all([sitemapPages(), sitemapPages()])
  expect(other).toBe(one)
  expect(await sitemapPages()).toBe(one)
  const draft: ExportDraft = JSON.parse(readFileSync(file, 'utf8'))
  draft.entries.push(copyOf(resource(draft.entries, 'story-earthshine'), 'story-new', { slug: { en: 'brand-new' } }))
  writeFileSync(file, JSON.stringify(draft))
  await vi.waitFor(async () => expect(JSON.stringify(await sitemapPages())).toContain('brand-new'), { timeout: 15_000, interval: 100 })
})

test('sitemapPages: yields to other work of the process', async () => {
  let turns = 0
  const count = setInterval(() => (turns += 1), 0)
  const spin = (value: number) => {
    for (const end = performance.now() + 15; performance.now() < end;);
    return value * 2
  }
  expect(await inTurns([1, 2, 3, 4, 5], spin)).toEqual([2, 4, 6, 8, 10])
  clearInterval(count)
  expect(turns).toBeGreaterThan(1)
})

test('sitemapPages: a page names its own pictures and those of its sections', async () => {
  const picturesOf = async (route: string, slug?: string) =>
    (await sitemapPages()).find(
      ({ alternates: [first] }) => first?.place.route === route && (slug === undefined || JSON.stringify(first.place).includes(`"${slug}"`)),
    )?.pictures
  expect(await picturesOf('story', 'why-stars-twinkle')).toEqual([expect.stringMatching(/star-trails\.jpg$/)])
  expect((await picturesOf('home'))?.length).toBeGreaterThan(0)
})
