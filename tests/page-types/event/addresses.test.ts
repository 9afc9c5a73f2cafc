import { expect, test } from 'vitest'
import { localeSettingsOf } from '../../../scripts/languages/locale-settings.ts'
import { siteKeys } from '../../../src/server/page-cache/site-keys.server.ts'

test('siteKeys: the listing keeps the parameters that it reads', () => {
  const keyOf = siteKeys({ isOwnListing: () => false, endpointAt: () => undefined, version: () => undefined })
  expect(keyOf('/en/events?past=2&month=2027-01')).toBe('/en/events?month=2027-01')
  expect(keyOf('/en/events?month=2027-01')).toBe('/en/events?month=2027-01')
})

test('localeSettingsOf: names the listing in the language', () => {
  const { locales } = localeSettingsOf(['de-AT', 'fr'].map((code) => ({ code, name: code, isDefault: code === 'fr', fallbackCode: undefined })))
  expect(locales.map(({ segments }) => segments['events'])).toEqual(['veranstaltungen', 'agenda'])
})
