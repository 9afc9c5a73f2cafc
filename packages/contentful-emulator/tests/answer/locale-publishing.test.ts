import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ask, asset, entry, entryLink, exampleService, exampleSpace, idsOf } from '../example-space.ts'

const headers = { 'x-contentful-locale-based-publishing': 'true' }
const status = (byLocale: object) => ({ fieldStatus: { '*': byLocale } })
const title = { en: 'English', de: 'Deutsch', fr: 'Français' }

function mixedSpace() {
  const content = exampleSpace()
  const fields = { title, count: { en: 7 }, related: { en: [entryLink('english-only'), entryLink('nowhere')] } }
  content.entries.push(
    entry('article', 'german-only', 0, fields, status({ en: 'draft', de: 'published', fr: 'draft' })),
    entry('article', 'english-only', 0, { title }, status({ en: 'changed', de: 'draft' })),
    entry('article', 'nowhere', 0, { title }, status({ en: 'draft', de: 'draft' })),
    entry('article', 'swiss', 0, { title: { en: 'English', de: 'Deutsch' } }, status({ en: 'published', de: 'draft', 'de-CH': 'published' })),
    entry('article', 'as-a-whole', 0, { title }),
  )
  const signed = asset('signed', 0, {}, status({ en: 'published', de: 'draft' }))
  content.assets.push({ ...signed, fields: { ...signed.fields, title: { en: 'Sign', de: 'Schild' } } })
  return content
}

let example: Awaited<ReturnType<typeof exampleService>>
beforeAll(async () => {
  example = await exampleService({}, mixedSpace())
})
afterAll(() => example.close())

const NEW = 'sys.id[in]=german-only,english-only,nowhere,as-a-whole&order=sys.id'
const get = async (path: string, init = {}) => (await ask(example.service, path, init)).body

