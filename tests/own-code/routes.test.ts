import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { addressOfRoute, routeClashes, variantsOf } from '../../scripts/own-code/routes.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** Some routes of the product. */
const PRODUCT = [
  'route.tsx',
  'index.tsx',
  '$.tsx',
  'search.tsx',
  'stories/index.tsx',
  'stories/$slug.tsx',
  '[_]health_.translations.tsx',
  '(site)/__virtual.ts',
]

/** Returns the clashes of the team's routes with each other and with those of the product. */
function clashes(...own: readonly string[]): string[] {
  const root = temporaryFolder('own-routes')
  for (const file of [...PRODUCT.map((each) => `src/routes/$locale/${each}`), ...own.map((each) => `site/routes/${each}`)]) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), '')
  }
  return routeClashes(root)
}

test.each([
  ['index.tsx', 'index.tsx'],
  ['(legal)/index.tsx', 'index.tsx'],
  ['_wide/index.lazy.tsx', 'index.tsx'],
  ['$.tsx', '$.tsx'],
  ['search.ts', 'search.tsx'],
  ['search.jsx', 'search.tsx'],
  ['search.lazy.tsx', 'search.tsx'],
  ['search/index.tsx', 'search.tsx'],
  ['Search.tsx', 'search.tsx'],
  ['stories.tsx', 'stories/index.tsx'],
  ['stories/route.tsx', 'stories/index.tsx'],
  ['_wide/stories/route.lazy.tsx', 'stories/index.tsx'],
  ['stories_.$slug.tsx', 'stories/$slug.tsx'],
  ['stories/{$id}.tsx', 'stories/$slug.tsx'],
  ['stories/{-$slug}.tsx', 'stories/$slug.tsx'],
  ['search/{-$page}.tsx', 'search.tsx'],
  ['stories/{-$year}/$slug.tsx', 'stories/$slug.tsx'],
  ['[_]health/translations.tsx', '[_]health_.translations.tsx'],
])('routeClashes: refuses site/routes/%s, which has the address of %s', (own, product) => {
  expect(clashes(own)).toEqual([`site/routes/${own}: src/routes/$locale/${product} of the product has the same address. Choose another.`])
})

test.each(['$slug.tsx', '$list/$slug.tsx', '$list/$.tsx', '{$slug}.tsx', '(legal)/$slug.tsx', '$list/{-$slug}.tsx'])(
  'routeClashes: refuses site/routes/%s, which the router prefers to all pages of the space',
  (own) => {
    expect(clashes(own)).toEqual([
      `site/routes/${own}: it would take the addresses of pages from src/routes/$locale/$.tsx of the product. Begin its address with a word.`,
    ])
  },
)

test.each([
  ['a.b.tsx', 'a/b.tsx'],
  ['(legal)/imprint.tsx', 'imprint.tsx'],
  ['_wide/imprint.tsx', 'imprint/route.tsx'],
  ['imprint.ts', 'imprint.tsx'],
  ['prices/$id.tsx', 'prices/$slug.tsx'],
  ['(legal)/imprint/index.tsx', 'imprint/index.tsx'],
  ['Prices.tsx', 'prices.tsx'],
])('routeClashes: refuses two own routes with one address, %s and %s', (one, other) => {
  expect(clashes(one, other)).toEqual([`site/routes/${other}: site/routes/${one} has the same address. Choose another.`])
})

test.each([
  ['a pathless layout', '_wide.tsx', '_wide/imprint.tsx'],
  ['a pathless layout in a folder', '_wide/route.tsx', '_wide/imprint.tsx'],
  ['a pathless layout that loads later', '_wide.tsx', '_wide.lazy.tsx'],
  ['the layout of a group', '(legal)/route.tsx', '(legal)/imprint.tsx'],
  ['a layout of all own routes', 'route.tsx', 'imprint.tsx'],
  ['a layout with its page', 'imprint.tsx', 'imprint/index.tsx'],
  ['a layout with its page in a folder', 'imprint/route.tsx', 'imprint/index.tsx'],
  ['a part that loads later', 'imprint.tsx', 'imprint.lazy.tsx'],
  ['a page and an optional parameter', 'prices/index.tsx', 'prices/{-$year}.tsx'],
  ['pages below those of the product', 'stories/archive.tsx', 'stories/$slug/comments.tsx'],
  ['a parameter with a prefix', 'post-{$id}.tsx', 'post-{$id}.comments.tsx'],
  ['names that the router ignores', '-prices.tsx', '-prices.ts', '-words/price.tsx', '-words/price.ts'],
  ['an escaped name', '[index].tsx', 'stories/[route].tsx'],
])('routeClashes: accepts %s', (_, ...own) => {
  expect(clashes(...own)).toEqual([])
})

test('routeClashes: names several routes in order', () => {
  const named = clashes('stories/index.tsx', 'search.tsx', '$slug.tsx').map((problem) => problem.split(':')[0])
  expect(named).toEqual(['site/routes/$slug.tsx', 'site/routes/search.tsx', 'site/routes/stories/index.tsx'])
})

test('variantsOf: returns an address with and without each optional parameter', () => {
  expect(variantsOf('a/{-$param}/{-$param}')).toEqual(['a/$param/$param', 'a/$param', 'a/$param', 'a'])
  expect(variantsOf('a/$param')).toEqual(['a/$param'])
})

test.each([
  ['products/index.tsx', 'products'],
  ['products/$slug.tsx', 'products/$param'],
  ['(legal)/imprint.tsx', 'imprint'],
  ['products.$id.reviews.tsx', 'products/$param/reviews'],
  ['$.tsx', '$'],
  ['_wide/price-list[.]txt.tsx', 'price-list.txt'],
  ['[_]status.tsx', '_status'],
  ['a/index/b.tsx', 'a/index/b'],
  ['drafts_.$id_.edit.tsx', 'drafts/$param/edit'],
  ['post-{$id}.{-$page}.tsx', 'post-{$param}/{-$param}'],
])('addressOfRoute: %s has the address %s', (file, address) => {
  expect(addressOfRoute(file)).toBe(address)
})
