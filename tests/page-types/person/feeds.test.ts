import { extractFromJson } from '@extractus/feed-extractor'
import { parseFeed as parseXmlFeed } from '@rowanmanning/feed-parser'
import { parseFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import { feedOfPath } from '../../seo/feed-of.ts'

const STORY = 'the-demons-wink'
const NAME = 'Lukas Brandt'
const PAGE = '/en/people/lukas-brandt'

const read = async (format: string) => (await feedOfPath(`/en/stories/feed.${format}`)).text()

test.each(['atom', 'rss'])('feed as %s: an entry names its authors, to both parsers', async (format) => {
  const text = await read(format)
  const { items } = parseXmlFeed(text)
  expect(items.find(({ url }) => url?.endsWith(STORY))?.authors.map(({ name }) => name)).toEqual([NAME])
  const shown = JSON.stringify(parseFeed(text).feed)
  expect(shown).toContain(NAME)
  // RSS has names of authors without addresses.
  if (format === 'atom') expect(shown).toContain(PAGE)
})

test('feed as JSON: an entry names its authors with their pages, to both parsers', async () => {
  const text = await read('json')
  const data: Record<string, unknown> = JSON.parse(text)
  const { entries } = extractFromJson(data, { descriptionMaxLen: 0, getExtraEntryFields: (entry) => ({ whole: entry }) })
  const item = JSON.stringify(entries?.find(({ link }) => link?.endsWith(STORY)))
  for (const shown of [JSON.stringify(parseFeed(text).feed), item]) {
    expect(shown).toContain(NAME)
    expect(shown).toContain(PAGE)
  }
})
