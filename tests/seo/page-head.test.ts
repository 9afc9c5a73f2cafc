import { expect, test } from 'vitest'
import type { PageMeta } from '../../src/content/view/page-meta.ts'
import { pageHead } from '../../src/seo/page-head.ts'

/** Returns the title of the document of a page. */
function titleOf(title: string, siteName = 'Boats & Co'): string | undefined {
  const meta: PageMeta = { title, siteName, type: 'website', noindex: false, place: { route: 'search' }, alternates: [] }
  return pageHead('en', meta).meta.flatMap((each) => ('title' in each ? [each.title] : []))[0]
}

test('pageHead: adds the name of the site to the title of a page', () => {
  expect(titleOf('Fares')).toBe('Fares · Boats & Co')
  expect(titleOf('Life of Boats & Co')).toBe('Life of Boats & Co · Boats & Co')
})

test('pageHead: does not repeat the name of the site at the end of a title', () => {
  for (const title of ['Fares | Boats & Co', 'Fares – Boats & Co', 'Fares - Boats & Co', 'Boats & Co']) expect(titleOf(title)).toBe(title)
})
