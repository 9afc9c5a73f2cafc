import { describe, expect, test } from 'vitest'
import site from '#config'
import { LISTINGS } from '../../src/config/page-types/table.ts'
import { readSpace } from '../support/spaces/space.ts'
import { OWN_SPACE } from './own-space.ts'

describe.skipIf(!OWN_SPACE)('languages of this site', () => {
  const space = readSpace(OWN_SPACE)
  const base = site.locales.find(({ tag }) => tag === site.baseLocale)?.contentful ?? ''
  const linked = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : '')

  test('are locales of the space, which may have more', () => {
    const codes = new Set(space.locales.map(({ code }) => code))
    expect(site.locales.map(({ contentful }) => contentful).filter((code) => !codes.has(code))).toEqual([])
  })

  describe.each([...site.locales])('space: slugs in $tag', ({ contentful }) => {
    /** Returns each slug that visitors of this language see, with its parent page. */
    const slugsOf = (type: string) =>
      space.entries
        .filter(({ sys, fields }) => sys.contentType.sys.id === type && fields['slug'])
        .map(({ fields }) => ({ parent: linked(fields['parent']?.[base]), slug: String(fields['slug']?.[contentful] ?? fields['slug']?.[base]) }))

    test.each(['page', 'story', 'event', 'person', 'topic'])('are the address of one %s only', (type) => {
      const addresses = slugsOf(type).map(({ parent, slug }) => `${parent}/${slug}`)
      expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
    })

    test('of top-level pages differ from the segments of listings', () => {
      // The segments of all languages are reserved for listings.
      const taken = new Set<string>([...LISTINGS, ...site.locales.flatMap(({ segments }) => Object.values(segments))])
      expect(slugsOf('page').filter(({ parent, slug }) => parent === '' && taken.has(slug))).toEqual([])
    })
  })
})
