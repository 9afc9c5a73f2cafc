/**
 * Behaviour that no recorded response of the real service defines.
 * Each title names the choice and its reason, so that it can be corrected when a recording shows another behaviour.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, asset, assetLink, entry, entryLink, exampleService, exampleSpace, idsOf, SPACE } from '../example-space.ts'

let example: Awaited<ReturnType<typeof exampleService>>
beforeAll(async () => {
  const content = exampleSpace()
  content.entries = [
    entry('article', 'a', 1, {
      title: { en: 'Twin' },
      body: { en: 'The Astronomers look up' },
      count: { en: 5 },
      when: { en: '2026-01-01T01:00+01:00' },
      labels: { en: ['one', 'two'] },
    }),
    entry('article', 'b', 1, {
      title: { en: 'Twin' },
      body: { en: 'An astronomical clock' },
      count: { en: 10 },
      when: { en: '2026-01-01T00:00Z' },
      labels: { en: [] },
    }),
    entry('article', 'c', 1, {
      title: { en: 'other' },
      body: { en: '天体観測の夜' },
      count: { en: null },
      when: { en: '2026-01-01' },
      rating: { en: 1 },
      cover: { en: assetLink('missing') },
      related: { en: [entryLink('missing'), entryLink('missing')] },
    }),
    entry('article', 'd', 1, { title: { en: null, de: 'nur deutsch' }, place: { en: { lat: 0, lon: 0 } } }),
  ]
  content.assets = [asset('x', 1, { contentType: 'application/pdf' }), asset('y', 2, { contentType: 'application/octet-stream' })]
  example = await exampleService({}, content)
})
afterAll(() => example.close())

const articles = (query: string) => idsOf(example.service, `entries?content_type=article&order=sys.id&${query}`)
const inOrder = (order: string) => idsOf(example.service, `entries?content_type=article&order=${order}`)

describe('order', () => {
  it('breaks ties by ascending sys.id, like the documented default order, so that pages never overlap', async () => {
    expect(await idsOf(example.service, 'entries')).toEqual(['a', 'b', 'c', 'd'])
    expect(await inOrder('fields.title')).toEqual(['a', 'b', 'c', 'd'])
    expect(await inOrder('-sys.createdAt')).toEqual(['a', 'b', 'c', 'd'])
  })

  it('entries without a value come last in both directions, as in Elasticsearch, which Contentful uses', async () => {
    expect(await inOrder('fields.count')).toEqual(['a', 'b', 'c', 'd'])
    expect(await inOrder('-fields.count')).toEqual(['b', 'a', 'c', 'd'])
  })

  it('numbers are sorted as numbers, text by code unit: upper case first', async () => {
    expect((await inOrder('fields.count')).slice(0, 2)).toEqual(['a', 'b'])
    expect((await inOrder('fields.title')).slice(0, 3)).toEqual(['a', 'b', 'c'])
  })

  it('dates are sorted as instants, regardless of their offset', async () => {
    expect((await inOrder('fields.when,-sys.id')).slice(0, 3)).toEqual(['c', 'b', 'a'])
  })

  it.each(['fields.body', 'fields.rich', 'fields.data', 'fields.labels', 'fields.cover', 'fields.place'])(
    '%s: entries cannot be sorted by it, because the docs list the types that can',
    async (field) => {
      expect((await ask(example.service, `entries?content_type=article&order=${field}`)).status).toBe(400)
    },
  )
})

describe('filters', () => {
  it('[ne] and [nin] match entries without a value, as recorded for [ne] on an asset', async () => {
    expect(await articles('fields.labels[ne]=one')).toEqual(['b', 'c', 'd'])
    expect(await articles('fields.labels[nin]=one,two')).toEqual(['b', 'c', 'd'])
    expect(await articles('fields.count[nin]=5')).toEqual(['b', 'c', 'd'])
  })

  it('a stored null and an empty list count as missing for [exists]', async () => {
    expect(await articles('fields.count[exists]=true')).toEqual(['a', 'b'])
    expect(await articles('fields.count[exists]=false')).toEqual(['c', 'd'])
    expect(await articles('fields.labels[exists]=true')).toEqual(['a'])
  })

  it('a stored null does not fall back: it is a value, and is delivered as null', async () => {
    expect((await ask(example.service, 'entries/d')).body.fields.title).toBeNull()
    expect(await articles('fields.title[exists]=false')).toEqual(['d'])
  })

  it('dates compare as instants: a day is its midnight in UTC, and a missing plus sign is restored', async () => {
    expect(await articles('fields.when=2026-01-01T00:00:00.000Z')).toEqual(['a', 'b', 'c'])
    expect(await articles('fields.when=2026-01-01T02:00:00+02:00')).toEqual(['a', 'b', 'c'])
    expect(await articles('fields.when[lt]=2026-01-01T00:00:00.001Z')).toEqual(['a', 'b', 'c'])
    expect(await articles('fields.when[gt]=2026-01-01')).toEqual([])
  })

  it('equality on text is exact: case and spaces count', async () => {
    expect(await articles('fields.title=twin')).toEqual([])
  })

  it('ranges work for numbers and dates only, as documented', async () => {
    expect((await ask(example.service, 'entries?content_type=article&fields.title[lt]=x')).status).toBe(400)
  })

  it('a value that its field cannot have is an error instead of no result', async () => {
    for (const filter of ['fields.count=many', 'fields.when[gt]=soon', 'fields.live=perhaps', 'fields.count[exists]=maybe', 'fields.place[near]=here']) {
      expect((await ask(example.service, `entries?content_type=article&${filter}`)).body.sys.id, filter).toBe('InvalidQuery')
    }
  })

  it('of a repeated filter both values must match; of a repeated limit the last one applies', async () => {
    expect(await articles('fields.labels=one&fields.labels=two')).toEqual(['a'])
    expect(await articles('limit=1&limit=2')).toEqual(['a', 'b'])
  })

  it('with locale=* filters compare with the default locale', async () => {
    expect(await articles('fields.title=nur deutsch&locale=*')).toEqual([])
    expect(await articles('fields.title=Twin&locale=*')).toEqual(['a', 'b'])
  })
})

describe('full text', () => {
  it('finds words by their beginning, as documented for search while typing', async () => {
    expect(await articles('fields.body[match]=astronom')).toEqual(['a', 'b'])
    expect(await articles('fields.body[match]=stronomers')).toEqual([])
  })

  it('requires every word, in any order, and across fields for query', async () => {
    expect(await articles('fields.body[match]=up look')).toEqual(['a'])
    expect(await articles('query=twin clock')).toEqual(['b'])
    expect(await articles('fields.title[match]=twin clock')).toEqual([])
  })

  it('ignores single letters, and finds nothing if the query has no other words', async () => {
    expect(await articles('fields.body[match]=a clock')).toEqual(['b'])
    expect(await articles('query=x')).toEqual([])
    expect(await articles('query=')).toEqual([])
  })

  it('finds parts of text in scripts without spaces', async () => {
    expect(await articles('query=観測')).toEqual(['c'])
    expect(await articles('query=夜')).toEqual(['c'])
  })
})

describe('includes', () => {
  it('list a missing target once for each link to it, as in the recording with two links', async () => {
    const { body } = await ask(example.service, 'entries?sys.id=c')
    expect(body.errors.map((error: { details: { id: string } }) => error.details.id)).toEqual(['missing', 'missing', 'missing'])
  })

  it('more than ten levels are an error, as documented', async () => {
    expect((await ask(example.service, 'entries?include=10')).status).toBe(200)
    expect((await ask(example.service, 'entries?include=11')).status).toBe(400)
  })
})

describe('pages', () => {
  it('a limit above 1000 is an error, as in the current docs; the old docs described a cap', async () => {
    expect((await ask(example.service, 'entries?limit=1000')).status).toBe(200)
    expect((await ask(example.service, 'entries?limit=1001')).status).toBe(400)
    expect((await ask(example.service, 'entries?skip=-1')).status).toBe(400)
  })

  it('a cursor whose entry was deleted continues from the same position', async () => {
    const token = Buffer.from(JSON.stringify(['gone', 2])).toString('base64url')
    expect(await idsOf(example.service, `entries?cursor=true&order=sys.id&pageNext=${token}`)).toEqual(['c', 'd'])
  })
})

describe('selection', () => {
  it('without sys omits sys, as documented; an unknown field is ignored', async () => {
    expect((await ask(example.service, 'entries?content_type=article&sys.id=a&select=fields.title,fields.nothing')).body.items).toEqual([
      { fields: { title: 'Twin' } },
    ])
  })

  it('deeper than two levels or of more than a hundred paths is an error, as documented', async () => {
    expect((await ask(example.service, 'assets?select=fields.file.url')).body.message).toMatch(/^Selected properties must be at most 2 levels deep/)
    const many = Array.from({ length: 101 }, (_, i) => `sys.a${i}`).join(',')
    expect((await ask(example.service, `entries?select=${many}`)).status).toBe(400)
  })
})

describe('assets', () => {
  it('a media type of no group counts as an attachment', async () => {
    expect(await idsOf(example.service, 'assets?mimetype_group=pdfdocument')).toEqual(['x'])
    expect(await idsOf(example.service, 'assets?mimetype_group=attachment')).toEqual(['y'])
    expect((await ask(example.service, 'assets?mimetype_group=films')).status).toBe(400)
  })
})

describe('references', () => {
  it('on more than two fields are refused, as documented', async () => {
    const path = ['author', 'related', 'cover'].map((field) => `fields.${field}.sys.contentType.sys.id=article`).join('&')
    expect((await ask(example.service, `entries?content_type=article&${path}`)).status).toBe(400)
  })

  it('need the type of the referenced entry, because its fields are unknown without it', async () => {
    const { status, body } = await ask(example.service, 'entries?content_type=article&fields.author.fields.name=x')
    expect([status, body.sys.id]).toEqual([400, 'BadRequest'])
  })
})

describe('a delivery token in the Preview API', () => {
  it('is refused on a preview host even if no preview token is set, because it belongs to the Delivery API', async () => {
    const other = await exampleService({ deliveryToken: 'delivery' })
    const asked = (token: string) =>
      ask(other.service, `https://preview.contentful.com/spaces/${SPACE}/entries`, { headers: { authorization: `Bearer ${token}` } })
    expect((await asked('delivery')).status).toBe(401)
    expect((await asked('something else')).status).toBe(200)
    await other.close()
  })
})
