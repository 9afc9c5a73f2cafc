import { expect, test } from 'vitest'
import { localeSettingsOf } from '../../../scripts/languages/locale-settings.ts'
import { siteKeys } from '../../../src/server/page-cache/site-keys.server.ts'

test('siteKeys: a page of a person keeps the page of its stories', () => {
  const keyOf = siteKeys({ isOwnListing: () => false, endpointAt: () => undefined, version: () => undefined })
  expect(keyOf('/en/people/x?page=3')).toBe('/en/people/x?page=3')
})

test('localeSettingsOf: names the listing in the language', () => {
  const { locales } = localeSettingsOf(['de-AT', 'fr'].map((code) => ({ code, name: code, isDefault: code === 'fr', fallbackCode: undefined })))
  expect(locales.map(({ segments }) => segments['people'])).toEqual(['menschen', 'equipe'])
})
