import { expect, test, vi } from 'vitest'
import { withSettings } from '../../support/with-settings.ts'
import { explained, OTHERS } from './explained.ts'

test('whyMissing: names the languages that have the page, and the policy that hides it in this one', async () => {
  const untranslated = { page: 'missing', story: 'missing', event: 'missing', topic: 'missing', person: 'missing' } as const
  expect(await withSettings({ untranslated }, explained)).toMatch(
    new RegExp(`^Entry [\\w-]+ \\(story\\) is a page in ${OTHERS}, but not in 日本語 \\(ja\\): it has no text in that language, and \`untranslated\``),
  )
})

test('whyMissing: explains that no entry has the slug in any language', async () => {
  vi.resetModules()
  expect(await explained('none-of-these')).toMatch(/^No published entry has the address \/stories\/none-of-these in any language/)
})
