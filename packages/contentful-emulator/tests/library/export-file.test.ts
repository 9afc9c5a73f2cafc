import { copyFile, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createContentService } from 'contentful-emulator/service.ts'
import { ask, exampleSpace, idsOf, writeSpace } from '../example-space.ts'

async function failureOf(content: unknown): Promise<string> {
  const written = await writeSpace(content)
  try {
    await createContentService({ spaces: [{ file: written.file }] })
    return 'started'
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  } finally {
    await written.remove()
  }
}

async function withSpace<T>(content: unknown, use: (service: Awaited<ReturnType<typeof createContentService>>) => Promise<T>, spaceId?: string): Promise<T> {
  const written = await writeSpace(content)
  const service = await createContentService({ spaces: [{ file: written.file, spaceId }] })
  try {
    return await use(service)
  } finally {
    await service.close()
    await written.remove()
  }
}

describe('a broken export file stops the start, and the error names the position', () => {
  it.each([
    ['{\n  "entries": [\n    {,}\n  ]\n}', /ExportFileError: .*space\.json: is not JSON: .*line 3 column/],
    ['[]', /must hold an object/],
    [{ a: 1 }, /is no export: it has none of entries, assets, contentTypes, locales/],
    [{ entries: {} }, /"entries" must be an array/],
    [{ entries: [1] }, /entries\[0\] must be an object/],
    [{ entries: [{ sys: { type: 'Entry' } }] }, /entries\[0\] has no sys\.id/],
    [{ entries: [{ sys: { id: 'a' } }, { sys: { id: 'a' } }] }, /entries\[1\]: the id "a" occurs twice/],
    [{ entries: [{ sys: { id: 'a' }, fields: { title: 'x' } }] }, /entries\[0\] \(id a\): field "title" must be an object with a value for each locale/],
    [{ locales: [{ name: 'English' }] }, /locales\[0\] has no code/],
  ])('%j', async (content, message) => {
    expect(await failureOf(content)).toMatch(message)
  })

  it('a file that is too large for one string', async () => {
    const written = await writeSpace({ entries: [] })
    // Sparse, so that it needs no room on disk.
    await truncate(written.file, 2_200_000_000)
    const started = createContentService({ spaces: [{ file: written.file }] })
    await expect(started).rejects.toThrow(/space\.json: has 2,200 MB, and at most 536 MB can be read: read a space of this size from Contentful$/)
    await written.remove()
  })

  it('two files of the same space', async () => {
    const written = await writeSpace(exampleSpace())
    await expect(createContentService({ spaces: [{ file: written.file }, { file: written.file }] })).rejects.toThrow(/is the second file for space/)
    await written.remove()
  })
})

/** Creates a rich text with nested lists. */
function nested(levels: number): string {
  const item = '{"nodeType":"list-item","data":{},"content":['
  return `{"nodeType":"document","data":{},"content":[${item.repeat(levels)}${']}'.repeat(levels)}]}`
}

const withText = (richText: string) => `{"entries":[{"sys":{"id":"a"}},{"sys":{"id":"deep"},"fields":{"body":{"en":${richText}}}}]}`

describe('rich text', () => {
  it.each([800, 12_000, 100_000])('%i levels deep is omitted and reported; the rest is delivered', async (levels) => {
    const written = await writeSpace(withText(nested(levels)).replace('"fields":{', '"fields":{"title":{"en":"Deep"},"list":{"en":[[[]]]},'))
    const reports: string[] = []
    const service = await createContentService({ spaces: [{ file: written.file, spaceId: 'examplespace' }], report: (message) => reports.push(message) })
    expect((await ask(service, 'entries/deep')).body.fields).toEqual({ title: 'Deep', list: [[[]]] })
    expect((await ask(service, 'entries')).body.total).toBe(2)
    expect(reports).toEqual([
      expect.stringMatching(/space\.json: entry deep, field body, locale en: is nested more than 1500 levels deep; the field is left out$/),
    ])
    await service.close()
    await written.remove()
  })

  it('an entry whose system fields are nested too deep stops the start', async () => {
    const deep = `{"sys":{"id":"a","x":${'['.repeat(2000)}${']'.repeat(2000)}}}`
    expect(await failureOf(`{"entries":[${deep}]}`)).toMatch(/^ExportFileError: .*space\.json: entries\[0\] \(id a\) is nested more than 1500 levels deep$/)
  })

  it('600 levels deep is delivered, found and compared', async () => {
    await withSpace(
      withText(nested(600)),
      async (service) => {
        expect((await ask(service, 'entries?query=nothing')).body.total).toBe(0)
        expect(JSON.stringify((await ask(service, 'entries/deep?include=10')).body.fields.body)).toBe(nested(600))
        expect((await ask(service, 'sync?initial=true')).body.items).toHaveLength(2)
      },
      'examplespace',
    )
  })
})

const locale = (code: string, fallbackCode: string | null, isDefault: boolean) => ({ code, name: code.toUpperCase(), fallbackCode, default: isDefault })

