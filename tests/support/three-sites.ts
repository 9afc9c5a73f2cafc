import { readFileSync } from 'node:fs'
import type { SiteOfSeveral } from '../../src/config/site.ts'
import type { SpaceDraft } from './followed-space.ts'
import { SPACE } from './spaces/space.ts'

/** Three sites in the space of the fixtures. */
export const THREE_SITES: readonly SiteOfSeveral[] = [
  { id: 'observatory', origin: 'http://observatory.localhost', languages: ['en', 'de', 'fr'], entries: { tag: 'observatory', unclaimed: true } },
  {
    id: 'city',
    name: 'City',
    origin: 'http://city.localhost',
    hosts: ['www.city.localhost'],
    languages: ['en', 'de', 'fr'],
    origins: { de: 'http://stadt.localhost', fr: 'http://ville.localhost' },
    settings: 'citySettings',
    home: 'page-about',
    timeZone: 'America/New_York',
    entries: { tag: 'city' },
  },
  {
    id: 'fund',
    theme: 'plain',
    origin: 'http://fund.localhost',
    languages: ['en', 'ar'],
    settings: 'fundSettings',
    home: 'page-support',
    entries: { tag: 'fund' },
  },
]

/** Hosts of the three sites. */
export const HOSTS = ['observatory.localhost', 'city.localhost', 'stadt.localhost', 'ville.localhost', 'fund.localhost']

/** Entries that both the observatory and the city show. */
const SHARED = ['story-seeing', 'story-line-of-noon', 'page-dark-sky']
const OF_CITY = ['page-about', 'story-street-lamp', 'page-history', 'topic-stars', ...SHARED]
const OF_FUND = ['page-support', 'story-lens-out-of-the-dark']

/** Returns the space of the fixtures with tags and settings for the three sites. */
export function spaceOfThree(): SpaceDraft {
  const space: SpaceDraft = JSON.parse(readFileSync(SPACE, 'utf8'))
  const tagged = (ids: readonly string[], tag: string) => {
    for (const entry of space.entries.filter(({ sys }) => ids.includes(sys.id))) {
      const metadata = entry.metadata as { tags?: object[]; concepts?: object[] } | undefined
      entry.metadata = { concepts: [], ...metadata, tags: [...(metadata?.tags ?? []), { sys: { type: 'Link', linkType: 'Tag', id: tag } }] }
    }
  }
  tagged(OF_CITY, 'city')
  tagged(SHARED, 'observatory')
  tagged(OF_FUND, 'fund')
  const settings = space.entries.find(({ sys }) => sys.id === 'settings')
  if (!settings) throw new Error('The space of the fixtures has no settings.')
  for (const [id, name] of [
    ['citySettings', 'City'],
    ['fundSettings', 'Fund'],
  ] as const) {
    const copy = structuredClone(settings)
    copy.sys.id = id
    space.entries.push({ ...copy, fields: { ...copy.fields, name: { en: name } } })
  }
  return space
}
