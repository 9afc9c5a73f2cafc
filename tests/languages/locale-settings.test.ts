import { describe, expect, test } from 'vitest'
import { localeSettingsOf } from '../../scripts/languages/locale-settings.ts'
import { checkSite } from '../../src/config/check-site.server.ts'
import site from '#config'

/** Returns the language settings of a space with these locale codes. The first is the default. */
function of(...codes: readonly string[]) {
  return localeSettingsOf(codes.map((code, index) => ({ code, name: `Name of ${code}`, isDefault: index === 0, fallbackCode: undefined })))
}
const each = (key: 'tag' | 'prefix' | 'dir' | 'endonym', ...codes: readonly string[]) => of(...codes).locales.map((locale) => locale[key])

describe('the tag of a locale code', () => {
  test.each([
    ['de-AT', 'de-AT'],
    ['nl', 'nl'],
    ['zh-Hant-TW', 'zh-Hant-TW'],
    ['en_US', 'en-US'],
    ['EN-us', 'en-US'],
    ['iw', 'he'],
    ['es-419', 'es-419'],
    ['de-formal!', 'de'],
    ['klingon', 'und-x-klingon'],
    ['internationally', 'und-x-internat-ionally'],
    ['€', 'und-x-2'],
  ])('%s is %s', (code, tag) => {
    expect(each('tag', code)).toEqual([tag])
    expect(new Intl.Locale(tag).toString()).toBe(tag)
  })

  test('is unique: a correctly spelled code remains unchanged', () => {
    expect(each('tag', 'en_US', 'en-US-POSIX', 'en-US', 'EN-US')).toEqual(['en-US-x-2', 'en-US-x-posix', 'en-US', 'en-US-x-3'])
    expect(each('tag', 'de-formal', 'de')).toEqual(['de-x-formal', 'de'])
  })
})

describe('the prefix', () => {
  test.each([
    [
      ['en-US', 'de-DE', 'zh-Hant-TW'],
      ['en', 'de', 'zh'],
    ],
    [
      ['en-US', 'en-GB', 'de'],
      ['en-us', 'en-gb', 'de'],
    ],
    [
      ['pt', 'pt-BR'],
      ['pt', 'pt-br'],
    ],
    [
      ['zh-Hant', 'zh-Hans'],
      ['zh-hant', 'zh-hans'],
    ],
    [
      ['zh-Hant-TW', 'zh-Hant-HK', 'zh-CN'],
      ['zh-hant-tw', 'zh-hant-hk', 'zh-cn'],
    ],
    [
      ['en', 'klingon'],
      ['en', 'klingon'],
    ],
  ])('of %s is %s', (codes, prefixes) => {
    expect(each('prefix', ...codes)).toEqual(prefixes)
  })
})

test('dir: is the direction of the script', () => {
  expect(each('dir', 'fa', 'he-IL', 'ur', 'az-Arab', 'az', 'ckb', 'ko', 'klingon')).toEqual(['rtl', 'rtl', 'rtl', 'rtl', 'ltr', 'rtl', 'ltr', 'ltr'])
})

test('endonym: adds the region if several locales share a language; an unknown language uses the name in the space', () => {
  expect(each('endonym', 'de-AT', 'zh-Hant-TW', 'fr', 'tr', 'pt-BR', 'ka', 'zu', 'klingon')).toEqual([
    'Deutsch',
    '繁體中文',
    'Français',
    'Türkçe',
    'Português',
    'ქართული',
    'isiZulu',
    'Name of klingon',
  ])
  expect(each('endonym', 'pt', 'pt-BR')).toEqual(['Português', 'Português (Brasil)'])
  expect(each('endonym', 'zh-TW', 'zh-CN').every((name, _, all) => name.startsWith('中文') && new Set(all).size === 2)).toBe(true)
})

