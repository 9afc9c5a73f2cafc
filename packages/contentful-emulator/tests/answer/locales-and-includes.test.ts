import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, entry, entryLink, assetLink, exampleService, exampleSpace, idsOf } from '../example-space.ts'

let example: Awaited<ReturnType<typeof exampleService>>
beforeAll(async () => {
  const content = exampleSpace()
  content.entries.push(entry('person', 'half', 0, { name: { en: 'Half', de: 'Halb' } }, { fieldStatus: { '*': { en: 'published', de: 'draft' } } }))
  content.entries.push(entry('article', 'tangled', 0, { related: { en: [entryLink('zz'), entryLink('aa')] }, count: { en: 1, de: 2 } }))
  example = await exampleService({}, content)
})
afterAll(() => example.close())

const articles = (query: string) => idsOf(example.service, `entries?content_type=article&${query}`)
const get = async (path: string, init = {}) => (await ask(example.service, path, init)).body

const ids = (list: { sys: { id: string } }[] = []) => list.map((item) => item.sys.id)
const included = async (query: string) => {
  const { includes = {}, errors } = await get(`entries?${query}`)
  return { Entry: ids(includes.Entry), Asset: ids(includes.Asset), errors: errors?.map((error: { details: { id: string } }) => error.details.id) }
}

describe('locales', () => {
  it('fall back along the chain, field by field', async () => {
    expect(await get('entries/moon?locale=de-CH')).toMatchObject({ sys: { locale: 'de-CH' }, fields: { title: 'Der Mond', body: 'Tides follow the moon.' } })
  })

  it('without a fallback omit a missing localized field, but return the default value of an unlocalized one', async () => {
    const { fields } = await get('entries/moon?locale=fr')
    expect(fields).not.toHaveProperty('title')
    expect(fields).toMatchObject({ count: 3, labels: ['rock', 'near'] })
  })

  it('locale=*: returns the stored values, without hidden locales and without sys.locale', async () => {
    const { sys, fields } = await get('entries/moon?locale=*')
    expect(fields.title).toEqual({ en: 'The Moon', de: 'Der Mond' })
    expect(sys).not.toHaveProperty('locale')
  })

  it('locale=*: returns only the default value of a field that is not localized', async () => {
    expect((await get('entries/tangled?locale=*')).fields.count).toEqual({ en: 1 })
  })

  it('locale: selects the values that filters compare with', async () => {
    expect(await articles('fields.title=Der Mond&locale=de-CH')).toEqual(['moon'])
    expect(await articles('fields.title=Der Mond')).toEqual([])
    expect(await articles('fields.slug=mars-la-rouge&locale=fr')).toEqual(['mars'])
  })

  it('with locale-based publishing, an entry is hidden in locales in which it is not published', async () => {
    const headers = { 'x-contentful-locale-based-publishing': 'true' }
    const halves = (locale: string, init = {}) => idsOf(example.service, `entries?sys.id=half&locale=${locale}`, init)
    expect(await halves('de')).toEqual(['half'])
    expect(await halves('de', { headers })).toEqual([])
    expect(await halves('en', { headers })).toEqual(['half'])
    expect((await ask(example.service, 'entries/half?locale=de', { headers })).status).toBe(404)
    expect(await halves('de', { headers, host: 'preview.contentful.com' })).toEqual(['half'])
  })

  it('an omitted field is not delivered', async () => {
    expect((await get('entries/moon')).fields).not.toHaveProperty('secret')
  })
})

describe('includes', () => {
  it('follow assets one level further than entries', async () => {
    expect(await included('sys.id=moon&include=1')).toEqual({ Entry: ['person-ada'], Asset: ['ada', 'crater'], errors: ['gone'] })
    expect(await included('sys.id=moon&include=2')).toMatchObject({ Entry: ['person-ada', 'person-bob'] })
  })

  it('are absent with include=0', async () => {
    expect(await get('entries?sys.id=moon&include=0')).not.toHaveProperty('includes')
    expect(await get('entries?sys.id=moon&include=0')).not.toHaveProperty('errors')
  })

  it('omit entries that are among the items', async () => {
    expect(await included('sys.id[in]=moon,person-ada')).toMatchObject({ Entry: ['person-bob'] })
  })

  it('list links to drafts and missing entries as errors, sorted by id', async () => {
    expect((await included('sys.id=mars')).errors).toEqual(['draft', 'gone'])
    expect((await included('sys.id=tangled')).errors).toEqual(['aa', 'zz'])
  })

  it('ignore objects in JSON fields that resemble links', async () => {
    expect((await included('sys.id=moon&include=3')).Entry).not.toContain('mars')
  })

  it('are absent from the response for a single entry', async () => {
    expect(await get('entries/moon')).not.toHaveProperty('includes')
  })

  it('locale=*: include links of all locales', async () => {
    const content = exampleSpace()
    content.contentTypes.push({
      sys: { id: 'page', type: 'ContentType' },
      name: 'Page',
      displayField: null,
      fields: [{ id: 'hero', name: 'hero', type: 'Link', linkType: 'Asset', localized: true }],
    })
    content.entries.push(entry('page', 'page', 9, { hero: { en: assetLink('ada'), de: assetLink('crater') }, stray: { en: entryLink('moon') } }))
    const other = await exampleService({}, content)
    const { body } = await ask(other.service, 'entries?sys.id=page&locale=*')
    expect(body.includes.Asset).toHaveLength(2)
    await other.close()
  })
})
