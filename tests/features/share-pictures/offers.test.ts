import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { changedSpace, resource, type ExportDraft } from '../../support/spaces/export-file.ts'
import type { CallFunction } from '../../../src/server/endpoint.server.ts'
import { pageOf } from '../../support/page-of.ts'

const STORY = 'story-seeing'
const file = changedSpace(() => undefined)
process.env['CONTENT_SPACE'] = file
const [
  { openContent },
  { withPageServices },
  { offerDrawing, offered },
  { storyPage },
  { storiesPage },
  { contentSource },
  { inPreview },
  { searchPage },
  { sharePictures },
  { closeIndexes },
] = await Promise.all([
  import('../../../src/site-content/site-content.server.ts'),
  import('../../../src/content/pages/page-services.server.ts'),
  import('../../../src/features/share-pictures/offers.server.ts'),
  import('../../../src/pages/story/page.server.ts'),
  import('../../../src/pages/story/listing/listing.server.ts'),
  import('../../../src/site-content/site-source.server.ts'),
  import('../../../src/content/preview/current-preview.server.ts'),
  import('../../../src/features/search/page/search-page.server.ts'),
  import('../../../src/features/share-pictures/feature.server.ts'),
  import('../../../src/features/search/running/running-index.server.ts'),
])
/** Runs a function as in a request to a site with generated share pictures. */
const drawn = <T>(work: () => T) => withPageServices({ offerDrawing }, work)

const SLUG = 'why-stars-twinkle'
const PATH = `/en/stories/${SLUG}`
const story = () => drawn(async () => (await pageOf(storyPage(await openContent('en'), SLUG))).meta)

/** Changes the space of the site, and waits until the site has applied the change. */
async function change(edit: (draft: ExportDraft) => void): Promise<void> {
  const draft: ExportDraft = JSON.parse(readFileSync(file, 'utf8'))
  edit(draft)
  const { promise: heard, resolve } = Promise.withResolvers<void>()
  const stop = (await contentSource()).onChange(() => resolve())
  writeFileSync(file, JSON.stringify(draft))
  await heard
  stop()
}

test('share picture: its address changes only if the picture changes', async () => {
  const { picture, title } = await story()
  expect(picture).toMatch(new RegExp(`/media/share/en/[0-9a-f]{40}${PATH}\\.jpg$`))
  expect(await story()).toMatchObject({ picture })
  expect(offered('en', PATH)).toMatchObject({ drawing: { title, locale: 'en', picture: { url: expect.stringContaining('/media/') } } })
  await change(({ entries }) => void (resource(entries, STORY).fields['body'] = {}))
  await expect.poll(() => offered('en', PATH)).toBeUndefined()
  expect((await story()).picture).toBe(picture)
  await change(({ entries }) => Object.assign(resource(entries, STORY).fields['title'] ?? {}, { en: 'Another title' }))
  const changed = await story()
  expect(changed.picture).not.toBe(picture)
  expect(offered('en', PATH)).toMatchObject({ drawing: { title: 'Another title' } })
})

test('share pictures: further pages of a list and its filters have separate pictures', async () => {
  const second = await drawn(async () => pageOf(storiesPage(await openContent('en'), undefined, 2)))
  const about = await drawn(async () => pageOf(storiesPage(await openContent('en'), 'moon', 1)))
  expect(second.meta.picture).toMatch(/\/en\/stories\.jpg\?page=2$/)
  expect(about.meta.picture).toMatch(/\/en\/stories\.jpg\?topic=moon$/)
  expect(offered('en', '/en/stories?topic=moon')?.drawing.title).toBe(about.meta.title)
})

test('share pictures: none is drawn for drafts', async () => {
  const preview = { scope: 'all', until: new Date(8.64e15) } as const
  const { picture } = await inPreview(preview, story)
  expect(picture).toMatch(/\/media\/(?!share)/)
})

test('share pictures: a picture under embargo is not drawn', async () => {
  const before = await story()
  const { cover } = JSON.parse(readFileSync(file, 'utf8')).entries.find((entry: { sys: { id: string } }) => entry.sys.id === STORY).fields
  await change(({ entries }) => {
    const [first] = entries
    if (!first) throw new Error('The space is empty.')
    const sys = { ...first.sys, id: 'embargo-of-cover', contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'embargo' } } }
    entries.push({ ...structuredClone(first), sys, fields: { files: { en: [cover.en] }, until: { en: '2030-01-01T00:00:00Z' } } })
  })
  const { picture } = await story()
  expect(picture).not.toBe(before.picture)
  expect(offered('en', PATH)?.drawing).not.toHaveProperty('picture')
})

test('searchPage: shares the picture of the site, and no picture is drawn with the words of a visitor', async () => {
  const pictureOf = (q?: string) => drawn(async () => (await pageOf(searchPage(await openContent('en'), q === undefined ? {} : { q }))).meta.picture)
  const plain = await pictureOf()
  expect(plain).toBeDefined()
  expect(await pictureOf('Buy cheap pills')).toBe(plain)
  const address = new URL(`https://site.example/media/share/en/${'0'.repeat(40)}/en/search.jpg?q=Buy+cheap+pills`)
  const call = vi.fn<CallFunction>()
  const answer = await sharePictures.endpoints?.[0]?.answer(new Request(address), call, new URL(address))
  expect(answer?.status).toBe(404)
  expect(call).not.toHaveBeenCalled()
  await closeIndexes()
})
