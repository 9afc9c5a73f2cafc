import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customSite } from './custom-site.ts'

process.env['CONTENT_STATE'] = mkdtempSync(join(tmpdir(), 'vitrine-'))
let site: Awaited<ReturnType<typeof customSite>>
let close: () => Promise<void>

beforeAll(async () => {
  site = await customSite()
  const { openSlugHistory } = await import('../../../src/content/slug-history/slug-history.server.ts')
  const { contentSource } = await import('../../../src/site-content/site-source.server.ts')
  const [kept] = await openSlugHistory(await contentSource(), (locale) => site.openContent(locale), 'siteSettings')
  await kept?.upToDate()
  close = async () => kept?.close()
})
afterAll(() => close())

test('upper case: lists and entries of unmapped types redirect to their addresses', async () => {
  const at = async (path: string) => site.atPath(await site.openContent('en'), path, 1)
  expect(await at('RECIPES')).toEqual({ kind: 'moved', href: '/en/recipes', permanent: true })
  expect(await at('Recipes/Borscht')).toEqual({ kind: 'moved', href: '/en/recipes/Borscht', permanent: true })
  expect(await at('recipes/Borscht')).toEqual({ kind: 'moved', href: '/en/recipes/borscht', permanent: true })
})

test('slug history: a renamed page of a mapped space redirects from its old address', async () => {
  const { contentSource } = await import('../../../src/site-content/site-source.server.ts')
  const { onChange } = await contentSource()
  const file = process.env['CONTENT_SPACE'] ?? ''
  const notify = Promise.withResolvers<void>()
  onChange(() => notify.resolve())
  writeFileSync(file, readFileSync(file, 'utf8').replace('"slug":{"en":"borscht"', '"slug":{"en":"red-soup"'))
  await notify.promise
  expect(await site.atPath(await site.openContent('en'), 'recipes/borscht', 1)).toEqual({ kind: 'moved', href: '/en/recipes/red-soup', permanent: true })
})
