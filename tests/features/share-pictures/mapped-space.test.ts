import { expect, test } from 'vitest'
import { pageOf } from '../../support/page-of.ts'
import { customSite } from '../../mapping/pages/custom-site.ts'

test('share pictures: exist for unmapped content types and their listings', async () => {
  const site = await customSite()
  const [{ withPageServices }, { offerDrawing, offered }] = await Promise.all([
    import('../../../src/content/pages/page-services.server.ts'),
    import('../../../src/features/share-pictures/offers.server.ts'),
  ])
  for (const path of ['recipes', 'recipes/borscht']) {
    const { meta } = await withPageServices({ offerDrawing }, async () => pageOf(site.atPath(await site.openContent('en'), path, 1)))
    expect(meta.picture).toMatch(new RegExp(`/media/share/en/[0-9a-f]{40}/en/${path}\\.jpg$`))
    expect(offered('en', `/en/${path}`)?.drawing).toMatchObject({ title: meta.title, siteName: meta.siteName })
  }
})