describe('an export file', () => {
  it('can begin with a byte-order mark', async () => {
    await withSpace(`\uFEFF${JSON.stringify(exampleSpace())}`, async (service) => expect((await ask(service, 'entries/moon')).status).toBe(200))
  })

  it('can lack metadata: every entry and asset is delivered with empty tags and concepts', async () => {
    const none = { tags: [], concepts: [] }
    const tags = [{ sys: { type: 'Link', linkType: 'Tag', id: 'sky' } }]
    const content = { entries: [{ sys: { id: 'bare' } }, { sys: { id: 'tagged' }, metadata: { tags } }], assets: [{ sys: { id: 'picture' } }] }
    await withSpace(
      content,
      async (service) => {
        expect((await ask(service, 'entries/bare')).body.metadata).toEqual(none)
        expect((await ask(service, 'entries/tagged')).body.metadata).toEqual({ tags, concepts: [] })
        expect((await ask(service, 'assets/picture')).body.metadata).toEqual(none)
        expect((await ask(service, 'sync?initial=true')).body.items.map((item: { metadata: unknown }) => item.metadata)).toContainEqual(none)
      },
      'examplespace',
    )
  })

  it('can have unknown parts and lack known ones', async () => {
    const { entries } = exampleSpace()
    await withSpace({ entries, experiences: [{ what: 'ever' }], roles: null }, async (service) => {
      expect(await idsOf(service, 'entries?sys.contentType.sys.id=person&order=sys.id')).toEqual(['person-ada', 'person-bob'])
      expect((await ask(service, 'locales')).body.items.map(({ code }: { code: string }) => code).toSorted()).toEqual(['de', 'en', 'fr', 'xx'])
    })
  })

  it('without a model: types are inferred from the values, so filters still work', async () => {
    const { entries } = exampleSpace()
    await withSpace({ entries }, async (service) => {
      expect(await idsOf(service, 'content_types?order=sys.id')).toEqual(['article', 'person'])
      const found = (query: string) => idsOf(service, `entries?content_type=article&order=sys.id&${query}`)
      expect(await found('fields.count[gt]=3&fields.live=false&fields.labels=red')).toEqual(['mars'])
      expect(await found('fields.author.sys.id=person-ada&fields.when[exists]=true&fields.place[near]=0,0')).toEqual(['moon'])
      expect(await found('fields.related.sys.id=moon')).toEqual(['mars'])
      expect(await found('fields.rich[match]=galaxy')).toEqual(['moon'])
    })
  })

  it('can be empty', async () => {
    await withSpace({ entries: [] }, async (service) => expect((await ask(service, 'entries')).body).toMatchObject({ total: 0, items: [] }), 'examplespace')
  })

  it('can have locale fallbacks in a circle', async () => {
    const entries = [{ sys: { id: 'x' }, fields: { title: { b: 'from b' } } }]
    await withSpace(
      { locales: [locale('a', 'b', true), locale('b', 'a', false)], entries },
      async (service) => expect((await ask(service, 'entries/x')).body).toMatchObject({ sys: { locale: 'a' }, fields: { title: 'from b' } }),
      'examplespace',
    )
  })

  it.each([
    ['two default locales', true],
    ['none', false],
  ])('can mark %s: that with most values is the default, and no other', async (_, isDefault) => {
    const locales = [locale('a', null, isDefault), locale('b', null, isDefault), locale('c', null, isDefault)]
    const entries = [{ sys: { id: 'x' }, fields: { title: { a: 'A', b: 'B' }, name: { b: 'B', c: 'C' } } }]
    const shown = ['a', 'b', 'c'].map((code) => ({ code, default: code === 'b' }))
    await withSpace(
      { locales, entries },
      async (service) => {
        expect((await ask(service, 'locales')).body.items).toMatchObject(shown)
        expect((await ask(service, '')).body.locales).toMatchObject(shown)
        expect((await ask(service, 'entries/x')).body).toMatchObject({ sys: { locale: 'b' }, fields: { title: 'B', name: 'B' } })
      },
      'examplespace',
    )
  })

  it('without a space id: uses the file name as the space id', async () => {
    const written = await writeSpace({ entries: [{ sys: { id: 'x' }, fields: {} }] })
    const file = join(written.folder, 'Résumé of our space.json')
    await copyFile(written.file, file)
    const service = await createContentService({ spaces: [{ file }] })
    expect(service.spaces).toMatchObject([{ spaceId: 'R-sum-of-our-space', environment: 'master' }])
    expect((await ask(service, 'https://cdn.contentful.com/spaces/R-sum-of-our-space/entries/x')).status).toBe(200)
    await service.close()
    await written.remove()
  })

  it('can contain versions that break the rule', async () => {
    const entries = [{ sys: { id: 'x', version: 1, publishedVersion: 64, publishedCounter: 3 }, fields: {} }]
    await withSpace(
      { entries },
      async (service) => expect((await ask(service, 'entries/x')).body.sys).toMatchObject({ revision: 3, publishedVersion: 64 }),
      'examplespace',
    )
  })

  it('can contain links in a circle, to missing entries and to other spaces', async () => {
    const foreign = { sys: { type: 'ResourceLink', linkType: 'Contentful:Entry', urn: 'crn:contentful:::content:spaces/other/entries/x' } }
    const entries = [{ sys: { id: 'x' }, fields: { self: { en: { sys: { type: 'Link', linkType: 'Entry', id: 'x' } } }, far: { en: foreign } } }]
    await withSpace(
      { entries },
      async (service) => {
        const { body } = await ask(service, 'entries?include=10')
        expect(body.items[0].fields.far).toEqual(foreign)
        expect(body).not.toHaveProperty('includes')
        expect(body).not.toHaveProperty('errors')
      },
      'examplespace',
    )
  })
})
