import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, exampleService, idsOf } from '../example-space.ts'

let example: Awaited<ReturnType<typeof exampleService>>
beforeAll(async () => {
  example = await exampleService()
})
afterAll(() => example.close())

const found = (query: string) => idsOf(example.service, `entries?order=sys.id&${query}`)
const articles = (query: string) => found(`content_type=article&${query}`)

describe('filters', () => {
  it.each([
    ['fields.title=Mars', ['mars']],
    ['fields.title[ne]=Mars', ['empty', 'moon']],
    ['fields.slug[in]=mars,moon,other', ['mars', 'moon']],
    ['fields.slug[nin]=mars', ['empty', 'moon']],
    ['fields.labels=rock', ['mars', 'moon']],
    ['fields.labels[ne]=red', ['empty', 'moon']],
    ['fields.labels[in]=red,near', ['mars', 'moon']],
    ['fields.labels[all]=rock,red', ['mars']],
    ['fields.count=7', ['mars']],
    ['fields.count[gt]=3', ['mars']],
    ['fields.count[gte]=3', ['mars', 'moon']],
    ['fields.rating[lt]=4.5', ['mars']],
    ['fields.rating[lte]=4.5', ['mars', 'moon']],
    ['fields.live=true', ['moon']],
    ['fields.live[ne]=true', ['empty', 'mars']],
    ['fields.body[match]=dust', ['mars']],
    ['fields.rich[match]=galaxy words', ['moon']],
    ['fields.rich[exists]=true', ['moon']],
    ['fields.data[exists]=false', ['empty', 'mars']],
    ['fields.place[exists]=1', ['mars', 'moon']],
    ['fields.place[within]=40,0,50,20', ['moon']],
    ['fields.place[within]=48,11,100', ['moon']],
    ['fields.author.sys.id=person-ada', ['moon']],
    ['fields.author[exists]=true', ['moon']],
    ['fields.related.sys.id[in]=moon', ['mars']],
    ['fields.author.sys.contentType.sys.id=person&fields.author.fields.name=Ada', ['moon']],
    ['fields.author.sys.contentType.sys.id=person&fields.author.fields.name[ne]=Ada', []],
    ['metadata.tags.sys.id[in]=sky', ['moon']],
    ['metadata.tags.sys.id[nin]=sky', ['empty', 'mars']],
    ['metadata.tags[exists]=false', ['empty', 'mars']],
    ['metadata.concepts.sys.id[all]=satellites', ['moon']],
    ['metadata.concepts[exists]=true', ['moon']],
    ['metadata.concepts.descendants[in]=bodies', ['moon']],
    ['metadata.concepts.descendants[in]=moons', []],
    ['sys.createdAt[lt]=2026-01-01T12:02:00Z', ['moon']],
    ['query=dust', ['mars']],
  ])('%s', async (query, expected) => {
    expect(await articles(query)).toEqual(expected)
  })

  it('on sys, links and full text need no content type', async () => {
    expect(await found('sys.contentType.sys.id[in]=person,other')).toEqual(['person-ada', 'person-bob'])
    expect(await found('links_to_entry=person-ada')).toEqual(['moon', 'person-bob'])
    expect(await found('links_to_asset=crater')).toEqual(['moon'])
    expect(await found('query=ADA')).toEqual(['person-ada'])
    expect(await found('sys.id[in]=')).toEqual([])
    expect(await found('sys.archivedVersion[exists]=0')).toHaveLength(5)
  })

  it('work on assets without a content type', async () => {
    expect(await idsOf(example.service, 'assets?fields.file.contentType=video/mp4')).toEqual(['clip'])
    expect(await idsOf(example.service, 'assets?mimetype_group=video')).toEqual(['clip'])
    expect(await idsOf(example.service, 'assets?fields.file.details.size[gt]=500&order=sys.id')).toEqual(['ada', 'crater'])
    expect(await idsOf(example.service, 'assets?query=crater')).toEqual(['crater'])
  })

  it('near sorts by distance and omits entries without a location', async () => {
    expect(await idsOf(example.service, 'entries?content_type=article&fields.place[near]=-30,150')).toEqual(['mars', 'moon'])
  })
})

describe('order and pages', () => {
  it('by default, the last updated comes first', async () => {
    expect(await idsOf(example.service, 'entries')).toEqual(['person-bob', 'person-ada', 'empty', 'mars', 'moon'])
  })

  it('take several keys', async () => {
    expect(await idsOf(example.service, 'entries?order=sys.contentType.sys.id,-sys.id')).toEqual(['moon', 'mars', 'empty', 'person-bob', 'person-ada'])
    expect(await idsOf(example.service, 'entries?content_type=article&order=-fields.count')).toEqual(['mars', 'moon', 'empty'])
  })

  it('return the total before paging', async () => {
    const { body } = await ask(example.service, 'entries?order=sys.id&limit=2&skip=1')
    expect([body.total, body.skip, body.limit, body.items.length]).toEqual([5, 1, 2, 2])
    expect((await ask(example.service, 'entries?limit=0')).body).toMatchObject({ total: 5, limit: 0, items: [] })
  })
})

const first = async (query: string) => (await ask(example.service, `entries?${query}`)).body.items[0]

describe('select', () => {
  it('omits fields that are not named', async () => {
    expect(await first('content_type=article&sys.id=moon&select=fields.title')).toEqual({ fields: { title: 'The Moon' } })
    expect(await first('sys.id=moon&select=sys.id,sys.type,metadata.tags')).toEqual({
      sys: { id: 'moon', type: 'Entry' },
      metadata: { tags: [{ sys: { type: 'Link', linkType: 'Tag', id: 'sky' } }] },
    })
  })

  it('limits the included entries, but not their fields', async () => {
    const { body } = await ask(example.service, 'entries?content_type=article&sys.id=moon&select=sys,fields.cover')
    expect(body.includes.Entry).toBeUndefined()
    expect(body.includes.Asset[0].fields.title).toBe('Picture crater')
  })
})

describe('content types and tags', () => {
  it('can be searched', async () => {
    expect(await idsOf(example.service, 'content_types?query=art')).toEqual(['article'])
    expect(await idsOf(example.service, 'content_types?name=Person')).toEqual(['person'])
    expect(await idsOf(example.service, 'content_types?sys.id[in]=person,article&order=-sys.id')).toEqual(['person', 'article'])
    expect(await idsOf(example.service, 'tags?name[match]=sk')).toEqual(['sky'])
    expect(await idsOf(example.service, 'tags?sys.visibility=public')).toEqual(['sky'])
  })
})
