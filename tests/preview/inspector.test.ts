import { expect, test } from 'vitest'
import { createContentService } from 'contentful-emulator/service.ts'
import { inPreview } from '../../src/content/preview/current-preview.server.ts'
import { storyPage } from '../../src/pages/story/page.server.ts'
import { readContent } from '../../src/site-content/site-content.server.ts'
import { readLayout } from '../../src/layout/site-layout/layout-content.server.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { overHttp } from '../../packages/contentful-emulator/tests/example-space.ts'

const SESSION = { scope: 'all', until: new Date('2100-01-01T00:00:00Z') } as const
const STORY = { en: 'why-stars-twinkle', ar: 'لماذا-تتلألأ-النجوم' } as const
/** The editors whose texts Contentful's encoder marks. */
const OF_TEXTS = new Set(['singleLine', 'multipleLine', 'richTextEditor', 'markdown'])

/** Returns the page of a story and its layout as JSON. */
async function shown(locale: keyof typeof STORY): Promise<string> {
  return JSON.stringify([await readContent(locale, (content) => storyPage(content, STORY[locale])), await readLayout(locale)])
}

/** Returns the fields of an entry in the Content Source Maps of the Preview API. */
async function fieldsOfMaps(entry: string): Promise<string[]> {
  const service = await createContentService({ spaces: [{ file: 'tests/fixtures/space.json' }], previewToken: 'preview' })
  const http = await overHttp(service)
  try {
    const address = `http://${http.host}/spaces/meridian00001/environments/master/entries?sys.id=${entry}&includeContentSourceMaps=true&access_token=preview`
    const { sys, items } = await (await fetch(address)).json()
    const mappings: Record<string, { source: { editorInterface: number } }> = items[0].sys.contentSourceMaps.mappings
    const widgetOf = ({ source }: { source: { editorInterface: number } }) => sys.contentSourceMapsLookup.editorInterfaces[source.editorInterface].widgetId
    return Object.entries(mappings).flatMap(([path, mapping]) => (OF_TEXTS.has(widgetOf(mapping)) ? [path.replace('fields/', '')] : []))
  } finally {
    await http.close()
    await service.close()
  }
}

const tags = (id: string, field: string, locale: Locale, kind = 'entry') =>
  `{"data-contentful-${kind}-id":"${id}","data-contentful-field-id":"${field}","data-contentful-locale":"${locale}"}`

test.each(['en', 'ar'] as const)('inspector: a preview marks every field that Content Source Maps would, and published pages none (%s)', async (locale) => {
  const fields = await fieldsOfMaps('story-seeing')
  expect(fields).toEqual(expect.arrayContaining(['title', 'summary', 'body']))
  const page = await inPreview(SESSION, () => shown(locale))
  for (const field of fields) expect(page).toContain(tags('story-seeing', field, locale))
  for (const field of ['name', 'footerNote']) expect(page).toContain(tags('settings', field, locale))
  expect(page).toContain(tags('star-trails', 'file', locale, 'asset'))

  expect(await shown(locale)).not.toContain('data-contentful')
})

test('inspector: preview texts contain the text of the editors and no invisible characters', async () => {
  const [draft, published] = [await inPreview(SESSION, () => shown('en')), await shown('en')]
  const texts = published.match(/"text":"[^"]*"/g) ?? []
  expect(texts.length).toBeGreaterThan(50)
  expect(draft).not.toMatch(/\u200B{4}|\uFEFF/)
  // The banner of the preview is last.
  expect(draft.match(/"text":"[^"]*"/g)?.slice(0, texts.length)).toEqual(texts)
})
