import type { LocaleSettings } from '../../../src/config/site.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import site from '#config'
import { LOCALE_PREFIXES } from '../../../src/config/site.ts'
import { LISTED_TYPES, LISTINGS } from '../../../src/config/page-types/table.ts'
import { createAddresses } from '../../../src/i18n/addresses/addresses.ts'
import { LOCALES, localeInfo } from '../../../src/i18n/locales.ts'
import { placeOfPath } from '../../../src/i18n/addresses/urls.ts'
import type { Place } from '../../../src/i18n/addresses/place.ts'

const locale = fc.constantFrom(...LOCALES)
const slug = fc.stringMatching(/^[\p{L}\p{N}]{1,12}(-[\p{L}\p{N}]{1,8})?$/u).map((text) => text.normalize('NFC'))
const place: fc.Arbitrary<Place> = fc.oneof(
  fc.constant({ route: 'home' } as const),
  fc.constantFrom(...LISTINGS).map((route) => ({ route })),
  fc.tuple(fc.constantFrom(...LISTED_TYPES), slug).map(([route, each]) => ({ route, slug: each })),
)

describe.each(LOCALE_PREFIXES)('addresses in the mode %s', (localePrefix) => {
  const { toInternal, toExternal, canonicalPath, pathOf, absoluteUrl, isPagePath, localeOfPath } = createAddresses({ ...site, localePrefix })
  /** Returns the beginning of a language's paths. */
  const start = (each: (typeof LOCALES)[number]) =>
    localePrefix === 'always' || (localePrefix === 'as-needed' && each !== site.baseLocale) ? `/${localeInfo(each).prefix}` : ''

  test.each(LOCALES.flatMap((each) => LISTINGS.map((segment) => [each, segment] as const)))(
    '%s/%s: toInternal translates the segment to its route, and toExternal translates it back',
    (each, segment) => {
      const { segments }: LocaleSettings = localeInfo(each)
      const external = `${start(each)}/${encodeURIComponent(segments[segment] ?? segment)}/x`
      expect(toInternal(external, each)).toBe(`/${each}/${segment}/x`)
      expect(toExternal(`/${each}/${segment}/x`, each)).toBe(external)
    },
  )

  test('pathOf: each route target has one path, and the path leads back to its route', () => {
    fc.assert(
      fc.property(locale, place, (each, where) => {
        const path = pathOf(each, where)
        expect(path).toBe(new URL(path, site.origin).pathname)
        expect(canonicalPath(path, each)).toBe(path)
        expect(toExternal(toInternal(path, each), each)).toBe(path)
        expect(toInternal(path, each).split('/')[1]).toBe(each)
        expect(path.endsWith('/') && path !== '/').toBe(false)
        expect(isPagePath(path)).toBe(true)
        expect(localeOfPath(path)).toBe(start(each) === '' ? undefined : each)
      }),
    )
  })

  test('canonicalPath: translates a segment of another language, so that the request can be redirected', () => {
    expect(toInternal(`${start('de')}/stories/x`, 'de')).toBe('/de/stories/x')
    expect(canonicalPath(`${start('de')}/recits`, 'de')).toBe(`${start('de')}/geschichten`)
  })

  test('canonicalPath: removes doubled and trailing slashes, capitals in the prefix and unnecessary prefixes', () => {
    expect(canonicalPath('/de//stories/x/')).toBe(localePrefix === 'never' ? '/geschichten/x' : '/de/geschichten/x')
    expect(canonicalPath('/DE')).toBe(localePrefix === 'never' ? '/' : '/de')
    expect(canonicalPath('/en/')).toBe(localePrefix === 'always' ? '/en' : '/')
    expect(canonicalPath('/en/visit')).toBe(localePrefix === 'always' ? '/en/visit' : '/visit')
    expect(canonicalPath('//evil.example/x')).not.toMatch(/^\/\//)
    expect(canonicalPath('/')).toBe('/')
  })

  test('isPagePath and toInternal: leave addresses of assets and other infrastructure unchanged', () => {
    for (const path of ['/assets/stories', '/_serverFn/abc', '/media/images/x', '/sitemap.xml', '/site.webmanifest', '/@vite/client']) {
      expect(isPagePath(path), path).toBe(false)
      expect(toInternal(path)).toBe(path)
      expect(toExternal(path)).toBe(path)
    }
    expect(isPagePath('/mediathek')).toBe(true)
    expect(isPagePath('/en/apollo-11.html')).toBe(true)
  })

  test('canonicalPath: never throws, and a canonical path stays unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webPath()), locale, (path, each) => {
        const once = canonicalPath(path.startsWith('/') ? path : `/${path}`, each)
        expect(canonicalPath(once, each)).toBe(once)
      }),
      { numRuns: 500 },
    )
    for (const path of ['', '/en/%zz', '/en/%', '/%', '/xx/stories', '/en/💫']) canonicalPath(path)
  })

  test('toInternal: lower-case escapes, unescaped letters and decomposed letters are the same segment', () => {
    const arabic = localeInfo('ar').segments.stories
    expect(toInternal(`${start('ar')}/${arabic}`, 'ar')).toBe('/ar/stories')
    expect(toInternal(`${start('ar')}/${encodeURIComponent(arabic).toLowerCase()}`, 'ar')).toBe('/ar/stories')
    const inKana = site.locales.map((each) => (each.tag === 'ja' ? { ...each, segments: { ...each.segments, topics: 'だいもく' } } : each))
    const kana = createAddresses({ ...site, localePrefix, locales: inKana })
    expect(kana.toInternal(`${start('ja')}/${encodeURIComponent('だいもく'.normalize('NFD'))}`, 'ja')).toBe('/ja/topics')
  })

  test('absoluteUrl: begins with the origin of the settings', () => {
    expect(absoluteUrl('de', { route: 'stories', topic: 'mond', page: 2 })).toBe(`${site.origin}${start('de')}/geschichten?topic=mond&page=2`)
  })
})

