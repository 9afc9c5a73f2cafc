import { expect, test } from 'vitest'
import { pageOf } from '../../support/page-of.ts'
import { graphSchema } from '../../seo/structured-data/rules.ts'
import { customSite } from './custom-site.ts'

async function siteWithGraphs(isConfirmed: boolean) {
  const site = await customSite({ isConfirmed })
  const { aboutAtPath } = await import('../../../src/pages/at-path/at-path.server.ts')
  const { aboutListing } = await import('../../../src/pages/listing/structured-data.server.ts')
  const { aboutPage } = await import('../../../src/pages/page/page.server.ts')
  const { pageGraph } = await import('../../../src/seo/structured-data/page-graph.server.ts')
  const content = await site.openContent('en')
  const frame = await site.readLayout('en')
  const home = await pageOf(site.homePage(content))
  const stories = await pageOf(site.storiesPage(content, undefined, 1))
  return {
    home: pageGraph(home, frame, aboutPage(home)),
    stories: pageGraph(stories, frame, aboutListing(stories.stories)),
    async at(path: string) {
      const page = await pageOf(site.atPath(content, path, 1))
      return pageGraph(page, frame, aboutAtPath(page))
    },
  }
}

test('structured data: a mapped space describes its pages', async () => {
  const { home, at } = await siteWithGraphs(true)
  // In the form of the document, which omits undefined values.
  const graphs = [home, await at('recipes'), await at('recipes/borscht')].map((graph) => graphSchema.parse(JSON.parse(JSON.stringify(graph)))['@graph'])
  expect(graphs.map(([page]) => page)).toMatchObject([
    { '@type': 'WebPage' },
    { '@type': 'CollectionPage', mainEntity: [{ itemListElement: { length: 9 } }] },
    { '@type': 'WebPage', name: 'Borscht', primaryImageOfPage: { '@type': 'ImageObject' } },
  ])
})

test('structured data: an inferred mapping describes nothing', async () => {
  const { home, stories } = await siteWithGraphs(false)
  expect([home, stories]).toEqual([undefined, undefined])
})
