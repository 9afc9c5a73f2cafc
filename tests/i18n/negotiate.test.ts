import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES } from '../../src/i18n/locales.ts'
import { negotiateLocale } from '../../src/i18n/negotiate.server.ts'

test.each([
  [null, null, 'en'],
  ['', null, 'en'],
  ['*', null, 'en'],
  ['de', null, 'de'],
  ['de-CH', null, 'de'],
  ['ar-EG,ar;q=0.9', null, 'ar'],
  ['en;q=0.1, ja;q=0.9', null, 'ja'],
  ['ja;q=0, fr;q=0.2', null, 'fr'],
  ['pt-BR, fr-CA;q=0.4', null, 'fr'],
  ['tlh', null, 'en'],
  ['de, en', 'locale=fr', 'fr'],
  ['de, en', 'other=1; locale=ja ; x=y', 'ja'],
  ['de, en', 'locale=xx', 'de'],
  ['de, en', 'notlocale=fr', 'de'],
  ['zz-!!-x, de', 'locale', 'de'],
])('negotiateLocale: Accept-Language %j with cookie %j returns %s', (acceptLanguage, cookie, expected) => {
  expect(negotiateLocale({ acceptLanguage, cookie })).toBe(expected)
})

test('negotiateLocale: returns a language of the site for any input', () => {
  fc.assert(fc.property(fc.string(), fc.string(), (acceptLanguage, cookie) => LOCALES.includes(negotiateLocale({ acceptLanguage, cookie }))))
})