describe('a language prefix that differs from the tag', () => {
  const british = { tag: 'en-GB', prefix: 'uk', contentful: 'en-GB', dir: 'ltr', endonym: 'English (UK)', segments: localeInfo('en').segments } as const
  const { toInternal, pathOf, canonicalPath } = createAddresses({ ...site, localePrefix: 'always', baseLocale: 'en-GB', locales: [british] })

  test('pathOf: uses the prefix, and toInternal returns the tag', () => {
    expect(pathOf('en-GB', { route: 'topics' })).toBe('/uk/topics')
    expect(toInternal('/uk/topics')).toBe('/en-GB/topics')
    expect(canonicalPath('/en-gb/topics')).toBe('/uk/topics')
  })
})

test('toExternal: in the mode never, the path of another language keeps the prefix that switches the language', () => {
  const { toExternal, pathOf } = createAddresses({ ...site, localePrefix: 'never' })
  expect(toExternal('/fr/stories/x', 'de')).toBe('/fr/recits/x')
  expect(toExternal('/de/stories/x', 'de')).toBe('/geschichten/x')
  expect(pathOf('de', { route: 'home' }, 'en')).toBe('/de')
})

test('placeOfPath: returns the route target of a path without a language', () => {
  expect(placeOfPath('/')).toEqual({ route: 'home' })
  expect(placeOfPath('/stories')).toEqual({ route: 'stories' })
  expect(placeOfPath('/stories?topic=moon')).toEqual({ route: 'stories', topic: 'moon' })
  expect(placeOfPath('/stories/why-stars-twinkle')).toEqual({ route: 'story', slug: 'why-stars-twinkle' })
  expect(placeOfPath('/topics/x')).toEqual({ route: 'topic', slug: 'x' })
  expect(placeOfPath('/visit/tickets/')).toEqual({ route: 'page', path: 'visit/tickets' })
})
