import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { strangeSite } from './strange-site.ts'

process.env['CONTENT_STATE'] = mkdtempSync(join(tmpdir(), 'vitrine-'))
let site: Awaited<ReturnType<typeof strangeSite>>
let close: () => Promise<void>

beforeAll(async () => {
  site = await strangeSite()
  const { keepFormerAddresses } = await import('../../../src/content/former/former.server.ts')
  const { contentSource } = await import('../../../src/site-content/site-source.server.ts')
  const kept = await keepFormerAddresses(await contentSource(), (locale) => site.openContent(locale), 'siteSettings')
  await kept.upToDate()
  close = () => kept.close()
})
afterAll(() => close())

test('slug history: a renamed page of a mapped space redirects from its old address', async () => {
  const { contentSource } = await import('../../../src/site-content/site-source.server.ts')
  const { onChange } = await contentSource()
  const file = process.env['CONTENT_SPACE'] ?? ''
  const told = Promise.withResolvers<void>()
  onChange(() => told.resolve())
  writeFileSync(file, readFileSync(file, 'utf8').replace('"slug":{"en":"borscht"', '"slug":{"en":"red-soup"'))
  await told.promise
  expect(await site.atPath(await site.openContent('en'), 'recipes/borscht', 1)).toEqual({ kind: 'moved', href: '/en/recipes/red-soup', permanent: true })
})
