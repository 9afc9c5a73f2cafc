import { expect, test, vi } from 'vitest'
import site from '#config'
import type { SiteSettings } from '../../src/config/site.ts'

/** Loads the check of settings, and the limits, of a site with page types in `site/page-types/` and some settings. */
async function settingsWith(ownPageTypes: Readonly<Record<string, object>>, settings: Partial<SiteSettings> = {}) {
  const changed: SiteSettings = { ...site, ...settings }
  vi.resetModules()
  vi.doMock('#own/page-types.gen.ts', () => ({ ownPageTypes }))
  vi.doMock('#config', () => ({ default: changed }))
  const { checkSite } = await import('../../src/config/check-site.server.ts')
  const { limitOf } = await import('../../src/config/limits.ts')
  return { check: () => checkSite(changed), limitOf: (name: string): unknown => Reflect.apply(limitOf, undefined, [name]) }
}

test('checkSite: a page type of site/ needs no settings', async () => {
  const { check } = await settingsWith({ product: { listing: 'products', limits: { productsPerPage: [1, 100, 24] } } })
  expect(check).not.toThrow()
})

test.each(['stories', 'search'])('checkSite: refuses a page type of site/ with the listing "%s" of the product', async (listing) => {
  const { check } = await settingsWith({ product: { listing } })
  expect(check).toThrow(`site/page-types: two page types have the listing "${listing}"`)
})

test('checkSite: a site may leave out all limits; a wrong one is named', async () => {
  const { limits: _, ...others } = site
  expect((await settingsWith({}, { limits: {} })).check).not.toThrow()
  expect((await settingsWith({}, { ...others, limits: { storiesPerPage: 0 } })).check).toThrow('limits.storiesPerPage')
})

test('checkSite: a site without the setting "limits" has the defaults', async () => {
  const { check, limitOf } = await settingsWith({ product: { limits: { productsPerPage: [1, 100, 24] } } }, { limits: undefined })
  expect(check).not.toThrow()
  expect([limitOf('listSection'), limitOf('productsPerPage')]).toEqual([6, 24])
})

test('limitOf: returns the setting, the default of the product, or the default of the page type', async () => {
  const types = { product: { limits: { productsPerPage: [1, 100, 24], productsShown: [1, 8] } } }
  const { limitOf } = await settingsWith(types, { limits: { storiesPerPage: 5 } })
  expect([limitOf('storiesPerPage'), limitOf('relatedStories'), limitOf('productsPerPage'), limitOf('productsShown')]).toEqual([5, 3, 24, 8])
})
