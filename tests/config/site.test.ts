import { expect, test } from 'vitest'
import site from '#config'
import { checkSite } from '../../src/config/check-site.server.ts'
import type { SiteSettings } from '../../src/config/site.ts'

const good: SiteSettings = site

test('the settings of the project are right', () => {
  expect(() => checkSite(good)).not.toThrow()
})

test.each<[string, Partial<SiteSettings>, RegExp]>([
  ['an origin with a path', { origin: 'https://example.org/site' }, /origin: give scheme and host only/],
  ['a time zone that does not exist', { timeZone: 'Mars/Olympus' }, /timeZone: not an IANA time zone/],
  ['a base language that is not there', { baseLocale: 'it' }, /baseLocale: "it" is not among the locales/],
  ['a carousel too fast to read', { carousel: { delayMs: 200 } }, /carousel\.delayMs: at least a second/],
  ['two languages with one prefix', { locales: [...good.locales, { prefix: 'en', tag: 'en', contentful: 'en', dir: 'ltr', endonym: 'English' }] }, /two languages have the same prefix/],
  ['a language without segments', { locales: [...good.locales, { prefix: 'it', tag: 'it', contentful: 'it', dir: 'ltr', endonym: 'Italiano' }] }, /segments: one has no name in "it"/],
])('%s is named with its remedy', (_what, change, message) => {
  expect(() => checkSite({ ...good, ...change })).toThrow(message)
})
