import { expect, test, vi } from 'vitest'
import { LOCALES } from '../../../src/i18n/locales.ts'
import { changedSpace } from '../../support/spaces/export-file.ts'
import { siteModel } from '../../../src/site-content/site-model.server.ts'
import { SITE_CLOCK } from '../../fixtures/clock.ts'
import { withSettings } from '../../support/with-settings.ts'

/** Checks the languages of a space whose entries are published in some locales only. */
async function findingsOf(unpublished: (type: string) => readonly string[], hasDrafts = false) {
  const file = changedSpace(({ entries }) => {
    for (const { sys } of entries) {
      const codes = unpublished(JSON.stringify(sys['contentType']))
      const statuses = LOCALES.map((locale) => [locale, codes.includes(locale) ? 'draft' : 'published'])
      Object.assign(sys, { fieldStatus: { '*': Object.fromEntries(statuses) } })
    }
  })
  return withSettings({ publishing: 'locale' }, async () => {
    const { createContentService } = await import('contentful-emulator/service.ts')
    const { clientInProcess } = await import('../../../src/content/client/embedded/client-in-process.server.ts')
    const { readSpace } = await import('../../../src/features/health/space/read-space.server.ts')
    const { inspectLanguages } = await import('../../../src/features/health/inspect/languages.server.ts')
    const { inspectModel } = await import('../../../src/features/health/inspect/model.server.ts')
    const service = await createContentService({ spaces: [{ file }], showsFieldStatus: true, previewToken: 'drafts' })
    const [{ spaceId, environment } = { spaceId: '', environment: '' }] = service.spaces
    const published = clientInProcess(service.adapter, spaceId, environment)
    const drafts = { client: clientInProcess(service.adapter, spaceId, environment, { token: 'drafts' }), published }
    const source = hasDrafts ? drafts : { client: published }
    const space = await readSpace({ ...source, media: { mediaUrl: (url) => url }, model: siteModel, now: new Date(SITE_CLOCK) })
    const found = [...(await inspectLanguages(space)), ...(await inspectModel(space))]
    await service.close()
    return found.filter(({ kind }) => kind === 'language-missing' || kind === 'required-empty' || kind === 'slug-missing').map(({ sentence }) => sentence)
  })
}

test.each([false, true])(
  'content:check: names a language in which nothing is published, with drafts: %s',
  async (hasDrafts) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(await findingsOf(() => [], hasDrafts)).toEqual([])
    expect(await findingsOf(() => ['ja'], hasDrafts)).toEqual([
      "No entry is published in Japanese, so visitors see 404 there. Publish the entries again in Contentful, or set `publishing` in app.config.ts to 'entry'.",
    ])
  },
  60_000,
)

test('content:check: names a language in which the home page is not published', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(await findingsOf((type) => (type.includes('"page"') ? ['fr'] : []))).toEqual([
    "The home page is not published in French, so visitors see 404 there. Publish it there in Contentful, or set `publishing` in app.config.ts to 'entry'.",
  ])
}, 60_000)
