import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isNotFound } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { affectsList } from '../../src/content/dependencies/affects-list.server.ts'
import type { Dependencies } from '../../src/content/dependencies/recorder.server.ts'
import { ABSENT_TYPES, isAbsent } from '../fixtures/absent-types.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { spaceOfThree, THREE_SITES } from '../support/three-sites.ts'
import { withSettings } from '../support/with-settings.ts'

// The fund has one story. The city has two stories and a topic. All else belongs to the observatory.
const file = join(temporaryFolder('space'), 'space.json')
writeFileSync(file, JSON.stringify(spaceOfThree()))
vi.spyOn(console, 'warn').mockImplementation(() => undefined)
process.env['CONTENT_SPACE'] = file

const modules = await withSettings({ sites: THREE_SITES }, async () => ({
  ...(await import('../../src/config/current-site.server.ts')),
  ...(await import('../../src/content/dependencies/recorder.server.ts')),
  ...(await import('../../src/site-content/site-answer.server.ts')),
  ...(await import('../../src/site-content/site-content.server.ts')),
  ...(await import('../../src/layout/site-layout/layout-content.server.ts')),
  ...(await import('../../src/pages/sitemap/sitemap.server.ts')),
  ...(await import('../../src/config/page-types/table.ts')),
  pages: await (await import('./type-pages.ts')).pagesOfTypes(),
}))
const { allSites, inSite, answer, readLayout, recorded, sitemapPages } = modules

/** Runs work for a site of the test. */
async function at<T>(id: string, work: () => Promise<T>): Promise<T> {
  const site = allSites().find((each) => each.id === id)
  if (!site) throw new Error(`There is no site ${id}.`)
  return inSite(site, work)
}

/** Returns how to open the list of each page type, by its name. */
const lists = Object.fromEntries(
  modules.LISTED_TYPES.map(
    (type) =>
      [
        modules.listingOf(type),
        () =>
          answer(
            'en',
            (content) => pageOf(type).listing(content),
            () => ({}),
          ),
      ] as const,
  ),
)

function pageOf(type: string) {
  const pages = modules.pages[type]
  if (!pages) throw new Error(`tests/page-types/${type}/pages.ts is missing.`)
  return pages
}

async function shownLists(id: string): Promise<string[]> {
  const shown = []
  for (const [name, read] of Object.entries(lists)) {
    const isThere = await at(id, read).then(
      () => true,
      (error: unknown) => {
        if (isNotFound(error)) return false
        throw error
      },
    )
    if (isThere) shown.push(name)
  }
  return shown
}

test.each([
  ['observatory', ['stories', 'events', 'topics', 'people']],
  ['city', ['stories', 'topics']],
  ['fund', ['stories']],
])('lists: %s has those of which it has entries, and its menus and sitemap name no others', async (id, ofAllTypes) => {
  const expected = ofAllTypes.filter((name) => !ABSENT_TYPES.some(([, listing]) => listing === name))
  expect(await shownLists(id)).toEqual(expected)
  const listed = (text: string) => Object.keys(lists).filter((name) => text.includes(`"route":"${name}"`))
  const layout = await at(id, () => readLayout('en'))
  expect(listed(JSON.stringify([layout.menu, layout.footer])).filter((name) => !expected.includes(name))).toEqual([])
  expect(listed(JSON.stringify(await at(id, sitemapPages)))).toEqual(expected)
})

test.skipIf(isAbsent('event'))('lists: the menu of the observatory names its lists', async () => {
  const layout = await at('observatory', () => readLayout('en'))
  expect(JSON.stringify([layout.menu, layout.footer])).toContain('"route":"events"')
})

function isAffected({ ids, lists: found }: Dependencies, id: string, tag: string | undefined): boolean {
  const tags = tag === undefined ? [] : [{ sys: { type: 'Link', linkType: 'Tag', id: tag } }]
  const after = { contentTypeId: 'event', sys: { id }, metadata: { tags }, fields: {} }
  return ids.has(id) || [...found.values()].some((list) => affectsList({ kind: 'Entry', id, before: undefined, after }, list))
}

test.skipIf(isAbsent('event'))('lists: a page with a link to a list depends on the first entry of the type', async () => {
  const layout = await at('fund', () => recorded(() => readLayout('en')))
  expect(isAffected(layout.dependencies, 'new-event', 'fund')).toBe(true)
  const ofObservatory = await at('observatory', () => recorded(() => readLayout('en')))
  expect(isAffected(ofObservatory.dependencies, 'new-event', undefined)).toBe(false)
})
