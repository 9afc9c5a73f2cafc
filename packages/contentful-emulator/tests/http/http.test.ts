import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleService, overHttp, SPACE } from '../example-space.ts'

let example: Awaited<ReturnType<typeof exampleService>>
let server: Awaited<ReturnType<typeof overHttp>>
beforeAll(async () => {
  example = await exampleService({ deliveryToken: 'delivery-token', previewToken: 'preview-token' })
  server = await overHttp(example.service)
})
afterAll(async () => {
  await server.close()
  await example.close()
})

interface Raw {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends a request without `fetch`, which decompresses responses and adds headers. */
function raw(path: string, { method = 'GET', headers = {}, body = '' } = {}): Promise<Raw> {
  return new Promise((done, failed) => {
    const sent = request(`${server.origin}${path}`, { method, headers: { authorization: 'Bearer delivery-token', ...headers }, timeout: 5000 }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }))
    })
    sent.once('error', failed)
    sent.end(body)
  })
}

const entries = `/spaces/${SPACE}/environments/master/entries`

describe('headers', () => {
  it('are the same as those of Contentful', async () => {
    const { headers } = await raw(entries)
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.contentful.delivery.v1+json',
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET,HEAD,OPTIONS',
      'access-control-expose-headers': 'Etag',
      'access-control-max-age': '86400',
      'contentful-api': 'cda',
      'x-contentful-route': '/spaces/:space/environments/:environment/entries',
      'cf-space-id': SPACE,
      'cf-environment-id': 'master',
      server: 'Contentful',
      vary: 'Accept-Encoding',
    })
    expect(headers['x-contentful-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('repeat the request id of an error body', async () => {
    const { headers, body } = await raw(`${entries}/nothing`)
    expect(headers['x-contentful-request-id']).toBe(JSON.parse(body.toString()).requestId)
  })

  it('of a preflight allow the headers that the SDK sends from a browser', async () => {
    const { status, headers } = await raw(entries, { method: 'OPTIONS' })
    expect(status).toBe(204)
    expect(headers['access-control-allow-headers']).toContain('Authorization')
    expect(headers['access-control-allow-headers']).toContain('X-Contentful-User-Agent')
  })
})

describe('bodies', () => {
  it('are compressed if the client accepts it', async () => {
    const plain = await raw(entries)
    const brotli = await raw(entries, { headers: { 'accept-encoding': 'gzip, br' } })
    const gzip = await raw(entries, { headers: { 'accept-encoding': 'gzip, br;q=0' } })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
    expect(gunzipSync(gzip.body)).toEqual(plain.body)
    expect(gzip.headers.etag).toMatch(/^W\//)
  })

  it('are omitted from 304 and HEAD responses', async () => {
    const { headers, body } = await raw(entries)
    const same = await raw(entries, { headers: { 'if-none-match': `"other", W/${headers.etag}` } })
    expect([same.status, same.body.length]).toEqual([304, 0])
    const head = await raw(entries, { method: 'HEAD' })
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, String(body.length)])
  })
})

describe('paths', () => {
  it.each([`/spaces/${SPACE}/entries/moon`, `/spaces/${SPACE}/entries/moon/?include=1`, `${entries}/moon`])('%s returns the entry', async (path) => {
    expect(JSON.parse((await raw(path)).body.toString()).sys.id).toBe('moon')
  })

  it('without an environment: links in the response have no environment either', async () => {
    const { nextSyncUrl } = JSON.parse((await raw(`/spaces/${SPACE}/sync?initial=true`)).body.toString())
    expect(nextSyncUrl).toMatch(new RegExp(`^${server.origin}/spaces/${SPACE}/sync\\?sync_token=`))
  })
})

const statusOf = async (headers: Record<string, string>, path = entries) => (await raw(path, { headers })).status

describe('tokens of requests', () => {
  it('can be sent in the query', async () => {
    expect(await statusOf({ authorization: '' }, `${entries}?access_token=delivery-token`)).toBe(200)
  })

  it('that are missing or wrong receive 401, also for an unknown space', async () => {
    expect(await statusOf({ authorization: '' })).toBe(401)
    expect(await statusOf({ authorization: 'Bearer wrong' })).toBe(401)
    expect(await statusOf({ authorization: 'Bearer wrong' }, '/spaces/other/entries')).toBe(401)
    expect(await statusOf({}, '/spaces/other/entries')).toBe(404)
  })

  it('are bound to their API if the host name identifies the API', async () => {
    expect(await statusOf({ host: 'preview.contentful.com' })).toBe(401)
    expect(await statusOf({ host: 'cdn.contentful.com', authorization: 'Bearer preview-token' })).toBe(401)
    expect(await statusOf({ host: 'preview.contentful.com', authorization: 'Bearer preview-token' })).toBe(200)
  })
})

describe('limits', () => {
  it('an address of more than 7600 characters is refused', async () => {
    const { status } = await raw(`${entries}?query=${'x'.repeat(8000)}`)
    expect(status).toBe(414)
  })

  it('other methods get 405 with the allowed methods', async () => {
    const { status, headers } = await raw(entries, { method: 'DELETE' })
    expect([status, headers.allow]).toEqual([405, 'GET,HEAD,OPTIONS'])
  })
})
