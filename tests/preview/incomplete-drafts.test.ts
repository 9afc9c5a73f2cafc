import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isNotFound } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import type { PreviewSession } from '../../src/content/preview/preview-session.ts'
import { PREVIEW_SECRET } from '../fixtures/preview-secret.ts'

const ID = 'story-winter-hexagon'
const SESSION: PreviewSession = { scope: 'all', until: new Date('2100-01-01T00:00:00Z') }

interface Resource {
  readonly sys: { readonly id: string }
  readonly fields: Record<string, unknown>
}

/** Opens the fixtures' space with a draft that lacks some fields. */
async function siteWithout(...fields: readonly string[]) {
  const space: { entries: Resource[] } = JSON.parse(readFileSync('tests/fixtures/space.json', 'utf8'))
  const draft = space.entries.find(({ sys }) => sys.id === ID)
  for (const field of fields) delete draft?.fields[field]
  const file = join(mkdtempSync(join(tmpdir(), 'vitrine-')), 'space.json')
  writeFileSync(file, JSON.stringify(space))
  for (const [name, value] of Object.entries({ CONTENT_SPACE: file, SITE_PREVIEW_SECRET: PREVIEW_SECRET, CONTENTFUL_SPACE_ID: '' })) vi.stubEnv(name, value)
  vi.resetModules()
  const { answer } = await import('../../src/site-content/site-answer.server.ts')
  const { inPreview } = await import('../../src/content/preview/current-preview.server.ts')
  const { storyPage } = await import('../../src/pages/story/page.server.ts')
  const { previewEndpoints } = await import('../../src/features/preview/endpoints.server.ts')
  const slug = { en: 'six-lamps-around-orion', de: 'sechs-laternen-um-orion' }
  const ask = (locale: 'en' | 'de') =>
    answer(
      locale,
      (content) => storyPage(content, slug[locale]),
      () => ({}),
    ).then(
      () => undefined,
      (error: unknown) => (isNotFound(error) ? { data: error.data } : error),
    )
  async function opened(entry: string, locale: string): Promise<Response> {
    const request = new Request(`http://localhost:3000/api/preview?${new URLSearchParams({ secret: PREVIEW_SECRET, entry, locale })}`)
    const endpoint = previewEndpoints('/styles.css').find(({ isAt }) => isAt('/api/preview'))
    if (!endpoint) throw new Error('There is no such endpoint.')
    return endpoint.answer(request, () => Promise.reject(new Error('No function is called.')), new URL(request.url))
  }
  return { visitor: ask, editor: (locale: 'en' | 'de') => inPreview(SESSION, () => ask(locale)), opened }
}

test('incomplete draft: an editor sees the fields that are missing or invalid; a visitor sees a missing page', async () => {
  const { visitor, editor } = await siteWithout('title')
  const notify = { because: 'incomplete', title: { text: 'This draft cannot be shown yet' } }
  expect(await editor('en')).toMatchObject({ data: { ...notify, text: { text: 'Please fill in these fields with valid values: title' } } })
  expect(await editor('de')).toMatchObject({ data: { text: { text: 'Bitte füllen Sie diese Felder mit gültigen Werten aus: title' } } })
  expect(await visitor('en')).toEqual({ data: undefined })
})

test('incomplete draft: a complete draft is shown', async () => {
  const { editor } = await siteWithout()
  expect(await editor('en')).toBeUndefined()
})

test('incomplete draft: opening one without an address lists its missing fields, and other entries are opened', async () => {
  const { opened } = await siteWithout('slug')
  const page = await opened(ID, 'de')
  expect(page.status).toBe(404)
  expect(await page.text()).toContain('Bitte füllen Sie diese Felder mit gültigen Werten aus: slug')
  expect((await opened('settings', 'de')).headers.get('Location')).toBe('/de')
  const unknown = await opened('no-such-entry', 'de')
  expect([unknown.status, unknown.headers.get('Set-Cookie')]).toEqual([404, null])
  expect(await unknown.text()).toContain('Der Eintrag no-such-entry existiert nicht')
})