describe('easy language and sign language', () => {
  const variants = (...locales: readonly (readonly [code: string, name: string, fallbackCode?: string])[]) =>
    localeSettingsOf(locales.map(([code, name, fallbackCode], index) => ({ code, name, isDefault: index === 0, fallbackCode })))
      .locales.filter((locale) => locale.variantOf !== undefined)
      .map(({ tag, variantOf, signLanguage, prefix, contentful, endonym }) => [contentful, tag, variantOf, signLanguage, prefix, endonym])

  test('are variants of the locale with the same language', () => {
    expect(variants(['de', 'Deutsch'], ['de-simple', 'Leichte Sprache', 'de'], ['de-x-sign', 'Gebärdensprache', 'de'], ['en', 'English'])).toEqual([
      ['de-simple', 'de-simple', 'de', undefined, 'de-simple', 'Leichte Sprache'],
      ['de-x-sign', 'de-x-sign', 'de', 'gsg', 'de-sign', 'Gebärdensprache'],
    ])
  })

  test.each([
    [
      ['en-US', 'en-US-easy'],
      ['en-US-simple', 'en-US', undefined, 'en-simple'],
    ],
    [
      ['fr', 'fr_FALC'],
      ['fr-simple', 'fr', undefined, 'fr-simple'],
    ],
    [
      ['de-DE', 'gsg'],
      ['de-DE-x-sign', 'de-DE', 'gsg', 'de-sign'],
    ],
    [
      ['en-GB', 'en-sgn'],
      ['en-GB-x-sign', 'en-GB', 'bfi', 'en-sign'],
    ],
    [
      ['ja', 'ja-sign'],
      ['ja-x-sign', 'ja', 'jsl', 'ja-sign'],
    ],
  ] as const)('are found by their codes: %s', (codes, [tag, variantOf, signLanguage, prefix]) => {
    expect(variants(...codes.map((code) => [code, code] as const))).toEqual([[codes[1], tag, variantOf, signLanguage, prefix, codes[1]]])
  })

  test('are found by the name of the locale, and belong to its fallback', () => {
    expect(variants(['en', 'English'], ['de-AT', 'Deutsch'], ['de-CH', 'Schweiz'], ['de-LI', 'Deutsch (Leichte Sprache)', 'de-CH'])).toEqual([
      ['de-LI', 'de-CH-simple', 'de-CH', undefined, 'de-ch-simple', 'Deutsch (Leichte Sprache)'],
    ])
  })

  test('are languages if the space has no other locale of the language, or a second variant of the same kind', () => {
    expect(variants(['en', 'English'], ['de-simple', 'Leichte Sprache'])).toEqual([])
    expect(variants(['de-simple', 'Leichte Sprache'], ['de', 'Deutsch'])).toEqual([])
    expect(variants(['zh-Hans', 'Chinese (Simplified)'], ['zh-Hant', 'Chinese (Traditional)'])).toEqual([])
    expect(variants(['de', 'Deutsch'], ['de-simple', 'Leichte Sprache'], ['de-easy', 'Einfache Sprache'])).toHaveLength(1)
  })

  test('are languages without prefixes, because a variant needs one', () => {
    const locales = ['de', 'de-simple'].map((code) => ({ code, name: code, isDefault: false, fallbackCode: undefined }))
    expect(localeSettingsOf(locales, 'never').locales.map(({ tag, variantOf }) => [tag, variantOf])).toEqual([
      ['de', undefined],
      ['de-x-simple', undefined],
    ])
  })

  test('result in valid settings, with a note for each', () => {
    const { locales, baseLocale, notes } = of('de', 'de-simple', 'de-formal', 'de-sign', 'en', 'en-easy')
    expect(() => checkSite({ ...site, locales, baseLocale })).not.toThrow()
    expect(locales.map(({ prefix }) => prefix)).toEqual(['de', 'de-simple', 'de-x-formal', 'de-sign', 'en', 'en-simple'])
    expect(notes).toContain('The locale "en-easy" is easy language, a variant of "en".')
    expect(notes).toContain('The locale "de-sign" is sign language, a variant of "de".')
  })
})

test('listings: have the names in the messages of the language, or of the base language', () => {
  const [german, unknown, french] = of('de-AT', 'klingon', 'fr').locales
  expect(german?.segments).toMatchObject({ stories: 'geschichten', topics: 'themen', search: 'suche' })
  expect(unknown?.segments).toEqual(german?.segments)
  expect(french?.segments).toMatchObject({ stories: 'recits', topics: 'themes', search: 'recherche' })
})

test('baseLocale: is the default of the space, or the first locale if several or none are marked', () => {
  const space = (defaults: readonly string[]) =>
    localeSettingsOf(['fr', 'en-US', 'de-DE'].map((code) => ({ code, name: code, isDefault: defaults.includes(code), fallbackCode: undefined })))
  expect(space(['en-US'])).toMatchObject({ baseLocale: 'en-US', notes: [] })
  expect(space(['en-US', 'de-DE'])).toMatchObject({
    baseLocale: 'en-US',
    notes: ['The space marks 2 locales (en-US, de-DE) as default: "en-US" is the base language.'],
  })
  expect(space([])).toMatchObject({ baseLocale: 'fr', notes: ['The space marks no locale as default: "fr" is the base language.'] })
  expect(() => localeSettingsOf([])).toThrow('no locales')
})

test('localeSettingsOf: returns valid settings for any hundred locales', () => {
  const languages = 'af am ar as az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko'.split(' ')
  const regions = 'en-GB en-AU en-US-POSIX de-AT de-CH fr-CA pt-BR pt-PT zh-Hans zh-Hant zh-Hant-TW zh-TW sr-Latn sr-Cyrl sr es-419 es-MX'.split(' ')
  const odd = [
    'no',
    'nb',
    'nn',
    'iw',
    'in',
    'zz',
    'en_US',
    'EN',
    'english',
    'German (formal)',
    'x',
    '😀',
    'a-b-c',
    'de-DE-1996',
    'ca-valencia',
    'en-u-ca-buddhist',
  ]
  const codes = [...languages, ...regions, ...odd, ...Array.from({ length: 30 }, (_, index) => `custom-${index}`)]
  expect(codes.length).toBeGreaterThan(100)
  const { locales, baseLocale } = of(...codes)
  expect(() => checkSite({ ...site, locales, baseLocale })).not.toThrow()
  const named = locales.flatMap(({ tag, prefix }) => [...new Set([tag.toLowerCase(), prefix])])
  expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([])
})
