import { expect, test } from 'vitest'
import { copySite, editorOf, type Edit } from '../../support/site-copy.ts'
import { addItalian } from './add-language.ts'
import { wearHouse, wearPlain } from './change-theme.ts'
import { addNotice } from './add-notice.ts'
import { addProduct } from './add-product.ts'
import { filesOf, isNamed } from './readme.ts'
import { removeEventAndPerson, removeQuote } from './remove.ts'
import { touchedBy } from './touched.ts'

/** The recipes by their headings in docs/recipes.md. Browser tests check the resulting sites. */
const RECIPES: readonly (readonly [title: string, follow: (edit: Edit, folder: string) => Promise<void>])[] = [
  ['Add a section type', addNotice],
  ['Add a page type', addProduct],
  ['Remove a section type', removeQuote],
  ['Remove a page type', removeEventAndPerson],
  ['Change the theme', wearPlain],
  ['Create a theme', wearHouse],
  ['Add a language', addItalian],
]

test.each(RECIPES)('recipe %s: changes exactly the files that docs/recipes.md names', async (title, follow) => {
  const folder = await copySite('recipe')
  const touched = await touchedBy(folder, () => follow(editorOf(folder), folder))
  // The copy has no tests and no documentation. `followed.test.ts` follows the recipes in a copy with both.
  const named = filesOf(title).filter((pattern) => !/^(?:tests|docs)\//.test(pattern))
  expect(touched.filter((file) => !named.some((pattern) => isNamed(pattern, file)))).toEqual([])
  expect(named.filter((pattern) => !touched.some((file) => isNamed(pattern, file)))).toEqual([])
})

test.each([
  ['src/sections/notice/', 'src/sections/notice/NoticeSection.tsx', true],
  ['src/sections/<type>/', 'src/sections/notice/NoticeSection.tsx', true],
  ['src/sections/<type>/', 'src/sections/registry.tsx', false],
  ['messages/*.json', 'messages/de.json', true],
  ['src/routes/$locale/products/', 'src/routes/$locale/products/$slug.tsx', true],
  ['app.config.ts', 'app.config.tsx', false],
])('isNamed: pattern %s, file %s: %s', (pattern, file, named) => {
  expect(isNamed(pattern, file)).toBe(named)
})
