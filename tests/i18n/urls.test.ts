import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import site from '#config'
import { SEGMENTS } from '../../src/config/site.ts'
import { LOCALES } from '../../src/i18n/locales.ts'
import { absoluteUrl, pathOf, placeOfPath, toExternal, toInternal } from '../../src/i18n/urls.ts'
import type { Place } from '../../src/i18n/place.ts'

const locale = fc.constantFrom(...LOCALES)
const slug = fc.stringMatching(/^[\p{L}\p{N}]{1,12}(-[\p{L}\p{N}]{1,8})?$/u).map((text) => text.normalize('NFC'))
const place: fc.Arbitrary<Place> = fc.oneof(
  fc.constant({ route: 'home' } as const),
  fc.constant({ route: 'stories' } as const),
  fc.constant({ route: 'events' } as const),
  slug.map((each) => ({ route: 'story', slug: each }) as const),
  slug.map((each) => ({ route: 'event', slug: each }) as const),
  slug.map((each) => ({ route: 'topic', slug: each }) as const),
  slug.map((each) => ({ route: 'person', slug: each }) as const),
)

describe('addresses', () => {
  test.each(LOCALES.flatMap((each) => SEGMENTS.map((segment) => [each, segment] as const)))('%s/%s: the translated segment finds its route and back', (each, segment) => {
    const external = `/${each}/${encodeURIComponent(site.segments[segment][each])}/x`
    expect(toInternal(external)).toBe(`/${each}/${segment}/x`)
    expect(toExternal(`/${each}/${segment}/x`)).toBe(external)
  })

  test('every place has one address, and the address leads back to its route', () => {
    fc.assert(
      fc.property(locale, place, (each, where) => {
        const path = pathOf(each, where)
        expect(path).toMatch(/^\/[\w-]+(\/|$)/)
        expect(path).toBe(new URL(path, site.origin).pathname)
        expect(toExternal(toInternal(path))).toBe(path)
      }),
    )
  })

  test('an editor’s path without a language is read as the place it names', () => {
    expect(placeOfPath('/')).toEqual({ route: 'home' })
    expect(placeOfPath('/stories')).toEqual({ route: 'stories' })
    expect(placeOfPath('/stories?topic=moon')).toEqual({ route: 'stories', topic: 'moon' })
    expect(placeOfPath('/stories/why-stars-twinkle')).toEqual({ route: 'story', slug: 'why-stars-twinkle' })
    expect(placeOfPath('/people/x')).toEqual({ route: 'person', slug: 'x' })
    expect(placeOfPath('/visit/tickets/')).toEqual({ route: 'page', path: 'visit/tickets' })
  })

  test('a foreign segment still finds its route, so that the request can be redirected', () => {
    expect(toInternal('/de/stories/x')).toBe('/de/stories/x')
    expect(toInternal('/de/agenda')).toBe('/de/events')
    expect(toExternal(toInternal('/de/agenda'))).toBe('/de/veranstaltungen')
  })

  test('paths without a language and odd escapes pass through untouched', () => {
    for (const path of ['/', '', '/assets/stories', '/_serverFn/abc', '/xx/stories', '/en', '/en/', '/en/%zz', '/en/%', '//en/stories', '/en//stories']) {
      expect(toInternal(path)).toBe(path)
      expect(toExternal(path)).toBe(path)
    }
    fc.assert(fc.property(fc.string(), (path) => void toExternal(toInternal(path))))
  })

  test('lower-case escapes, raw letters and decomposed letters are the same segment', () => {
    const arabic = site.segments.stories.ar
    expect(toInternal(`/ar/${arabic}`)).toBe('/ar/stories')
    expect(toInternal(`/ar/${encodeURIComponent(arabic).toLowerCase()}`)).toBe('/ar/stories')
    expect(toInternal(`/ja/${encodeURIComponent(site.segments.people.ja.normalize('NFD'))}`)).toBe('/ja/people')
  })

  test('absolute addresses begin with the origin of the settings', () => {
    expect(absoluteUrl('de', { route: 'stories', topic: 'mond', page: 2 })).toBe(`${site.origin}/de/geschichten?topic=mond&page=2`)
  })
})
