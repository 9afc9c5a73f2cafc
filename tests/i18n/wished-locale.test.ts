import { expect, test } from 'vitest'
import { wishedLocale } from '../../src/site/language/wished-locale.ts'

test.each<[string, string[], string | undefined]>([
  ['', ['de-AT', 'en'], 'de'],
  ['', ['de-Latn-DE-1996'], 'de'],
  ['', ['pt-BR', 'fr-CA'], 'fr'],
  ['', ['ar-x-private', 'en'], 'ar'],
  ['', ['AR-eg'], 'ar'],
  ['', ['tlh', 'pt'], undefined],
  ['', [], undefined],
  ['', ['den'], undefined],
  ['a=b; locale=ja', ['de'], 'ja'],
  ['locale=xx', ['de'], 'de'],
])('with cookie %j and languages %j a visitor would rather read %s', (cookies, languages, expected) => {
  expect(wishedLocale(cookies, languages)).toBe(expected)
})
