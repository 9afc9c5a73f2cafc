import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, entry, exampleService, exampleSpace, SPACE } from '../example-space.ts'

let example: Awaited<ReturnType<typeof exampleService>>
beforeAll(async () => {
  example = await exampleService()
})
afterAll(() => example.close())

const INVALID = 'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.'
const unknown = (path: string) => ({ name: 'unknown', path: path.split('.'), details: `The path "${path}" is not recognized` })

const details = (type: string, id: string) => ({ type, id, environment: 'master', space: SPACE })
const at = async (path: string) => (await ask(example.service, `https://cdn.contentful.com${path}`)).body

describe('errors', () => {
  it.each([
    ['entries?sys.888=GO', [unknown('sys.888')]],
    ['entries?name=0', [unknown('name')]],
    ['entries?content_type[in]=cat,dog', [unknown('content_type')]],
    ['entries?content_type=article&fields.nothing=1', [unknown('fields.nothing')]],
    ['entries?content_type=article&fields.title[like]=1', [unknown('fields.title[like]')]],
    ['assets?content_type=article', [unknown('content_type')]],
    ['entries?mimetype_group=image', [unknown('mimetype_group')]],
    ['entries?content_type=nothing', [{ name: 'unknownContentType', value: 'DOESNOTEXIST' }]],
    [
      'entries?content_type=article&order=fields.body',
      [{ name: 'order', path: ['fields', 'body', 'en'], type: 'Text', details: 'Text fields do not support ordering. Consider using a Symbol field instead' }],
    ],
  ])('%s is an invalid query', async (path, errors) => {
    const { status, body } = await ask(example.service, path)
    expect({ status, ...body }).toMatchObject({ status: 400, sys: { type: 'Error', id: 'InvalidQuery' }, message: INVALID, details: { errors } })
  })

  it.each(['entries?fields.title=x', 'entries?select=fields.title', 'entries?order=fields.title', 'entries?fields.author.fields.name=x'])(
    '%s needs a content type',
    async (path) => {
      const { status, body } = await ask(example.service, path)
      expect([status, body.sys.id]).toEqual([400, 'BadRequest'])
      expect(body.message).toMatch(/^A Content Type ID is required\. When querying for Entries and involving fields/)
    },
  )

  it.each([
    ['entries?locale=xx', 'Unknown locale: xx'],
    ['entries/moon?locale=nope', 'Unknown locale: nope'],
    ['sync?initial=true&type=bar', 'The type you reqested for syncing is not valid. Try syncing without a type or consult the documentation.'],
    ['sync?initial=true&content_type=article&type=Asset', 'When passing a content_type the type must be set to Entry.'],
  ])('%s is a bad request', async (path, message) => {
    const { status, body } = await ask(example.service, path)
    expect({ status, ...body }).toMatchObject({ status: 400, sys: { id: 'BadRequest' }, message })
    expect(body).not.toHaveProperty('details')
  })

  it('an unknown resource: responds with 404 and its details', async () => {
    expect((await ask(example.service, 'entries/nothing')).body).toMatchObject({
      message: 'The resource could not be found.',
      details: details('Entry', 'nothing'),
    })
    expect((await ask(example.service, 'assets/nothing')).body.details).toEqual(details('Asset', 'nothing'))
    expect((await ask(example.service, 'entries/not%20found')).body.details).toEqual(details('Entry', 'not found'))
    const invalid = await ask(example.service, 'content_types/not%20found')
    expect([invalid.status, invalid.body.message, invalid.body.details]).toEqual([404, 'Invalid resource id', undefined])
  })

  it('an unknown resource of a path without an environment: responds with 404 without an environment', async () => {
    for (const [collection, type] of [
      ['entries', 'Entry'],
      ['assets', 'Asset'],
      ['content_types', 'ContentType'],
    ] as const)
      expect((await at(`/spaces/${SPACE}/${collection}/nothing`)).details).toEqual({ type, id: 'nothing', space: SPACE })
  })

  it('an unknown space, environment or path: responds with 404', async () => {
    expect(await at('/spaces/other/entries')).not.toHaveProperty('details')
    expect((await at(`/spaces/${SPACE}/environments/other/entries`)).details).toEqual({ type: 'Environment', id: 'other', space: SPACE })
    expect((await at('/spaces/')).sys.id).toBe('NotFound')
    expect((await at(`/spaces/${SPACE}/entries/moon/fields`)).sys.id).toBe('NotFound')
  })

  it('a response of more than 7 MB is refused', async () => {
    const content = exampleSpace()
    for (let i = 0; i < 160; i++) content.entries.push(entry('article', `long-${i}`, 0, { body: { en: 'x'.repeat(50_000) } }))
    const big = await exampleService({}, content)
    const { status, body } = await ask(big.service, 'entries?limit=1000')
    expect([status, body.message]).toEqual([400, 'Response size too big. Maximum allowed response size: 7340032B.'])
    await big.close()
  })
})
