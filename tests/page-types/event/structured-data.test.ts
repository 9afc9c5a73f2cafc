import { expect, test } from 'vitest'
import { eventPage } from '../../../src/pages/event/page.server.ts'
import { aboutEvent } from '../../../src/pages/event/structured-data.server.ts'
import { pageGraph } from '../../../src/seo/structured-data/page-graph.server.ts'
import type { SiteFacts } from '../../../src/seo/structured-data/site-facts.ts'
import { openContent } from '../../../src/site-content/site-content.server.ts'
import { readLayout } from '../../../src/layout/site-layout/layout-content.server.ts'
import { readGraph } from '../../seo/structured-data/read-graph.ts'
import { pageOf } from '../../support/page-of.ts'

const english = await openContent('en')
const site = await readLayout('en')

async function event(changed: object, facts: SiteFacts = site) {
  const page = { ...(await pageOf(eventPage(english, 'apophis-2029'))), ...changed }
  return readGraph(pageGraph(page, facts, aboutEvent(page, facts)))
}

test('aboutEvent: places the event at its address or else at that of the organization, and returns none without an address', async () => {
  expect(
    (await event({ address: { text: 'Old Mill\n 3 River Road \nFordham' }, booking: { kind: 'url', href: 'https://tickets.example/1' } }))[1],
  ).toMatchObject({
    location: { address: { streetAddress: 'Old Mill, 3 River Road', addressLocality: 'Fordham' } },
    offers: { url: 'https://tickets.example/1' },
  })
  expect((await event({ address: undefined }))[1]).toMatchObject({ location: { address: { streetAddress: site.organization?.address?.text } } })
  expect((await event({ booking: undefined, price: { text: '18 €, reduced 12 €' } }))[1]).toMatchObject({ offers: { price: '18', priceCurrency: 'EUR' } })
  const nowhere = await event({ address: undefined }, { locale: 'en', name: site.name })
  expect(nowhere.map((part) => part['@type'])).toEqual(['WebPage', 'BreadcrumbList', 'WebSite', 'Organization'])
})
