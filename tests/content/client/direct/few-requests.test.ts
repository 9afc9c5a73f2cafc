import { afterAll, beforeAll, expect, test } from 'vitest'
import { ABSENT_TYPES, isAbsent } from '../../../fixtures/absent-types.ts'
import { siteOverHttp, type SiteOverHttp } from '../../../support/site-over-http.ts'
import { startUpstream, type Upstream } from '../../../support/upstream.ts'

let upstream: Upstream
let site: SiteOverHttp

beforeAll(async () => {
  upstream = await startUpstream()
  site = await siteOverHttp(upstream.env)
  await site.hears()
})

afterAll(async () => {
  await site.close()
  await upstream.stop()
})

/** Returns the requests since the previous call, except for synchronization. */
const asked = () => upstream.gate.asked().filter((path) => !/\/(sync|content_types|locales|tags)\b/.test(path))

/** Pages that list events read them with one more request. */
const OF_EVENTS = isAbsent('event') ? 0 : 1

const COUNTS = [
  // One of them only checks whether there are stories, because the head links to their feed.
  ['home', 2 + OF_EVENTS],
  ['page', 1],
  ['page of a glossary', 2],
  ['stories', 1],
  ['stories about a topic', 1],
  ['events', 2],
  ['topics', 0],
  ['people', 1],
  // Each of these is found by its slug. The first query reads all slugs of the type.
  ['story', 2],
  ['event', 3],
  ['topic', 3 + OF_EVENTS],
  ['person', 3],
  ['slug of another language', 2],
  ['no such story', 2],
  ['no such page', 1],
  ['no such page, spelled in two ways', 1],
] as const

const OF_ABSENT_TYPES = new Set<string>(ABSENT_TYPES.flat())

test.each(COUNTS.filter(([address]) => !OF_ABSENT_TYPES.has(address)))(
  'direct source: the first view of %s sends %i requests, and further views, in another language too, send none',
  async (address, count) => {
    // The edit invalidates all cached content. Content that every page needs is read again with another page.
    await upstream.edit(({ tags }) => void tags.push({ ...tags[0], sys: { ...Object(tags[0]?.['sys']), id: `tag-${address.replaceAll(/\W/g, '-')}` } }))
    await site.hears()
    await site.visit('topics')
    asked()
    const first = await site.visit(address)
    const paths = asked()
    expect(paths.length).toBeLessThanOrEqual(4)
    expect(paths, paths.join('\n')).toHaveLength(count)
    expect(first.kind).not.toBe('failed')
    expect(await site.visit(address)).toEqual(first)
    await site.visit(address, 'ar')
    expect(asked()).toEqual([])
  },
)