describe('locale-based publishing', () => {
  it('without the header delivers all locales', async () => {
    for (const locale of ['en', 'de', 'fr', '*'])
      expect(await idsOf(example.service, `entries?${NEW}&locale=${locale}`)).toEqual(['as-a-whole', 'english-only', 'german-only', 'nowhere'])
    expect((await get('entries/nowhere?locale=*')).fields.title).toEqual(title)
  })

  it.each([
    ['en', ['as-a-whole', 'english-only']],
    ['de', ['as-a-whole', 'german-only']],
    // A locale without a status was added later.
    ['fr', ['as-a-whole']],
    ['*', ['as-a-whole', 'english-only', 'german-only']],
  ])('locale=%s: returns the entries that are published in it', async (locale, ids) => {
    expect(await idsOf(example.service, `entries?${NEW}&locale=${locale}`, { headers })).toEqual(ids)
    for (const id of ['german-only', 'english-only', 'nowhere', 'as-a-whole'])
      expect((await ask(example.service, `entries/${id}?locale=${locale}`, { headers })).status, id).toBe(ids.includes(id) ? 200 : 404)
  })

  it('locale=*: returns the values of published locales, and all values of fields that are not localized', async () => {
    expect((await get('entries/german-only?locale=*', { headers })).fields).toMatchObject({ title: { de: 'Deutsch' }, count: { en: 7 } })
    expect((await get('entries/english-only?locale=*', { headers })).fields).toEqual({ title: { en: 'English' } })
    expect((await get('entries/as-a-whole?locale=*', { headers })).fields).toEqual({ title })
  })

  it('a fallback fills no value from an unpublished locale', async () => {
    expect((await get('entries/swiss?locale=de-CH')).fields.title).toBe('Deutsch')
    expect((await get('entries/swiss?locale=de-CH', { headers })).fields.title).toBe('English')
  })

  it('applies to included entries', async () => {
    const { includes, errors } = await get('entries?sys.id=german-only&locale=*&include=2', { headers })
    expect(includes.Entry.map(({ sys, fields }: { sys: { id: string }; fields: object }) => [sys.id, fields])).toEqual([
      ['english-only', { title: { en: 'English' } }],
    ])
    expect(errors.map(({ details }: { details: { id: string } }) => details.id)).toEqual(['nowhere'])
  })

  it('applies to assets', async () => {
    expect((await ask(example.service, 'assets/signed?locale=de', { headers })).status).toBe(404)
    expect((await get('assets/signed?locale=*', { headers })).fields.title).toEqual({ en: 'Sign' })
    expect((await get('assets/signed?locale=*')).fields.title).toEqual({ en: 'Sign', de: 'Schild' })
  })

  it('is ignored by the Preview API', async () => {
    const host = 'preview.contentful.com'
    expect(await idsOf(example.service, `entries?${NEW}&locale=de`, { headers, host })).toHaveLength(4)
    expect((await get('entries/german-only?locale=*', { headers, host })).fields.title).toEqual(title)
  })

  it('sys.fieldStatus: is not delivered, except with showsFieldStatus', async () => {
    expect((await get('entries/german-only', { headers: { ...headers, 'x-locale': 'de' } })).sys).not.toHaveProperty('fieldStatus')
    const shown = await exampleService({ showsFieldStatus: true }, mixedSpace())
    const { body } = await ask(shown.service, 'entries/german-only?locale=*', { headers })
    expect(body.sys.fieldStatus).toEqual({ '*': { en: 'draft', de: 'published', fr: 'draft' } })
    expect((await ask(shown.service, 'entries/german-only?locale=*', { host: 'preview.contentful.com' })).body.sys).not.toHaveProperty('fieldStatus')
    await shown.close()
  })

  it('a change of the status alone notifies listeners', async () => {
    const watched = await exampleService({ watch: true }, mixedSpace())
    const ids: string[] = []
    watched.service.onChange(({ resources }) => ids.push(...resources.map(({ id }) => id)))
    const content = mixedSpace()
    for (const { sys } of content.entries) if (sys.id === 'nowhere') Object.assign(sys, status({ en: 'published', de: 'draft' }))
    await watched.rewrite(content)
    await vi.waitFor(() => expect(ids).toEqual(['nowhere']), { timeout: 15_000, interval: 20 })
    expect(await idsOf(watched.service, `entries?${NEW}&locale=en`, { headers })).toContain('nowhere')
    await watched.close()
  })
})

describe('sync with the header of locale-based publishing', () => {
  const synced = async (isSyncPerLocale: boolean) => {
    const { service, close } = await exampleService({ isSyncPerLocale }, mixedSpace())
    const { body } = await ask(service, 'sync?initial=true', { headers })
    await close()
    const items: { sys: { id: string }; fields: { title: object } }[] = body.items
    return Object.fromEntries(items.map(({ sys, fields }) => [sys.id, fields.title]))
  }

  it('returns all locales by default, so that no client relies on the header', async () => {
    expect(await synced(false)).toMatchObject({ 'german-only': title, nowhere: title })
  })

  it('isSyncPerLocale: leaves out unpublished locales, and entries without a published locale', async () => {
    const items = await synced(true)
    expect(items).toMatchObject({ 'german-only': { de: 'Deutsch' }, 'as-a-whole': title })
    expect(items).not.toHaveProperty('nowhere')
  })

  it('isSyncPerLocale: returns a deletion if the last locale is unpublished', async () => {
    const { service, close, rewrite } = await exampleService({ isSyncPerLocale: true, watch: true }, mixedSpace())
    const { nextSyncUrl } = (await ask(service, 'sync?initial=true', { headers })).body
    const content = mixedSpace()
    for (const { sys } of content.entries) if (sys.id === 'english-only') Object.assign(sys, status({ en: 'draft', de: 'draft' }))
    const changed = new Promise((resolve) => service.onChange(resolve))
    await rewrite(content)
    await changed
    const { items } = (await ask(service, nextSyncUrl, { headers })).body
    expect(items).toMatchObject([{ sys: { type: 'DeletedEntry', id: 'english-only', deletedAt: expect.any(String) } }])
    await close()
  })
})
