import { expect, test } from 'vitest'
import { ConceptTree } from 'contentful-emulator/space/concept-tree.ts'
import settings from '#config'
import { sitesOf } from '../../../src/config/sites.ts'
import { belongsTo } from '../../../src/content/version/site-entries.server.ts'
import { readListedEntries } from '../../../src/content/version/listed-entries.server.ts'
import type { Query } from '../../../src/content/client/query.ts'
import type { RawEntry } from '../../../src/content/reading/raw.server.ts'

const concept = (id: string, ...broader: string[]) => ({ id, body: { broader: broader.map((each) => ({ sys: { id: each } })) } })
const taxonomy = new ConceptTree([concept('city'), concept('parks', 'city'), concept('trees', 'parks'), concept('ships')])
const [site] = sitesOf({ ...settings, sites: [{ id: 'town', origin: 'https://town.example', entries: { concept: 'city' } }] })
const story = (...concepts: string[]): RawEntry => ({
  kind: 'entry',
  id: `about-${concepts.join('-')}`,
  type: 'story',
  updatedAt: '',
  tags: [],
  concepts,
  fields: {},
  sanitized: new Set(),
  linked: () => undefined,
})

test('belongsTo: the concept of a site includes its narrower concepts', () => {
  const found = [['city'], ['parks'], ['ships', 'trees'], ['ships'], []].map((concepts) => belongsTo(site, story(...concepts), new Set(), taxonomy))
  expect(found).toEqual([true, true, true, false, false])
})

test('readListedEntries: finds an entry with a narrower concept', async () => {
  const asked: Query[] = []
  const api = {
    all: async () => [],
    ids: async () => [],
    some: async (query: Query) => {
      asked.push(query)
      return { entries: query['content_type'] === 'story' ? [story('trees')] : [], total: 1 }
    },
  }
  const found = await readListedEntries(api, { sites: [site], types: new Set(['story', 'event']), chains: [], taxonomy })
  expect([...(found.get(site.entries)?.keys() ?? [])]).toEqual(['story'])
  expect(asked.map((query) => query['metadata.concepts.sys.id[in]'])).toEqual(['city,parks,trees', 'city,parks,trees'])
})
