import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { readSpace } from '../../support/spaces/space.ts'
import { withSettings } from '../../support/with-settings.ts'

// It has no Japanese.
const STORY = 'drawing-what-is-not-there'
const folder = mkdtempSync(join(tmpdir(), 'vitrine-why-missing-'))
const OTHERS = 'English \\(en\\), Deutsch \\(de\\), français \\(fr\\), العربية \\(ar\\)'

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Explains why the story is no page in Japanese. */
async function explained(slug = STORY): Promise<string> {
  const { openContent } = await import('../../../src/site-content.server.ts')
  const { storyPage } = await import('../../../src/page-types/story/page.server.ts')
  const { whyMissing } = await import('../../../src/content/pages/why-missing.server.ts')
  const look = async () => storyPage(await openContent('ja'), slug)
  const found = await look()
  if (found.kind !== 'missing') throw new Error(`The story is there: ${found.kind}.`)
  return whyMissing('ja', found, look)
}

test('whyMissing: names the languages in which there is such a page, and the policy that hides it in this one', async () => {
  const untranslated = { page: 'missing', story: 'missing', event: 'missing', topic: 'missing', person: 'missing' } as const
  expect(await withSettings({ untranslated }, explained)).toMatch(
    new RegExp(`^Entry [\\w-]+ \\(story\\) is a page in ${OTHERS}, but not in 日本語 \\(ja\\): it has no text in that language, and \`untranslated\``),
  )
})

test('whyMissing: says that the entry of a slug of another language has none in this one', async () => {
  const space = readSpace('.cache/fixtures/content/space.json')
  const file = join(folder, 'space.json')
  const locales = space.locales.map((locale) => (locale.code === 'ja' ? { ...locale, fallbackCode: null } : locale))
  writeFileSync(file, JSON.stringify({ ...space, locales }))
  vi.resetModules()
  vi.stubEnv('CONTENT_SPACE', file)
  const why = await explained()
  vi.unstubAllEnvs()
  expect(why).toMatch(new RegExp(`^Entry [\\w-]+ \\(story\\) is a page in ${OTHERS}, but has no slug in 日本語 \\(ja\\), nor a fallback\\.$`))
})

test('whyMissing: says that no entry has the slug in any language', async () => {
  vi.resetModules()
  expect(await explained('none-of-these')).toMatch(/^No published entry has the address \/stories\/none-of-these in any language/)
})
