import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LISTED_TYPES, listingOf, pageTypes, type ListedType } from '../../src/config/page-types/table.ts'
import type { PageTypeAddress } from '../../src/config/page-types/page-type.ts'
import { filesOf, isNamed } from '../variants/recipes/readme.ts'

/** Page types that other types need, so that they cannot be removed. */
const STAYING = new Set<string>(['story', 'topic'])
const FILES = globSync('src/**/*.{ts,tsx}', { exclude: ['**/paraglide/**', '**/*.gen.ts'] })

/** Returns a pattern for the content type, the listing, the settings and the messages of a page type. */
function namesOf(type: ListedType): RegExp {
  const listing = listingOf(type)
  const { intro, limits = {} }: PageTypeAddress = pageTypes[type]
  const settings = [...Object.keys(limits), ...(intro === undefined ? [] : [intro])].join('|')
  return new RegExp(`['"\`/](?:${type}|${listing})['"\`/]|\\b(?:${settings})\\b|\\bm\\.(?:${type}|${listing})_`)
}

test('page types: only the files of the recipe for the removal of a page type name it', () => {
  for (const type of LISTED_TYPES.filter((each) => !STAYING.has(each))) {
    const own = filesOf('Remove a page type').map((pattern) => pattern.replace('<type>', type).replace('<listing>', listingOf(type)))
    const [inside, outside] = [true, false].map((isOwn) => FILES.filter((file) => own.some((pattern) => isNamed(pattern, file)) === isOwn))
    const named = (file: string) => namesOf(type).test(readFileSync(file, 'utf8'))
    expect(inside?.filter(named).length).toBeGreaterThan(5)
    expect(outside?.filter(named), type).toEqual([])
  }
})

/** Browser tests that request addresses of all kinds, and expect no page there. */
const WITHOUT_PAGES = new Set(['tests/browser/attacks/fuzz.spec.ts', 'tests/browser/visits/not-found.spec.ts'])

test('browser tests: those of other areas open pages of a page type only if the site has it', () => {
  const files = globSync('tests/{browser,features,sections}/**/*.ts').filter((file) => !WITHOUT_PAGES.has(file))
  expect(files.length).toBeGreaterThan(100)
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => `${file}: ${line.trim()}`),
  )
  for (const type of LISTED_TYPES.filter((each) => !STAYING.has(each))) {
    const address = new RegExp(`\\b(?:en|de|ar|ja)/${listingOf(type)}\\b`)
    expect(lines.filter((line) => address.test(line) && !line.includes(`isAbsent('${type}')`))).toEqual([])
  }
})
