import { expect, test } from 'vitest'
import { UNTRANSLATED } from '../../../src/config/site.ts'
import { pageOf } from '../../support/page-of.ts'
import { withSettings } from '../../support/with-settings.ts'

test.each(UNTRANSLATED)('eventsPage: lists untranslated events according to the policy %s', async (policy) => {
  await withSettings({ untranslated: { event: policy } }, async () => {
    const { openContent } = await import('../../../src/site-content/site-content.server.ts')
    const { eventsPage } = await import('../../../src/pages/event/listing/listing.server.ts')
    const { past, months } = await pageOf(eventsPage(await openContent('ja')))
    const fallbacks = [...past, ...months.flatMap(({ events }) => events)].filter(({ title }) => title.locale !== undefined)
    expect(fallbacks.length > 0).toBe(policy === 'show' || policy === 'redirect')
    for (const { link } of fallbacks) expect(link).toMatchObject({ kind: 'place', locale: policy === 'redirect' ? 'en' : 'ja' })
  })
})
