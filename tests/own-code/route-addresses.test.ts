import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import site from '#config'
import { checkOwnRoutes, hiddenRoutes } from '../../scripts/own-code/route-addresses.ts'
import type { SiteSettings } from '../../src/config/site.ts'

/** Creates a folder with empty files. */
function folderWith(files: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'own-routes-'))
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), '')
  }
  return root
}

/** Returns the problems of route files in a site with these settings. */
function problems(files: readonly string[], settings: Partial<SiteSettings> = {}): string[] {
  return hiddenRoutes({ ...site, ...settings }, folderWith(files))
}

test.each([
  ['site/routes/geschichten.tsx', '/en/geschichten is the address of the list "stories": app.config.ts has this segment for "de".'],
  ['site/routes/themes/$id.tsx', '/en/themes/$param is the address of the list "topics": app.config.ts has this segment for "fr".'],
  ['site/routes/suche.print.tsx', '/en/suche/print is the address of the list "search": app.config.ts has this segment for "de".'],
  ['site/routes/مواضيع/index.tsx', '/en/مواضيع is the address of the list "topics": app.config.ts has this segment for "ar".'],
  ['site/routes/(more)/Themen.tsx', '/en/Themen is the address of the list "topics": app.config.ts has this segment for "de".'],
])('hiddenRoutes: refuses %s, because visitors get a list of the product there', (file, sentence) => {
  expect(problems([file])).toEqual([`${file}: ${sentence} Choose another.`])
})

test('hiddenRoutes: names routes in order, of every kind of file, and with optional parameters', () => {
  const files = ['site/routes/prices/index.tsx', 'site/routes/geschichten/{-$year}.ts', 'site/routes/geschichten.lazy.tsx']
  expect(problems(files).map((problem) => problem.split(':')[0])).toEqual(['site/routes/geschichten.lazy.tsx', 'site/routes/geschichten/{-$year}.ts'])
})

test('hiddenRoutes: looks at every language, since only one of them may have no prefix', () => {
  const file = 'site/routes/assets/$name.tsx'
  for (const { tag } of site.locales)
    expect(problems([file], { localePrefix: 'as-needed', baseLocale: tag }), tag).toEqual([expect.stringContaining('/assets/$param is the address of')])
})

test('hiddenRoutes: refuses the prefix of a language, and the path of files, if the base language has no prefix', () => {
  const files = ['site/routes/de.tsx', 'site/routes/assets/$name.tsx']
  expect(problems(files)).toEqual([])
  expect(problems(files, { localePrefix: 'as-needed' })).toEqual([
    'site/routes/assets/$name.tsx: /assets/$param is the address of another page or file of the product. Choose another.',
    'site/routes/de.tsx: /de is the address of another page or file of the product. Choose another.',
  ])
})

test('hiddenRoutes: accepts other addresses, pages below a list, and files that the router ignores', () => {
  expect(problems(['site/routes/imprint.tsx', 'site/routes/stories/archive.tsx', 'site/routes/$.tsx', 'site/routes/geschichten/-words.tsx'])).toEqual([])
  // The check of names refuses a second home page.
  expect(problems(['site/routes/index.tsx'])).toEqual([])
  expect(problems(['site/routes/index.tsx'], { localePrefix: 'as-needed' })).toEqual([])
  expect(problems([])).toEqual([])
})

test('hiddenRoutes: compares names of files whose letters are written with separate accents', () => {
  const locales = site.locales.map((locale) => ({ ...locale, segments: { ...locale.segments, stories: 'r\u00e9cits' } }))
  expect(problems(['site/routes/re\u0301cits.tsx'], { locales })).toEqual([expect.stringContaining('is the address of the list "stories"')])
})

test('checkOwnRoutes: refuses to start with a route that no address leads to', () => {
  expect(() => checkOwnRoutes(site, folderWith(['site/routes/geschichten.tsx']))).toThrow('site/ needs a correction:\n  site/routes/geschichten.tsx: ')
  expect(() => checkOwnRoutes(site, folderWith(['site/routes/imprint.tsx']))).not.toThrow()
})
