import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createClient } from 'contentful'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createContentService } from 'contentful-emulator/service.ts'

const FOLDER = resolve(import.meta.dirname, '../../../../shared/foreign')
const files = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.json') && name !== 'expected.json') : []

const link = z.object({ sys: z.object({ type: z.literal('Link'), linkType: z.enum(['Entry', 'Asset']), id: z.string() }) })
const sys = z.looseObject({ id: z.string() })
const exported = z.object({
  contentTypes: z.array(z.looseObject({ sys })).default([]),
  locales: z.array(z.looseObject({ code: z.string() })).default([]),
  tags: z.array(z.object({ sys: z.looseObject({ id: z.string(), visibility: z.string().optional() }) })).default([]),
  entries: z.array(z.object({ sys: z.looseObject({ id: z.string(), contentType: z.object({ sys }) }), fields: z.unknown() })).default([]),
  assets: z.array(z.object({ sys })).default([]),
})

/** Opens a file as a content service, with the SDK as its client. */
async function opened(name: string) {
  const file = join(FOLDER, name)
  const raw = exported.parse(JSON.parse(readFileSync(file, 'utf8')))
  const service = await createContentService({ spaces: [{ file }], report: () => undefined })
  const [{ spaceId: space, environment, defaultLocale } = { spaceId: '', environment: '', defaultLocale: '' }] = service.spaces
  const client = createClient({ space, environment, accessToken: 'any', adapter: service.adapter })
  return { raw, client, defaultLocale, close: () => service.close() }
}

/** Returns whether a resource is published. Files that contain only published content have no versions. */
const isPublished = ({ sys: { publishedVersion, version } }: { sys: Record<string, unknown> }) => publishedVersion !== undefined || version === undefined
const idsOf = (resources: readonly { sys: { id: string } }[]) => resources.map((each) => each.sys.id).toSorted()

/** Returns all links in a value to entries and assets of the same space, as `Entry id`. */
function linksIn(value: unknown): string[] {
  const found = link.safeParse(value).data
  if (found) return [`${found.sys.linkType} ${found.sys.id}`]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linksIn) : []
}

describe('export files of other teams', () => {
  if (files.length === 0) test.skip(`export files: ${FOLDER} is absent, so no file is read`, () => undefined)

  test.each(files)('%s: all of its content types and published content are served in each locale', async (name) => {
    const { raw, client, defaultLocale, close } = await opened(name)
    const everything: { query?: string; limit: number } = { limit: 1000 }
    const types = await client.getContentTypes(everything)
    const usedTypes = new Set(raw.entries.map((entry) => entry.sys.contentType.sys.id))
    expect(idsOf(types.items)).toEqual(raw.contentTypes.length > 0 ? idsOf(raw.contentTypes.filter(isPublished)) : [...usedTypes].toSorted())
    expect(types.items.every(({ name: title, fields }) => title !== '' && fields.every((field) => field.id !== '' && field.type.length > 0))).toBe(true)

    const { items: locales } = await client.getLocales()
    if (raw.locales.length > 0) expect(locales.map(({ code }) => code)).toEqual(raw.locales.map(({ code }) => code))
    expect(locales.filter((locale) => locale.default).map(({ code }) => code)).toEqual([defaultLocale])

    expect(idsOf((await client.getTags(everything)).items)).toEqual(idsOf(raw.tags.filter((tag) => tag.sys.visibility !== 'private')))
    expect(idsOf((await client.withAllLocales.getAssets(everything)).items)).toEqual(idsOf(raw.assets.filter(isPublished)))

    const published = new Set([
      ...raw.entries.filter(isPublished).map((entry) => `Entry ${entry.sys.id}`),
      ...raw.assets.filter(isPublished).map((asset) => `Asset ${asset.sys.id}`),
    ])
    for (const { code } of locales) {
      const { items, includes, errors = [] } = await client.withoutLinkResolution.getEntries({ ...everything, locale: code, include: 10 })
      expect(idsOf(items), code).toEqual(idsOf(raw.entries.filter(isPublished)))
      const given = [...items, ...(includes?.Entry ?? []), ...(includes?.Asset ?? [])]
      const linked = new Set(given.flatMap(({ fields }) => linksIn(fields)))
      const missing = [...linked].filter((target) => !given.some(({ sys: { type, id } }) => target === `${type} ${id}`))
      expect(new Set(missing), code).toEqual(new Set(errors.map(({ details: { linkType, id } }) => `${linkType} ${id}`)))
      expect(missing.filter((target) => published.has(target))).toEqual([])
    }
    await close()
  })

  test.runIf(files.length > 0)('a hundred locales without fallback: each returns all entries, and private tags are not delivered', async () => {
    const { raw, client, close } = await opened('contentful-cli-100-locales.json')
    const { items } = await client.getLocales()
    expect(items).toHaveLength(100)
    expect(raw.tags).toHaveLength(150)
    expect(await client.getTags()).toMatchObject({ total: 0 })
    // Fields that are not localized are present in every locale. Localized fields are only present in locales with a value.
    const inEach = await Promise.all(items.map(({ code }) => client.getEntries({ locale: code })))
    expect(new Set(inEach.map(({ total }) => total))).toEqual(new Set([raw.entries.length]))
    expect(inEach[0]?.items.some((entry) => Object.keys(entry.fields).length === 0)).toBe(true)
    await close()
  })

  test.runIf(files.length > 0)('ResourceLink fields: keep their type and their allowed resources', async () => {
    const { client, close } = await opened('contentful-cli-100-locales.json')
    const { fields } = await client.getContentType('bobsNercer')
    expect(fields).toContainEqual(expect.objectContaining({ id: 'nerFiled', type: 'ResourceLink', allowedResources: [{ type: 'TMDB:Movie' }] }))
    await close()
  })

  test.runIf(files.length > 0)('a handwritten file without dates, space or model receives all of them', async () => {
    const { client, close } = await opened('building-blocks-handwritten-seed.json')
    const { items } = await client.getEntries({ content_type: 'post', order: ['-fields.date'] })
    const [newest] = items
    expect(items.length).toBeGreaterThan(1)
    expect(newest?.sys).toMatchObject({ createdAt: '1970-01-01T00:00:00.000Z', updatedAt: '1970-01-01T00:00:00.000Z', revision: 1, locale: 'en-US' })
    expect(newest?.sys.space?.sys.id).toBe('building-blocks-handwritten-seed')
    const [picture] = (await client.getAssets()).items
    expect(picture?.fields.file?.url).toMatch(/^https:\/\/raw\.githubusercontent\.com\//)
    expect(newest?.fields['coverImage']).toMatchObject({ sys: { type: 'Asset' }, fields: { file: picture?.fields.file } })
    await close()
  })

  test.runIf(files.length > 0)('an export by a delivery token: all of its entries are published', async () => {
    const { raw, client, close } = await opened('optimization-delivery-token-export.json')
    const { items, total } = await client.getEntries({ limit: 1000 })
    expect(total).toBe(raw.entries.length)
    expect(items.every(({ sys: { revision, createdAt } }) => revision > 0 && createdAt > '2020')).toBe(true)
    await close()
  })
})
